// The document that programs run in, as the plugin makes it of the built Troth.

import { fileURLToPath } from 'node:url'
import type { FinishedSite, PluginConfig } from 'vellum'
import { playground } from 'vellum-playground'
import { expect, it } from 'vitest'
import { readTroth, TROTH_ENTRIES } from '../reference/trothFiles'
import { modules } from './modules'

const siteDir = fileURLToPath(new URL('..', import.meta.url))

it('gives programs of the playground Troth and its entries, in both formats', async () => {
  const plugin = playground({ modules, api: './playground/api.ts' })
  const config = plugin.config as (input: object) => Promise<PluginConfig>
  await config({ siteDir, once: (_: string, compute: () => unknown) => compute() })
  let frame = ''
  const write = async (_: string, content: string | Uint8Array) => {
    frame = String(content)
  }
  await plugin.finish?.({ baseUrl: '/', write, header: () => {} } as Partial<FinishedSite> as FinishedSite)
  const { files } = readTroth()
  expect(modules.map(({ name }) => name)).toEqual(['troth', ...TROTH_ENTRIES.map((name) => `troth/${name}`)])
  for (const { name, exampleExport } of modules) {
    for (const format of ['esm', 'cjs']) {
      const code = String(files.get(`dist/${format}${name.slice(5)}/index.js`))
      expect(code).toMatch(new RegExp(`^(async )?function\\*? ${exampleExport}\\(`, 'm'))
      // As the data of the frame has it: JSON, without the address of a map.
      const [line = ''] = new RegExp(`^.*function\\*? ${exampleExport}\\(.*$`, 'm').exec(code) ?? []
      expect(frame.split(JSON.stringify(line).slice(1, -1)).length).toBeGreaterThan(2)
    }
  }
})
