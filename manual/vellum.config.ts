// The configuration of Vellum's manual.

import { defineConfig } from 'vellum'
import { MESSAGE_GROUPS, MESSAGES } from 'vellum/messages'
import { reference } from 'vellum/reference'
import { elements } from 'vellum-elements'
import { markdownPages } from 'vellum-markdown-pages'
import { socialCards } from 'vellum-social-cards'
import { searchPhrases } from './messages/messagePhrases'
import { remarkMessages } from './messages/remarkMessages'
import { remarkReference } from './reference/remarkReference'
import { concepts } from './search/concepts'
import { phrases } from './search/phrases'
import { manual, urls } from './urls'

export default defineConfig({
  title: 'Vellum',
  tagline: 'A documentation engine for Markdown and React',
  favicon: 'favicon.svg',
  url: manual.origin,
  baseUrl: manual.pathname,
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  onBrokenAnchors: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw' },
    beforeDefaultRemarkPlugins: [
      [remarkReference, { reference }],
      [remarkMessages, { groups: MESSAGE_GROUPS }],
    ],
  },
  search: { errors: searchPhrases(MESSAGES), concepts, phrases },
  plugins: [elements(), markdownPages(), socialCards()],
  theme: {
    customCss: [
      './src/css/look.css',
      './src/css/reference.css',
      './src/css/example.css',
      './src/css/notTranslated.css',
    ],
  },
  docs: [
    { routeBasePath: '/', sidebarPath: './sidebars.ts', editUrl: urls.edit },
    // Docs of a made-up product, which show readers of "Versions" what versions look like.
    {
      id: 'example',
      path: 'example',
      routeBasePath: 'example',
      versions: { current: { noIndex: true }, '2.0': { noIndex: true }, '1.0': { noIndex: true } },
    },
  ],
  blog: false,
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Vellum',
      logo: { src: 'favicon.svg', alt: '', width: 24, height: 24 },
      items: [
        { type: 'docSidebar', sidebarId: 'learn', label: 'Learn', position: 'left' },
        { type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left' },
        { type: 'docSidebar', sidebarId: 'move', label: 'Move', position: 'left' },
        { type: 'docSidebar', sidebarId: 'why', label: 'Why', position: 'left' },
        {
          type: 'docsVersionDropdown',
          docsPluginId: 'example',
          className: 'example-versions',
          position: 'right',
        },
        { type: 'localeDropdown', position: 'right' },
        { href: urls.npm, label: 'npm', position: 'right' },
        { href: urls.repository, label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Manual',
          items: [
            { label: 'Learn', to: '/learn' },
            { label: 'Reference', to: '/reference' },
            { label: 'Move', to: '/move' },
            { label: 'Why', to: '/why' },
          ],
        },
        {
          title: 'Project',
          items: [
            { label: 'Changelog', href: urls.changelog },
            { label: 'Issues', href: urls.issues },
            { label: 'npm', href: urls.npm },
          ],
        },
      ],
      copyright: 'Copyright © 2026 the Troth authors',
    },
  },
})
