// Files of a built site as data URLs, each read once.

import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** Reads the files of a site by their URLs. */
export interface BuiltFiles {
  /** The text of a file; undefined if the site has no such file. */
  readonly text: (path: string) => Promise<string | undefined>
  /** The file as a data URL. */
  readonly dataUrl: (path: string) => Promise<string | undefined>
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The files of a folder, whose URLs start with the base. */
export function openBuiltFiles({
  dir,
  baseUrl,
}: {
  readonly dir: string
  readonly baseUrl: string
}): BuiltFiles {
  const read = async (path: string): Promise<Buffer | undefined> => {
    if (!path.startsWith(baseUrl)) return undefined
    const name = path.slice(baseUrl.length).replace(/[?#].*$/, '')
    let file: string
    try {
      file = join(dir, decodeURIComponent(name))
    } catch {
      return undefined
    }
    if (!file.startsWith(dir + sep)) return undefined
    return readFile(file).catch(() => undefined)
  }
  const dataUrls = new Map<string, Promise<string | undefined>>()
  return {
    text: async (path) => (await read(path))?.toString('utf8'),
    dataUrl: (path) => {
      const found =
        dataUrls.get(path) ??
        read(path).then((bytes) => {
          const type = TYPES[extname(path.replace(/[?#].*$/, '')).toLowerCase()]
          return bytes && type && `data:${type};base64,${bytes.toString('base64')}`
        })
      dataUrls.set(path, found)
      return found
    },
  }
}
