// Components of a site before and after a component of the theme. Only a bundle of a site with slots has this code.

import { type ComponentType, useContext } from 'react'
import { PageContext } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import type { SlotProps } from '../../client/context/slot.js'
import type { PageData } from '../../shared/page.js'
import { withoutBase } from '../../shared/url.js'

/** A component of the site, and the pages that show it. */
export interface Filling {
  readonly Component: ComponentType<SlotProps>
  /** Tested with paths below the base URL; all pages without. */
  readonly pages?: RegExp
}

/** A component with others before and after it. */
export function withSlots<Props extends object>(
  Base: ComponentType<Props>,
  { before, after }: { readonly before: readonly Filling[]; readonly after: readonly Filling[] },
): ComponentType<Props> {
  return function WithSlots(props: Props) {
    const page = useContext(PageContext)
    const { baseUrl, locale } = useSite()
    // The file of the footer belongs to no page.
    if (typeof page === 'symbol') return <Base {...props} />
    const path = withoutBase(page.path, locale.baseUrl) ?? withoutBase(page.path, baseUrl) ?? page.path
    const shown = (fillings: readonly Filling[]) =>
      fillings.map(
        ({ Component, pages }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the configuration orders them, and they never move
          (!pages || pages.test(path)) && <Component key={index} page={slotPage(page)} />,
      )
    return (
      <>
        {shown(before)}
        <Base {...props} />
        {shown(after)}
      </>
    )
  }
}

/** What the shell knows of a page, too: a component gets the same on the server and in browsers. */
function slotPage({ path, title, description, type }: PageData): SlotProps['page'] {
  return { path, title, description, kind: KINDS[type] }
}

const KINDS = {
  doc: 'doc',
  category: 'category',
  markdown: 'page',
  react: 'page',
  tags: 'tag',
  tag: 'tag',
  post: 'blog',
  'post-list': 'blog',
  'post-authors': 'blog',
  'post-archive': 'blog',
  blog: 'blog',
  'not-found': 'not-found',
} as const satisfies Record<PageData['type'], SlotProps['page']['kind']>
