// Bundles a small site while its pages are compiled, when nothing in them looks like code: then the bundle needs none
// of them, and a core is free. A guess that is wrong costs that core some of its time: the bundle is made again.

import { availableParallelism } from 'node:os'
import { createFenceScanner } from '../base/codeFence.js'
import { STATIC_COMPONENTS } from '../markdown/syntax/staticComponents.js'
import type { BuildContext } from './buildContext.js'
import { type BundleContext, bundleGroups } from './bundleLocales.js'
import type { LocaleBuild } from './prepareLocales.js'

/** Puts the bundle into its cache, where the step that needs it finds it. Throws what that step will report. */
export async function bundleAhead(context: BundleContext, locales: readonly LocaleBuild[]): Promise<void> {
  const guessed = locales.map((locale) => ({ ...locale, compiled: new Map(), compileTimes: new Map() }))
  await bundleGroups(context, guessed)
}

/** Whether a bundle can be made before the pages are compiled, without a wait for them. */
export function canBundleAhead(
  { runner }: Pick<BuildContext, 'runner'>,
  locales: readonly LocaleBuild[],
): boolean {
  const tasks = locales.flatMap((locale) => locale.tasks)
  const threads = runner.compilers(tasks.length)
  const leavesCore = threads > 0 && threads < availableParallelism()
  return leavesCore && !tasks.some(({ body }) => looksLive(body))
}

const NAMES = STATIC_COMPONENTS.join('|')
/** What looks like code and is none: static components, their imports, and what is between backticks. */
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
