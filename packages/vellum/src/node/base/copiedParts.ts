// What copies of Docusaurus' components find here besides parts of the theme: pieces that they import by name, and the
// props that parts get there. Knows the names of modules, and nothing of bundlers.

import type { ModuleExport } from './themeParts.js'

/** What a name of Docusaurus' theme is here: a component for copies, or the part of the theme that has its place. */
export type ThemePiece = ModuleExport | { readonly part: string }

const pieces = (file: string, names: Readonly<Record<string, string>>): [name: string, piece: ThemePiece][] =>
  Object.entries(names).map(([name, exported]) => [name, { module: `copies/${file}`, exported }])

const parts = (names: Readonly<Record<string, string>>): [name: string, piece: ThemePiece][] =>
  Object.entries(names).map(([name, part]) => [name, { part }])

const SOCIALS =
  'Bluesky Default Email GitHub Instagram LinkedIn Mastodon StackOverflow Threads Twitch Twitter X YouTube'

/** Components that copies import, and that are no parts: replacing one changes nothing but these copies. */
export const THEME_PIECES: ReadonlyMap<string, ThemePiece> = new Map([
  ...pieces('icons', {
    'Admonition/Icon/Danger': 'DangerIcon',
    'Admonition/Icon/Info': 'InfoIcon',
    'Admonition/Icon/Note': 'NoteIcon',
    'Admonition/Icon/Tip': 'TipIcon',
    'Admonition/Icon/Warning': 'WarningIcon',
    'Icon/Arrow': 'ArrowIcon',
    'Icon/Close': 'CloseIcon',
    'Icon/Copy': 'CopyIcon',
    'Icon/DarkMode': 'DarkModeIcon',
    'Icon/Edit': 'EditIcon',
    'Icon/ExternalLink': 'ExternalLinkIcon',
    'Icon/Home': 'HomeIcon',
    'Icon/Language': 'LanguageIcon',
    'Icon/LightMode': 'LightModeIcon',
    'Icon/Menu': 'MenuIcon',
    'Icon/Success': 'SuccessIcon',
    'Icon/SystemColorMode': 'SystemColorModeIcon',
    'Icon/WordWrap': 'WordWrapIcon',
    IconExternalLink: 'ExternalLinkIcon',
    ...Object.fromEntries(SOCIALS.split(' ').map((name) => [`Icon/Socials/${name}`, 'SocialIcon'])),
  }),
  ...pieces('admonitions', {
    'Admonition/Layout': 'AdmonitionPiece',
    'Admonition/Type/Caution': 'CautionAdmonition',
    'Admonition/Type/Danger': 'DangerAdmonition',
    'Admonition/Type/Info': 'InfoAdmonition',
    'Admonition/Type/Note': 'NoteAdmonition',
    'Admonition/Type/Tip': 'TipAdmonition',
    'Admonition/Type/Warning': 'WarningAdmonition',
  }),
  ...pieces('layout', {
    'AnnouncementBar/CloseButton': 'AnnouncementCloseButton',
    'AnnouncementBar/Content': 'AnnouncementText',
    'DocRoot/Layout/Main': 'DocsMain',
    'DocRoot/Layout/Sidebar': 'SidebarColumn',
    'DocRoot/Layout/Sidebar/ExpandButton': 'SidebarShowButton',
    'Layout/Provider': 'LayoutProvider',
  }),
  ...pieces('blog', {
    'Blog/Components/Author': 'BlogAuthor',
    'Blog/Components/Author/Socials': 'BlogAuthorSocials',
    'BlogSidebar/Content': 'BlogSidebarContent',
  }),
  ...pieces('nothing', {
    'BlogListPage/StructuredData': 'Nothing',
    'BlogPostPage/Metadata': 'Nothing',
    'BlogPostPage/StructuredData': 'Nothing',
    'BlogSidebar/Mobile': 'Nothing',
    'DocBreadcrumbs/StructuredData': 'Nothing',
    'DocItem/Metadata': 'Nothing',
    'DocSidebar/Mobile': 'Nothing',
    SearchMetadata: 'Nothing',
    SiteMetadata: 'Nothing',
  }),
  ...pieces('codePieces', {
    'CodeBlock/Buttons': 'CodeButtons',
    'CodeBlock/Buttons/Button': 'CodeButton',
    'CodeBlock/Buttons/CopyButton': 'CodeButtons',
    'CodeBlock/Container': 'CodeContainer',
    'CodeBlock/Content': 'CodeContent',
    'CodeBlock/CopyButton': 'CodeButtons',
    'CodeBlock/Layout': 'CodeLayout',
    'CodeBlock/Line': 'CodeLine',
    'CodeBlock/Line/Token': 'CodeToken',
    'CodeBlock/Title': 'CodeTitle',
  }),
  // `CodeButtons` has all of them.
  ...pieces('nothing', {
    'CodeBlock/Buttons/WordWrapButton': 'Nothing',
    'CodeBlock/WordWrapButton': 'Nothing',
  }),
  ...pieces('docs', {
    ContentVisibility: 'ContentVisibility',
    'ContentVisibility/Draft': 'DraftNotice',
    'ContentVisibility/Unlisted': 'UnlistedNotice',
    'DocBreadcrumbs/Items/Home': 'HomeBreadcrumb',
    'DocItem/TOC/Mobile': 'MobileToc',
    DocPaginator: 'DocPaginator',
    PaginatorNavLink: 'PaginatorNavLink',
    TOCItems: 'TocItems',
    'TOCItems/Tree': 'TocTree',
    'TOCCollapsible/CollapseButton': 'TocButton',
    Tag: 'Tag',
  }),
  ...pieces('cards', {
    'DocCard/Description': 'CardDescription',
    'DocCard/Heading': 'CardHeading',
    'DocCard/Heading/Icon': 'CardIcon',
    'DocCard/Heading/Text': 'CardTitleText',
    'DocCard/Layout': 'CardLayout',
  }),
  ...pieces('navbar', {
    'NavbarItem/DefaultNavbarItem/Desktop': 'DesktopLink',
    'NavbarItem/DefaultNavbarItem/Mobile': 'MobileLink',
    'NavbarItem/DropdownNavbarItem/Desktop': 'DesktopDropdown',
    'NavbarItem/DropdownNavbarItem/Mobile': 'MobileDropdown',
    'NavbarItem/NavbarNavLink': 'NavbarNavLink',
  }),
  ...parts({
    'BlogSidebar/Desktop': 'BlogSidebar',
    CodeInline: 'MDXComponents/Code',
    'CodeBlock/Content/Element': 'CodeBlock',
    'CodeBlock/Content/String': 'CodeBlock',
    'DocSidebar/Desktop': 'DocSidebar',
  }),
])

/** Functions that make a component of one with other props, exported by a module of the theme. */
export interface PartProps {
  readonly module: string
  /** Makes the component that the theme shows of that of a site: it gets what a copy reads, too. */
  readonly to?: string
  /** Makes the component that a site imports of the theme's: it accepts what a copy gives it. */
  readonly own?: string
  /** Whether the props of the theme are replaced: files that import the original get those of the theme alone. */
  readonly isForCopies?: true
}

const doc = (functions: Omit<PartProps, 'module'>): PartProps => ({ module: 'copies/docProps', ...functions })
const blog = (functions: Omit<PartProps, 'module'>): PartProps => ({
  module: 'copies/blogProps',
  ...functions,
})

const item = (to: string): PartProps => ({ module: 'copies/navbarProps', to, isForCopies: true })

const ITEMS = 'Default Dropdown Html Search LocaleDropdown DocsVersionDropdown'

/** Parts whose props differ from those in Docusaurus. */
export const PART_PROPS: ReadonlyMap<string, PartProps> = new Map(
  Object.entries({
    'DocItem/Layout': doc({ to: 'toDocLayout' }),
    'DocItem/Content': doc({ own: 'ownArticle' }),
    'DocItem/Footer': doc({ own: 'ownDocFooter' }),
    'DocItem/Paginator': doc({ own: 'ownPagination' }),
    'DocItem/TOC/Desktop': doc({ own: 'ownToc' }),
    DocBreadcrumbs: doc({ own: 'ownBreadcrumbs' }),
    DocVersionBanner: doc({ own: 'ownVersionBanner' }),
    DocVersionBadge: doc({ own: 'ownVersionBadge' }),
    DocCategoryGeneratedIndexPage: doc({ to: 'toCategory' }),
    DocTagsListPage: doc({ to: 'toTagList' }),
    DocTagDocListPage: doc({ to: 'toTagPage' }),
    DocSidebar: doc({ to: 'toSidebar', isForCopies: true }),
    'DocSidebar/Desktop/Content': doc({ to: 'toSidebar', isForCopies: true }),
    DocSidebarItem: doc({ to: 'toSidebarItem', isForCopies: true }),
    'DocSidebarItem/Category': doc({ to: 'toSidebarItem', isForCopies: true }),
    TOC: doc({ to: 'toToc', own: 'ownToc' }),
    TOCCollapsible: doc({ to: 'toToc' }),
    TagsListInline: doc({ to: 'toTags', own: 'ownTags' }),
    TagsListByLetter: doc({ to: 'toTags', own: 'ownTags' }),
    EditMetaRow: doc({ to: 'toEditMeta', own: 'ownEditMeta' }),
    LastUpdated: doc({ to: 'toLastUpdated', own: 'ownLastUpdated' }),
    MDXPage: doc({ to: 'toMarkdownPage' }),
    ...Object.fromEntries(ITEMS.split(' ').map((name) => [`NavbarItem/${name}NavbarItem`, item('toItem')])),
    NavbarItem: item('toAnyItem'),
    'Navbar/MobileSidebar/Layout': { module: 'copies/drawer', to: 'withPanel' },
    'Navbar/MobileSidebar/SecondaryMenu': { module: 'copies/drawer', to: 'withSidebar' },
    BlogListPage: blog({ to: 'toPostList' }),
    BlogTagsPostsPage: blog({ to: 'toPostList' }),
    'Blog/Pages/BlogAuthorsPostsPage': blog({ to: 'toPostList' }),
    'Blog/Pages/BlogAuthorsListPage': blog({ to: 'toAuthorsPage' }),
    BlogTagsListPage: doc({ to: 'toTagList' }),
    BlogPostPage: blog({ to: 'toPostPage' }),
    BlogPostItems: blog({ to: 'toPostItems', own: 'ownPostItems' }),
    BlogPostItem: blog({ to: 'toPostItem', own: 'ownPostItem' }),
    'BlogPostItem/Footer': blog({ own: 'ownPostFooter' }),
    BlogPostPaginator: blog({ to: 'toPostPaginator', own: 'ownPostPaginator' }),
    BlogLayout: blog({ to: 'toBlogLayout', own: 'ownBlogLayout' }),
    BlogSidebar: blog({ to: 'toRecentPosts' }),
    BlogArchivePage: blog({ to: 'toArchive' }),
  }),
)

/** Names of modules of Docusaurus that copies import, by the module of the theme that has them. */
export const MODULES_FOR_COPIES: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/theme-common', 'copies/themeCommon'],
  ['@docusaurus/theme-common/internal', 'copies/themeCommonInternal'],
  ['@docusaurus/plugin-content-docs/client', 'copies/docsClient'],
  ['@docusaurus/plugin-content-blog/client', 'copies/blogClient'],
  ['@docusaurus/utils-common', 'copies/utilsCommon'],
])
