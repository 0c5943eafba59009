// Names of `@docusaurus/theme-common` that copies of Docusaurus' components import, besides those of
// `vellum/client/compat`: what they are there, on the state that this theme has.

import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '../../client/api/ErrorCatcher.js'
import { useHistory } from '../../client/api/history.js'
import { useLocation } from '../../client/api/location.js'
import { usePluralForm } from '../../client/api/translate.js'
import { prefersReducedMotion } from '../../client/compat/smallHooks.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import {
  type AnnouncementBarState,
  useAnnouncementBarSync,
  useAnnouncementBar as useBar,
} from '../../client/runtime/announcementBar.js'
import { nestToc, type TocHeading, type TocItem } from '../../shared/toc.js'
import { highlightToc } from '../behaviours/tocHighlight.js'
import { blogLabel } from '../labels/blogLabel.js'
import { contentLabel } from '../labels/contentLabel.js'
import { label } from '../labels/label.js'
import { CONTENT_ID, skip } from '../layout/SkipLink.js'
import { isBarHidden } from '../navbar/hideOnScroll.js'
import { urlAfterBase } from '../navbar/localeLinks.js'
import { classNames } from '../parts/classNames.js'
import { leadingIcon } from './cards.js'

export { useBlogListPageStructuredData, useBlogPostStructuredData } from './blogClient.js'
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  getPrismCssVariables,
  useCodeBlockContext,
  useCodeWordWrap,
  usePrismTheme,
} from './codeBlock.js'
export { useNavbarSecondaryMenu } from './drawer.js'
export { sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue } from './tabs.js'

interface WithChildren {
  readonly children?: ReactNode
}

/** Shows its children: what they need is there without it. */
function Transparent({ children }: WithChildren): ReactNode {
  return children
}

export {
  Transparent as AnnouncementBarProvider,
  Transparent as ColorModeProvider,
  Transparent as NavbarProvider,
  Transparent as PluginHtmlClassNameProvider,
  Transparent as ScrollControllerProvider,
  Transparent as TitleFormatterProvider,
}

/** Puts nothing into the drawer, which has the sidebar of the docs by itself. */
export function NavbarSecondaryMenuFiller(): null {
  return null
}

/** Adds nothing: Node writes what search engines read of an unlisted page. */
export function UnlistedMetadata(): null {
  return null
}

export const UnlistedBannerTitle = () => contentLabel('theme.unlistedContent.title')
export const UnlistedBannerMessage = () => contentLabel('theme.unlistedContent.message')
export const DraftBannerTitle = () => contentLabel('theme.draftContent.title')
export const DraftBannerMessage = () => contentLabel('theme.draftContent.message')
export const BlogAuthorsListViewAllLabel = () => blogLabel('theme.blog.authorsList.viewAll')
export const BlogAuthorNoPostsLabel = () => blogLabel('theme.blog.author.noPosts')

export const translateTagsPageTitle = () => contentLabel('theme.tags.tagsPageTitle')
export const translateBlogAuthorsListPageTitle = () => blogLabel('theme.blog.authorsList.pageTitle')

/** The heading of the page on screen, which Node has written for the tag or the author. */
function usePageHeading(): string {
  const page = usePage()
  return 'heading' in page && page.heading !== undefined ? page.heading : page.title
}

export { usePageHeading as useBlogAuthorPageTitle, usePageHeading as useBlogTagsPostsPageTitle }

/** Where the search of Docusaurus looks; the one here has no tags. */
export const DEFAULT_SEARCH_TAG = 'default'

/** The id of the element around the content of pages. */
export const SkipToContentFallbackId = CONTENT_ID

/** The link to the content. */
export function SkipToContentLink({ children, ...props }: ComponentProps<'a'>) {
  const name = children ?? label('theme.common.skipToMainContent')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the router focuses this region after a navigation
    <div role="region" className="vl-skip-region" aria-label={label('theme.common.skipToMainContent')}>
      <a {...props} className={classNames('vl-skip', props.className)} href={`#${CONTENT_ID}`} onClick={skip}>
        {name}
      </a>
    </div>
  )
}

/** The text of an error, and of what caused it. */
export function ErrorBoundaryError({ error }: { readonly error: Error }) {
  return <p className="vl-error-text">{errorText(error)}</p>
}

/** The button that renders the content again. */
export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      {label('theme.ErrorPageContent.tryAgain')}
    </button>
  )
}

interface ThemedComponentProps {
  readonly className?: string
  /** Called for each colour mode; CSS shows what belongs to the one of the page. */
  readonly children: (mode: {
    readonly theme: 'light' | 'dark'
    readonly className: string | undefined
  }) => ReactNode
}

/** Shows something else in each colour mode. */
export function ThemedComponent({ className, children }: ThemedComponentProps) {
  return (
    <>
      {children({ theme: 'light', className: classNames('vl-themed-light', className) })}
      {children({ theme: 'dark', className: classNames('vl-themed-dark', className) })}
    </>
  )
}

/** No class: headings are clear of the navbar by themselves. */
export function useAnchorTargetClassName(_id?: string): undefined {
  return undefined
}

/** What the props of an admonition are: titles are props already. */
export function processAdmonitionProps<Props>(props: Props): Props {
  return props
}

/** Dates in the locale of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(useSite().locale.htmlLang, options)
}

/** The home page; undefined for a site without one. */
export function useHomePageRoute(): { readonly path: string; readonly exact: true } | undefined {
  const { hasHome, baseUrl } = useSite()
  return hasHome ? { path: baseUrl, exact: true } : undefined
}

/** `(3)` → `3 items` */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm()
  return (count) =>
    selectMessage(count, contentLabel('theme.docs.DocCard.categoryDescription.plurals')).replaceAll(
      '{count}',
      String(count),
    )
}

/** `🚀 Launch` → `🚀` and ` Launch` */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const emoji = leadingIcon(text)
  return { emoji: emoji ?? null, rest: text.slice(emoji?.length ?? 0) }
}

/** Tags by their first letters. */
export function listTagsByLetters<Tag extends { readonly label: string }>(
  tags: readonly Tag[],
): { letter: string; tags: Tag[] }[] {
  const byLetter = new Map<string, Tag[]>()
  for (const tag of tags) {
    const letter = tag.label.charAt(0).toUpperCase()
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), tag])
  }
  return [...byLetter]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, own]) => ({ letter, tags: own.sort((a, b) => a.label.localeCompare(b.label)) }))
}

/** One query of several: later ones are added, or replace what has the same name. */
export function mergeSearchStrings(
  searches: readonly (string | undefined)[],
  strategy: 'append' | 'set' = 'append',
): string {
  const merged = new URLSearchParams()
  for (const search of searches) {
    for (const [name, value] of new URLSearchParams(search)) merged[strategy](name, value)
  }
  const text = merged.toString()
  return text && `?${text}`
}

/** A value of the history, which has the location of the page. */
export function useHistorySelector<Value>(
  select: (history: ReturnType<typeof useHistory> & { location: ReturnType<typeof useLocation> }) => Value,
): Value {
  const location = useLocation()
  return select({ ...useHistory(), location })
}

/** URLs of the page in other locales. */
export function useAlternatePageUtils(): {
  createUrl: (options: { locale: string; fullyQualified: boolean }) => string
} {
  const site = useSite()
  const { pathname } = useLocation()
  const rest = urlAfterBase({ site, location: { pathname, search: '', hash: '' }, queryString: '' })
  return {
    createUrl: ({ locale, fullyQualified }) => {
      const { url, baseUrl = site.baseUrl } = site.locales.find(({ name }) => name === locale) ?? {}
      return (url ?? (fullyQualified ? site.url : '')) + baseUrl + rest
    },
  }
}

/** The state of the announcement bar. */
export function useAnnouncementBar(): AnnouncementBarState {
  useAnnouncementBarSync()
  return useBar()
}

interface Position {
  readonly scrollX: number
  readonly scrollY: number
}

/** Calls a function when the page is scrolled, with the position and the one before. */
export function useScrollPosition(
  onScroll: (position: Position, previous: Position | null) => void,
  _dependencies: readonly unknown[] = [],
): void {
  const latest = useRef(onScroll)
  useEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    let previous: Position | null = null
    const update = () => {
      const position = { scrollX: window.scrollX, scrollY: window.scrollY }
      latest.current(position, previous)
      previous = position
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
}

/** Whether the button to the top is shown: while scrolling up, below a threshold. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }): {
  shown: boolean
  scrollToTop: () => void
} {
  const [shown, setShown] = useState(false)
  useScrollPosition(({ scrollY }, previous) => {
    if (!previous) return
    const isAtEnd = scrollY + window.innerHeight >= document.documentElement.scrollHeight
    setShown(scrollY < previous.scrollY && scrollY >= threshold && !isAtEnd)
  })
  const scrollToTop = () =>
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  return { shown, scrollToTop }
}

/** Whether the navbar is shown: it hides while the page is scrolled down. */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: (navbar: HTMLElement | null) => void
  isNavbarVisible: boolean
} {
  const [isNavbarVisible, setVisible] = useState(true)
  const height = useRef(0)
  const navbarRef = useCallback((navbar: HTMLElement | null) => {
    if (navbar) height.current = navbar.offsetHeight
  }, [])
  useScrollPosition(({ scrollY }, previous) => {
    if (!hideOnScroll) return
    const state = { y: scrollY, previous: previous?.scrollY ?? 0, ownHeight: height.current }
    const page = { viewportHeight: innerHeight, pageHeight: document.documentElement.scrollHeight }
    setVisible(!isBarHidden({ ...state, ...page }))
  })
  return { navbarRef, isNavbarVisible }
}

/** Keeps the page from scrolling. */
export function useLockBodyScroll(isLocked = true): void {
  useEffect(() => {
    if (!isLocked) return
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [isLocked])
}

/** Keeps an element where it is on the screen until the next render. */
export function useScrollPositionBlocker(): {
  blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void
} {
  const kept = useRef<{ readonly element: HTMLElement; readonly top: number }>(undefined)
  useEffect(() => {
    if (!kept.current) return
    const { element, top } = kept.current
    kept.current = undefined
    const moved = element.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return {
    blockElementScrollPositionUntilNextRender: (element) => {
      kept.current = { element, top: element.getBoundingClientRect().top }
    },
  }
}

interface TocOptions {
  readonly toc: readonly TocHeading[]
  readonly minHeadingLevel: number
  readonly maxHeadingLevel: number
}

/** Headings as a tree of those that are shown. */
export function useFilteredAndTreeifiedTOC(options: TocOptions): readonly TocItem[] {
  const { toc, minHeadingLevel: min, maxHeadingLevel: max } = options
  return nestToc(toc, { min, max })
}

/** Marks the link of the heading that is being read. */
export function useTOCHighlight(config: { readonly linkClassName: string } | undefined): void {
  const page = usePage()
  const isUnderNavbar = !useSite().navbar.hideOnScroll
  const linkClassName = config?.linkClassName
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!linkClassName) return
    const [first] = document.getElementsByClassName(linkClassName)
    const list = first?.closest<HTMLElement>('ul.table-of-contents') ?? first?.closest<HTMLElement>('ul')
    return list ? highlightToc(list, { isUnderNavbar }) : undefined
  }, [page, linkClassName, isUnderNavbar])
}
