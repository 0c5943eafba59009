// Two builds of one small site with every control that a visitor can press. The second
// has other texts, styles and options, so that no hashed file of the first is in it.

type Files = Readonly<Record<string, string>>

/** The names of the pages below `/docs/`, live ones included. */
export const DOCS = ['alpha', 'beta', 'gamma', 'delta', 'live'] as const

const COUNTER = `import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" className="counter" data-edition="EDITION" onClick={() => setCount(count + 1)}>Count {count}</button>
}
`

/** Path → text of the site before and after a deployment. */
export const DEPLOYMENTS: Readonly<Record<'before' | 'after', Files>> = {
  before: siteFiles({ edition: 'first', color: '#123456', tagline: 'Before' }),
  after: siteFiles({ edition: 'second', color: '#654321', tagline: 'After' }),
}

interface Edition {
  readonly edition: string
  readonly color: string
  readonly tagline: string
}

function siteFiles({ edition, color, tagline }: Edition): Files {
  const config = {
    title: 'Deployed',
    tagline,
    url: 'https://fixture.example',
    baseUrl: '/',
    favicon: 'data:,',
    theme: { customCss: './site.css' },
    clientModules: ['./edition.js'],
    themeConfig: {
      navbar: {
        title: 'Deployed',
        items: DOCS.map((name) => ({ to: `/docs/${name}`, label: title(name), position: 'left' })),
      },
    },
  }
  return {
    'vellum.config.mjs': `export default ${JSON.stringify(config)}\n`,
    'site.css': `:root { --edition: ${edition}; --ifm-color-primary: ${color} }\n`,
    'edition.js': `document.documentElement.dataset.edition = '${edition}'\n`,
    'src/Counter.jsx': COUNTER.replaceAll('EDITION', edition),
    'src/pages/index.md': `# Home\n\nThe ${edition} edition. [Alpha](/docs/alpha)\n`,
    'docs/alpha.md': page('alpha', edition),
    'docs/beta.md': page('beta', edition),
    'docs/more/_category_.json': '{ "label": "More", "collapsed": true }\n',
    'docs/more/gamma.md': `---\nslug: /gamma\n---\n\n${page('gamma', edition)}`,
    'docs/more/deep/_category_.json': '{ "label": "Deep", "collapsed": true }\n',
    'docs/more/deep/delta.md': `---\nslug: /delta\n---\n\n${page('delta', edition)}`,
    'docs/live.mdx': `import Counter from '@site/src/Counter'\n\n${page('live', edition)}\n<Counter />\n`,
  }
}

function title(name: string): string {
  return name[0]?.toUpperCase() + name.slice(1)
}

function page(name: string, edition: string): string {
  const links = DOCS.filter((other) => other !== name).map((other) => `[to ${other}](/docs/${other})`)
  return `# ${title(name)}

Text of the ${edition} edition: ${links.join(', ')}.

\`\`\`js
console.log('${name} ${edition}')
\`\`\`

\`\`\`bash npm2yarn
npm install ${name}
\`\`\`

## The end

[The start](#)
`
}
