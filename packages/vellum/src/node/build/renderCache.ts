// Rendered pages between builds. A page is taken from here if everything that it is made from is the same:
// the engine, what all pages share, its data and its body.

import { dirname, join } from 'node:path'
import type { SearchRecord } from 'vellum-search/node'
import { foldersBelow } from '../base/temporaryFolders.js'
import { openDiskCache } from '../cache/diskCache.js'
import { openObjectStore } from '../cache/objectStore.js'
import { type CompressOptions, compress } from '../output/compress.js'
import type { PolicySources } from '../output/policySources.js'
import type { ScannedHtml } from '../output/scanHtml.js'

/** The report of a page whose files are written. */
export interface PageReport extends Pick<ScannedHtml, 'links' | 'ids'> {
  readonly path: string
  readonly indexable: boolean
  /** Its record for the search index. */
  readonly search?: SearchRecord | undefined
  /** What plugins keep of the page, by their names. */
  readonly records?: Readonly<Record<string, unknown>> | undefined
  /** The entries of the caches of plugins that it has used. */
  readonly pluginKeys?: readonly string[] | undefined
  /** What the policy of the site must allow for the page. */
  readonly sources: PolicySources
  /** URLs of the stylesheets of classes that it shows; left out when it shows none. */
  readonly classStyles?: readonly string[] | undefined
  readonly files: readonly string[]
  /** Their names in the cache. */
  readonly objects: readonly string[]
  readonly bytes: number
  /** The time that rendering took; undefined if the page was in the cache. */
  readonly times: RenderTimes | undefined
}

/** Milliseconds that a page took; `plugins` is what they derive from it, `write` compressing and writing its files. */
export interface RenderTimes {
  readonly render: number
  readonly plugins: number
  readonly write: number
}

/** The report without links, ids and words, once these are collected. */
export type WrittenPage = Omit<PageReport, 'links' | 'ids' | 'search'>

/** A file of a page: its name below the output folder, its content, its size. */
type PageFile = readonly [name: string, object: string, size: number]

/** A file to write: its name below the output folder, and how much time its compression may take. */
interface TextFile {
  readonly name: string
  readonly text: string | Buffer
  readonly effort: CompressOptions['effort']
}

/** The cached data of a page. */
interface PageRecord extends Omit<PageReport, 'path' | 'times' | 'objects'> {
  readonly contents: readonly PageFile[]
}

/** Pages on disk, and functions that put them into an output folder. */
export interface RenderCache {
  /** Puts a page into the output folder; undefined if it must be rendered. */
  readonly find: (key: string, path: string) => Promise<PageReport | undefined>
  /** Puts a page into the output folder, with its compressed forms, and keeps it. */
  readonly add: (
    key: string,
    page: Omit<PageReport, 'files' | 'bytes' | 'times' | 'objects'> & {
      readonly written: readonly TextFile[]
    },
  ) => Promise<Omit<PageReport, 'times'>>
}

/** The cache of rendered pages, for one output folder. */
export function openRenderCache({ cacheDir, outDir }: { cacheDir: string; outDir: string }): RenderCache {
  const records = openDiskCache(join(cacheDir, 'rendered'))
  const objects = openObjectStore(join(cacheDir, 'objects'))
  const makeFolder = foldersBelow(outDir)
  return {
    find: async (key, path) => {
      const value = await records.read(key)
      if (!value) return undefined
      const { contents, ...record } = JSON.parse(value.toString('utf8')) as PageRecord
      if (!contents.every(([, object]) => objects.has(object))) return undefined
      linkFiles(contents)
      return { path, ...record, objects: contents.map(([, object]) => object), times: undefined }
    },
    add: async (key, { path, written: writtenFiles, ...seen }) => {
      const contents = (await Promise.all(writtenFiles.map(keep))).flat()
      linkFiles(contents)
      const record: PageRecord = {
        ...seen,
        files: contents.map(([name]) => name),
        bytes: contents.reduce((sum, [, , size]) => sum + size, 0),
        contents,
      }
      await records.write(key, Buffer.from(JSON.stringify(record)))
      const { contents: _, ...report } = record
      return { path, ...report, objects: contents.map(([, object]) => object) }
    },
  }

  async function keep({ name, text, effort }: TextFile): Promise<PageFile[]> {
    const bytes = Buffer.from(text)
    const { br, gz } = await compress({ name, bytes, effort })
    const forms = [
      { name, content: bytes },
      ...(br ? [{ name: `${name}.br`, content: br }] : []),
      ...(gz ? [{ name: `${name}.gz`, content: gz }] : []),
    ]
    return forms.map((form): PageFile => [form.name, objects.put(form.content), form.content.length])
  }

  function linkFiles(contents: readonly PageFile[]): void {
    for (const [name, object] of contents) {
      const file = join(outDir, name)
      makeFolder(dirname(file))
      objects.link(object, file)
    }
  }
}

/** Deletes from the cache what no page of this build is made of. */
export async function pruneRenderCache({
  cacheDir,
  keys,
  objects,
}: {
  cacheDir: string
  keys: ReadonlySet<string>
  objects: ReadonlySet<string>
}): Promise<void> {
  await openDiskCache(join(cacheDir, 'rendered')).prune(keys)
  await openObjectStore(join(cacheDir, 'objects')).prune(objects)
}
