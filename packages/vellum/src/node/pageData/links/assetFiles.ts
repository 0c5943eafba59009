// Files that pages link to, under their names in the output: with a hash of their content, so that browsers
// can cache them forever.

import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset } from '../../markdown/compile/types.js'
import type { SiteFiles } from './siteFiles.js'

/** An image with its size, if its format is known. */
export interface ImageFile {
  readonly asset: Asset
  readonly width: number | undefined
  readonly height: number | undefined
}

/** Names assets; each file is read once. */
export interface AssetFiles {
  readonly file: (path: string) => Asset
  readonly image: (path: string) => ImageFile
}

/** Makes the namer for one run. */
export function createAssetFiles(files: SiteFiles): AssetFiles {
  const knownFacts = new Map<
    string,
    { hash: string; width: number | undefined; height: number | undefined }
  >()
  const look = (path: string, isImage: boolean) => {
    const key = `${isImage ? 'image' : 'file'}:${path}`
    let facts = knownFacts.get(key)
    if (!facts) {
      const bytes = files.read(path)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      facts = { hash, width: undefined, height: undefined, ...(isImage && sizeOf(bytes)) }
      knownFacts.set(key, facts)
    }
    return facts
  }
  return {
    file: (path) => ({
      file: path,
      name: assetName(path, { folder: 'files', hash: look(path, false).hash }),
    }),
    image: (path) => {
      const { hash, width, height } = look(path, true)
      return { asset: { file: path, name: assetName(path, { folder: 'images', hash }) }, width, height }
    },
  }
}

/** `/site/docs/My logo.PNG` → `assets/images/My-logo-1f3c5a7b.png` */
export function assetName(path: string, { folder, hash }: { folder: string; hash: string }): string {
  const base = posix.basename(path.replaceAll('\\', '/'))
  const type = posix.extname(base)
  const name = base
    .slice(0, base.length - type.length)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|-+$/g, '')
  return `assets/${folder}/${name || 'file'}-${hash}${type.toLowerCase().replace(/[^\w.]/g, '')}`
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // Browsers rotate photos by their orientation; from 5 on, by 90 degrees.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    // The size of this format cannot be read: the page has none.
    return undefined
  }
}
