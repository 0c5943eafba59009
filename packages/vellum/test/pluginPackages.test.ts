// Features that are packages of their own use what every plugin may: the exports of `vellum`, and its types.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const engine = manifestOf('vellum')

function manifestOf(folder: string): {
  readonly exports: object
  readonly dependencies?: Readonly<Record<string, string>>
} {
  return JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
}

/** What the sources of a package import that is not their own, with `type` for imports that vanish. */
function foreignImports(folder: string): string[] {
  const src = join(packages, folder, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) =>
    [
      ...readFileSync(join(src, file), 'utf8').matchAll(
        /(?:^(?:import|export) (type )?[^'"]*?from |^import |import\()'([^']+)'/gm,
      ),
    ]
      .filter(([, , name = '']) => !/^node:|^\.\/(?!.*\.\.)/.test(name))
      .map(([, type = '', name]) => type + name),
  )
}

describe.each(['social-cards', 'markdown-pages', 'external-links'])('packages/%s', (folder) => {
  it('imports nothing of the engine but its public exports', () => {
    const isExported = (name: string) =>
      name.startsWith('vellum/') && `.${name.slice('vellum'.length)}` in engine.exports
    const installed = Object.keys(manifestOf(folder).dependencies ?? {})
    const imports = foreignImports(folder)
    expect(imports).toContain('type vellum')
    expect(
      imports.filter(
        (name) =>
          name !== 'type vellum' && !isExported(name.replace(/^type /, '')) && !installed.includes(name),
      ),
    ).toEqual([])
  })
})
