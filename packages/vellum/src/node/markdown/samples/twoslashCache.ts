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
  /** Announces the files of the next runs with their texts: they become one program. */
  readonly expectFiles: (files: readonly (readonly [name: string, text: string])[]) => void
  /** Deletes the files of all runs since: a later one could import them. */
  readonly deleteFiles: () => void
}

/** Creates an empty cache. */
export function createTwoslashCache(): TwoslashCache {
  const environments = new Map<string, Environment>()
  /** The texts of each compiler's files that are not empty, and how to empty one. */
  const compilers: { readonly texts: Map<string, string>; readonly empty: (name: string) => void }[] = []
  const checked = new Set<string>()
  let expected: readonly (readonly [name: string, text: string])[] = []
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
    expectFiles: (files) => {
      expected = files
    },
    deleteFiles: () => {
      for (const { texts, empty } of compilers) {
        // A compiler keeps the names of its files; empty ones have no effect.
        for (const name of texts.keys()) empty(name)
        texts.clear()
      }
      checked.clear()
      expected = []
      program = undefined
    },
  }

  function observe(environment: Environment): Environment {
    const { createFile, updateFile } = environment
    const texts = new Map<string, string>()
    compilers.push({
      texts,
      empty: (name) => {
        createFile(name, '')
        environment.sys.deleteFile?.(name)
      },
    })
    const write = (name: string, content: string) => {
      // A file that is written again makes a new program.
      if (texts.get(name) === content) return
      texts.set(name, content)
      createFile(name, content)
    }
    environment.createFile = (name, content) => {
      // Twoslash ends by emptying its files. They stay until the program of all of them has been used.
      if (content === '') {
        program = environment.languageService.getProgram()
        return
      }
      for (const [other, text] of expected) write(other, text)
      expected = []
      write(name, content)
    }
    // Twoslash writes the same text again before it looks for errors, because queried types may have
    // become errors. We look for them before that, so the second write, and half of the work, is saved.
    environment.updateFile = (name, content) => {
      if (!checked.has(name) || environment.getSourceFile(name)?.text !== content) updateFile(name, content)
    }
    return environment
  }
}
