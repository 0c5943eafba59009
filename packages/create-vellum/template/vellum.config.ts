import { defineConfig } from 'vellum'

// The manual of Vellum: all fields of this file, content, commands, deployment.
const manual = '%MANUAL%'

export default defineConfig({
  title: '%TITLE%',
  tagline: 'What it is and who it is for, in one line',
  // The URL of the site, without a path. Change it before you deploy.
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
  search: true,
  docs: {
    sidebarPath: './sidebars.ts',
    // Readers see the folder docs/ first, and choose older versions in the navbar.
    lastVersion: 'current',
    versions: { current: { label: 'Latest', badge: false } },
  },
  blog: { showReadingTime: true },
  theme: { customCss: ['./src/css/custom.css'] },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: '%TITLE%',
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
        { href: manual, label: 'Vellum manual', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            { to: '/docs/introduction', label: 'Introduction' },
            { to: '/docs/guide/writing', label: 'Write pages' },
            { to: '/docs/guide/versions', label: 'Keep a version' },
          ],
        },
        {
          title: 'More',
          items: [
            { to: '/blog', label: 'Blog' },
            { href: manual, label: 'Vellum manual' },
          ],
        },
      ],
      copyright: '© the authors of %TITLE%',
    },
  },
  // For src/pages/index.tsx.
  customFields: { manual },
})
