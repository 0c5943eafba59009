// One run of the TypeScript compiler, with everything that it has read so far, driven by
// Twoslash. A sample is a file in a virtual folder below the site's, so that it finds the
// packages of the site. Samples are files of one program: a new program for each would check
// the types of the platform and of packages anew.

import { createRequire } from 'node:module'
import { dirname, resolve, sep } from 'node:path'
import type { TwoslashInstance, TwoslashReturn } from 'twoslash'
import type { CompilerOptions } from 'typescript'
import { VellumError } from '../../base/errors.js'
import { packageName } from './declarations.js'
import {
  type CompilerError,
  isTwoslashError,
  problemsOf,
  type SampleProblem,
  twoslashProblem,
} from './sampleProblems.js'
import { programsOf } from './samplePrograms.js'
import type { SampleService } from './sampleService.js'
import { createTwoslashCache, type TwoslashCache } from './twoslashCache.js'
import { FOLDER, folderName, inputFiles, type TwoslashInput, twoslashInput } from './twoslashInput.js'
import type { CheckedSample, Sample, TypeHover, TypeNote } from './types.js'
import { isConsole, isInformative, isWellKnown, truncateType, typeText } from './typeText.js'

/** The compiler with what it has read. */
export interface CompilerSession {
  /** Checks samples, of one page or of many; none can see the files of another. */
  readonly run: (samples: readonly Sample[]) => SessionResult[]
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
  // The order of a union's members must not depend on what was checked before.
  stableTypeOrdering: true,
  // Styles and the like are imported for their effect.
  noUncheckedSideEffectImports: false,
}

type TypeScript = typeof import('typescript')

/** Starts a compiler; `compilerOptions` are as in a `tsconfig.json`. */
export async function openSession({
  siteDir,
  compilerOptions,
}: {
  siteDir: string
  compilerOptions: Readonly<Record<string, unknown>>
}): Promise<CompilerSession> {
  const [{ createTwoslasher }, { default: ts }] = await Promise.all([
    import('twoslash/core'),
    import('typescript'),
  ])
  const siteRoot = resolve(siteDir).split(sep).join('/')
  const root = `${siteRoot}/${FOLDER}`
  const cache = createTwoslashCache(ts, siteRoot)
  const twoslasher = createTwoslasher({
    tsModule: cache.tsModule,
    vfsRoot: siteRoot,
    tsLibDirectory: dirname(createRequire(import.meta.url).resolve('typescript')),
    compilerOptions: readOptions(ts, compilerOptions, siteRoot),
    // We report the errors ourselves, with their positions.
    handbookOptions: { noErrorValidation: true },
    cache: cache.environments,
    shouldGetHoverInfo: (name, start, file) => {
      if (isConsole(code, { name, start })) return false
      // Asking for types can leave errors behind, so errors are found before; the compiler keeps them.
      cache.findErrors(`${siteRoot}/${file}`)
      return true
    },
  })
  const service = openService(twoslasher, cache)
  const shortenPaths = createPathShortener(root)
  /** Of the sample that is checked. */
  let code = ''
  let folders = 0
  let missingSince: number | undefined

  return {
    missingSince: () => missingSince,
    run: (samples) => {
      const all = samples.map((sample) => twoslashInput(sample, folderName(folders++)))
      const results = new Map<TwoslashInput, SessionResult>()
      try {
        for (const { inputs, files } of programsOf(all, { ts, service, siteRoot })) {
          service.files.replace(files)
          for (const input of inputs) results.set(input, runOne(input))
        }
      } finally {
        cache.deleteFiles()
      }
      return all.map((input) => results.get(input)!)
    },
  }

  function runOne(input: TwoslashInput): SessionResult {
    code = input.code
    try {
      const outcome = runTwoslash({ twoslasher, input, shortenPaths })
      if (!outcome.ok && outcome.problems.some(({ message }) => message.includes('Cannot find')))
        missingSince ??= Date.now()
      const own = inputFiles(input, siteRoot).map(([name]) => name)
      const files = [...cache.current()!.filesBehind(own)]
      return { outcome, files: files.filter((name) => !name.startsWith(root)) }
    } catch (error) {
      if (isTwoslashError(error))
        return { outcome: { ok: false, problems: [twoslashProblem(error)] }, files: [] }
      throw error
    }
  }
}

function readOptions(
  ts: TypeScript,
  compilerOptions: Readonly<Record<string, unknown>>,
  siteRoot: string,
): CompilerOptions {
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

/** Starts the compiler with the options of the site, which most samples are checked with. */
function openService(twoslasher: TwoslashInstance, cache: TwoslashCache): SampleService {
  try {
    twoslasher('', 'ts')
  } catch (error) {
    throw optionsError(String((error as Error).message))
  }
  return cache.current()!
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
  input: { file, code, headLength, extraFiles },
  shortenPaths,
}: {
  twoslasher: TwoslashInstance
  input: TwoslashInput
  shortenPaths: (text: string) => string
}): Outcome {
  const errors: CompilerError[] = []
  const result = twoslasher(code, file.replace(/^.*\./, ''), {
    extraFiles,
    // Gets errors in what is cut, too, and with their positions before it is cut.
    filterNode: (node) => {
      if (node.type === 'error') {
        errors.push({
          start: node.start - headLength,
          code: Number(node.code),
          text: shortenPaths(node.text),
        })
      }
      return true
    },
  })
  const problems = problemsOf(result, { code: code.slice(headLength), errors, offset: headLength })
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, sample: checkedSample(result, shortenPaths) }
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
    if (path.startsWith(root)) return `./${path.slice(root.length).replace(/^\d+\//, '')}`
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
