import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { collectGarbage } from '../../base/collectGarbage.js'
import { outputFiles } from './outputFiles.js'

/** Bundles two modules, and has what Vite keeps of the modules of each chunk. */
async function bundled() {
  const modules: WeakRef<object>[] = []
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ['one', 'two'], preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'two-modules',
        resolveId: (id) => `\0${id}`,
        load: (id) => `export const name = ${JSON.stringify(id)}`,
        generateBundle: (_, bundle) => {
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') modules.push(new WeakRef(file.modules))
          }
        },
      },
    ],
  })
  return { modules, files: outputFiles((outputs as Rolldown.RolldownOutput).output) }
}

describe('outputFiles', () => {
  it('has each file once, in order', async () => {
    const { files } = await bundled()
    const names = files.list.map(({ fileName }) => fileName)
    expect(names).toHaveLength(2)
    expect([...files.take()].map(({ fileName }) => fileName)).toEqual(names)
    expect([...files.take()]).toEqual([])
    expect(files.list).toEqual([])
  })

  it('keeps nothing of a file that was taken', async () => {
    const { files, modules } = await bundled()
    for (const file of files.take()) expect(file.fileName).toMatch(/\.js$/)
    await collectGarbage()
    expect(modules.map((ref) => ref.deref())).toEqual([undefined, undefined])
  })
})
