// Compiles Markdown pages through the cache on disk. A page is compiled again if its text, the compiler or
// its options have changed, if a link or an image in it would now be resolved to something else, or if the
// types in its samples come from declarations that have changed; nothing else counts. Files in it are
// relative to the site: a cache may be moved with it.

import { join, resolve } from 'node:path'
import { relativePath } from '../base/relativePath.js'
import { type DiskCache, hashOf, openDiskCache } from '../cache/diskCache.js'
import { type CodeRecord, openCodeCache } from '../markdown/code/codeCache.js'
import type { CompiledMarkdown, CompileInput, PageResolver } from '../markdown/compile/types.js'
import type { Declarations } from '../markdown/samples/declarations.js'
import { withImage } from './pageImage.js'

/** A page to compile. Plain data: it is passed between threads. */
export interface CompileTask extends Omit<CompileInput, 'resolver' | 'partial'> {
  /** Absolute. */
  readonly file: string
  /** The kind of content, which has its own compiler: a docs set, the blog, or the pages. */
  readonly kind: string
  /** The file that it is a translation of: most of its code is the same. */
  readonly original?: string
}

/** The name of a task: a page by its source, with a different name for its excerpt. */
export function taskName({ source, excerpt }: Pick<CompileTask, 'source' | 'excerpt'>): string {
  return excerpt ? excerptName(source) : source
}

/** The name of a page's excerpt. */
export function excerptName(source: string): string {
  return `${source}?excerpt`
}

/** A compiled page without its body, which stays in the cache under `key`. */
export interface CompileResult extends Omit<CompiledMarkdown, 'body' | 'declarations'> {
  readonly key: string
  /** The hash of the body: under one key it may change with the targets of its links. */
  readonly hash: string
  readonly live: boolean
  /** URL of the page's image, if its front matter names a file. */
  readonly image?: string
}

/** A compiled page with the file that it is made from. */
export type CompiledSource = CompileResult & { readonly source: string }

/** The parts of a site that compilation needs. */
export interface CompileSources {
  readonly cache: DiskCache
  readonly siteDir: string
  /** The fingerprint of the engine and of the options of a kind of page. */
  readonly fingerprint: (kind: string) => string
  /** The fingerprint of the locale that is compiled first: its cached code is highlighted already. */
  readonly firstFingerprint?: (kind: string) => string | undefined
  readonly compile: (kind: string, input: CompileInput) => Promise<CompiledMarkdown>
  /** Resolves the URLs in a file. */
  readonly resolver: (file: string) => PageResolver
  /** The result of a resolver as text, for comparison. */
  readonly describe: (resolved: unknown) => string
  /** Whether the files among these that plugins made are still there. */
  readonly hasFiles?: ((assets: CompiledMarkdown['assets']) => boolean) | undefined
  /** Whether declarations are the same as when a page was compiled. */
  readonly areCurrent: (declarations: Declarations) => boolean
}

/** Compiles pages, or finds them in the cache. */
export interface CompileCache {
  /** The page in the cache; undefined if it must be compiled. */
  readonly find: (task: CompileTask) => Promise<CompileResult | undefined>
  /** Compiles the page and puts it into the cache; others can read it after `settle`. */
  readonly compile: (task: CompileTask) => Promise<CompileResult>
  /** Waits until all compiled pages are in the cache. */
  readonly settle: () => Promise<void>
  /** The body of a page that was found or compiled. */
  readonly body: (key: string) => Promise<CompiledMarkdown['body']>
  /** The keys of pages in the cache. */
  readonly keysOf: (tasks: readonly CompileTask[]) => string[]
}

/** Deletes all pages from a cache but these. */
export async function pruneCompileCache(cacheDir: string, keys: Iterable<string>): Promise<void> {
  await openDiskCache(compileCacheDir(cacheDir)).prune(new Set(keys))
}

/** The folder of pages in the cache of a site. */
export function compileCacheDir(cacheDir: string): string {
  return join(cacheDir, 'pages')
}

/** A URL of a page, and its resolution. */
type Resolution = readonly [kind: 'link' | 'image' | 'file', url: string, resolved: string]

/** A page in the cache: three lines of JSON, so that the last two are read only when they are needed. */
interface Entry {
  readonly facts: Facts
  readonly body: string
  readonly code: string
}

/** The first line. */
interface Facts {
  /**
   * The hash of everything that the page was compiled from, except for resolved URLs; none if it must be
   * compiled again.
   */
  readonly inputs: string | null
  readonly resolutions: readonly Resolution[]
  readonly declarations?: Declarations
  readonly result: CompileResult
}

/** Compiles pages that `find` does not find; entries are written in the background. */
export function createCompileCache(sources: CompileSources): CompileCache {
  const { cache, siteDir, describe } = sources
  // One key for each page, whatever its text: the next version finds its highlighted code there.
  const keyOf = (task: CompileTask) => hashOf(sources.fingerprint(task.kind), taskName(task))
  const firstKeyOf = (task: CompileTask) => {
    const { kind, source, original = source } = task
    const fingerprint = sources.firstFingerprint?.(kind)
    return fingerprint === undefined
      ? undefined
      : hashOf(fingerprint, taskName({ ...task, source: original }))
  }
  const inputsOf = ({ body, bodyLine, format, frontMatter, excerpt }: CompileTask) =>
    hashOf(String(bodyLine), format, JSON.stringify([frontMatter, excerpt]), body)

  const read = (key: string) => readEntry(cache, key)
  let writing: Promise<unknown> = Promise.resolve()

  return {
    settle: async () => {
      await writing
    },
    keysOf: (tasks) => tasks.map(keyOf),
    find: async (task) => {
      const entry = await read(keyOf(task))
      if (entry?.facts.inputs !== inputsOf(task)) return undefined
      if (!sources.areCurrent(entry.facts.declarations ?? {})) return undefined
      if (sources.hasFiles?.(entry.facts.result.assets) === false) return undefined
      const resolver = sources.resolver(task.file)
      for (const [kind, url, resolved] of entry.facts.resolutions) {
        if (describe(await resolver[kind](url)) !== resolved) return undefined
      }
      return withAssetFiles(entry.facts.result, (file) => resolve(siteDir, file))
    },
    compile: async (task) => {
      const key = keyOf(task)
      const resolutions: Resolution[] = []
      const resolver = recording(sources.resolver(task.file), { resolutions, describe })
      const { kind, file: _, original: __, ...input } = task
      const firstKey = firstKeyOf(task)
      const before = (await read(key)) ?? (firstKey === undefined ? undefined : await read(firstKey))
      const code = openCodeCache(before && (JSON.parse(before.code) as CodeRecord))
      const compiled = await sources.compile(kind, { ...input, partial: false, resolver, codeCache: code })
      const { page, image } = await withImage(compiled, task, resolver)
      // Images are resolved in any order; a cached file has a fixed order.
      resolutions.sort((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1))
      const result = summary(key, page, image)
      const { declarations } = page
      // A declaration that a sample lacks may exist the next time.
      const isFinal = !page.problems.some(({ type }) => type === 'sample')
      const facts: Facts = {
        inputs: isFinal ? inputsOf(task) : null,
        resolutions,
        ...(declarations && { declarations }),
        result: withAssetFiles(result, (file) => relativePath(siteDir, file)),
      }
      const lines = [facts, page.body, code.record()].map((part) => JSON.stringify(part))
      // Written while the next page is compiled; one page at a time keeps few of them in memory.
      await writing
      writing = cache.write(key, Buffer.from(lines.join('\n')))
      // The caller that waits for it gets the error; a server whose cache is deleted must not end.
      writing.catch(() => {})
      return result
    },
    body: async (key) => {
      await writing
      const entry = await read(key)
      if (!entry) throw new Error(`The compiled page ${key} is gone from the cache.`)
      return JSON.parse(entry.body) as CompiledMarkdown['body']
    },
  }
}

async function readEntry(cache: DiskCache, key: string): Promise<Entry | undefined> {
  const value = await cache.read(key)
  if (!value) return undefined
  const [facts = '', body = '', code = '{}'] = value.toString('utf8').split('\n')
  return { facts: JSON.parse(facts) as Facts, body, code }
}

/** The resolver, which adds each result to `resolutions`. */
function recording(
  resolver: PageResolver,
  { resolutions, describe }: { resolutions: Resolution[]; describe: CompileSources['describe'] },
): PageResolver {
  return {
    link: (url) => {
      const resolved = resolver.link(url)
      resolutions.push(['link', url, describe(resolved)])
      return resolved
    },
    image: async (url) => {
      const resolved = await resolver.image(url)
      resolutions.push(['image', url, describe(resolved)])
      return resolved
    },
    file: (path) => {
      const resolved = resolver.file(path)
      resolutions.push(['file', path, describe(resolved)])
      return resolved
    },
  }
}

/** The page with different paths of its assets. */
function withAssetFiles(page: CompileResult, path: (file: string) => string): CompileResult {
  return { ...page, assets: page.assets.map((asset) => ({ ...asset, file: path(asset.file) })) }
}

function summary(
  key: string,
  { body, declarations: _, ...page }: CompiledMarkdown,
  image: string | undefined,
): CompileResult {
  const hash = hashOf(
    body.type === 'live' ? body.code : body.slots ? JSON.stringify([body.html, body.slots]) : body.html,
  )
  // As it is read from the cache: fields that are undefined are missing.
  return { ...page, key, hash, live: body.type === 'live', ...(image !== undefined && { image }) }
}
