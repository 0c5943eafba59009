// The peer as its own starter sets it up, with the faster bundler and the settings that it has for its next
// version: nothing else tuned, nothing switched off.

export default {
  title: 'Troth',
  url: 'https://bench.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  future: { v4: true, faster: true },
  // The generated pages link to URLs of ours.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
    // The settings of the next version leave out `{#id}` behind headings, which our documents use.
    mdx1Compat: { headingIds: true },
  },
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
