import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { preloadHelper } from './preloadHelper.js'

type FilesOf = (file: string, imported: string[], context: object) => string[]

/** The files of a part that the helper gets, if `code` is the whole bundle. */
function filesOf(
  file: string,
  { imported = [], code = '' }: { imported?: string[]; code?: string },
): string[] {
  const { plugin, modulePreload } = preloadHelper({ baseUrl: '/' })
  const { handler } = plugin.generateBundle as { handler: (...args: unknown[]) => void }
  handler(
    {},
    { 'a.js': { type: 'chunk', code, dynamicImports: ['other-2.js'] } as Partial<Rolldown.OutputChunk> },
  )
  return (modulePreload as { resolveDependencies: FilesOf }).resolveDependencies(file, imported, {})
}

describe('the helper for dynamic imports', () => {
  it('gets the file of a part first, then what the part imports besides the shell (RE-12)', () => {
    const imported = ['assets/part-1.js', 'assets/react-2.js', 'assets/shell-3.js', 'assets/shared-4.js']
    expect(filesOf('assets/part-1.js', { imported })).toEqual(['assets/part-1.js', 'assets/shared-4.js'])
    expect(filesOf('assets/part-1.js', {})).toEqual(['assets/part-1.js'])
  })

  it('gets no file to retry if the code uses something else of the module (RE-12)', () => {
    const code = 'e(()=>import(`./part-1.js`).then(e=>e.default),[]);e(()=>import("./other-2.js"),[]).then(f)'
    expect(filesOf('assets/part-1.js', { code })).toEqual(['', 'assets/part-1.js'])
    expect(filesOf('assets/other-2.js', { code })).toEqual(['assets/other-2.js'])
  })
})
