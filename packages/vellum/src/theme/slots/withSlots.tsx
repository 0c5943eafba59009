// Components of a site before and after a component of the theme. Only a bundle of a site with slots has this code.

import { type ComponentType, createElement, useContext } from 'react'
import { PageContext } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import type { SlotProps } from '../../client/context/slot.js'
import { SLOT_ATTRIBUTE, SLOT_ELEMENT } from '../../shared/keptHtml.js'
import type { PageData } from '../../shared/page.js'
import { withoutBase } from '../../shared/url.js'

/** A component of the site, and the pages that show it. */
export interface Filling {
  /** Browsers do not have one without state: they keep its HTML. */
  readonly Component?: ComponentType<SlotProps>
  /** Names its position in the shell, if it has no state. */
  readonly kept?: string
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
        (filling, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the configuration orders them, and they never move
          (!filling.pages || filling.pages.test(path)) && <FilledSlot key={index} page={page} {...filling} />,
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

function FilledSlot({ Component, kept, page }: Filling & { readonly page: PageData }) {
  const content = Component && <Component page={slotPage(page)} />
  if (kept === undefined) return content
  const attributes = { [SLOT_ATTRIBUTE]: kept }
  if (content) return createElement(SLOT_ELEMENT, attributes, content)
  const html = { __html: keptHtml(kept, page) }
  return createElement(SLOT_ELEMENT, {
    ...attributes,
    dangerouslySetInnerHTML: html,
    suppressHydrationWarning: true,
  })
}

/** The HTML of the first page, by position: its data does not have it. */
const served = new Map<string, string>()

/** The HTML of a component: from the data of the page, or from the document. */
function keptHtml(name: string, { kept }: PageData): string {
  if (kept?.slots) return kept.slots[name] ?? ''
  const html =
    served.get(name) ??
    document.querySelector(`${SLOT_ELEMENT}[${SLOT_ATTRIBUTE}="${name}"]`)?.innerHTML ??
    ''
  served.set(name, html)
  return html
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
