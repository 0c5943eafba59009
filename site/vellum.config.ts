// The configuration of the Troth site.

import { type ConfigTools, defineConfig } from 'vellum'
import { externalLinks } from 'vellum-external-links'
import { markdownPages } from 'vellum-markdown-pages'
import { remarkPlayground } from 'vellum-playground/node'
import { socialCards } from 'vellum-social-cards'
import { typedSamples } from 'vellum-twoslash'
import { readExamples } from './examples/readExamples'
import { remarkExample } from './examples/remarkExample'
import { readFacts } from './facts/readFacts'
import { remarkFacts } from './facts/remarkFacts'
import { hostFiles } from './hosted'
import { remarkRunnable } from './playground/remarkRunnable'
import { readBehaviour } from './reference/behaviour'
import { readReference } from './reference/readReference'
import { rehypeDeclarations } from './reference/rehypeDeclarations'
import { remarkReference } from './reference/remarkReference'
import { readRecord, readTroth, trothSources } from './reference/trothFiles'
import { errors, synonyms } from './search/searchWords'
import { remarkTranslator } from './translator/remarkTranslator'
import { client, urls } from './urls'
import { remarkVerified } from './verified/remarkVerified'

const baseUrl = '/'
const tagline = 'Promised based HTTP client for Modern APIs'

export default async ({ once }: ConfigTools) => {
  const reference = await once('reference', () => readReference(trothSources()))
  return defineConfig({
    title: `Troth - ${tagline}`,
    tagline,
    favicon: 'favicon.svg',
    url: urls.site,
    baseUrl,
    i18n: { defaultLocale: 'en', locales: ['en'] },
    onBrokenAnchors: 'throw',
    staticDirectories: ['static', await once('hosted', () => hostFiles())],
    plugins: [typedSamples()],
    markdown: {
      hooks: { onBrokenMarkdownLinks: 'throw' },
      beforeDefaultRemarkPlugins: [
        [remarkVerified, { version: await once('version', () => readTroth().version) }],
        [remarkReference, { reference, behaviour: readBehaviour(), platforms: readRecord().platforms }],
        [remarkFacts, { facts: await once('facts', () => readFacts(reference)) }],
        [remarkExample, { examples: readExamples(), baseUrl }],
        remarkRunnable,
        remarkPlayground,
        remarkTranslator,
      ],
      rehypePlugins: [[rehypeDeclarations, { reference, baseUrl }]],
    },
    search: { synonyms, errors },
    plugins: [markdownPages(), socialCards(), externalLinks()],
    customFields: { client },
    theme: {
      customCss: [
        './look/look.css',
        './examples/example.css',
        './outcomes/outcomes.css',
        './playground/playground.css',
        './reference/reference.css',
        './translator/page/translator.css',
        './verified/verified.css',
      ],
    },
    clientModules: ['./playground/start.ts', './outcomes/start.ts', './translator/page/start.ts'],
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
              { label: 'Discussions', href: urls.discussions },
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
}
