import { describe, expect, it } from 'vitest'
import { createAssetFiles } from './assetFiles.js'

/** A JPEG of 2 × 1 pixels that the camera rotated by 90 degrees (orientation 6). */
const TURNED = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000ffc0000b080001000201011100ffd9',
  'hex',
)

function assetsOf(contents: Record<string, string | Buffer>) {
  const reads: string[] = []
  const assets = createAssetFiles({
    exists: () => true,
    read: (path) => {
      reads.push(path)
      return Buffer.from(contents[path]!)
    },
    list: () => [],
  })
  return { assets, reads }
}

describe('createAssetFiles', () => {
  it.each([
    ['/a/My logo (1).PNG', 'assets/files/My-logo-1-2cf24dba.png'],
    ['/a/été.tar.gz', 'assets/files/t-.tar-2cf24dba.gz'],
    ['/a/.env', 'assets/files/env-2cf24dba'],
    ['/a/文.pdf', 'assets/files/file-2cf24dba.pdf'],
  ])('AS-4: names %s %s', (path, name) => {
    expect(assetsOf({ [path]: 'hello' }).assets.file(path)).toEqual({ file: path, name })
  })

  it('reads a file once', () => {
    const { assets, reads } = assetsOf({ '/a.png': 'x' })
    assets.image('/a.png')
    assets.image('/a.png')
    expect(reads).toEqual(['/a.png'])
  })

  it('AS-21: finds files that have the name of an image only', () => {
    const contents = {
      '/empty.png': '',
      '/page.JPG': '<!doctype html>',
      '/pointer.gif': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
      // Browsers do not look at the name.
      '/photo.png': TURNED,
      // Its size cannot be read, but it may be an image.
      '/broken.png': Buffer.from('89504e470d0a1a0a', 'hex'),
      '/drawing.svg': '<svg></svg>',
      '/film.mp4': 'x',
    }
    const { assets } = assetsOf(contents)
    expect(Object.keys(contents).map((path) => assets.image(path).unreadable)).toEqual([
      'other',
      'other',
      'git-lfs',
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  it('AS-5: reads the size of a photo as it is shown', () => {
    expect(assetsOf({ '/a.jpg': TURNED }).assets.image('/a.jpg')).toMatchObject({ width: 1, height: 2 })
  })
})
