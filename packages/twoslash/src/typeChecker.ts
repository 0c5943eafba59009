// Checks samples with the TypeScript compiler, through Twoslash: the code to show, the type
// of every name in it, what is wrong with it. The compiler is started when the first sample
// must be checked, and again when a declaration that it has read has changed.

import { join } from 'node:path'
import type { Declarations, TypeChecker, TypeCheckerSetup } from 'vellum'
import { type CompilerSession, openSession } from './compilerSession.js'

/** How long missing packages are taken to be missing, in milliseconds. */
const MISSING_FOR = 5000

/** The options of the checker that a site passes to `typedSamples()`. */
export interface CheckerOptions {
  /** As in a `tsconfig.json`. */
  readonly compilerOptions?: Readonly<Record<string, unknown>>
}

/** Creates a checker; the engine calls this in every thread that compiles pages. */
export function createTypeChecker({
  siteDir,
  folder = join(siteDir, '.vellum/samples'),
  states,
  options: { compilerOptions = {} } = {},
}: Pick<TypeCheckerSetup, 'siteDir' | 'states'> & {
  /** For the files of samples while they are checked. Packages are looked for from there. */
  folder?: string
  options?: CheckerOptions
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
