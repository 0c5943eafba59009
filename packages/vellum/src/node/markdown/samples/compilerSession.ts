// One run of the TypeScript compiler, with everything that it has read so far, driven by
// Twoslash. A sample is a file in a virtual folder below the site's, so that it finds the
// packages of the site. The samples of a page are files of one program: a new program for each
// would resolve the types of the platform and of packages anew, which takes most of the time.

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
  /** Checks the samples of a page; none can see the files of another. */
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

/** The virtual folder of samples, below the site's folder. Each sample has a folder in it, named by a number. */
const FOLDER = '.vellum/samples/'

/** What changes the types of other files of the program. */
const GLOBAL = /\bdeclare\s+(?:global|module)\b|^\/\/\/\s*<reference/m

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
    run: (samples) => {
      const all = samples.map((sample, i) => twoslashInput(sample, `${FOLDER}${i}/`))
      const results = new Map<TwoslashInput, SessionResult>()
      for (const group of programsOf(all)) {
        try {
          cache.expectFiles(group.flatMap(filesOf).map(([name, text]) => [`${siteRoot}/${name}`, text]))
          for (const input of group) results.set(input, runOne(input))
        } finally {
          cache.deleteFiles()
        }
      }
      return all.map((input) => results.get(input)!)
    },
  }

  function runOne(input: TwoslashInput): SessionResult {
    try {
      const outcome = runTwoslash({ twoslasher, input, shortenPaths })
      if (!outcome.ok && outcome.problems.some(({ message }) => message.includes('Cannot find')))
        missingSince ??= Date.now()
      const files = (cache.program()?.getSourceFiles() ?? []).map(({ fileName }) => fileName)
      return { outcome, files: files.filter((name) => !name.startsWith(root) && !name.startsWith('/lib.')) }
    } catch (error) {
      if (isTwoslashError(error))
        return { outcome: { ok: false, problems: [twoslashProblem(error)] }, files: [] }
      if (cache.environments.size === 0) throw optionsError(String((error as Error).message))
      throw error
    }
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

/** A sample as Twoslash reads it. */
interface TwoslashInput {
  /** Below the site's folder. */
  readonly file: string
  /** With a head that names the file. */
  readonly code: string
  readonly headLength: number
  readonly extraFiles: Readonly<Record<string, string>>
}

/** The samples that are checked together: one that changes the types of other files is checked alone. */
function programsOf(inputs: readonly TwoslashInput[]): readonly TwoslashInput[][] {
  const isAlone = (input: TwoslashInput) => filesOf(input).some(([, text]) => GLOBAL.test(text))
  return [inputs.filter((input) => !isAlone(input)), ...inputs.filter(isAlone).map((input) => [input])]
}

/** The files of a sample with their texts, its own last. */
function filesOf({ file, code, extraFiles }: TwoslashInput): [name: string, text: string][] {
  return [...Object.entries(extraFiles), [file, code]]
}

function twoslashInput({ name, code, files }: Sample, folder: string): TwoslashInput {
  const file = folder + name
  // The first line names the file, the second keeps both of them from being shown.
  const head = `// @filename: ${file}\n// ---cut---\n`
  return { file, code: head + code, headLength: head.length, extraFiles: extraFiles(files, { name, folder }) }
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

/** The files of the page as the compiler sees them; a file that is not code is a module of any type. */
function extraFiles(files: Sample['files'], own: { name: string; folder: string }): Record<string, string> {
  const others = Object.entries(files).filter(([name, text]) => name !== own.name && text.trim() !== '')
  return Object.fromEntries(
    others.map(([name, text]) =>
      /\.([cm]?[jt]s|[jt]sx|json)$/.test(name)
        ? [own.folder + name, text]
        : [`${own.folder}${name}.d.ts`, 'declare const value: any\nexport default value\n'],
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
