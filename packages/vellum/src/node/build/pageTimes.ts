// The time of each page of a build, step by step. In: the rendered locales. Out: a row for each page that did
// not come from the cache.

import type { CompileTimes } from '../markdown/samples/sampleBatches.js'
import { excerptName } from '../steps/compileCache.js'
import type { RenderTimes } from './renderCache.js'

/** Milliseconds that a page took; a step that was not needed took none. */
export interface PageTime extends CompileTimes, RenderTimes {
  readonly path: string
}

/** The steps, in their order. */
export const PAGE_STEPS = [
  'compile',
  'samples',
  'render',
  'plugins',
  'write',
] as const satisfies readonly (keyof PageTime)[]

/** What is read of a rendered locale. */
interface LocaleTimes {
  readonly compileTimes: ReadonlyMap<string, CompileTimes>
  readonly site: { readonly routes: readonly { readonly source: string }[] }
  readonly rendering: {
    readonly reports: readonly { readonly path: string; readonly times: RenderTimes | undefined }[]
  }
}

/** The pages that took time, slowest first. */
export function pageTimes(locales: readonly LocaleTimes[]): PageTime[] {
  const pages = locales.flatMap(({ compileTimes, site, rendering }) =>
    rendering.reports.flatMap(({ path, times }, i): PageTime[] => {
      const source = site.routes[i]?.source
      const parts = source === undefined ? [] : [source, excerptName(source)]
      const compiled = parts.flatMap((name) => compileTimes.get(name) ?? [])
      if (!times && compiled.length === 0) return []
      return [
        {
          path,
          compile: compiled.reduce((sum, { compile }) => sum + compile, 0),
          samples: compiled.reduce((sum, { samples }) => sum + samples, 0),
          render: times?.render ?? 0,
          plugins: times?.plugins ?? 0,
          write: times?.write ?? 0,
        },
      ]
    }),
  )
  return pages.sort((a, b) => totalTime(b) - totalTime(a))
}

/** All steps of a page. */
export function totalTime(page: PageTime): number {
  return PAGE_STEPS.reduce((sum, step) => sum + page[step], 0)
}
