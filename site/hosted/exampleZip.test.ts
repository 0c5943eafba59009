import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_APPS, readExample } from '../examples/exampleFolders'
import { exampleZip } from './exampleZip'

describe('exampleZip', () => {
  it.each(EXAMPLE_APPS)('holds the files of %s in one folder, byte for byte', (app) => {
    const files = readExample(app)
    const unzipped = Object.entries(unzipSync(exampleZip('folder', files)))
    expect(unzipped.map(([path, bytes]) => ({ path, text: strFromU8(bytes) }))).toEqual(
      files.map(({ path, text }) => ({ path: `folder/${path}`, text })),
    )
  })

  it('is the same for the same files', () => {
    const files = readExample('umd')
    expect(exampleZip('umd', files)).toEqual(exampleZip('umd', files))
  })
})
