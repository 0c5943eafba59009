import { defineConfig } from 'vellum'

export default defineConfig({
  title: '%TITLE%',
  tagline: 'What it is, in one line',
  // The URL of the site, without a path. Change it before you deploy.
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  search: true,
  docs: { sidebarPath: './sidebars.ts' },
  blog: { showReadingTime: true },
  themeConfig: {
    navbar: {
      title: '%TITLE%',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    footer: { copyright: '© the authors of %TITLE%' },
  },
})
