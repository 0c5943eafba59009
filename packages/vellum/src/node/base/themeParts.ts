// The parts of the theme that a site can replace with a file of its own in `src/theme`, by the names that Docusaurus has
// for them. Knows the names of modules, and nothing of bundlers.

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
  /** Further modules of the theme that it takes the place of. */
  readonly also?: readonly ModuleExport[]
  /** What `@theme-original` is and `vellum eject` copies, if not the module itself. */
  readonly original?: ModuleExport
}

/** A name that a module of the theme exports. */
export type ModuleExport = Pick<ThemePart, 'module' | 'exported'>

const shell = (
  module: string,
  exported: string,
  about: string,
  more: Pick<ThemePart, 'also' | 'original'> = {},
): ThemePart => ({ module, exported, place: 'shell', about, ...more })
const content = (module: string, exported: string, about: string): ThemePart => ({
  module,
  exported,
  place: 'content',
  about,
})

/** An item of one type. Components of a site take its place where the navbar is rendered. */
const navbarItem = (name: string, about: string): ThemePart => shell(`navbar/items/${name}`, name, about)

/** All parts, by name. */
export const THEME_PARTS: ReadonlyMap<string, ThemePart> = new Map(
  Object.entries({
    // Around everything
    Root: shell('layout/Root', 'Root', 'Around every page; stays mounted during navigation.'),
    Layout: shell('layout/PageLayout', 'PageLayout', 'The shell around a page: bars, content, footer.', {
      also: [{ module: 'layout/Layout', exported: 'Layout' }],
    }),
    SkipToContent: shell('layout/SkipLink', 'SkipLink', 'The link to the content, for the keyboard.'),
    AnnouncementBar: shell('layout/AnnouncementBar', 'AnnouncementBar', 'The line above the navbar.'),
    BackToTopButton: shell('layout/BackToTop', 'BackToTop', 'The button that scrolls to the top.', {
      original: { module: 'layout/BackToTopButton', exported: 'BackToTopButton' },
    }),
    ErrorPageContent: shell(
      'pages/ErrorPage',
      'ErrorPage',
      'Shown instead of content that failed to render.',
    ),
    Footer: content('layout/FooterContent', 'FooterContent', 'The footer of every page.'),
    'Footer/Layout': content('layout/FooterLayout', 'FooterLayout', 'The element of the footer.'),
    'Footer/Links': content('layout/FooterLinks', 'FooterLinks', 'The links of the footer.'),
    'Footer/Links/MultiColumn': content(
      'layout/FooterColumns',
      'FooterColumns',
      'The links of the footer in columns.',
    ),
    'Footer/Links/Simple': content('layout/FooterRow', 'FooterRow', 'The links of the footer in a row.'),
    'Footer/LinkItem': content('layout/FooterLink', 'FooterLink', 'A link of the footer.'),
    'Footer/Logo': content('layout/FooterLogo', 'FooterLogo', 'The logo of the footer.'),
    'Footer/Copyright': content('layout/FooterCopyright', 'FooterCopyright', 'The last line of the footer.'),
    // The navbar
    Navbar: shell('navbar/Navbar', 'Navbar', 'The bar at the top of every page.'),
    'Navbar/Layout': shell('navbar/NavbarLayout', 'NavbarLayout', 'The element of the navbar.'),
    'Navbar/Content': shell(
      'navbar/NavbarContent',
      'NavbarContent',
      'Logo, items, colour mode and search in the navbar.',
    ),
    'Navbar/Logo': shell('navbar/Brand', 'Brand', 'Logo and title in the navbar.'),
    Logo: shell('navbar/SiteLogo', 'SiteLogo', 'The link to the home page with logo and title.'),
    'Navbar/ColorModeToggle': shell(
      'navbar/NavbarColorModeToggle',
      'NavbarColorModeToggle',
      'The button for the colour mode, with the state of the site.',
    ),
    ColorModeToggle: shell('navbar/ColorModeToggle', 'ColorModeToggle', 'A button for a colour mode.'),
    'Navbar/Search': shell('navbar/NavbarSearch', 'NavbarSearch', 'The element around the search.'),
    'Navbar/MobileSidebar': shell('navbar/Drawer', 'Drawer', 'The drawer of small screens.'),
    'Navbar/MobileSidebar/Layout': shell(
      'navbar/DrawerLayout',
      'DrawerLayout',
      'Header and panels of the drawer.',
    ),
    'Navbar/MobileSidebar/Header': shell('navbar/DrawerHeader', 'DrawerHeader', 'The top of the drawer.'),
    'Navbar/MobileSidebar/PrimaryMenu': shell(
      'navbar/DrawerItems',
      'DrawerItems',
      'The items of the navbar in the drawer.',
    ),
    'Navbar/MobileSidebar/SecondaryMenu': shell(
      'navbar/DrawerSidebar',
      'DrawerSidebar',
      'The sidebar of the docs in the drawer.',
    ),
    'Navbar/MobileSidebar/Toggle': shell(
      'navbar/DrawerToggle',
      'DrawerToggle',
      'The button that opens the drawer.',
    ),
    NavbarItem: shell('navbar/NavbarItem', 'NavbarItem', 'An item of the navbar, in bar and drawer.', {
      also: [{ module: 'navbar/DrawerItem', exported: 'DrawerItem' }],
      original: { module: 'navbar/AnyNavbarItem', exported: 'AnyNavbarItem' },
    }),
    'NavbarItem/DefaultNavbarItem': navbarItem('DefaultNavbarItem', 'A link of the navbar.'),
    'NavbarItem/DropdownNavbarItem': navbarItem('DropdownNavbarItem', 'A dropdown of the navbar.'),
    'NavbarItem/HtmlNavbarItem': navbarItem('HtmlNavbarItem', 'Raw HTML in the navbar.'),
    'NavbarItem/SearchNavbarItem': navbarItem('SearchNavbarItem', 'The search as an item of the navbar.'),
    'NavbarItem/LocaleDropdownNavbarItem': navbarItem('LocaleDropdownNavbarItem', 'The dropdown of locales.'),
    'NavbarItem/DocsVersionDropdownNavbarItem': navbarItem(
      'DocsVersionDropdownNavbarItem',
      'The dropdown of versions.',
    ),
    'NavbarItem/DocNavbarItem': navbarItem(
      'DocNavbarItem',
      'A link to a document, for components of your own.',
    ),
    'NavbarItem/DocSidebarNavbarItem': navbarItem(
      'DocSidebarNavbarItem',
      'A link to a sidebar, for components of your own.',
    ),
    'NavbarItem/DocsVersionNavbarItem': navbarItem(
      'DocsVersionNavbarItem',
      'A link to a version, for components of your own.',
    ),
    'NavbarItem/ComponentTypes': shell(
      'navbar/componentTypes',
      'componentTypes',
      'Components of `custom-…` items, by type.',
    ),
    SearchBar: shell(
      'navbar/SearchBar',
      'SearchBar',
      'The search in the navbar; rendered in browsers only.',
      {
        original: { module: 'navbar/BuiltInSearch', exported: 'BuiltInSearch' },
      },
    ),
    // Documents
    'DocRoot/Layout': shell('layout/DocsLayout', 'DocsLayout', 'Sidebar and content of the docs.'),
    DocSidebar: shell('sidebar/Sidebar', 'Sidebar', 'The column with the pages of the docs.'),
    'DocSidebar/Desktop/Content': shell('sidebar/SidebarNav', 'SidebarNav', 'The links of the sidebar.'),
    'DocSidebar/Desktop/CollapseButton': shell(
      'sidebar/SidebarHideButton',
      'SidebarHideButton',
      'Hides the sidebar and shows it again.',
    ),
    DocSidebarItems: content('sidebar/SidebarItems', 'SidebarItems', 'The items of a list of the sidebar.'),
    DocSidebarItem: content('sidebar/SidebarItem', 'SidebarItem', 'An item of the sidebar, of any type.'),
    'DocSidebarItem/Link': content('sidebar/SidebarLink', 'SidebarLink', 'A link of the sidebar.'),
    'DocSidebarItem/Category': content(
      'sidebar/SidebarCategory',
      'SidebarCategory',
      'A category of the sidebar.',
    ),
    'DocSidebarItem/Html': content('sidebar/SidebarHtml', 'SidebarHtml', 'Raw HTML in the sidebar.'),
    'DocItem/Layout': content('pages/DocPage', 'DocPage', 'A document: text, table of contents, neighbours.'),
    'DocItem/Content': content('parts/Article', 'Article', 'The text of a document.'),
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
    DocCard: content('mdx/DocCard', 'DocCard', 'A card with a link to a page.'),
    DocCardList: content(
      'mdx/DocCardList',
      'DocCardList',
      'Cards of a category, on its page and in content.',
    ),
    DocTagsListPage: content('pages/TagListPage', 'TagListPage', 'All tags of the docs.'),
    DocTagDocListPage: content('pages/TagPage', 'TagPage', 'The documents of a tag.'),
    TOC: content(
      'parts/TableOfContents',
      'TableOfContents',
      'The headings of a page, in the column beside it.',
    ),
    'DocItem/TOC/Desktop': content('parts/TocNav', 'TocNav', 'The headings of a page, in `TOC`.'),
    TOCCollapsible: content(
      'parts/TableOfContents',
      'MobileTableOfContents',
      'The same behind a button, on small screens.',
    ),
    EditMetaRow: content('parts/EditMeta', 'EditMeta', 'Edit link and last update.'),
    EditThisPage: content('parts/EditLink', 'EditLink', 'The link to the source of a page.'),
    LastUpdated: content('parts/LastUpdated', 'LastUpdated', 'When a page was changed last, and by whom.'),
    TagsListInline: content('parts/TagList', 'TagList', 'The tags of a page.'),
    TagsListByLetter: content('parts/AllTags', 'AllTags', 'All tags, on their page.'),
    // Posts
    BlogLayout: content('blog/BlogLayout', 'BlogLayout', 'The columns of the blog.'),
    BlogListPage: content('blog/PostListPage', 'PostListPage', 'A page of the list of posts.'),
    BlogListPaginator: content(
      'blog/PostListPaginator',
      'PostListPaginator',
      'Links to newer and older posts.',
    ),
    BlogTagsListPage: content('blog/PostTagsPage', 'PostTagsPage', 'All tags of the blog.'),
    BlogTagsPostsPage: content('blog/PostTagPage', 'PostTagPage', 'The posts of a tag.'),
    'Blog/Pages/BlogAuthorsListPage': content(
      'blog/PostAuthorsPage',
      'PostAuthorsPage',
      'All authors of the blog.',
    ),
    'Blog/Pages/BlogAuthorsPostsPage': content(
      'blog/PostAuthorPage',
      'PostAuthorPage',
      'The posts of an author.',
    ),
    BlogPostItems: content('blog/PostItems', 'PostItems', 'Posts in a list.'),
    BlogPostPage: content('blog/PostPage', 'PostPage', 'A post.'),
    BlogPostPaginator: content(
      'blog/PostPaginator',
      'PostPaginator',
      'Links to the newer and the older post.',
    ),
    BlogPostItem: content('blog/PostItem', 'PostItem', 'A post, on its page or in a list.'),
    'BlogPostItem/Container': content('blog/PostContainer', 'PostContainer', 'The element of a post.'),
    'BlogPostItem/Header': content('blog/PostHeader', 'PostHeader', 'Title, date and authors of a post.'),
    'BlogPostItem/Header/Title': content('blog/PostTitle', 'PostTitle', 'The title of a post.'),
    'BlogPostItem/Header/Info': content('blog/PostInfo', 'PostInfo', 'Date and reading time of a post.'),
    'BlogPostItem/Header/Authors': content('blog/Authors', 'Authors', 'The authors of a post.'),
    'BlogPostItem/Content': content('blog/PostContent', 'PostContent', 'The text of a post, or its excerpt.'),
    'BlogPostItem/Footer': content('blog/PostFooter', 'PostFooter', 'Tags and links below a post.'),
    'BlogPostItem/Footer/ReadMoreLink': content(
      'blog/ReadMoreLink',
      'ReadMoreLink',
      'The link from an excerpt to the whole post.',
    ),
    BlogSidebar: content('blog/RecentPosts', 'RecentPosts', 'The recent posts, beside a post.'),
    BlogArchivePage: content('blog/PostArchivePage', 'PostArchivePage', 'All posts by year.'),
    // Other pages
    MDXPage: content('pages/MarkdownPage', 'MarkdownPage', 'A standalone page written in Markdown.'),
    NotFound: content('pages/UnknownPage', 'UnknownPage', 'The page for unknown paths.'),
    'NotFound/Content': content(
      'pages/NotFoundPage',
      'NotFoundPage',
      'The content of the page for unknown paths.',
    ),
    // Content
    MDXComponents: content('mdx/MDXComponents', 'MDXComponents', 'Components for all pages, by name.'),
    'MDXComponents/A': content('mdx/elements', 'A', 'A link of Markdown.'),
    'MDXComponents/Code': content('mdx/elements', 'Code', 'Code in a line, and the code of a fence.'),
    'MDXComponents/Details': content('mdx/elements', 'MDXDetails', '`<details>` in Markdown.'),
    'MDXComponents/Heading': content('mdx/elements', 'MDXHeading', 'A heading of Markdown.'),
    'MDXComponents/Img': content('mdx/elements', 'Img', 'An image of Markdown.'),
    'MDXComponents/Li': content('mdx/elements', 'Li', 'An item of a list.'),
    'MDXComponents/Pre': content('mdx/elements', 'Pre', 'Around the code of a fence.'),
    'MDXComponents/Ul': content('mdx/elements', 'Ul', 'A list with bullets.'),
    MDXContent: content('mdx/MDXContent', 'MDXContent', 'Around the text of a page.'),
    Heading: content('mdx/Heading', 'Heading', 'A heading with a link to itself.'),
    CodeBlock: content('mdx/CodeBlock', 'CodeBlock', 'A code block: a fence, or the component.'),
    Admonition: content('mdx/Admonition', 'Admonition', 'A note, tip or warning.'),
    'Admonition/Types': content('mdx/admonitionTypes', 'admonitionTypes', 'Admonitions by their type.'),
    Tabs: content('mdx/Tabs', 'Tabs', 'Tabs with their panels.'),
    TabItem: content('mdx/TabItem', 'TabItem', 'The panel of a tab.'),
    Details: content('mdx/Details', 'Details', 'Content that opens and closes.'),
    'prism-include-languages': content('mdx/noEffect', 'noEffect', 'Languages of Prism; no effect here.'),
    ReactLiveScope: content('mdx/noEffect', 'noEffect', 'Names in live code blocks; no effect here.'),
  }),
)
