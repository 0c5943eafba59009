// One run of the TypeScript compiler, with everything that it has read so far, driven by
// Twoslash. A sample is a file in a folder below the site's, so that it finds the
// packages of the site. Samples are files of one program: a new program for each would check
// the types of the platform and of packages again. Twoslash cannot wait, so it runs twice: once to
// say what it wants to know, and again with the results of the native compiler.

import { createRequire } from 'node:module'
import { dirname, resolve, sep } from 'node:path'
import type { CreateTwoslashOptions, TwoslashInstance, TwoslashReturn } from 'twoslash'
import type { CompilerOptions } from 'typescript'
import type { CheckedSample, Sample, SampleProblem, TypeHover, TypeNote } from 'vellum'
import { startLanguageServer } from './languageServer.js'
import { askCompiler, type FileResults } from './nativeCompiler.js'
import { packageName } from './packageName.js'
import { createSampleFolder, removeSampleFolder } from './sampleFolder.js'
import { optionsError, readOptions, tsconfigOptions } from './sampleOptions.js'
import { type CompilerError, isTwoslashError, problemsOf, twoslashProblem } from './sampleProblems.js'
import { createDivider } from './samplePrograms.js'
import type { Questions, SampleService } from './sampleService.js'
import { createTwoslashCache } from './twoslashCache.js'
import { programFolder, type TwoslashInput, twoslashInput, withoutFolders } from './twoslashInput.js'
import { isConsole, isInformative, isWellKnown, truncateType, typeText, withoutKeyword } from './typeText.js'

const require = createRequire(import.meta.url)

/** The compiler with what it has read. */
export interface CompilerSession {
  /** Checks samples, of one page or of many; none can see the files of another. */
  readonly run: (samples: readonly Sample[]) => Promise<SessionResult[]>
  /** When a package was first missing. */
  readonly missingSince: () => number | undefined
  /** Ends the compiler, when it has checked what it was given. */
  readonly close: () => void
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

/** Starts a compiler; `compilerOptions` are as in a `tsconfig.json`, `folder` is for the files of samples. */
export async function openSession({
  siteDir,
  folder,
  compilerOptions,
}: {
  siteDir: string
  folder: string
  compilerOptions: Readonly<Record<string, unknown>>
}): Promise<CompilerSession> {
  const siteRoot = resolve(siteDir).split(sep).join('/')
  const twoslash = await import('twoslash/core')
  // `import` would first search the nine megabytes for names to export, which takes longer than running them.
  const ts = require('typescript') as typeof import('typescript')
  const options = readOptions(ts, { siteRoot, compilerOptions })
  const root = createSampleFolder(folder)
  const runner = createTwoslashRunner({ ts, createTwoslasher: twoslash.createTwoslasher, options, root })
  const divide = createDivider({ ts, options, root, findFlags: twoslash.findFlagNotations })
  const server = await startLanguageServer(siteRoot)
  let programs = 0
  let running = 0
  let isClosed = false
  let missingSince: number | undefined

  const runProgram = async (samples: readonly Sample[]): Promise<Outcome[]> => {
    const program = programFolder(++programs)
    const asked = samples.map((sample, number) => runner.ask(twoslashInput(sample, { program, number })))
    const onDisk = asked.map(({ input, questions }) => diskQuestions(questions, { root, program, input }))
    const results = await askCompiler(server, {
      folder: `${root}/${program}`,
      compilerOptions: tsconfigOptions(ts, asked.at(-1)!.service.options),
      files: new Map(onDisk.flatMap(({ files }) => [...files])),
      positions: new Map(onDisk.flatMap(({ positions }) => [...positions])),
    })
    return asked.map((one) =>
      runner.finish(one, (name) => results.get(diskName(name, { root, program, input: one.input }))),
    )
  }

  return {
    missingSince: () => missingSince,
    close: () => {
      isClosed = true
      if (running === 0) server.close()
    },
    run: async (samples) => {
      const results: SessionResult[] = []
      running++
      try {
        for (const group of divide(samples)) {
          const outcomes = await runProgram(group.map(({ sample }) => sample))
          for (const [i, { index, behind }] of group.entries())
            results[index] = { outcome: outcomes[i]!, files: behind }
        }
      } finally {
        removeSampleFolder(root)
        running--
        if (isClosed && running === 0) server.close()
      }
      if (results.some(({ outcome }) => isIncomplete(outcome))) missingSince ??= Date.now()
      return results
    },
  }
}

/** Runs Twoslash, first without types and then with them. */
interface TwoslashRunner {
  readonly ask: (input: TwoslashInput) => AskedInput
  readonly finish: (asked: AskedInput, resultsFor: (name: string) => FileResults | undefined) => Outcome
}

function createTwoslashRunner({
  ts,
  createTwoslasher,
  options,
  root,
}: {
  ts: typeof import('typescript')
  createTwoslasher: (options: CreateTwoslashOptions) => TwoslashInstance
  options: CompilerOptions
  root: string
}): TwoslashRunner {
  const cache = createTwoslashCache(ts)
  const shortenPaths = createPathShortener(root)
  /** Of the sample that is checked. */
  let code = ''
  const twoslasher = createTwoslasher({
    tsModule: cache.tsModule,
    vfsRoot: root,
    tsLibDirectory: dirname(require.resolve('typescript')),
    compilerOptions: options,
    // We report the errors ourselves, with their positions.
    handbookOptions: { noErrorValidation: true },
    cache: cache.environments,
    shouldGetHoverInfo: (name, start) => !isConsole(code, { name, start }),
  })
  startTwoslash(twoslasher)
  const run = (input: TwoslashInput): Outcome => {
    code = input.code
    try {
      return runTwoslash({ twoslasher, input, shortenPaths })
    } catch (error) {
      if (isTwoslashError(error)) return { ok: false, problems: [twoslashProblem(error)] }
      throw error
    }
  }
  return {
    ask: (input) => {
      run(input)
      const service = cache.current()!
      return { input, service, questions: service.takeQuestions() }
    },
    finish: ({ input, service, questions }, resultsFor) => {
      const knownResults = [...questions.positions.keys()].flatMap((name): [string, FileResults][] => {
        const results = resultsFor(name)
        return results ? [[name, results]] : []
      })
      service.setResults(new Map(knownResults))
      const outcome = run(input)
      service.takeQuestions()
      service.setResults(new Map())
      return outcome
    },
  }
}

/** A sample that Twoslash has run with, and what it asked. */
interface AskedInput {
  readonly input: TwoslashInput
  readonly service: SampleService
  readonly questions: Questions
}

interface DiskPlace {
  readonly root: string
  readonly program: string
  readonly input: TwoslashInput
}

function diskQuestions({ files, positions }: Questions, place: DiskPlace): Questions {
  const renamed = <T>(all: ReadonlyMap<string, T>) =>
    new Map([...all].map(([name, value]) => [diskName(name, place), value]))
  return { files: renamed(files), positions: renamed(positions) }
}

/** Files that a sample names itself, with `@filename`, are next to its own. */
function diskName(name: string, { root, program, input }: DiskPlace): string {
  return name.startsWith(`${root}/${program}`)
    ? name
    : `${root}/${input.folder}${name.slice(root.length + 1)}`
}

function isIncomplete(outcome: Outcome): boolean {
  return !outcome.ok && outcome.problems.some(({ message }) => message.includes('Cannot find'))
}

/** Starts Twoslash with the options of the site, which most samples are checked with. */
function startTwoslash(twoslasher: TwoslashInstance): void {
  try {
    twoslasher('', 'ts')
  } catch (error) {
    throw optionsError(String((error as Error).message))
  }
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
      const text = shortenPaths(typeText(withoutKeyword(node.text, { code, end: start + length })))
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
  const knownNames = new Map<string, string>()
  const nameOf = (path: string) => {
    if (path.startsWith(root)) return `./${withoutFolders(path.slice(root.length + 1))}`
    const name = knownNames.get(path) ?? packageName(path) ?? path.replace(/^.*\//, '../')
    knownNames.set(path, name)
    return name
  }
  return (text) =>
    text.replace(
      /(["'])(\/[^"'\n]+|[A-Z]:\/[^"'\n]+)\1/g,
      (_, quote: string, path: string) => quote + nameOf(path) + quote,
    )
}
