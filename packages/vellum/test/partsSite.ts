// A site that shows every part of the theme.

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

/** Its files besides the configuration. */
export const PARTS_SITE_FILES = {
  'tsconfig.json': '{ "extends": "vellum/tsconfig.json", "include": ["src"] }\n',
  'static/logo.svg': SVG,
  'docs/a.md': '---\ntags: [one]\n---\n\n# A\n\n## Part\n\n[To B](./cat/b.md)\n\n## Two\n',
  'docs/cat/_category_.json': '{ "label": "Cat", "link": { "type": "generated-index" } }',
  'docs/cat/b.md': '# B\n\nText\n',
  'docs/cat/c.mdx': '# C\n\n<DocCardList />\n',
  'blog/2025-01-01-first.md':
    '---\ntitle: First\ntags: [x]\nauthors: [{ name: Me }]\n---\n\nIntro\n\n<!-- truncate -->\n\nMore\n',
  'blog/2025-01-02-second.md': '---\ntitle: Second\n---\n\nText\n\n<!-- truncate -->\n',
  'src/pages/page.md': '# Page\n\nText\n',
  'src/pages/index.jsx':
    "import Layout from '@theme/Layout'\nexport default () => <Layout title='Home'><main><h1>Home</h1></main></Layout>\n",
}

/** Fields of its configuration, as code. */
export const PARTS_SITE_CONFIG = `
  blog: { onInlineAuthors: 'ignore' },
  docs: { editUrl: 'https://example.com/edit/' },
  themeConfig: {
    announcementBar: { id: 'a', content: 'Hello <b>you</b>', isCloseable: true },
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: 'Parts', hideOnScroll: true, logo: { src: 'logo.svg', alt: 'Logo' },
      items: [
        { to: '/docs/a', label: 'Docs', position: 'left' },
        { type: 'dropdown', label: 'More', items: [{ label: 'X', href: 'https://example.org' }, { type: 'html', value: '<b>h</b>' }] },
        { type: 'html', value: '<i>html</i>', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      style: 'dark', logo: { src: 'logo.svg', href: '/' }, copyright: '<b>Copyright</b>',
      links: [{ title: 'One', items: [{ label: 'A', to: '/docs/a' }, { html: '<u>raw</u>' }, { label: 'Ext', href: 'https://example.org' }] }],
    },
  },`
