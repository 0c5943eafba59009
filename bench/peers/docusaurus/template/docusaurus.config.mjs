// The peer as its own starter sets it up: nothing switched off, nothing tuned.

export default {
  title: 'Troth',
  url: 'https://bench.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  // The generated pages link to URLs of ours.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  plugins: [
    '@docusaurus/plugin-content-docs',
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      title: 'Troth',
      items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs', position: 'left' }],
    },
  },
}
