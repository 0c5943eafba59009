// The type checker of a site's configuration. Its module is loaded when the first sample must be checked: a
// build whose pages are in the cache loads no compiler.

import { VellumError } from '../base/errors.js'
import { ADD_TYPE_CHECKER } from '../base/typeCheckerAdvice.js'
import type { MarkdownConfig } from '../config/siteConfig.js'
import type { TypeChecker, TypeCheckerModule, TypeCheckerSetup } from '../markdown/samples/types.js'

/** Creates the checker of a thread; undefined if the site has none. */
export function createSiteTypeChecker(
  named: MarkdownConfig['twoslash'],
  setup: Omit<TypeCheckerSetup, 'options'>,
): TypeChecker | undefined {
  if (named === false) return undefined
  const { module, options } = named
  let loading: Promise<TypeChecker> | undefined
  return {
    isCurrent: setup.states.areCurrent,
    check: async (samples) => {
      loading ??= loadModule(module).then(({ createTypeChecker }) => createTypeChecker({ ...setup, options }))
      try {
        return await (await loading).check(samples)
      } catch (error) {
        throw checkerError(error)
      }
    },
  }
}

async function loadModule(module: string): Promise<TypeCheckerModule> {
  let loaded: Partial<TypeCheckerModule>
  try {
    loaded = (await import(module)) as Partial<TypeCheckerModule>
  } catch (cause) {
    throw new VellumError('The type checker in `markdown.twoslash` cannot be loaded.', {
      code: 'type-checker-not-loaded',
      files: ['vellum.config.ts'],
      hint: ADD_TYPE_CHECKER,
      cause,
    })
  }
  if (typeof loaded.createTypeChecker === 'function') return loaded as TypeCheckerModule
  throw new VellumError(
    'The module of the type checker in `markdown.twoslash` exports no `createTypeChecker`.',
    {
      code: 'type-checker-not-loaded',
      files: ['vellum.config.ts'],
      hint: ADD_TYPE_CHECKER,
    },
  )
}

/**
 * An error with a hint is one of the site; the checker is not part of the engine, and has no class for it.
 */
function checkerError(error: unknown): unknown {
  if (error instanceof VellumError || !(error instanceof Error)) return error
  const { hint, files } = error as Error & { readonly hint?: unknown; readonly files?: unknown }
  if (typeof hint !== 'string') return error
  return new VellumError(error.message, {
    code: 'type-checker-failed',
    ...(Array.isArray(files) && { files: files.map(String) }),
    hint,
    ...(error.cause !== undefined && { cause: error.cause }),
  })
}
