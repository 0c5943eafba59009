// A bundle between builds. It is used again if nothing has changed that it could be made from: its options,
// every file that is in it, and all code and styles of the site, in it or not, because a new file may shadow
// another. With a configuration of PostCSS that is every page, too: the classes in them may decide on the styles.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { type DiskCache, hashOf, openDiskCache } from '../../cache/diskCache.js'
import type { BundledComponent, BundledPage } from '../../steps/pageTasks.js'
import {
  type BlockSlice,
  blockKeys,
  createBlockReader,
  createBlockWriter,
  readBlocks,
  writeBlocks,
} from './contentBlocks.js'
import { writeServerFile } from './serverModules.js'
import type { BundledFile, BundledPages, FrameFiles, KeepFile, LocaleBundle, ServerModule } from './types.js'

/** Bundles on disk; one at a time. */
export interface BundleCache {
  readonly find: () => Promise<BundledPages | undefined>
  /** Writes a file of a new bundle. It can be read when the bundle is added. */
  readonly keep: KeepFile
  readonly add: (bundle: BundledPages) => Promise<void>
}

/** The key of a bundle. */
export interface BundleCacheInput {
  readonly cacheDir: string
  /** Identifies the bundle among those of the site. */
  readonly name: string
  readonly siteDir: string
  /** Folders without code: the output, static files. Absolute paths. */
  readonly except: readonly string[]
  /** Everything else that the bundle depends on. */
  readonly inputs: readonly string[]
}

/** A bundle as text; the contents of its files are in blocks. */
interface Entry {
  readonly inputs: readonly (readonly [file: string, hash: string])[]
  readonly bundle: Omit<BundledPages, 'files' | 'serverFiles' | 'locales'>
  readonly files: readonly (readonly [name: string, slice: BlockSlice])[]
  readonly serverFiles: readonly (readonly [file: string, hash: string, slice: BlockSlice])[]
  readonly locales: readonly (readonly [
    locale: string,
    shell: readonly string[],
    pages: readonly (readonly [source: string, page: BundledPage])[],
    theme: ServerModule | undefined,
    components: readonly (readonly [name: string, component: BundledComponent])[],
    frames: readonly (readonly [type: string, files: FrameFiles])[],
  ])[]
}

const CODE = new Set('.js .jsx .mjs .cjs .ts .tsx .mts .cts .css .scss .sass .less .json .svg'.split(' '))
/** What PostCSS may read besides. */
const PAGES = new Set(['.md', '.mdx', '.html'])
const POSTCSS_CONFIG = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\.\w+)?)$/
const NO_CODE = new Set(['node_modules', '.git', '.vellum'])

/** The cache of one bundle. */
export function openBundleCache({ cacheDir, name, siteDir, except, inputs }: BundleCacheInput): BundleCache {
  const disk = openDiskCache(join(cacheDir, name))
  const extensions = hasPostcss(siteDir) ? new Set([...CODE, ...PAGES]) : CODE
  const key = hashOf(...inputs, ...codeOf(siteDir, { except: new Set(except), extensions }))
  const writer = createBlockWriter(disk, clientKey(key))
  const file = fileReader(disk, clientKey(key))
  let isNew = false
  return {
    keep: async ({ name, bytes }) => {
      // An older entry with this key, which a changed package has made useless, would get parts of new files.
      if (!isNew) await disk.remove(key)
      isNew = true
      return file(name, await writer.add(bytes))
    },
    find: async () => {
      const value = await disk.read(key)
      if (!value) return undefined
      const { inputs, bundle, files, serverFiles, locales } = JSON.parse(value.toString('utf8')) as Entry
      if (!inputs.every(([file, hash]) => hashOfFile(file) === hash)) return undefined
      for (const block of blockKeys(
        clientKey(key),
        files.map(([, slice]) => slice),
      )) {
        if (!(await disk.read(block))) return undefined
      }
      const changed = serverFiles.filter(([file, hash]) => hashOfFile(file) !== hash)
      const codes = await readBlocks(
        disk,
        serverKey(key),
        changed.map(([, , slice]) => slice),
      )
      if (!codes) return undefined
      for (const [i, [file]] of changed.entries()) await writeServerFile(file, codes[i]!)
      const localeBundles = locales.map(
        ([locale, shell, pages, theme, components, frames]): [string, LocaleBundle] => [
          locale,
          {
            shell,
            pages: new Map(pages),
            theme,
            components: new Map(components),
            frames: new Map(frames),
          },
        ],
      )
      return {
        ...bundle,
        files: files.map(([name, slice]) => file(name, slice)),
        serverFiles: serverFiles.map(([file]) => file),
        locales: new Map(localeBundles),
      }
    },
    add: async ({ files, serverFiles, locales, ...bundle }) => {
      await writer.end()
      const slices = files.map(({ slice }) => slice)
      const hashes: string[] = []
      const serverSlices = await writeBlocks(disk, serverKey(key), codeOfFiles(serverFiles, hashes))
      const entry: Entry = {
        inputs: bundle.inputs.map((file) => [file, hashOfFile(file) ?? '']),
        bundle,
        files: files.map(({ name, slice }) => [name, slice]),
        serverFiles: serverFiles.map((file, i) => [file, hashes[i]!, serverSlices[i]!]),
        locales: [...locales].map(([locale, { shell, pages, theme, components, frames }]) => [
          locale,
          shell,
          [...pages],
          theme,
          [...components],
          [...frames],
        ]),
      }
      await disk.write(key, Buffer.from(JSON.stringify(entry)))
      const blocks = [...blockKeys(clientKey(key), slices), ...blockKeys(serverKey(key), serverSlices)]
      await disk.prune(new Set([key, ...blocks]))
    },
  }
}

const clientKey = (key: string) => `${key}-client`
const serverKey = (key: string) => `${key}-server`

/** Describes files whose contents are in blocks. */
function fileReader(disk: DiskCache, key: string): (name: string, slice: BlockSlice) => BundledFile {
  const readSlice = createBlockReader(disk, key)
  return (name, slice) => ({
    name,
    slice,
    read: async () => {
      const bytes = await readSlice(slice)
      if (!bytes) throw new Error(`The bundled file ${name} is gone from the cache.`)
      return bytes
    },
  })
}

/** The contents of files, one after the other; adds their hashes. */
function* codeOfFiles(files: readonly string[], hashes: string[]): Iterable<Buffer> {
  for (const file of files) {
    const bytes = readFileSync(file)
    hashes.push(hashOf(bytes))
    yield bytes
  }
}

/** Whether PostCSS has a configuration, in a folder or in one around it, as in a repository of several packages. */
function hasPostcss(dir: string): boolean {
  try {
    const names = readdirSync(dir)
    if (names.some((name) => POSTCSS_CONFIG.test(name))) return true
    const manifest = names.includes('package.json') ? readFileSync(join(dir, 'package.json'), 'utf8') : ''
    if (/"postcss"\s*:\s*\{/.test(manifest)) return true
  } catch {
    // A folder around the site that cannot be read has none for PostCSS either.
  }
  return dirname(dir) !== dir && hasPostcss(dirname(dir))
}

/** Names and contents of all code below a folder, in a stable order. */
function codeOf(
  dir: string,
  options: { readonly except: ReadonlySet<string>; readonly extensions: ReadonlySet<string> },
): string[] {
  const { except, extensions } = options
  const entries = readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return NO_CODE.has(entry.name) || except.has(path) ? [] : codeOf(path, options)
    return extensions.has(extname(entry.name)) ? [path, hashOfFile(path) ?? ''] : []
  })
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return undefined
  }
}
