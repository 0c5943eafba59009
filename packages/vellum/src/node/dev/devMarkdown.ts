// The Markdown of a site in development: that of a page, and the lists of all pages. Made on request.

import type { Route } from '../content/routes.js'
import { llmsFullPage, llmsFullStart, llmsText } from '../output/markdown/llmsText.js'
import type { DocumentRenderer } from '../render/documentRenderer.js'
import type { RenderTask } from '../render/renderTask.js'
import type { Site } from '../site/loadSite.js'
import {
  isListed,
  LLMS_FILE,
  LLMS_FULL_FILE,
  llmsSite,
  type MarkdownEntry,
  markdownName,
} from '../site/siteMarkdown.js'
import { attempt } from './devProblems.js'

/** What the files are made from. */
export interface DevMarkdownInput {
  readonly site: Site
  readonly taskFor: (route: Route) => Promise<RenderTask>
  readonly render: DocumentRenderer
}

/** The files of a site with Markdown. */
export interface DevMarkdown {
  /** The text of a file, by its name below the base; undefined when it is none. */
  readonly file: (name: string) => Promise<string | undefined>
}

/** A page with its text. */
interface RenderedEntry extends MarkdownEntry {
  readonly path: string
  readonly markdown: string
}

/** Makes the files of a site; without the option it has none. */
export function createDevMarkdown({ site, taskFor, render }: DevMarkdownInput): DevMarkdown {
  const byFile = new Map(
    site.routes.map((route) => [markdownName(site.context.urls.href(route.path), site.config), route]),
  )
  return {
    file: async (name) => {
      if (!site.config.markdownPages) return undefined
      if (name === LLMS_FILE) return llmsText(llmsSite(site, await listedPages()))
      if (name === LLMS_FULL_FILE) return fullText(await listedPages())
      const route = byFile.get(name)
      return route && (await render(await taskFor(route))).markdown
    },
  }

  async function listedPages(): Promise<Map<string, RenderedEntry>> {
    const entries = new Map<string, RenderedEntry>()
    for (const route of site.routes) {
      // A page with an error shows it when it is opened; the others are listed.
      const entry = await attempt(() => entryOf(route))
      if (entry.ok && entry.value) entries.set(entry.value.path, entry.value)
    }
    return entries
  }

  async function entryOf(route: Route): Promise<RenderedEntry | undefined> {
    const task = await taskFor(route)
    const { markdown = '', indexable } = await render(task)
    const { path, title, description } = task.page
    if (!isListed(task.page, { indexable })) return undefined
    return { path, title, description, markdown, file: markdownName(path, site.config) }
  }

  function fullText(entries: Map<string, RenderedEntry>): string {
    const lists = llmsSite(site, entries)
    const pages = lists.sections.flatMap(({ pages }) => pages)
    return (
      llmsFullStart(lists) + pages.map(({ entry, ...page }) => llmsFullPage(page, entry.markdown)).join('')
    )
  }
}
