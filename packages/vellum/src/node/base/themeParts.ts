// The parts of the theme that a site can replace with a file of its own in `src/theme`, by the names that Docusaurus has
// for them, and the files of a site that do. Knows the names of modules, and nothing of bundlers.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the theme. */
export interface ThemePart {
  /** The module of the theme that has it, without its extension: `layout/Footer`. */
  readonly module: string
  /** Its name there. */
  readonly exported: string
  /**
   * Who renders it: `shell` parts are rendered in browsers, too, and their code is sent with every page. `content` is
   * rendered when the site is built, and nothing of it is sent.
   */
  readonly place: 'shell' | 'content'
  /** What it is, for lists. */
  readonly about: string
}

const shell = (module: string, exported: string, about: string): ThemePart => ({
  module,
  exported,
  place: 'shell',
  about,
})
const content = (module: string, exported: string, about: string): ThemePart => ({
  module,
  exported,
  place: 'content',
  about,
})

/** All parts, by name. */
export const THEME_PARTS: ReadonlyMap<string, ThemePart> = new Map(
  Object.entries({
    // Around everything
    Root: shell('layout/Root', 'Root', 'Around every page; stays mounted during navigation.'),
    Layout: shell('layout/PageLayout', 'PageLayout', 'The shell around a page: bars, content, footer.'),
    SkipToContent: shell('layout/SkipLink', 'SkipLink', 'The link to the content, for the keyboard.'),
    AnnouncementBar: shell('layout/AnnouncementBar', 'AnnouncementBar', 'The line above the navbar.'),
    BackToTopButton: shell('layout/BackToTop', 'BackToTop', 'The button that scrolls to the top.'),
    Footer: content('layout/FooterContent', 'FooterContent', 'The footer of every page.'),
    // The navbar
    Navbar: shell('navbar/Navbar', 'Navbar', 'The bar at the top of every page.'),
    'Navbar/Logo': shell('navbar/Brand', 'Brand', 'Logo and title in the navbar.'),
    'Navbar/ColorModeToggle': shell(
      'navbar/ColorModeToggle',
      'ColorModeToggle',
      'The button for the colour mode.',
    ),
    'Navbar/MobileSidebar': shell('navbar/Drawer', 'Drawer', 'The drawer of small screens.'),
    'Navbar/MobileSidebar/Toggle': shell(
      'navbar/DrawerToggle',
      'DrawerToggle',
      'The button that opens the drawer.',
    ),
    NavbarItem: shell('navbar/NavbarItem', 'NavbarItem', 'An item of the navbar.'),
    'NavbarItem/ComponentTypes': shell(
      'navbar/componentTypes',
      'componentTypes',
      'Components of `custom-…` items, by type.',
    ),
    SearchBar: shell(
      'navbar/SearchSlot',
      'SearchSlot',
      'The search in the navbar; rendered in browsers only.',
    ),
    // Documents
    DocSidebar: shell('sidebar/Sidebar', 'Sidebar', 'The column with the pages of the docs.'),
    'DocItem/Layout': content('pages/DocPage', 'DocPage', 'A document: text, table of contents, neighbours.'),
    'DocItem/Content': content('parts/Article', 'Article', 'The text of a page.'),
    'DocItem/Footer': content(
      'parts/DocFooter',
      'DocFooter',
      'Tags, edit link and last update of a document.',
    ),
    'DocItem/Paginator': content(
      'parts/Pagination',
      'Pagination',
      'Links to the previous and the next document.',
    ),
    DocBreadcrumbs: content('parts/Breadcrumbs', 'Breadcrumbs', 'The categories above a document.'),
    DocVersionBanner: content(
      'parts/VersionBanner',
      'VersionBanner',
      'Says that a version is not the latest.',
    ),
    DocVersionBadge: content(
      'parts/VersionBanner',
      'VersionBadge',
      'The name of the version above a document.',
    ),
    DocCategoryGeneratedIndexPage: content(
      'pages/CategoryPage',
      'CategoryPage',
      'The generated page of a category.',
    ),
    DocTagsListPage: content('pages/TagListPage', 'TagListPage', 'All tags of the docs.'),
    DocTagDocListPage: content('pages/TagPage', 'TagPage', 'The documents of a tag.'),
    TOC: content('parts/TableOfContents', 'TableOfContents', 'The headings of a page, beside it.'),
    TOCCollapsible: content(
      'parts/TableOfContents',
      'MobileTableOfContents',
      'The same behind a button, on small screens.',
    ),
    EditMetaRow: content('parts/EditMeta', 'EditMeta', 'Edit link and last update.'),
    EditThisPage: content('parts/EditLink', 'EditLink', 'The link to the source of a page.'),
    LastUpdated: content('parts/LastUpdated', 'LastUpdated', 'When a page was changed last, and by whom.'),
    TagsListInline: content('parts/TagList', 'TagList', 'The tags of a page.'),
    // Posts
    BlogLayout: content('blog/BlogLayout', 'BlogLayout', 'The columns of the blog.'),
    BlogListPage: content('blog/PostListPage', 'PostListPage', 'A page of the list of posts.'),
    BlogPostPage: content('blog/PostPage', 'PostPage', 'A post.'),
    'BlogPostItem/Header': content('blog/PostHeader', 'PostHeader', 'Title, date and authors of a post.'),
    BlogSidebar: content('blog/RecentPosts', 'RecentPosts', 'The recent posts, beside a post.'),
    BlogArchivePage: content('blog/PostArchivePage', 'PostArchivePage', 'All posts by year.'),
    // Other pages
    MDXPage: content('pages/MarkdownPage', 'MarkdownPage', 'A standalone page written in Markdown.'),
    'NotFound/Content': content('pages/NotFoundPage', 'NotFoundPage', 'The page for unknown paths.'),
  }),
)

const CODE = /\.[jt]sx?$/
const NO_PART = /(^|[./])(test|spec|stories|d)\.[jt]sx?$|\.d\.ts$/

/** What is in `src/theme` of a site. */
export interface SiteParts {
  /** The files that replace parts, absolute, by name. */
  readonly parts: Readonly<Record<string, string>>
  /** The names of files that replace none, such as `Foter/index.tsx`. */
  readonly others: readonly string[]
}

/** Finds the parts that a site replaces. Files below a part's folder belong to it. */
export function findSiteParts(siteDir: string): SiteParts {
  const folder = join(siteDir, 'src/theme')
  const files = filesIn(folder).filter((name) => CODE.test(name) && !NO_PART.test(name))
  const named = files.map((name) => ({ name, part: name.replace(CODE, '').replace(/\/index$/, '') }))
  const parts = Object.fromEntries(
    named.flatMap(({ name, part }) => (THEME_PARTS.has(part) ? [[part, join(folder, name)]] : [])),
  )
  const belongs = (name: string) => Object.keys(parts).some((part) => name.startsWith(`${part}/`))
  const others = named.filter(({ name, part }) => !(part in parts) && !belongs(name))
  return { parts, others: others.map(({ name }) => name) }
}

/** The files below a folder, with slashes, in a stable order; none when it does not exist. */
function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}
