// The cache of Twoslash: its compilers, one for each set of options. They are ours, so that the samples of many pages
// are one program: those of Twoslash make one for each sample.

import type { CreateTwoslashOptions, TwoslashInstance } from 'twoslash'
import type { LanguageServiceHost } from 'typescript'
import { createFileRegistry, createSampleService, type SampleService } from './sampleService.js'

type TypeScript = typeof import('typescript')
/** The declarations of Twoslash name the module as CommonJS sees it. */
type TwoslashModule = NonNullable<CreateTwoslashOptions['tsModule']>
type Environment =
  NonNullable<ReturnType<TwoslashInstance['getCacheMap']>> extends Map<string, infer E> ? E : never

/** The compilers of Twoslash. */
export interface TwoslashCache {
  /** For Twoslash. */
  readonly environments: Map<string, Environment>
  /** For Twoslash: TypeScript, which makes our compilers. */
  readonly tsModule: TwoslashModule
  /** The compiler of the last sample. */
  readonly current: () => SampleService | undefined
  /** Finds the errors of a file, once; the compiler keeps them. */
  readonly findErrors: (name: string) => void
  /** Deletes the files of all samples: a later one could import them. */
  readonly deleteFiles: () => void
}

/** Creates an empty cache. `folder` is that of the site. */
export function createTwoslashCache(ts: TypeScript, folder: string): TwoslashCache {
  const environments = new Map<string, Environment>()
  const services = new Map<Environment, SampleService>()
  const registry = createFileRegistry(ts, folder)
  const checked = new Set<string>()
  let created: SampleService | undefined
  let current: SampleService | undefined
  const get = environments.get.bind(environments)
  const set = environments.set.bind(environments)
  environments.get = (key) => {
    const environment = get(key)
    current = environment && services.get(environment)
    return environment
  }
  environments.set = (key, environment) => {
    current = created!
    services.set(environment, current)
    return set(key, useFiles(environment, current))
  }
  return {
    environments,
    tsModule: {
      ...ts,
      createLanguageService: (host: LanguageServiceHost) => {
        created = createSampleService(ts, { host, registry })
        return created.languageService
      },
    } as TypeScript as TwoslashModule,
    current: () => current,
    findErrors: (name) => {
      const text = `${name} ${current?.files.versionOf(name)}`
      if (checked.has(text)) return
      checked.add(text)
      current?.findErrors(name)
    },
    deleteFiles: () => {
      checked.clear()
      for (const { files } of services.values()) files.replace(new Map())
    },
  }
}

/** Makes Twoslash write into the files of a service. */
function useFiles(environment: Environment, { files }: SampleService): Environment {
  environment.createFile = (name, text) => {
    // Twoslash ends by emptying its files. They stay until the program of all samples has been used.
    if (text !== '') files.write(name, text)
  }
  // Twoslash writes the same text again before it looks for errors, because queried types may have become
  // errors. We look for them before that, so the second program is saved.
  environment.updateFile = files.write
  return environment
}
