// The configuration of the Troth site.

import { defineConfig } from 'vellum'
import { elements } from 'vellum-elements'
import { externalLinks } from 'vellum-external-links'
import { markdownPages } from 'vellum-markdown-pages'
import { playground } from 'vellum-playground'
import { socialCards } from 'vellum-social-cards'
import { typedSamples } from 'vellum-twoslash'
import { oldIds } from './anchors/plugin'
import { comparison } from './comparison/plugin'
import { examples } from './examples/plugin'
import { facts } from './facts/plugin'
import { hosted } from './hosted/plugin'
import { migration } from './migration/plugin'
import { outcomes } from './outcomes/plugin'
import { modules } from './playground/modules'
import { runnable } from './playground/runnable'
import { reference } from './reference/plugin'
import { concepts } from './search/concepts'
import { phrases } from './search/phrases'
import { errors, synonyms } from './search/searchWords'
import { tasks } from './tasks/plugin'
import { taskQuestions } from './tasks/tasks'
import { translator } from './translator/plugin'
import { client, urls } from './urls'
import { verified } from './verified/plugin'

const tagline = 'Promised based HTTP client for Modern APIs'

export default defineConfig({
  title: `Troth - ${tagline}`,
  tagline,
  favicon: 'favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'icon', href: '/img/favicon-32.png', sizes: '32x32', type: 'image/png' },
    },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
    { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
    // The paper of both modes, as in look/tokens.css.
    ...[
      ['light', '#fbf6ec'],
      ['dark', '#14171f'],
    ].map(([mode, content]) => ({
      tagName: 'meta',
      attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content },
    })),
  ],
  url: urls.site,
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenAnchors: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
  // Their changes to Markdown are made in this order.
  plugins: [
    // Node.js runs TypeScript files that import each other by their names.
    typedSamples({ compilerOptions: { rewriteRelativeImportExtensions: true } }),
    verified(),
    oldIds(),
    tasks(),
    comparison(),
    migration(),
    reference(),
    outcomes(),
    facts(),
    examples(),
    playground({ modules, runnable, api: './playground/api.ts', programs: 'samples', types: true }),
    translator(),
    hosted(),
    elements(),
    markdownPages(),
    socialCards(),
    externalLinks(),
  ],
  search: {
    synonyms,
    concepts,
    errors,
    questions: taskQuestions(),
    phrases,
    variants: {
      '/docs/playground/cjs': '/docs/playground/esm',
      '/docs/installation/cjs': '/docs/installation/nodejs',
    },
  },
  customFields: { client },
  theme: { customCss: ['./look/look.css'] },
  docs: { sidebarPath: './sidebars.ts', editUrl: urls.edit },
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    navbar: {
      title: 'Troth',
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'doc', docId: 'introduction', label: 'Getting Started', position: 'left' },
        { href: urls.npm, label: 'npm', position: 'right' },
        { href: urls.repository, label: 'GitHub', position: 'right' },
        // A plain link: an item of the type `doc` would be marked on every page of its sidebar.
        { to: '/docs/support', label: 'Support', position: 'right' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Overview', to: '/docs' },
            { label: 'Introduction', to: '/docs/introduction' },
            { label: 'Installation', to: '/docs/category/installation' },
            { label: 'API Reference', to: '/docs/category/api-reference' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'Contribute', to: '/docs/contribute' },
            { label: 'Support', to: '/docs/support', className: 'search-help' },
            { label: 'Discussions', href: urls.discussions, className: 'search-help' },
            { label: 'Issues', href: urls.issues },
            { label: 'Changelog', href: urls.changelog },
          ],
        },
        {
          title: 'Support the Project',
          items: [
            { label: 'GitHub Sponsors', href: urls.githubSponsors },
            { label: 'Open Collective', href: urls.openCollective },
          ],
        },
      ],
      copyright: 'Copyright © 2025 the Troth authors',
    },
  },
})
