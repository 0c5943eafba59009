// A page's data for the browser if its content is HTML: fields that only the content shows are left out.

import type { PageData } from '../../shared/page.js'

/** The data of a page that its shell needs; the content of such a page is HTML. */
export function shellPage(page: PageData): PageData {
  const { path, title, classNames, search, notice, version } = page
  const base = {
    path,
    title,
    classNames,
    search,
    notice,
    description: undefined,
    keywords: [],
    image: undefined,
    headTags: [],
    ...(version && { version }),
  }
  switch (page.type) {
    case 'doc':
    case 'category': {
      const { docsId, sidebar } = page
      const navigation = { docsId, sidebar, breadcrumbs: undefined, previous: undefined, next: undefined }
      return page.type === 'doc'
        ? {
            ...base,
            ...navigation,
            type: 'doc',
            docId: page.docId,
            heading: undefined,
            toc: undefined,
            tags: [],
            editUrl: undefined,
            lastUpdate: undefined,
          }
        : { ...base, ...navigation, type: 'category', heading: '', cards: [] }
    }
    case 'markdown':
      return {
        ...base,
        type: 'markdown',
        heading: undefined,
        toc: undefined,
        wrapperClassName: page.wrapperClassName,
        editUrl: undefined,
      }
    case 'tags':
      return { ...base, type: 'tags', tags: [] }
    case 'tag':
      return { ...base, type: 'tag', heading: '', allTagsHref: '', docs: [] }
    case 'post':
    case 'post-list':
    case 'post-authors':
    case 'post-archive':
    case 'blog':
      return { ...base, type: 'blog' }
    case 'react':
    case 'not-found':
      return { ...base, type: page.type }
  }
}
