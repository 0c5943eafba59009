// Type errors of programs as the editors of a site show them, for the tests of that site.

import type { TypeQuestions } from '../types/typeMessages.js'
import { createTypeService } from '../types/typeService.js'
import { loadTypeScript } from './buildTypes.js'
import { packDeclarations } from './packDeclarations.js'
import { completeOptions, type PlaygroundPluginOptions } from './pluginOptions.js'

/** Opens the service that editors use, with the modules and the compiler options of a site. */
export function programTypes(
  options: Pick<PlaygroundPluginOptions, 'modules' | 'types'>,
  { siteDir }: { readonly siteDir: string },
): TypeQuestions {
  const { modules, types } = completeOptions({ types: true, ...options }, siteDir)
  const { ts } = loadTypeScript(siteDir)
  return createTypeService(ts, packDeclarations(ts, { ...types, modules, siteDir }))
}
