// The data of a page for the browser: the inline data of its document, and the file that other pages fetch to
// navigate to it.

import { type HeadTag, isAboutPage } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import type { KeptHtml } from '../../shared/pageBase.js'
import type { PageDocs, PageFile, ServedPage } from '../../shared/pageFile.js'
import type { RenderedHtml, UsedDocs } from '../../shared/rendering.js'
import type { RenderContext } from './renderContext.js'
import type { RenderTask } from './renderTask.js'
import { shellPage } from './shellPage.js'
import { servedSidebar, type TaskSidebar } from './sidebarLookup.js'

/** A page with everything that its data depends on. */
export interface ServedPageInput {
  readonly task: RenderTask
  readonly page: PageData
  readonly sidebar: TaskSidebar | undefined
  readonly rendered: RenderedHtml
  /** URLs of the page's own stylesheets. */
  readonly styles: readonly string[]
  /** URL of the module that makes the page live, or its frame. */
  readonly script: string | undefined
}

/** The inline data of a page's document. */
export function servedPage(
  { task, page, sidebar, rendered, styles, script }: ServedPageInput,
  { buildId, docsFile, hasSlots }: Pick<RenderContext, 'buildId' | 'docsFile' | 'hasSlots'>,
): ServedPage {
  return {
    build: buildId,
    page: rendered.main === undefined ? page : shownPage(page, hasSlots === true),
    ...(sidebar && rendered.sidebar && { sidebar: servedSidebar(sidebar, rendered.sidebar, task) }),
    ...(script !== undefined && { script }),
    ...(styles.length > 0 && { styles }),
    ...servedDocs(rendered.usedDocs, docsFile),
  }
}

function shownPage(page: PageData, hasSlots: boolean): PageData {
  const { description } = page
  return hasSlots ? { ...shellPage(page), description } : shellPage(page)
}

/** The same data as a file, with what the document has in its HTML. */
export function pageFile(
  served: ServedPage,
  {
    head,
    main,
    kept,
    code,
  }: {
    readonly head: readonly HeadTag[]
    readonly main: string | undefined
    readonly kept: KeptHtml | undefined
    readonly code: Readonly<Record<string, string>>
  },
): PageFile {
  return {
    ...served,
    ...(kept && { page: { ...served.page, kept } }),
    head: head.filter(
      ({ tagName, attributes }) => tagName === 'html' || isAboutPage(tagName, (name) => attributes[name]),
    ),
    ...(main !== undefined && { html: main }),
    ...(Object.keys(code).length > 0 && { code }),
  }
}

function servedDocs({ all, descriptions }: UsedDocs, file: string | undefined): { docs?: PageDocs } {
  const hasDescriptions = Object.keys(descriptions).length > 0
  if (!all && !hasDescriptions) return {}
  return {
    docs: { ...(hasDescriptions && { descriptions }), ...(all && file !== undefined && { file }) },
  }
}
