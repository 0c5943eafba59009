// The cache of Twoslash: its language services, one for each set of options. They are ours, which ask the native
// compiler.

import type { CreateTwoslashOptions, TwoslashInstance } from 'twoslash'
import type { LanguageServiceHost } from 'typescript'
import { createSampleService, type SampleService } from './sampleService.js'

type TypeScript = typeof import('typescript')
/** The declarations of Twoslash name the module as CommonJS sees it. */
type TwoslashModule = NonNullable<CreateTwoslashOptions['tsModule']>
type Environment =
  NonNullable<ReturnType<TwoslashInstance['getCacheMap']>> extends Map<string, infer E> ? E : never

/** The language services of Twoslash. */
export interface TwoslashCache {
  /** For Twoslash. */
  readonly environments: Map<string, Environment>
  /** For Twoslash: TypeScript, which makes our services. */
  readonly tsModule: TwoslashModule
  /** The service of the last sample. */
  readonly current: () => SampleService | undefined
}

/** Creates an empty cache. */
export function createTwoslashCache(ts: TypeScript): TwoslashCache {
  const environments = new Map<string, Environment>()
  const services = new Map<Environment, SampleService>()
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
    return set(key, useService(environment, current))
  }
  return {
    environments,
    tsModule: {
      ...ts,
      createLanguageService: (host: LanguageServiceHost) => {
        created = createSampleService(ts, host.getCompilationSettings())
        return created.languageService
      },
    } as TypeScript as TwoslashModule,
    current: () => current,
  }
}

/** Makes Twoslash write into the files of a service. */
function useService(environment: Environment, { write }: SampleService): Environment {
  environment.createFile = (name, text) => {
    // Twoslash ends by emptying its files. They are files of one program with those of other samples.
    if (text !== '') write(name, text)
  }
  environment.updateFile = write
  return environment
}
