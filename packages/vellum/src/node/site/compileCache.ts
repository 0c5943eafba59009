// Compiles Markdown pages through the cache on disk. A page is compiled again when
// its text, the compiler or its options have changed, when a link or an image in it
// would now be answered in another way, or when the types in its samples come from
// declarations that have changed; nothing else is looked at.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import { type DiskCache, hashOf, openDiskCache } from '../cache/diskCache.js'
import { type CodeRecord, openCodeCache } from '../markdown/code/codeCache.js'
import type {
  CompiledMarkdown,
  CompileInput,
  MarkdownProblem,
  PageResolver,
} from '../markdown/compile/types.js'
import type { Declarations } from '../markdown/samples/declarations.js'

/** A page to compile. Plain data: it is passed between threads. */
export interface CompileTask extends Omit<CompileInput, 'resolver' | 'partial'> {
  /** Absolute. */
  readonly file: string
  /** Which of the site's compilers: that of a set of documents, or of the pages. */
  readonly kind: string
  /** The file that it is a translation of: most of its code is the same. */
  readonly original?: string
}

/** Names what is compiled: a page by its source, and apart from it the part of it that lists show. */
export function taskName({ source, excerpt }: Pick<CompileTask, 'source' | 'excerpt'>): string {
  return excerpt ? excerptName(source) : source
}

/** The name of the part of a page that lists show. */
export function excerptName(source: string): string {
  return `${source}?excerpt`
}

/** A compiled page without its body, which stays in the cache under `key`. */
export interface CompileResult extends Omit<CompiledMarkdown, 'body' | 'declarations'> {
  readonly key: string
  /** Of the body: under one key it may change with what its links lead to. */
  readonly hash: string
  readonly live: boolean
  /** Address of the page's picture, when its front matter names a file (FM-5). */
  readonly image?: string
}

/** A compiled page with the file that it is made from. */
export type CompiledSource = CompileResult & { readonly source: string }

/** What the compilation needs of a site. */
export interface CompileSources {
  readonly cache: DiskCache
  /** Of the engine and of the options of that kind of page. */
  readonly fingerprint: (kind: string) => string
  /** The same for the language that is compiled first: there is code that is coloured already. */
  readonly firstFingerprint?: (kind: string) => string | undefined
  readonly compile: (kind: string, input: CompileInput) => Promise<CompiledMarkdown>
  /** Tells what the addresses in a file mean. */
  readonly resolver: (file: string) => PageResolver
  /** An answer of a resolver as text, to compare. */
  readonly describe: (answer: unknown) => string
  /** Whether declarations are as they were when a page was compiled. */
  readonly areCurrent: (declarations: Declarations) => boolean
}

/** Compiles pages, or finds them in the cache. */
export interface CompileCache {
  /** The page as it is in the cache; undefined when it must be compiled. */
  readonly find: (task: CompileTask) => Promise<CompileResult | undefined>
  /** Compiles the page and puts it into the cache; it is there for others after `settle`. */
  readonly compile: (task: CompileTask) => Promise<CompileResult>
  /** Waits until all that was compiled is in the cache. */
  readonly settle: () => Promise<void>
  /** The body of a page that was found or compiled. */
  readonly body: (key: string) => Promise<CompiledMarkdown['body']>
  /** What pages are kept under. */
  readonly keysOf: (tasks: readonly CompileTask[]) => string[]
}

/** Deletes all pages from a cache but these. */
export async function pruneCompileCache(cacheDir: string, keys: Iterable<string>): Promise<void> {
  await openDiskCache(compileCacheDir(cacheDir)).prune(new Set(keys))
}

/** Where pages are kept in the cache of a site. */
export function compileCacheDir(cacheDir: string): string {
  return join(cacheDir, 'pages')
}

/** What a page asked of its resolver, and what it was told. */
type Answer = readonly [kind: 'link' | 'image', url: string, answer: string]

/** A page in the cache: three lines of JSON, so that the last two are read only when they are needed. */
interface Entry {
  readonly facts: Facts
  readonly body: string
  readonly code: string
}

/** The first line. */
interface Facts {
  /** Of all that the page was compiled from, but for the answers; none when it must be compiled again. */
  readonly inputs: string | null
  readonly answers: readonly Answer[]
  readonly declarations?: Declarations
  readonly result: CompileResult
}

export function createCompileCache(sources: CompileSources): CompileCache {
  const { cache, describe } = sources
  // One place for each page, whatever its text: there the next version finds its coloured code.
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
      const isTrue = await stillTrue(entry.facts.answers, sources.resolver(task.file))
      return isTrue ? entry.facts.result : undefined
    },
    compile: async (task) => {
      const key = keyOf(task)
      const answers: Answer[] = []
      const resolver = recording(sources.resolver(task.file), answers)
      const { kind, file: _, original: __, ...input } = task
      const firstKey = firstKeyOf(task)
      const before = (await read(key)) ?? (firstKey === undefined ? undefined : await read(firstKey))
      const code = openCodeCache(before && (JSON.parse(before.code) as CodeRecord))
      const compiled = await sources.compile(kind, { ...input, partial: false, resolver, codeCache: code })
      const { page, image } = await withImage(compiled, task, resolver)
      // Answers come in any order when images are awaited; a file in the cache has one order.
      answers.sort((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1))
      const result = summary(key, page, image)
      const { declarations } = page
      // What a sample lacks may be there the next time.
      const isFinal = !page.problems.some(({ type }) => type === 'sample')
      const facts: Facts = {
        inputs: isFinal ? inputsOf(task) : null,
        answers,
        ...(declarations && { declarations }),
        result,
      }
      const lines = [facts, page.body, code.record()].map((part) => JSON.stringify(part))
      // Written while the next page is compiled; one page at a time keeps few of them in memory.
      await writing
      writing = cache.write(key, Buffer.from(lines.join('\n')))
      // Told to whoever waits for it; a server whose cache is deleted meanwhile must not end.
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

  async function read(key: string): Promise<Entry | undefined> {
    const value = await cache.read(key)
    if (!value) return undefined
    const [facts = '', body = '', code = '{}'] = value.toString('utf8').split('\n')
    return { facts: JSON.parse(facts) as Facts, body, code }
  }

  async function stillTrue(answers: readonly Answer[], resolver: PageResolver): Promise<boolean> {
    for (const [kind, url, answer] of answers) {
      if (describe(await resolver[kind](url)) !== answer) return false
    }
    return true
  }

  function recording(resolver: PageResolver, answers: Answer[]): PageResolver {
    return {
      link: (url) => {
        const answer = resolver.link(url)
        answers.push(['link', url, describe(answer)])
        return answer
      },
      image: async (url) => {
        const answer = await resolver.image(url)
        answers.push(['image', url, describe(answer)])
        return answer
      },
    }
  }
}

/** The page with the picture that its front matter names by a relative path. */
async function withImage(
  page: CompiledMarkdown,
  { frontMatter, file }: CompileTask,
  resolver: PageResolver,
): Promise<{ page: CompiledMarkdown; image: string | undefined }> {
  const { image: url } = frontMatter
  if (typeof url !== 'string' || !/^(\.{1,2}\/|@site\/)/.test(url)) return { page, image: undefined }
  const answer = await resolver.image(url)
  switch (answer.type) {
    case 'asset':
      return { page: { ...page, assets: [...page.assets, answer.asset] }, image: answer.src }
    case 'external':
      return { page, image: answer.src }
    case 'missing': {
      const problem: MarkdownProblem = {
        type: 'broken-image',
        message: `The \`image\` of the front matter names the file "${url}", which does not exist.`,
        ...(answer.meant !== undefined && { hint: `Did you mean "${answer.meant}"?` }),
        line: await lineOfImage(file),
        column: 1,
      }
      return { page: { ...page, problems: [...page.problems, problem] }, image: undefined }
    }
  }
}

/** The line of a file's front matter that names the picture; the first one when it is not to be seen. */
async function lineOfImage(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const { head = '' } = splitFrontMatter(text)
  const index = head.split('\n').findIndex((line) => /^(['"]?)image\1[ \t]*:/.test(line))
  // The head starts in the second line of the file.
  return index === -1 ? 1 : index + 2
}

function summary(
  key: string,
  { body, declarations: _, ...page }: CompiledMarkdown,
  image: string | undefined,
): CompileResult {
  const hash = hashOf(body.type === 'live' ? body.code : body.html)
  // As it comes back from the cache: what is undefined is not there.
  return { ...page, key, hash, live: body.type === 'live', ...(image !== undefined && { image }) }
}
