// The cache of Twoslash: its compilers, one for each set of options. Also observes them,
// because Twoslash itself does not say what a run has read, and leaves its files behind.

import type { TwoslashInstance } from 'twoslash'
import type { Program } from 'typescript'

type Environment =
  NonNullable<ReturnType<TwoslashInstance['getCacheMap']>> extends Map<string, infer E> ? E : never

/** The cache, and what is known of the last run. */
export interface TwoslashCache {
  /** For Twoslash. */
  readonly environments: Map<string, Environment>
  /** Finds the errors of a file, once; the compiler caches them. */
  readonly findErrors: (name: string) => void
  /** What the last run was compiled from. */
  readonly program: () => Program | undefined
  /** Deletes the files of a run: a later one could import them. */
  readonly deleteFiles: () => void
}

/** Creates an empty cache. */
export function createTwoslashCache(): TwoslashCache {
  const environments = new Map<string, Environment>()
  const created = new Set<string>()
  const checked = new Set<string>()
  let current: Environment | undefined
  let program: Program | undefined
  const get = environments.get.bind(environments)
  const set = environments.set.bind(environments)
  environments.get = (key) => {
    current = get(key)
    return current
  }
  environments.set = (key, environment) => {
    current = observe(environment)
    return set(key, environment)
  }
  return {
    environments,
    findErrors: (name) => {
      if (checked.has(name)) return
      checked.add(name)
      current?.languageService.getSemanticDiagnostics(name)
    },
    program: () => program,
    deleteFiles: () => {
      for (const { sys } of environments.values()) for (const name of created) sys.deleteFile?.(name)
      created.clear()
      checked.clear()
      program = undefined
    },
  }

  function observe(environment: Environment): Environment {
    const { createFile, updateFile } = environment
    environment.createFile = (name, content) => {
      // Twoslash ends by emptying its files: the last moment at which the program is whole.
      if (content === '') program ??= environment.languageService.getProgram()
      created.add(name)
      createFile(name, content)
    }
    // Twoslash writes the same text again before it looks for errors, because queried types may have
    // become errors. We look for them before that, so the second write, and half of the work, is saved.
    environment.updateFile = (name, content) => {
      if (!checked.has(name) || environment.getSourceFile(name)?.text !== content) updateFile(name, content)
    }
    return environment
  }
}
