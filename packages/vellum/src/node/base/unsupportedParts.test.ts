import { describe, expect, it } from 'vitest'
import { aliasHint, aliasModule } from '../vite/docusaurusAliases.js'
import { THEME_PARTS } from './themeParts.js'
import { insteadOfPart } from './unsupportedParts.js'

/** The names of the theme of Docusaurus that sites can replace, by subject. */
const DOCUSAURUS_PARTS = `
Admonition Admonition/Icon/Note Admonition/Icon/Tip Admonition/Layout Admonition/Type/Note Admonition/Types
AnnouncementBar AnnouncementBar/CloseButton AnnouncementBar/Content BackToTopButton
Blog/Components/Author Blog/Components/Author/Socials Blog/Pages/BlogAuthorsListPage Blog/Pages/BlogAuthorsPostsPage
BlogArchivePage BlogLayout BlogListPage BlogListPage/StructuredData BlogListPaginator BlogPostItem
BlogPostItem/Container BlogPostItem/Content BlogPostItem/Footer BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header
BlogPostItem/Header/Author BlogPostItem/Header/Authors BlogPostItem/Header/Info BlogPostItem/Header/Title
BlogPostItems BlogPostPage BlogPostPage/Metadata BlogPostPage/StructuredData BlogPostPaginator
BlogSidebar BlogSidebar/Content BlogSidebar/Desktop BlogSidebar/Mobile BlogTagsListPage BlogTagsPostsPage
CodeBlock CodeBlock/Buttons/CopyButton CodeBlock/Container CodeBlock/Content CodeBlock/Content/Element
CodeBlock/Content/String CodeBlock/CopyButton CodeBlock/Layout CodeBlock/Line CodeBlock/Line/Token CodeBlock/Title
CodeBlock/WordWrapButton CodeInline ColorModeToggle ContentVisibility ContentVisibility/Draft
ContentVisibility/Unlisted Details DocBreadcrumbs DocBreadcrumbs/Items/Home DocCard DocCardList
DocCategoryGeneratedIndexPage DocItem DocItem/Content DocItem/Footer DocItem/Layout DocItem/Metadata DocItem/Paginator
DocItem/TOC/Desktop DocItem/TOC/Mobile DocPage DocPage/Layout DocPaginator DocRoot DocRoot/Layout DocRoot/Layout/Main
DocRoot/Layout/Sidebar DocRoot/Layout/Sidebar/ExpandButton DocSidebar DocSidebar/Desktop
DocSidebar/Desktop/CollapseButton DocSidebar/Desktop/Content DocSidebar/Mobile DocSidebarItem DocSidebarItem/Category
DocSidebarItem/Html DocSidebarItem/Link DocSidebarItems DocTagDocListPage DocTagsListPage DocVersionBadge
DocVersionBanner DocVersionRoot DocsRoot EditMetaRow EditThisPage ErrorPageContent
Footer Footer/Copyright Footer/Layout Footer/LinkItem Footer/Links Footer/Links/MultiColumn Footer/Links/Simple
Footer/Logo Heading Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/Language
Icon/LightMode Icon/Menu Icon/Socials/GitHub Icon/Success Icon/WordWrap IconExternalLink LastUpdated
Layout Layout/Provider Logo MDXComponents MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Head
MDXComponents/Heading MDXComponents/Img MDXComponents/Li MDXComponents/Pre MDXComponents/Ul MDXContent MDXPage Mermaid
Navbar Navbar/ColorModeToggle Navbar/Content Navbar/Layout Navbar/Logo Navbar/MobileSidebar
Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout Navbar/MobileSidebar/PrimaryMenu
Navbar/MobileSidebar/SecondaryMenu Navbar/MobileSidebar/Toggle Navbar/Search
NavbarItem NavbarItem/ComponentTypes NavbarItem/DefaultNavbarItem NavbarItem/DefaultNavbarItem/Desktop
NavbarItem/DocNavbarItem NavbarItem/DocSidebarNavbarItem NavbarItem/DocsVersionDropdownNavbarItem
NavbarItem/DocsVersionNavbarItem NavbarItem/DropdownNavbarItem NavbarItem/DropdownNavbarItem/Mobile
NavbarItem/HtmlNavbarItem NavbarItem/LocaleDropdownNavbarItem NavbarItem/NavbarNavLink NavbarItem/SearchNavbarItem
NotFound NotFound/Content PaginatorNavLink ReactLiveScope Root SearchBar SearchMetadata SearchPage SiteMetadata
SkipToContent TOC TOCCollapsible TOCCollapsible/CollapseButton TOCInline TOCItems TOCItems/Tree TabItem Tabs Tag
TagsListByLetter TagsListInline ThemeProvider ThemeProvider/TitleFormatter ThemedImage prism-include-languages
`
  .trim()
  .split(/\s+/)

describe('the parts of Docusaurus’ theme', () => {
  it.each(DOCUSAURUS_PARTS)('%s is a part, or a message says what to use (TP-16)', (name) => {
    const isKnown = THEME_PARTS.has(name) || aliasModule(`@theme/${name}`) !== undefined
    if (isKnown && THEME_PARTS.has(name)) return
    const instead = insteadOfPart(name)
    expect(instead).toMatch(/./)
    if (!isKnown) expect(aliasHint(`@theme/${name}`)).toContain(`does not exist here: ${instead}.`)
    // What a message names must exist.
    for (const [, part = ''] of instead!.matchAll(/(?:replace|into|or) `([A-Z][\w/]*)`/g)) {
      expect([...THEME_PARTS.keys()]).toContain(part)
    }
  })

  it('has nothing to say about names that are none (TP-16)', () => {
    expect(insteadOfPart('Highlight')).toBeUndefined()
    expect(aliasHint('@theme/Highlight')).toContain('These names are available')
  })
})
