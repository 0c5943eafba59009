// One run of the TypeScript compiler, with everything that it has read so far, driven by
// Twoslash. A sample is a file in a virtual folder below the site's, so that it finds the
// packages of the site.

import { createRequire } from 'node:module'
import { dirname, resolve, sep } from 'node:path'
import type { TwoslashInstance, TwoslashReturn } from 'twoslash'
import { VellumError } from '../../base/errors.js'
import { packageName } from './declarations.js'
import {
  type CompilerError,
  isTwoslashError,
  problemsOf,
  type SampleProblem,
  twoslashProblem,
} from './sampleProblems.js'
import { createTwoslashCache } from './twoslashCache.js'
import type { CheckedSample, Sample, TypeHover, TypeNote } from './types.js'
import { isInformative, isWellKnown, truncateType, typeText } from './typeText.js'

/** The compiler with what it has read. */
export interface CompilerSession {
  readonly run: (sample: Sample) => SessionResult
  /** When a package was first missing. */
  readonly missingSince: () => number | undefined
}

/** What a session says of a sample. */
export interface SessionResult {
  readonly outcome: Outcome
  /** The files that its types come from. */
  readonly files: readonly string[]
}

type Outcome =
  | { readonly ok: true; readonly sample: Omit<CheckedSample, 'declarations'> }
  | { readonly ok: false; readonly problems: readonly SampleProblem[] }

/** As in a `tsconfig.json`. */
const DEFAULTS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  // Styles and the like are imported for their effect.
  noUncheckedSideEffectImports: false,
}

/** The virtual folder of samples, below the site's folder. */
const FOLDER = '.vellum/samples/'

/** Starts a compiler; `compilerOptions` are as in a `tsconfig.json`. */
export async function openSession({
  siteDir,
  compilerOptions,
}: {
  siteDir: string
  compilerOptions: Readonly<Record<string, unknown>>
}): Promise<CompilerSession> {
  const { createTwoslasher } = await import('twoslash')
  const siteRoot = resolve(siteDir).split(sep).join('/')
  const root = `${siteRoot}/${FOLDER}`
  const cache = createTwoslashCache()
  const twoslasher = createTwoslasher({
    vfsRoot: siteRoot,
    tsLibDirectory: dirname(createRequire(import.meta.url).resolve('typescript')),
    compilerOptions: await readOptions(compilerOptions, siteRoot),
    // We report the errors ourselves, with their positions.
    handbookOptions: { noErrorValidation: true },
    cache: cache.environments,
    shouldGetHoverInfo: (_name, _start, file) => {
      cache.findErrors(`${siteRoot}/${file}`)
      return true
    },
  })
  const shortenPaths = createPathShortener(root)
  let missingSince: number | undefined

  return {
    missingSince: () => missingSince,
    run: (sample) => {
      try {
        const outcome = runTwoslash({ twoslasher, sample, shortenPaths })
        if (!outcome.ok && outcome.problems.some(({ message }) => message.includes('Cannot find')))
          missingSince ??= Date.now()
        const files = (cache.program()?.getSourceFiles() ?? []).map(({ fileName }) => fileName)
        return { outcome, files: files.filter((name) => !name.startsWith(root) && !name.startsWith('/lib.')) }
      } catch (error) {
        if (isTwoslashError(error))
          return { outcome: { ok: false, problems: [twoslashProblem(error)] }, files: [] }
        if (cache.environments.size === 0) throw optionsError(String((error as Error).message))
        throw error
      } finally {
        cache.deleteFiles()
      }
    },
  }
}

async function readOptions(compilerOptions: Readonly<Record<string, unknown>>, siteRoot: string) {
  const { default: ts } = await import('typescript')
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...DEFAULTS, ...compilerOptions }, siteRoot)
  if (errors.length > 0) {
    const problems = errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    throw optionsError(problems.join('\n'))
  }
  if (compilerOptions.types) return options
  const host = { ...ts.sys, getCurrentDirectory: () => siteRoot }
  const node = ts.resolveTypeReferenceDirective('node', `${siteRoot}/${FOLDER}index.ts`, options, host)
  return { ...options, types: node.resolvedTypeReferenceDirective ? ['node'] : [] }
}

function optionsError(problems: string): VellumError {
  return new VellumError(
    `The compiler does not accept \`markdown.twoslash.compilerOptions\`: ${problems.trim()}`,
    {
      files: ['vellum.config.ts'],
      hint: 'Write them as in a tsconfig.json.',
    },
  )
}

function runTwoslash({
  twoslasher,
  sample: { name, code, files },
  shortenPaths,
}: {
  twoslasher: TwoslashInstance
  sample: Sample
  shortenPaths: (text: string) => string
}): Outcome {
  // The first line names the file, the second keeps both of them from being shown.
  const head = `// @filename: ${FOLDER}${name}\n// ---cut---\n`
  const errors: CompilerError[] = []
  const result = twoslasher(head + code, name.replace(/^.*\./, ''), {
    extraFiles: extraFiles(files, name),
    // Gets errors in what is cut, too, and with their positions before it is cut.
    filterNode: (node) => {
      if (node.type === 'error') {
        errors.push({
          start: node.start - head.length,
          code: Number(node.code),
          text: shortenPaths(node.text),
        })
      }
      return true
    },
  })
  const problems = problemsOf(result, { code, errors, offset: head.length })
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, sample: checkedSample(result, shortenPaths) }
}

/** The files of the page as the compiler sees them; a file that is not code is a module of any type. */
function extraFiles(files: Sample['files'], own: string): Record<string, string> {
  const others = Object.entries(files).filter(([name, text]) => name !== own && text.trim() !== '')
  return Object.fromEntries(
    others.map(([name, text]) =>
      /\.([cm]?[jt]s|[jt]sx|json)$/.test(name)
        ? [FOLDER + name, text]
        : [`${FOLDER}${name}.d.ts`, 'declare const value: any\nexport default value\n'],
    ),
  )
}

function checkedSample(
  { code, nodes }: TwoslashReturn,
  shortenPaths: (text: string) => string,
): Omit<CheckedSample, 'declarations'> {
  const hovers: TypeHover[] = []
  const notes: TypeNote[] = []
  for (const node of nodes) {
    const { line, character, length, start } = node
    const span = { line, start: character, length }
    if (node.type === 'hover') {
      if (isWellKnown(node.text)) continue
      const text = shortenPaths(typeText(node.text))
      if (isInformative(text, { code, start, end: start + length }))
        hovers.push({ ...span, text: truncateType(text) })
    } else if (node.type === 'query') {
      notes.push({ ...span, type: 'query', text: shortenPaths(typeText(node.text)) })
    } else if (node.type === 'error') {
      notes.push({ ...span, type: 'error', text: shortenPaths(node.text) })
    }
  }
  return { code, hovers, notes }
}

/** Replaces the paths of this machine by names: of a file of the page, or of a package. */
function createPathShortener(root: string): (text: string) => string {
  const known = new Map<string, string>()
  const nameOf = (path: string) => {
    if (path.startsWith(root)) return `./${path.slice(root.length)}`
    const name = known.get(path) ?? packageName(path) ?? path.replace(/^.*\//, '../')
    known.set(path, name)
    return name
  }
  return (text) =>
    text.replace(
      /(["'])(\/[^"'\n]+|[A-Z]:\/[^"'\n]+)\1/g,
      (_, quote: string, path: string) => quote + nameOf(path) + quote,
    )
}
