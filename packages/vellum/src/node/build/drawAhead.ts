// Draws social cards while workers compile, in the thread that waits for them: the text of a card is known
// before. Rendering finds the images in their cache, and draws those that are missing.

import { setImmediate } from 'node:timers/promises'
import { pageTask } from '../steps/pageTasks.js'
import type { BuildContext } from './buildContext.js'
import type { LocaleBuild } from './prepareLocales.js'

/** Draws the cards of all pages, one by one, until it is stopped. */
export async function drawAhead(
  { runner }: Pick<BuildContext, 'runner'>,
  locales: readonly LocaleBuild[],
  signal: AbortSignal,
): Promise<void> {
  if (runner.compilers(locales.flatMap(({ tasks }) => tasks).length) === 0) return
  for (const { site, cards, tasks } of locales) {
    if (!site.config.socialCards) continue
    const sourcesWithImage = new Set(
      tasks.filter(({ frontMatter }) => 'image' in frontMatter).map(({ source }) => source),
    )
    for (const route of site.routes.filter(({ source }) => !sourcesWithImage.has(source))) {
      const { social } = pageTask(route, site, {
        compiled: undefined,
        bundled: undefined,
        components: new Map(),
      })
      // Workers wait for the messages of this thread.
      await setImmediate()
      if (signal.aborted) return
      if (social?.type === 'card') await cards.draw(social.card)
    }
  }
}
