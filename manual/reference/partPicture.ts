// A picture of where a part of the theme is: a small page of the kind that shows it, with the part in colour. As SVG with
// attributes, like the pictures of tokens.

import type { PhrasingContent } from 'mdast'
import { element } from './blocks'

/** Left, top, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number]

const WIDTH = 96
const HEIGHT = 64

const BAR: readonly Box[] = [
  [3, 3, 12, 3],
  [20, 3, 8, 3],
  [31, 3, 8, 3],
  [64, 2, 18, 5],
  [86, 3, 5, 3],
]
const FOOTER: readonly Box[] = [
  [3, 54, 12, 2],
  [30, 54, 12, 2],
  [57, 54, 12, 2],
  [34, 60, 28, 2],
]
const SIDEBAR: readonly Box[] = [
  [3, 13, 15, 3],
  [3, 18, 13, 2],
  [5, 22, 11, 2],
  [5, 26, 12, 2],
  [3, 31, 15, 2],
]
const CONTENTS: readonly Box[] = [
  [80, 14, 12, 2],
  [80, 18, 10, 2],
  [82, 22, 9, 2],
]

/** What the kinds of pages consist of. */
const PAGES = {
  doc: [
    ...BAR,
    ...SIDEBAR,
    ...CONTENTS,
    ...FOOTER,
    [25, 11, 24, 2],
    [25, 15, 30, 4],
    [25, 22, 48, 2],
    [25, 26, 44, 2],
    [25, 31, 48, 8],
    [25, 41, 14, 2],
    [25, 45, 18, 5],
    [55, 45, 18, 5],
  ],
  blog: [
    ...BAR,
    ...SIDEBAR.slice(1),
    ...CONTENTS,
    ...FOOTER,
    [25, 11, 34, 4],
    [25, 17, 20, 2],
    [25, 21, 6, 4],
    [33, 22, 16, 2],
    [25, 28, 48, 2],
    [25, 32, 46, 2],
    [25, 36, 40, 2],
    [25, 41, 10, 2],
    [61, 41, 12, 2],
    [25, 45, 18, 5],
    [55, 45, 18, 5],
  ],
  index: [
    ...BAR,
    ...FOOTER,
    [25, 12, 30, 4],
    [25, 19, 22, 9],
    [51, 19, 22, 9],
    [25, 31, 22, 9],
    [51, 31, 22, 9],
  ],
  small: [
    [32, 0, 1, HEIGHT],
    [64, 0, 1, HEIGHT],
    [35, 3, 4, 3],
    [42, 3, 10, 3],
    [35, 12, 20, 3],
    [35, 18, 26, 4],
    [35, 25, 26, 2],
    [35, 29, 24, 2],
    [35, 33, 25, 2],
  ],
  text: [
    [6, 5, 40, 4],
    [6, 13, 84, 2],
    [6, 17, 78, 2],
    [6, 22, 36, 2],
    [6, 26, 84, 12],
    [6, 42, 84, 8],
    [6, 54, 30, 6],
  ],
} as const satisfies Readonly<Record<string, readonly Box[]>>

const MAIN: Box = [22, 9, 74, 43]

/** The kind of page that shows a part, and where. */
const PLACES: Readonly<Record<string, readonly [page: keyof typeof PAGES, box: Box]>> = {
  Layout: ['doc', [0, 0, WIDTH, HEIGHT]],
  SkipToContent: ['doc', [2, 1, 20, 7]],
  AnnouncementBar: ['doc', [0, 0, WIDTH, 2]],
  BackToTopButton: ['doc', [86, 44, 6, 6]],
  ErrorPageContent: ['index', [22, 10, 54, 34]],
  Footer: ['doc', [0, 52, WIDTH, 12]],
  'Footer/Layout': ['doc', [0, 52, WIDTH, 12]],
  'Footer/Links': ['doc', [2, 53, 68, 4]],
  'Footer/Links/MultiColumn': ['doc', [2, 53, 68, 4]],
  'Footer/Links/Simple': ['doc', [2, 53, 68, 4]],
  'Footer/LinkItem': ['doc', [2, 53, 14, 4]],
  'Footer/Logo': ['doc', [44, 57, 8, 2]],
  'Footer/Copyright': ['doc', [33, 59, 30, 4]],
  Navbar: ['doc', [0, 0, WIDTH, 9]],
  'Navbar/Layout': ['doc', [0, 0, WIDTH, 9]],
  'Navbar/Content': ['doc', [2, 1, 92, 7]],
  'Navbar/Logo': ['doc', [2, 2, 14, 5]],
  Logo: ['doc', [2, 2, 14, 5]],
  'Navbar/ColorModeToggle': ['doc', [85, 2, 7, 5]],
  ColorModeToggle: ['doc', [85, 2, 7, 5]],
  'Navbar/Search': ['doc', [63, 1, 20, 7]],
  SearchBar: ['doc', [63, 1, 20, 7]],
  'Navbar/MobileSidebar': ['small', [33, 0, 24, HEIGHT]],
  'Navbar/MobileSidebar/Layout': ['small', [33, 0, 24, HEIGHT]],
  'Navbar/MobileSidebar/Header': ['small', [33, 0, 24, 9]],
  'Navbar/MobileSidebar/PrimaryMenu': ['small', [34, 10, 22, 26]],
  'Navbar/MobileSidebar/SecondaryMenu': ['small', [34, 10, 22, 40]],
  'Navbar/MobileSidebar/Toggle': ['small', [34, 2, 6, 5]],
  NavbarItem: ['doc', [19, 2, 10, 5]],
  'NavbarItem/DefaultNavbarItem': ['doc', [19, 2, 10, 5]],
  'NavbarItem/DropdownNavbarItem': ['doc', [30, 2, 12, 18]],
  'NavbarItem/HtmlNavbarItem': ['doc', [30, 2, 10, 5]],
  'NavbarItem/SearchNavbarItem': ['doc', [63, 1, 20, 7]],
  'NavbarItem/LocaleDropdownNavbarItem': ['doc', [46, 2, 12, 18]],
  'NavbarItem/DocsVersionDropdownNavbarItem': ['doc', [46, 2, 12, 18]],
  'NavbarItem/DocNavbarItem': ['doc', [19, 2, 10, 5]],
  'NavbarItem/DocSidebarNavbarItem': ['doc', [19, 2, 10, 5]],
  'NavbarItem/DocsVersionNavbarItem': ['doc', [30, 2, 10, 5]],
  'DocRoot/Layout': ['doc', [0, 9, WIDTH, 43]],
  DocSidebar: ['doc', [0, 9, 20, 43]],
  'DocSidebar/Desktop/Content': ['doc', [1, 11, 18, 34]],
  'DocSidebar/Desktop/CollapseButton': ['doc', [1, 46, 18, 5]],
  DocSidebarItems: ['doc', [2, 12, 17, 22]],
  DocSidebarItem: ['doc', [2, 17, 17, 4]],
  'DocSidebarItem/Link': ['doc', [4, 21, 14, 4]],
  'DocSidebarItem/Category': ['doc', [2, 17, 17, 12]],
  'DocSidebarItem/Html': ['doc', [2, 30, 17, 4]],
  'DocItem/Layout': ['doc', MAIN],
  'DocItem/Content': ['doc', [24, 14, 51, 26]],
  'DocItem/Footer': ['doc', [24, 40, 51, 4]],
  'DocItem/Paginator': ['doc', [24, 44, 51, 7]],
  DocBreadcrumbs: ['doc', [24, 10, 27, 4]],
  DocVersionBanner: ['doc', [24, 9, 51, 3]],
  DocVersionBadge: ['doc', [24, 13, 12, 2]],
  DocCategoryGeneratedIndexPage: ['index', [22, 10, 54, 34]],
  DocCard: ['index', [24, 18, 24, 11]],
  DocCardList: ['index', [24, 18, 50, 23]],
  DocTagsListPage: ['index', [22, 10, 54, 34]],
  DocTagDocListPage: ['index', [22, 10, 54, 34]],
  TOC: ['doc', [78, 9, 18, 43]],
  'DocItem/TOC/Desktop': ['doc', [79, 13, 15, 12]],
  TOCCollapsible: ['small', [34, 11, 28, 5]],
  EditMetaRow: ['doc', [24, 40, 51, 4]],
  EditThisPage: ['doc', [24, 40, 16, 4]],
  LastUpdated: ['doc', [57, 40, 18, 4]],
  TagsListInline: ['blog', [24, 40, 12, 4]],
  TagsListByLetter: ['index', [24, 18, 50, 23]],
  BlogLayout: ['blog', [0, 9, WIDTH, 43]],
  BlogListPage: ['blog', [22, 9, 54, 43]],
  BlogListPaginator: ['blog', [24, 44, 51, 7]],
  BlogTagsListPage: ['index', [22, 10, 54, 34]],
  BlogTagsPostsPage: ['blog', [22, 9, 54, 43]],
  'Blog/Pages/BlogAuthorsListPage': ['index', [22, 10, 54, 34]],
  'Blog/Pages/BlogAuthorsPostsPage': ['blog', [22, 9, 54, 43]],
  BlogPostItems: ['blog', [24, 10, 51, 34]],
  BlogPostPage: ['blog', MAIN],
  BlogPostPaginator: ['blog', [24, 44, 51, 7]],
  BlogPostItem: ['blog', [24, 10, 51, 34]],
  'BlogPostItem/Container': ['blog', [24, 10, 51, 34]],
  'BlogPostItem/Header': ['blog', [24, 10, 51, 16]],
  'BlogPostItem/Header/Title': ['blog', [24, 10, 36, 6]],
  'BlogPostItem/Header/Info': ['blog', [24, 16, 22, 4]],
  'BlogPostItem/Header/Authors': ['blog', [24, 20, 27, 6]],
  'BlogPostItem/Content': ['blog', [24, 27, 51, 12]],
  'BlogPostItem/Footer': ['blog', [24, 40, 51, 4]],
  'BlogPostItem/Footer/ReadMoreLink': ['blog', [60, 40, 14, 4]],
  BlogSidebar: ['blog', [0, 9, 20, 43]],
  BlogArchivePage: ['index', [22, 10, 54, 34]],
  MDXPage: ['index', [22, 10, 54, 34]],
  NotFound: ['index', [0, 9, WIDTH, 43]],
  'NotFound/Content': ['index', [22, 10, 54, 34]],
  MDXContent: ['text', [4, 11, 88, 51]],
  'MDXComponents/A': ['text', [60, 12, 20, 4]],
  'MDXComponents/Code': ['text', [30, 12, 16, 4]],
  'MDXComponents/Details': ['text', [5, 53, 86, 8]],
  'MDXComponents/Heading': ['text', [5, 4, 42, 6]],
  'MDXComponents/Img': ['text', [50, 3, 40, 20]],
  'MDXComponents/Li': ['text', [5, 16, 82, 4]],
  'MDXComponents/Pre': ['text', [5, 25, 86, 14]],
  'MDXComponents/Ul': ['text', [5, 12, 86, 12]],
  Heading: ['text', [5, 4, 42, 6]],
  CodeBlock: ['text', [5, 25, 86, 14]],
  Admonition: ['text', [5, 41, 86, 10]],
  'Admonition/Types': ['text', [5, 41, 86, 10]],
  Tabs: ['text', [5, 21, 86, 18]],
  TabItem: ['text', [5, 25, 86, 14]],
  Details: ['text', [5, 53, 86, 8]],
}

/** Parts that show nothing themselves. */
export const INVISIBLE_PARTS: ReadonlySet<string> = new Set([
  'Root',
  'NavbarItem/ComponentTypes',
  'MDXComponents',
  'prism-include-languages',
  'ReactLiveScope',
])

const KINDS: Readonly<Record<keyof typeof PAGES, string>> = {
  doc: 'a document',
  blog: 'a post',
  index: 'a page without sidebar',
  small: 'a small screen',
  text: 'the text of a page',
}

/** The picture of a part; none for one that shows nothing. */
export function partPicture(name: string): PhrasingContent[] {
  const [page, box] = PLACES[name] ?? []
  if (!page || !box) return []
  const lines = PAGES[page].map(outline).join('')
  return [
    element(
      'svg',
      {
        className: 'token-picture',
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        width: WIDTH,
        height: HEIGHT,
        role: 'img',
        ariaLabel: `${name} in ${KINDS[page]}`,
      },
      element('path', { d: lines, fill: 'currentColor', fillOpacity: 0.22 }),
      element('path', {
        d: outline(box),
        fill: 'var(--vl-accent)',
        fillOpacity: 0.3,
        stroke: 'var(--vl-accent)',
      }),
      element('rect', { width: WIDTH, height: HEIGHT, fill: 'none', stroke: '#8b929c' }),
    ),
  ]
}

function outline([x, y, width, height]: Box): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}
