// Checks samples with the TypeScript compiler, through Twoslash: the code to show, the type
// of every name in it, what is wrong with it. The compiler is started when the first sample
// must be checked, and again when a declaration that it has read has changed.

import { join } from 'node:path'
import { type CompilerSession, openSession } from './compilerSession.js'
import type { DeclarationStates, Declarations } from './declarations.js'
import type { SampleProblem } from './sampleProblems.js'
import type { CheckedSample, Sample } from './types.js'

/** The result of a check. */
export type CheckOutcome =
  | { readonly ok: true; readonly sample: CheckedSample }
  | { readonly ok: false; readonly problems: readonly SampleProblem[] }

/** Checks the samples of pages. */
export interface TypeChecker {
  /** Checks samples of one page at once, which is much faster than one after the other. */
  readonly check: (samples: readonly Sample[]) => Promise<CheckOutcome[]>
  /** Whether results that were found with these declarations are still valid. */
  readonly isCurrent: (declarations: Declarations) => boolean
}

/** How long missing packages are taken to be missing, in milliseconds. */
const MISSING_FOR = 5000

/** Creates a checker; `compilerOptions` are as in a `tsconfig.json`. */
export function createTypeChecker({
  siteDir,
  folder = join(siteDir, '.vellum/samples'),
  compilerOptions = {},
  states,
}: {
  siteDir: string
  /** For the files of samples while they are checked. Packages are looked for from there. */
  folder?: string
  compilerOptions?: Readonly<Record<string, unknown>>
  states: DeclarationStates
}): TypeChecker {
  let opening: Promise<CompilerSession> | undefined
  /** Everything that the open session has read. */
  let declarations: Declarations = {}

  const isStale = ({ missingSince }: CompilerSession) =>
    !states.areCurrent(declarations) || Date.now() - (missingSince() ?? Infinity) > MISSING_FOR
  const currentSession = async () => {
    const current = opening
    const open = await current
    if (open && isStale(open) && opening === current) {
      opening = undefined
      open.close()
    }
    if (!opening) {
      declarations = {}
      opening = openSession({ siteDir, folder, compilerOptions })
    }
    return opening
  }
  return {
    isCurrent: states.areCurrent,
    check: async (samples) => {
      const session = await currentSession()
      return (await session.run(samples)).map(({ outcome, files }) => {
        const read = states.of(files)
        declarations = { ...declarations, ...read }
        return outcome.ok ? { ok: true, sample: { ...outcome.sample, declarations: read } } : outcome
      })
    },
  }
}
