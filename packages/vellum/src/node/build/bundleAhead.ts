// Bundles a small site while its pages are compiled, if nothing in them looks like code: then the bundle
// needs none of them, and a core is idle. A wrong guess costs some time of that core: the bundle is made
// again.

import { availableParallelism } from 'node:os'
import { createFenceScanner } from '../base/codeFence.js'
import { STATIC_COMPONENTS } from '../markdown/syntax/staticComponents.js'
import type { BuildContext } from './buildContext.js'
import { type BundleContext, bundleGroups } from './bundleLocales.js'
import type { LocaleBuild } from './prepareLocales.js'

/**
 * Puts the bundle into its cache, where the bundle step finds it. Throws the error that the bundle step will
 * report.
 */
export async function bundleAhead(context: BundleContext, locales: readonly LocaleBuild[]): Promise<void> {
  const guessed = locales.map((locale) => ({ ...locale, compiled: new Map(), compileTimes: new Map() }))
  await bundleGroups(context, guessed)
}

/** Whether a bundle can be made before the pages are compiled, without waiting for them. */
export function canBundleAhead(
  { runner }: Pick<BuildContext, 'runner'>,
  locales: readonly LocaleBuild[],
): boolean {
  const tasks = locales.flatMap((locale) => locale.tasks)
  const threads = runner.compilers(tasks.length)
  const leavesCore = threads > 0 && threads < availableParallelism()
  // Components may stand for Markdown, so any page may have some.
  const hasComponents = locales.some(({ site }) => Object.keys(site.components.components).length > 0)
  return leavesCore && !hasComponents && !tasks.some(({ body }) => looksLive(body))
}

const NAMES = STATIC_COMPONENTS.join('|')
/** Text that looks like code and is not: static components, their imports, and text between backticks. */
const STATIC = new RegExp(
  `</?(?:${NAMES})\\b|^import\\s+\\w+\\s+from\\s+['"]@theme/(?:${NAMES})['"]|(\`+).*?\\1`,
  'g',
)

/** Whether a page seems to have imports or components that need code. */
export function looksLive(body: string): boolean {
  const isCode = createFenceScanner()
  const isLive = (line: string) => /^(?:import|export)\s|<[A-Z]/.test(line.replace(STATIC, ''))
  return body.split('\n').some((line) => !isCode(line) && isLive(line))
}
