// Asks the TypeScript compiler about a sample, by way of Twoslash: what it shows, the
// type of every name in it, what is wrong with it. Both are loaded when the first
// sample must be checked. A sample is a file in a folder that is not on the disk, below
// the site's own, so that it finds the packages of the site.

import { createRequire } from 'node:module'
import { dirname, resolve, sep } from 'node:path'
import type { TwoslashInstance, TwoslashReturn } from 'twoslash'
import type { Program } from 'typescript'
import { VellumError } from '../../base/errors.js'
import { type DeclarationStates, type Declarations, packageName } from './declarations.js'
import { isTwoslashError, problemsOf, type SampleProblem, twoslashProblem } from './sampleProblems.js'
import { isCommon, isTelling, shortened, typeText } from './typeText.js'

/** A sample, and the files of its page that it may import. */
export interface Sample {
  /** `src/api.ts` */
  readonly name: string
  readonly code: string
  readonly files: Readonly<Record<string, string>>
}

/** A sample that is as it should be. Plain data: it is kept in the cache. */
export interface CheckedSample {
  /** What is shown: without directives and what is cut. */
  readonly code: string
  readonly hovers: readonly TypeHover[]
  readonly notes: readonly TypeNote[]
  readonly declarations: Declarations
}

/** A place in the code that is shown, from 0. */
interface Span {
  readonly line: number
  readonly start: number
  readonly length: number
}

/** The type of a name. */
export interface TypeHover extends Span {
  readonly text: string
}

/** What stands under a line: the answer to `^?`, or an error that the author allows. */
export interface TypeNote extends Span {
  readonly type: 'query' | 'error'
  readonly text: string
}

/** How a check ended. */
export type CheckOutcome =
  | { readonly ok: true; readonly sample: CheckedSample }
  | { readonly ok: false; readonly problems: readonly SampleProblem[] }

/** Checks samples, one after the other. */
export interface TypeChecker {
  readonly check: (sample: Sample) => Promise<CheckOutcome>
  /** Whether what was found out with these declarations still holds. */
  readonly isCurrent: (declarations: Declarations) => boolean
}

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

/** Where samples are, below the site's folder. */
const FOLDER = '.vellum/samples/'

/** How long packages that are missing are taken to be missing, in milliseconds. */
const PATIENCE = 5000

/** Makes a checker; `compilerOptions` are as in a `tsconfig.json`. */
export function createTypeChecker({
  siteDir,
  compilerOptions = {},
  states,
}: {
  siteDir: string
  compilerOptions?: Readonly<Record<string, unknown>>
  states: DeclarationStates
}): TypeChecker {
  let opening: Promise<Session> | undefined
  // What has been read is not read again; after a change all begins anew.
  const session = async () => {
    const current = opening
    const open = await current
    const isStale = open && (!states.areCurrent(open.declarations) || isOutdated(open))
    if (isStale && opening === current) opening = undefined
    opening ??= openSession({ siteDir, compilerOptions })
    return opening
  }
  return {
    isCurrent: states.areCurrent,
    check: async (sample) => {
      const open = await session()
      const { outcome, files } = open.run(sample)
      const declarations = states.of(files)
      open.declarations = { ...open.declarations, ...declarations }
      return outcome.ok ? { ok: true, sample: { ...outcome.sample, declarations } } : outcome
    },
  }
}

/** The compiler with all that it has read so far. */
interface Session {
  readonly run: (sample: Sample) => {
    readonly outcome: CheckOutcome
    /** Where its types come from. */
    readonly files: readonly string[]
  }
  declarations: Declarations
  /** When a package was first missed. */
  readonly missed: () => number | undefined
}

function isOutdated({ missed }: Session): boolean {
  return Date.now() - (missed() ?? Infinity) > PATIENCE
}

async function openSession({
  siteDir,
  compilerOptions,
}: {
  siteDir: string
  compilerOptions: Readonly<Record<string, unknown>>
}): Promise<Session> {
  const [{ createTwoslasher }, { default: ts }] = await Promise.all([
    import('twoslash'),
    import('typescript'),
  ])
  const siteRoot = resolve(siteDir).split(sep).join('/')
  const root = `${siteRoot}/${FOLDER}`
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...DEFAULTS, ...compilerOptions }, siteRoot)
  if (errors.length > 0) {
    const problems = errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    throw optionsError(problems.join('\n'))
  }
  const host = { ...ts.sys, getCurrentDirectory: () => siteRoot }
  const node = ts.resolveTypeReferenceDirective('node', `${root}index.ts`, options, host)
  if (!compilerOptions.types) options.types = node.resolvedTypeReferenceDirective ? ['node'] : []

  const environments = createEnvironments()
  const twoslasher = createTwoslasher({
    vfsRoot: siteRoot,
    tsLibDirectory: dirname(createRequire(import.meta.url).resolve('typescript')),
    compilerOptions: options,
    // What is wrong is told by us, with its place.
    handbookOptions: { noErrorValidation: true },
    cache: environments.map,
    shouldGetHoverInfo: (_name, _start, file) => {
      environments.findErrors(`${siteRoot}/${file}`)
      return true
    },
  })
  const words = createPathWords(root)
  let missed: number | undefined

  return {
    declarations: {},
    missed: () => missed,
    run: (sample) => {
      try {
        const outcome = runTwoslash({ twoslasher, sample, words })
        if (!outcome.ok && outcome.problems.some(({ message }) => message.includes('Cannot find')))
          missed ??= Date.now()
        const files = environments.program()?.getSourceFiles() ?? []
        const names = files.map(({ fileName }) => fileName)
        return { outcome, files: names.filter((name) => !name.startsWith(root) && !name.startsWith('/lib.')) }
      } catch (error) {
        if (isTwoslashError(error))
          return { outcome: { ok: false, problems: [twoslashProblem(error)] }, files: [] }
        if (environments.map.size === 0) throw optionsError(String((error as Error).message))
        throw error
      } finally {
        environments.clean()
      }
    },
  }
}

type Environment =
  NonNullable<ReturnType<TwoslashInstance['getCacheMap']>> extends Map<string, infer E> ? E : never

/** The compilers that Twoslash makes, one for each set of options, and what we must know of its last run. */
function createEnvironments() {
  const map = new Map<string, Environment>()
  const created = new Set<string>()
  const looked = new Set<string>()
  let current: Environment | undefined
  let program: Program | undefined
  const get = map.get.bind(map)
  const set = map.set.bind(map)
  map.get = (key) => {
    current = get(key)
    return current
  }
  map.set = (key, environment) => {
    const { createFile, updateFile } = environment
    environment.createFile = (name, content) => {
      // Twoslash ends by emptying its files: the last moment at which the program is whole.
      if (content === '') program ??= environment.languageService.getProgram()
      created.add(name)
      createFile(name, content)
    }
    // It writes the same text again before it looks for errors, because types that were asked for
    // may have become errors; they are found before, and half of the work is saved.
    environment.updateFile = (name, content) => {
      if (!looked.has(name) || environment.getSourceFile(name)?.text !== content) updateFile(name, content)
    }
    current = environment
    return set(key, environment)
  }
  return {
    map,
    /** Finds the errors of a file, once; the compiler remembers them. */
    findErrors: (name: string) => {
      if (looked.has(name)) return
      looked.add(name)
      current?.languageService.getSemanticDiagnostics(name)
    },
    /** What the last run was compiled from. */
    program: () => program,
    /** Takes the files of a run away, or a later one could import them. */
    clean: () => {
      for (const { sys } of map.values()) for (const name of created) sys.deleteFile?.(name)
      created.clear()
      looked.clear()
      program = undefined
    },
  }
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
  words,
}: {
  twoslasher: TwoslashInstance
  sample: Sample
  words: (text: string) => string
}): CheckOutcome {
  // The first line names the file, the second keeps both of them from being shown.
  const head = `// @filename: ${FOLDER}${name}\n// ---cut---\n`
  const errors: { start: number; code: number; text: string }[] = []
  const result = twoslasher(head + code, name.replace(/^.*\./, ''), {
    extraFiles: extraFiles(files, name),
    // Sees errors in what is cut, too, and where they are before it is cut.
    filterNode: (node) => {
      if (node.type === 'error') {
        errors.push({ start: node.start - head.length, code: Number(node.code), text: words(node.text) })
      }
      return true
    },
  })
  const problems = problemsOf(result, { code, errors, offset: head.length })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, sample: checkedSample(result, words) }
}

/** The files of the page as the compiler sees them: what is not code is a module of any kind. */
function extraFiles(files: Sample['files'], own: string): Record<string, string> {
  const seen = Object.entries(files).filter(([name, text]) => name !== own && text.trim() !== '')
  return Object.fromEntries(
    seen.map(([name, text]) =>
      /\.([cm]?[jt]s|[jt]sx|json)$/.test(name)
        ? [FOLDER + name, text]
        : [`${FOLDER}${name}.d.ts`, 'declare const value: any\nexport default value\n'],
    ),
  )
}

function checkedSample(
  { code, nodes }: TwoslashReturn,
  words: (text: string) => string,
): Omit<CheckedSample, 'declarations'> & { declarations: Declarations } {
  const hovers: TypeHover[] = []
  const notes: TypeNote[] = []
  for (const node of nodes) {
    const { line, character, length, start } = node
    const span = { line, start: character, length }
    if (node.type === 'hover') {
      if (isCommon(node.text)) continue
      const text = words(typeText(node.text))
      if (isTelling(text, { code, start, end: start + length }))
        hovers.push({ ...span, text: shortened(text) })
    } else if (node.type === 'query') {
      notes.push({ ...span, type: 'query', text: words(typeText(node.text)) })
    } else if (node.type === 'error') {
      notes.push({ ...span, type: 'error', text: words(node.text) })
    }
  }
  return { code, hovers, notes, declarations: {} }
}

/** Puts names in the place of paths, which are of this machine: a file of the page, or a package. */
function createPathWords(root: string): (text: string) => string {
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
