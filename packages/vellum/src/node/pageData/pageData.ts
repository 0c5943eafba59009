// Everything that one page shows besides its body, from its route. Nothing is decided later.

import type { MarkdownPage, NotFoundPage, PageData, ReactPage } from '../../shared/page.js'
import type { Route } from '../content/routes.js'
import { makeBlogPage } from './blog/blogPages.js'
import { makeDocsPage } from './docs/docsPages.js'
import { known, type ModelIndex } from './modelIndex.js'
import { type CompiledParts, languageOf, lastUpdateText, noticeOf, pageBase, tocOf } from './pageParts.js'

export type { CompiledParts } from './pageParts.js'

/** Which page. */
export interface PageDataInput {
  readonly context: ModelIndex
  readonly route: Route
  readonly compiled: CompiledParts
}

/** The data of a page. */
export function makePageData({ context, route, compiled }: PageDataInput): PageData {
  if (route.type === 'page') return standalonePage({ context, route, compiled })
  if ('docsId' in route) return makeDocsPage({ context, route, compiled })
  return makeBlogPage({ context, route, compiled })
}

/** The page for unknown paths. */
export function makeNotFoundPage({ urls, labels }: Pick<ModelIndex, 'urls' | 'labels'>): NotFoundPage {
  return {
    type: 'not-found',
    ...pageBase({
      path: urls.file('/404.html'),
      title: labels.text('theme.NotFound.title'),
      classNames: ['plugin-native'],
    }),
  }
}

function standalonePage({ context, route, compiled }: PageDataInput): MarkdownPage | ReactPage {
  const page = known(context.pages.get(route.source), `page ${route.source}`)
  const path = context.urls.href(route.path)
  const classNames = ['plugin-pages', 'plugin-id-default']
  if (page.kind === 'react') return { type: 'react', ...pageBase({ path, title: page.title, classNames }) }
  const { frontMatter } = page
  return {
    type: 'markdown',
    ...pageBase({
      path,
      title: page.title,
      description: page.description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: [...classNames, 'mdx-wrapper', 'mdx-page'],
      headTags: compiled?.headTags ?? [],
      notice: noticeOf(frontMatter),
    }),
    // A standalone page has only the headings that are written in it.
    heading: undefined,
    ...languageOf(page, context),
    toc: tocOf({ frontMatter, compiled, context }),
    wrapperClassName: frontMatter.wrapperClassName,
    editUrl: page.editUrl,
    lastUpdate: lastUpdateText(page, context),
  }
}
