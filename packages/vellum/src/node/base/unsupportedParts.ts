// Names of Docusaurus' theme that are no parts here, and what does their work: for messages.

const HEAD = 'set `headTags` in the configuration, or write `<Head>` into a page'

/** What to use instead, by the start of the names; the longest one counts. */
export const UNSUPPORTED_PARTS: Readonly<Record<string, string>> = {
  'Admonition/Icon': 'write the icon into your `Admonition/Types`',
  'Admonition/Layout': 'replace `Admonition`',
  'Admonition/Type': 'replace `Admonition/Types`, which has a component for each type',
  AnnouncementBar: 'replace `AnnouncementBar`',
  'Blog/Components': 'replace `BlogPostItem/Header/Authors`',
  'BlogListPage/StructuredData': HEAD,
  'BlogPostItem/Header/Author': 'replace `BlogPostItem/Header/Authors`',
  'BlogPostPage/Metadata': HEAD,
  'BlogPostPage/StructuredData': HEAD,
  BlogSidebar: 'replace `BlogSidebar`',
  CodeBlock: 'replace `CodeBlock`',
  CodeInline: 'replace `MDXComponents/Code`',
  ContentVisibility: 'its texts are labels, and drafts are shown in development only',
  DocBreadcrumbs: 'replace `DocBreadcrumbs`',
  DocCard: 'replace `DocCard`',
  DocItem: 'replace `DocItem/Layout`',
  'DocItem/Metadata': HEAD,
  'DocItem/TOC/Mobile': 'replace `TOCCollapsible`',
  DocPage: 'replace `DocRoot/Layout`',
  DocPaginator: 'replace `DocItem/Paginator`',
  DocRoot: 'replace `DocRoot/Layout`',
  DocSidebar: 'replace `DocSidebar`',
  'DocSidebar/Mobile': 'replace `Navbar/MobileSidebar/SecondaryMenu`',
  DocVersionRoot: 'replace `DocRoot/Layout`',
  DocsRoot: 'replace `DocRoot/Layout`',
  DocsVersionProvider: 'put providers into `Root`',
  Icon: 'icons are styles or part of what shows them: replace that part, or set its styles',
  IconExternalLink: 'replace the part that shows it, or set the styles of links',
  'Layout/Provider': 'put providers into `Root`',
  'MDXComponents/Head': 'write `<Head>` into the page, or set `headTags` in the configuration',
  MDXComponents: 'register the component in `MDXComponents`',
  Mermaid: 'use the plugin `vellum-mermaid`, or register a component in `MDXComponents`',
  Navbar: 'replace `Navbar/Content`',
  NavbarItem: 'replace `NavbarItem/DefaultNavbarItem` or `NavbarItem/DropdownNavbarItem`',
  PaginatorNavLink: 'replace `DocItem/Paginator`, `BlogPostPaginator` or `BlogListPaginator`',
  Playground: 'blocks marked `live` are shown as code, so write a component that shows the result',
  SearchMetadata: HEAD,
  SearchPage: 'the search is a dialog: replace `SearchBar`',
  SiteMetadata: HEAD,
  TOCCollapsible: 'replace `TOCCollapsible`',
  TOCInline: 'register your component as `TOCInline` in `MDXComponents`',
  TOCItems: 'replace `DocItem/TOC/Desktop`, which has the list',
  Tag: 'replace `TagsListInline` or `TagsListByLetter`',
  ThemeProvider: 'put providers into `Root`',
  ThemedImage: 'register your component as `ThemedImage` in `MDXComponents`',
}

/** What to use instead of a part of Docusaurus; undefined if the name is none of its parts. */
export function insteadOfPart(name: string): string | undefined {
  const segments = name.split('/')
  for (let length = segments.length; length > 0; length -= 1) {
    const instead = UNSUPPORTED_PARTS[segments.slice(0, length).join('/')]
    if (instead !== undefined) return instead
  }
  return undefined
}
