import { describe, expect, it } from 'vitest'
import { ENGINE } from '../engine.js'
import { createFindings } from '../findings.js'
import { COMPONENT_PARTS } from './fieldRules.js'
import { rewriteConfig } from './rewriteConfig.js'

function rewrite(
  text: string,
  {
    name = 'docusaurus.config.js',
    usesInfima = false,
    hasBlog = false,
    hasHtmlLinks = false,
    namesInCode = new Set<string>(),
  }: {
    name?: string
    usesInfima?: boolean
    hasBlog?: boolean
    hasHtmlLinks?: boolean
    namesInCode?: ReadonlySet<string>
  } = {},
) {
  const findings = createFindings()
  const result = rewriteConfig(
    { name, text },
    { engine: ENGINE, facts: { usesInfima, hasBlog, hasHtmlLinks, namesInCode }, findings },
  )
  return { ...result!, findings: findings.list() }
}

const REQUIRED = `title: 'Anvil', url: 'https://example.com', baseUrl: '/'`

describe('rewriteConfig', () => {
  it('keeps code and comments of the author around what it changes [MG-1] [MG-2]', () => {
    const { text } = rewrite(`// @ts-check
const themes = require('prism-react-renderer').themes;
const { count } = require('./count');

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Anvil', // the name
  url: 'https://example.com',
  baseUrl: '/',
  // Only for deployments.
  deploymentBranch: 'pages',
  customFields: { count: count() },
  presets: [
    [
      'classic',
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({
        // The handbook.
        docs: {
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: ({ docPath }) => \`https://example.com/
            \${docPath}\`,
        },
        blog: false, // later
      }),
    ],
  ],
  themeConfig: { prism: { theme: themes.github } },
};

module.exports = config;
`)
    expect(text).toBe(`// @ts-check
const { count } = require('./count');

/** @type {import('vellum').UserConfig} */
const config = {
  title: 'Anvil', // the name
  url: 'https://example.com',
  baseUrl: '/',
  customFields: { count: count() },
  // The handbook.
  docs: {
    sidebarPath: require.resolve('./sidebars.js'),
    editUrl: ({ docPath }) => \`https://example.com/
            \${docPath}\`,
  },
  blog: false, // later
  themeConfig: { },
};

export default config;
`)
  })

  it('moves docs sets, redirects and plugins of Docusaurus to fields and plugins of Vellum [MG-2]', () => {
    const { text, packages } = rewrite(`import local from './plugin.js'
export default {
  ${REQUIRED},
  presets: [['@docusaurus/preset-classic', { docs: { path: 'guide' } }]],
  themes: ['@docusaurus/theme-mermaid', '@easyops-cn/docusaurus-search-local'],
  plugins: [
    ['content-docs', { id: 'api', path: 'api' }],
    ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/a', to: '/b' }] }],
    process.env.NETLIFY && ['docusaurus-plugin-x', { a: 1 }],
    [local, { b: 2 }],
    'docusaurus-plugin-sass',
  ],
}
`)
    expect(text).toContain(`docs: [{ path: 'guide' }, { id: 'api', path: 'api' }],`)
    expect(text).toContain(`process.env.NETLIFY && docusaurusPlugin('docusaurus-plugin-x', { a: 1 }),`)
    expect(text).toContain('docusaurusPlugin(local, { b: 2 }),')
    expect(text).toContain('mermaid(),')
    expect(text).toContain(`redirects: [{ from: '/a', to: '/b' }],`)
    expect(text).toContain('search: true,')
    expect(text).not.toMatch(/themes|sass|presets/)
    expect([...packages].sort()).toEqual(['sass', 'vellum', 'vellum-docusaurus', 'vellum-mermaid'])
  })

  it('imports a plugin under another name if the configuration has such a name [MG-2]', () => {
    const { text } = rewrite(`import math from 'remark-math'
import katex from 'rehype-katex'
export default {
  ${REQUIRED},
  presets: [['classic', { docs: { remarkPlugins: [math], rehypePlugins: [[katex, { macros: { '\\\\R': 'x' } }]] } }]],
}
`)
    expect(text).toContain(`import { math as vellumMath } from 'vellum-math'`)
    expect(text).toContain(`plugins: [vellumMath({ macros: { '\\\\R': 'x' } })]`)
    expect(text).not.toMatch(/remark-math|rehype-katex/)
  })

  it('reads functions that return the configuration, and options in a variable [MG-2]', () => {
    const { text, findings } =
      rewrite(`const options = { docs: { docItemComponent: '@theme/ApiItem' }, blog: false }
export default async function make() {
  return { ${REQUIRED}, presets: [['classic', options]] }
}
`)
    expect(text).toContain('...options')
    expect(text).toContain('const options = { docs: { }, blog: false }')
    expect(findings.find(({ code }) => code === 'lost-field')).toMatchObject({
      weight: 'high',
      positions: ['docusaurus.config.js:1'],
    })
  })

  it('moves `onBrokenMarkdownLinks` to the other hooks, and reports those that are functions [MG-2] [MG-3]', () => {
    const { text, findings } = rewrite(`export default {
  ${REQUIRED},
  onBrokenMarkdownLinks: 'throw',
  markdown: {
    preprocessor: (file) => file.fileContent,
    hooks: { onBrokenMarkdownImages: ({ url }) => url, other() {} },
  },
}
`)
    expect(text).toContain(`  markdown: {
    preprocessor: (file) => file.fileContent,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'warn', other: 'warn' },
  },`)
    expect(text).not.toMatch(/^ {2}onBrokenMarkdownLinks/m)
    expect(findings.filter(({ outcome }) => outcome === 'lost').map(({ positions }) => positions)).toEqual([
      ['docusaurus.config.js:6'],
      ['docusaurus.config.js:6'],
    ])
  })

  it('moves analytics, computed redirects and options of the sitemap [MG-2]', () => {
    const { text } = rewrite(`export default {
  ${REQUIRED},
  presets: [['classic', { gtag: isDev ? false : { trackingID: 'G-1' }, sitemap: { filename: 'map.xml' } }]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'], createRedirects(path) { return path + '/old' } }],
    isDev || ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }],
  ],
}
`)
    expect(text).toContain(`isDev || googleTagManager({ containerId: 'GTM-1' }),`)
    expect(text).toContain(
      `(isDev ? false : { trackingID: 'G-1' }) && googleGtag(isDev ? false : { trackingID: 'G-1' }),`,
    )
    expect(text).toContain(`import { googleGtag, googleTagManager } from 'vellum-docusaurus'`)
    expect(text).toContain(`sitemap: { filename: 'map.xml' }`)
    expect(text).toContain(`...[(function (path) { return path + '/old' })(path) ?? []].flat(),`)
    expect(text).toContain(
      `...['html'].filter((extension) => path !== '/' && !path.endsWith(\`.\${extension}\`)).map((extension) => \`\${path.replace(/\\/$/, '')}.\${extension}\`),`,
    )
    const create = /createRedirects: (\(path\) => \[.*?\n {2}\]),/s.exec(text)?.[1] ?? ''
    const from = new Function(`return ${create}`)() as (path: string) => string[]
    expect(['/', '/a', '/a/', '/b.html'].map(from)).toEqual([
      ['//old'],
      ['/a/old', '/a.html'],
      ['/a//old', '/a.html'],
      ['/b.html/old'],
    ])
  })

  it('reports lists that are computed, and changes nothing of them [MG-3]', () => {
    const { text, findings } = rewrite(`export default { ${REQUIRED}, presets: makePresets() }\n`)
    expect(text).toContain('presets: makePresets()')
    expect(findings.find(({ code }) => code === 'computed-list')).toMatchObject({
      outcome: 'hand',
      positions: ['docusaurus.config.js:1'],
    })
  })

  it('disables content that no preset and no plugin makes [MG-2]', () => {
    const { text } = rewrite(
      `export default { ${REQUIRED}, plugins: ['@docusaurus/plugin-content-pages'] }\n`,
    )
    expect(text).toContain('docs: false')
    expect(text).toContain('blog: false')
    expect(text).toContain('pages: {}')
  })

  it('follows objects that are spread into options, and reports what nothing reads [MG-2] [MG-3]', () => {
    const { text, findings } = rewrite(`const common = { docItemComponent: '@theme/X', breadcrumbs: false }
export default {
  ${REQUIRED},
  presets: [['classic', { docs: { path: 'a', ...common } }]],
  plugins: [['content-docs', { id: 'b', ...common }]],
  themeConfig: { gaTrackingId: 'UA-1' },
}
`)
    expect(text).toContain('const common = { breadcrumbs: false }')
    expect(text).toContain(`docs: [{ path: 'a', ...common }, { id: 'b', ...common }],`)
    expect(text).toContain(`themeConfig: { gaTrackingId: 'UA-1' },`)
    expect(findings.filter(({ code }) => code === 'lost-field').map(({ positions }) => positions)).toEqual([
      ['docusaurus.config.js:6'],
      ['docusaurus.config.js:1'],
    ])
  })

  it('reports no field of the theme that code of the site reads [MG-3]', () => {
    const { findings } = rewrite(`export default { ${REQUIRED}, themeConfig: { stars: 1, unread: 2 } }`, {
      namesInCode: new Set(['stars']),
    })
    expect(findings.filter(({ outcome }) => outcome === 'lost').map(({ text }) => text)).toEqual([
      'No file of the site reads `themeConfig.unread`: what it did for Docusaurus is gone.',
    ])
  })

  it('writes relative links of the navbar from the root [MG-2]', () => {
    const { text } = rewrite(`export default { ${REQUIRED}, presets: ['classic'],
  themeConfig: { navbar: { items: [{ to: 'docs/a' }, { to: '/b' }, { to: 'https://c.dev' }, { to: 'pathname:///d' }] } } }
`)
    expect(text).toContain(
      `[{ to: '/docs/a' }, { to: '/b' }, { to: 'https://c.dev' }, { to: 'pathname:///d' }]`,
    )
  })

  it.each([
    [
      "presets: [['classic', { blog: { showReadingTime: true } }]]",
      "blog: { showReadingTime: true, futurePosts: 'publish' }",
    ],
    ["presets: [['classic', { blog: { path: 'b',\n} }]]", "futurePosts: 'publish'"],
    ["presets: ['classic']", "blog: { futurePosts: 'publish' }"],
    [
      "plugins: [['@docusaurus/plugin-content-blog', { path: 'news' }]]",
      "blog: { futurePosts: 'publish', path: 'news' }",
    ],
    ["plugins: ['@docusaurus/plugin-content-blog']", "blog: { futurePosts: 'publish' }"],
  ])('publishes posts of a future date, as before: %s [MG-2]', (fields, expected) => {
    const { text, findings } = rewrite(`export default { ${REQUIRED}, ${fields} }`, { hasBlog: true })
    expect(text).toContain(expected)
    expect(findings.map(({ code }) => code)).toContain('future-posts')
  })

  it.each([
    ['', "onBrokenHtmlLinks: 'warn'"],
    ["onBrokenLinks: 'throw',", "onBrokenHtmlLinks: 'warn'"],
    ["onBrokenLinks: 'warn',", ''],
    ['onBrokenLinks: process.env.CI ? "throw" : "warn",', ''],
  ])('keeps links in HTML from failing the build, as before: %s [MG-14]', (fields, expected) => {
    const config = `export default { ${REQUIRED}, ${fields} presets: ['classic'] }`
    const { text, findings } = rewrite(config, { hasHtmlLinks: true })
    expect(text.includes('onBrokenHtmlLinks')).toBe(expected !== '')
    expect(text).toContain(expected)
    expect(findings.some(({ code }) => code === 'html-links')).toBe(expected !== '')
    expect(rewrite(config).text).not.toContain('onBrokenHtmlLinks')
  })

  it('finds links in HTML of the configuration [MG-14]', () => {
    const footer = (html: string) => `themeConfig: { footer: { links: [{ html: ${html} }] } }`
    const textOf = (html: string) =>
      rewrite(`export default { ${REQUIRED}, presets: ['classic'], ${footer(html)} }`).text
    expect(textOf(`'<a class="x" href="/status/">Status</a>'`)).toContain("onBrokenHtmlLinks: 'warn'")
    expect(textOf('"<a href=\\"/status/\\">Status</a>"')).toContain("onBrokenHtmlLinks: 'warn'")
    expect(textOf(`'<a href="https://a.dev">A</a> <a href="#b">B</a>'`)).not.toContain('onBrokenHtml')
  })

  it('leaves sites without a blog as they are [MG-2]', () => {
    const withoutBlog = rewrite(`export default { ${REQUIRED}, presets: ['classic'] }`)
    const disabled = rewrite(`export default { ${REQUIRED}, presets: [['classic', { blog: false }]] }`, {
      hasBlog: true,
    })
    expect(withoutBlog.text + disabled.text).not.toContain('futurePosts')
  })
})

describe('configurations of public sites', () => {
  it('adds docs sets to options in a variable where the sets are declared [MG-2]', () => {
    const { text } = rewrite(`const classicOptions = { docs: { path: 'rules' }, blog: false };
const baseDocs = { id: 'base', path: 'docs' };
export default {
  ${REQUIRED},
  presets: [['classic', classicOptions]],
  plugins: [['@docusaurus/plugin-content-docs', baseDocs]],
};
`)
    expect(text).toContain("const classicOptions = { docs: { path: 'rules' }, blog: false };")
    expect(text).toContain('...classicOptions,')
    expect(text).toContain('docs: [classicOptions.docs, baseDocs]')
    expect(text.indexOf('...classicOptions')).toBeLessThan(text.indexOf('docs: [classicOptions.docs'))
  })

  it('reads plugins that are pushed to a list', () => {
    const { text, findings } =
      rewrite(`let plugins = [[require.resolve('@docusaurus/plugin-content-docs'), { path: 'guide' }]];
if (process.env.CI) {
  plugins.push(require.resolve('@docusaurus/plugin-sitemap'));
  plugins.push(['@docusaurus/plugin-google-gtag', { trackingID: 'G-1' }], './plugins/release');
}
module.exports = { ${REQUIRED}, plugins };
`)
    expect(text).not.toContain('plugin-sitemap')
    expect(text).toContain(
      "plugins.push(googleGtag({ trackingID: 'G-1' }), docusaurusPlugin('./plugins/release'))",
    )
    expect(findings.map(({ code }) => code)).not.toContain('computed-list')
  })

  it('keeps the conditions of docs sets and blogs', () => {
    const { text } = rewrite(`const parts = require('./parts.json');
const sets = [];
if (!parts.api.disabled) {
  sets.push(['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }]);
} else if (parts.old || parts.older) {
  sets.push(['@docusaurus/plugin-content-docs', { id: 'old', path: 'old' }]);
}
module.exports = () => {
  if (parts.missing) return undefined
  return {
    ${REQUIRED},
    presets: [['classic', { docs: {} }]],
    plugins: [
      ...sets,
      process.env.CI ? false : ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news' }],
    ],
  }
}
`)
    expect(text).toContain(
      "docs: [{}, ...(!parts.api.disabled ? [{ id: 'api', path: 'api' }] : []), ...(parts.api.disabled && (parts.old || parts.older) ? [{ id: 'old', path: 'old' }] : [])]",
    )
    expect(text).toContain(
      "blog: !process.env.CI ? { futurePosts: 'publish', id: 'news', path: 'news' } : false",
    )
  })

  it('writes a list for the only docs set, if it has a condition', () => {
    const { text } = rewrite(
      `module.exports = { ${REQUIRED}, plugins: [process.env.API && ['@docusaurus/plugin-content-docs', { path: 'api' }]] }`,
    )
    expect(text).toContain("docs: [...(process.env.API ? [{ path: 'api' }] : [])]")
  })

  it('reads a preset with the options of the classic one as that, and names it', () => {
    const { text, findings } = rewrite(`module.exports = {
  ${REQUIRED},
  presets: [
    [require.resolve('company-docs/docusaurus-preset'), { docs: { path: 'guide' }, gtag: { trackingID: 'G-1' } }],
  ],
};
`)
    expect(text).toContain("docs: { path: 'guide' }")
    expect(text).toContain("googleGtag({ trackingID: 'G-1' })")
    const [preset] = findings.filter(({ code }) => code === 'unknown-preset')
    expect(preset!.text).toBe(
      'The preset "company-docs/docusaurus-preset" was read as the classic one, whose options it has.',
    )
  })

  it('says what another preset stood for', () => {
    const { findings } = rewrite(`module.exports = {
  ${REQUIRED},
  presets: [
    ['classic', { blog: false }],
    ['./src/presets/consent', {}],
    ['docusaurus-preset-shiki-twoslash', { themes: [] }],
    ['redocusaurus', { specs: [] }],
  ],
};
`)
    const presets = findings.filter(({ code }) => code === 'unknown-preset')
    expect(presets.map(({ text, fix }) => `${text} ${fix}`)).toEqual([
      'The preset "./src/presets/consent" was removed: its plugins no longer run. List each in `plugins`: `docusaurusPlugin(name, options)` of vellum-docusaurus.',
      'The preset "docusaurus-preset-shiki-twoslash" was removed: its plugins no longer run. Code is highlighted without it; `typedSamples()` of vellum-twoslash shows types.',
      'The preset "redocusaurus" was removed: its plugins no longer run. Show the API in a page of `src/pages` with a React component of that tool, or link to its own page.',
    ])
  })

  it('lists what the preset redocusaurus makes of its specs', () => {
    const { text, findings } = rewrite(`module.exports = {
  ${REQUIRED},
  presets: [
    ['classic', { blog: false }],
    ['redocusaurus', { specs: [{ id: 'pets', spec: 'api/pets.yaml', route: '/api' }], theme: { primaryColor: '#123' } }],
  ],
};
`)
    expect(text).toContain(
      "docusaurusPlugin('docusaurus-theme-redoc', { id: 'theme-redoc', ...{ primaryColor: '#123' } })",
    )
    expect(text).toContain(
      "...[[{ id: 'pets', spec: 'api/pets.yaml', route: '/api' }]].flat().map((spec) => docusaurusPlugin('docusaurus-plugin-redoc', { themeId: 'theme-redoc', ...spec }))",
    )
    expect(text).not.toContain('presets')
    expect(findings.filter(({ code }) => code === 'unknown-preset')).toEqual([])
  })

  it('takes the last of two fields with the same name, as JavaScript does', () => {
    const { text } = rewrite(
      `module.exports = {
  ${REQUIRED},
  plugins: ['./first'],
  presets: [['classic', {}]],
  plugins: [['@docusaurus/plugin-content-blog', { id: 'log', path: 'log' }]],
};
`,
    )
    expect(text).not.toContain('./first')
    // There is no folder `blog`, so the blog of the preset has no posts.
    expect(text).toContain("blog: { futurePosts: 'publish', id: 'log', path: 'log' }")
  })

  it('leaves no type of a package that is removed', () => {
    const { text } = rewrite(`import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config, LoadContext, Plugin } from '@docusaurus/types';
const remarkPlugins: MDXPlugin[] = [];
const api: DocsOptions = { id: 'api', remarkPlugins };
function mirror(context: LoadContext): Plugin<void> { return { name: 'mirror' } }
const config: Config = {
  ${REQUIRED},
  presets: [['classic', { docs: { remarkPlugins } satisfies DocsOptions }]],
  plugins: [['content-docs', api], mirror],
};
export default config;
`)
    expect(text).not.toContain('@docusaurus/')
    expect(text).toContain('const remarkPlugins = [];')
    expect(text).toContain("const api = { id: 'api', remarkPlugins };")
    expect(text).toContain('function mirror(context: any): any {')
    expect(text).toContain('const config: UserConfig = {')
  })

  it('keeps each instance of the blog plugin, and what Docusaurus does with future posts', () => {
    const { text, findings } = rewrite(`const news = { id: 'news', path: 'news' };
module.exports = {
  ${REQUIRED},
  presets: [['classic', { blog: { path: 'posts' } }]],
  plugins: [
    ['@docusaurus/plugin-content-blog', { id: 'log', path: 'log', routeBasePath: 'log' }],
    ['content-blog', news],
  ],
};
`)
    expect(text.replace(/\s+/g, ' ')).toContain(
      "blog: [{ futurePosts: 'publish', path: 'posts' }, { futurePosts: 'publish', id: 'log', path: 'log', routeBasePath: 'log' }, { futurePosts: 'publish', ...news }]",
    )
    expect(text).not.toContain('content-blog')
    expect(findings.map(({ code }) => code)).toContain('future-posts')
  })

  it('names what old fields are called now', () => {
    const { text, findings } = rewrite(`module.exports = {
  ${REQUIRED},
  presets: [['classic', { docs: { admonitions: { tag: ':::', keywords: ['callout'] } } }]],
  themeConfig: { metadatas: [], gtag: { trackingID: 'G-1' }, zooming: { delay: 1 } },
};
`)
    expect(text).toContain("docs: { admonitions: { keywords: ['callout'] } }")
    expect(text).not.toMatch(/metadatas|gtag|zooming/)
    expect(findings.map(({ fix }) => fix)).toContain('Write it as `themeConfig.metadata`.')
  })

  it('names the part that does what the component of an option did', () => {
    const { text, findings } = rewrite(`module.exports = {
  ${REQUIRED},
  presets: [['classic', {
    docs: { docItemComponent: '@site/src/Item', docRootComponent: '@theme/DocRoot' },
    blog: { blogListComponent: './src/List', blogArchiveComponent: '@theme/BlogArchivePage' },
  }]],
};
`)
    expect(text).not.toMatch(/\w+Component/)
    expect(findings.flatMap(({ fix, outcome }) => (outcome === 'lost' ? [fix] : []))).toEqual([
      'Move it to src/theme/DocItem/Layout, and show @theme-original/DocItem/Layout in it. Its props are those of that part.',
      'Move it to src/theme/BlogListPage, and show @theme-original/BlogListPage in it. Its props are those of that part.',
    ])
    for (const part of Object.values(COMPONENT_PARTS)) expect(ENGINE.partNames).toContain(part)
  })

  it('replaces mdx-mermaid, also where it is imported by code [MG-1]', () => {
    const { text, packages, unneeded, findings } = rewrite(`module.exports = async () => {
  const mdxMermaid = await import('mdx-mermaid')
  return {
    ${REQUIRED},
    presets: [['classic', { docs: { remarkPlugins: [mdxMermaid.default, other] } }]],
  }
}
`)
    expect(text).toContain('remarkPlugins: [other]')
    expect(text).toContain('plugins: [mermaid()]')
    expect(text).toContain('async () => {\n  return {')
    expect([...packages]).toContain('vellum-mermaid')
    expect([...unneeded]).toContain('mdx-mermaid')
    expect(findings.map((finding) => finding.text)).toContain(
      '"mdx-mermaid" is `mermaid()` of vellum-mermaid now.',
    )
  })

  it('replaces plugins that an asynchronous configuration imports, as the documentation of Docusaurus shows it [MG-1]', () => {
    const { text } = rewrite(`export default async function createConfig() {
  const remarkMath = (await import('remark-math')).default
  return {
    ${REQUIRED},
    presets: [['classic', { docs: { remarkPlugins: [remarkMath], rehypePlugins: [(await import('rehype-katex')).default] } }]],
  }
}
`)
    expect(text).toContain('plugins: [math()]')
    expect(text).not.toMatch(/remark|rehype/)
  })

  it('does not report fields of `themeConfig` that are called like a plugin that runs [MG-3]', () => {
    const { findings } = rewrite(`export default { ${REQUIRED},
  plugins: ['docusaurus-plugin-hotjar'],
  themeConfig: { hotjar: { applicationId: 1 }, gxCard: {} },
}`)
    const lost = findings.filter(({ code }) => code === 'lost-field').map(({ text }) => text)
    expect(lost).toEqual([expect.stringContaining('themeConfig.gxCard')])
  })

  it('moves options to the left by the smallest indentation of them [MG-1]', () => {
    const { text } = rewrite(`export default {
  ${REQUIRED},
  presets: [
    [
      'classic',
      {
          docs: {
            routeBasePath: '/',
          },
        blog: false,
      },
    ],
  ],
}
`)
    expect(text).toContain("\n  docs: {\n      routeBasePath: '/',\n    },\n  blog: false,\n")
  })

  it('says what a component of a package is [MG-3]', () => {
    const fixOf = (component: string) =>
      rewrite(
        `export default { presets: [['classic', { docs: { docItemComponent: '${component}' } }]] }`,
      ).findings.find(({ text }) => text.includes('docItemComponent'))?.fix
    expect(fixOf('@theme/ApiItem')).toContain('docusaurus-theme-openapi-docs')
    expect(fixOf('@theme/ApiItem')).not.toContain('Move it')
    expect(fixOf('@theme/Own')).toContain('If it is of a package')
  })

  it.each([
    "const base = require('./base')\nmodule.exports = { ...base, title: 'A' }",
    "module.exports = () => {\n  const config = { title: 'A' }\n  config.presets = [['classic', {}]]\n  return config\n}",
    "const make = require('@acme/docs')\nmodule.exports = make({ title: 'A' })",
    "const shared = { presets: [['classic', {}]] }\nmodule.exports = { ...shared, title: 'A' }",
  ])('keeps content on where code may add presets: %s [MG-3]', (code) => {
    const { text, findings } = rewrite(code)
    expect(text).not.toContain('docs: false')
    expect(findings.map(({ text: problem }) => problem)).toContain(
      'The configuration has no `presets` of its own: code may add them, or a different file.',
    )
  })

  it('disables the content that no preset makes, and names presets that code adds [MG-3]', () => {
    const shared = "const shared = { favicon: 'a.ico' }\n"
    expect(rewrite(`${shared}module.exports = { ...shared, title: 'A' }`).text).toContain('docs: false')
    const { findings } = rewrite(
      "const base = require('./base')\nmodule.exports = { presets: [...base.presets, ['classic', { docs: {} }]] }",
    )
    expect(findings.map(({ text }) => text)).toContain('Presets that code adds to `presets` were removed.')
  })
})
