// Files that pages link to, under their names in the output: with a hash of their content, so that browsers
// can cache them forever.

import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset, UnreadableImage } from '../../markdown/compile/types.js'
import type { SiteFiles } from './siteFiles.js'

/** An image with its size, if its format is known. */
export interface ImageFile {
  readonly asset: Asset
  readonly width: number | undefined
  readonly height: number | undefined
  /** Its content is none of an image. */
  readonly unreadable?: UnreadableImage
}

/** Names assets; each file is read once. */
export interface AssetFiles {
  readonly file: (path: string) => Asset
  readonly image: (path: string) => ImageFile
}

/** Makes the namer for one run. */
export function createAssetFiles(files: SiteFiles): AssetFiles {
  const knownFacts = new Map<string, Omit<ImageFile, 'asset'> & { readonly hash: string }>()
  const look = (path: string, isImage: boolean) => {
    const key = `${isImage ? 'image' : 'file'}:${path}`
    let facts = knownFacts.get(key)
    if (!facts) {
      const bytes = files.read(path)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const size = isImage ? sizeOf(bytes) : undefined
      const unreadable = isImage && !size ? unreadableImage(path, bytes) : undefined
      facts = { hash, width: size?.width, height: size?.height, ...(unreadable && { unreadable }) }
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
      const { hash, ...facts } = look(path, true)
      return { asset: { file: path, name: assetName(path, { folder: 'images', hash }) }, ...facts }
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

/** What a file is that has the name of an image, and no bytes of one. Browsers look at the bytes, not at the name. */
function unreadableImage(path: string, bytes: Uint8Array): UnreadableImage | undefined {
  if (!/\.(?:png|jpe?g|gif|webp)$/i.test(path)) return undefined
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (/^(?:\x89PNG|\xff\xd8|GIF8|RIFF.{4}WEBP)/s.test(start)) return undefined
  return start.startsWith('version https://git-lfs') ? 'git-lfs' : 'other'
}
