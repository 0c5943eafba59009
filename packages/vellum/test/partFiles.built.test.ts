// The files for parts of the theme: several for one part, by plugins and the site, and what is reported about files that
// are wrong.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite, testSites } from './builtSite.js'

const { makeSite } = testSites()

const DOCS = { 'docs/index.md': '# A\n\n## B\n' }
const footer = (text: string) => `export default () => <footer>${text}</footer>\n`

/** A plugin with a file for a part, as code. */
const pluginWith = (name: string, part: string) =>
  `{ name: '${name}', config: { theme: { parts: { '${part}': new URL('./${name}/Part.jsx', import.meta.url).href } } } }`

/** A part around the one below it. */
const wrapper = (part: string, name: string) =>
  `import Original from '@theme-original/${part}'\nexport default (props) => <div className="of-${name}"><Original {...props} /></div>\n`

describe('a part that plugins and the site replace (TP-17)', () => {
  it('is wrapped in their order, also from a file beside the part, and `@theme-init` is that of the engine', async () => {
    const site = makeSite(
      {
        ...DOCS,
        'one/Part.jsx': wrapper('Footer', 'one'),
        'two/Part.jsx': wrapper('Footer', 'two'),
        'src/theme/Footer/index.jsx': "export { default } from './Inner'\n",
        'src/theme/Footer/Inner.jsx': `import Initial from '@theme-init/Footer'\n${wrapper('Footer', 'site').replace('</div>', '<i /><Initial {...props} /></div>')}`,
      },
      `themeConfig: { footer: { copyright: 'C' } }, plugins: [${pluginWith('one', 'Footer')}, ${pluginWith('two', 'Footer')}]`,
    )
    const { error, warnings, outDir } = await buildSite(site)
    expect([error, ...warnings]).toEqual([undefined])
    const html = readFileSync(join(outDir, 'docs/index.html'), 'utf8')
    expect(html).toMatch(
      /<div class="of-site"><div class="of-two"><div class="of-one"><footer [\s\S]*?<\/footer><\/div><\/div><i><\/i><footer /,
    )
  })

  it('has state if the one below has', { tags: ['exhaustive'] }, async () => {
    const site = makeSite(
      {
        ...DOCS,
        'one/Part.jsx': `import { useState } from 'react'\nexport default () => <b id="state">{useState(7)[0]}</b>\n`,
        'src/theme/DocItem/Footer.jsx': wrapper('DocItem/Footer', 'site'),
      },
      `plugins: [${pluginWith('one', 'DocItem/Footer')}]`,
    )
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    expect(readFileSync(join(outDir, 'docs/index.html'), 'utf8')).toContain('<b id="state">7</b>')
    expect(JSON.parse(readFileSync(join(outDir, '_data/docs.json'), 'utf8')).script).toMatch(/frame/)
  })

  it('registers the components of all that spread those below, each with its own state', async () => {
    const components = (own: string) =>
      `import { useState } from 'react'\nimport Original from '@theme-original/MDXComponents'\nexport default { ...Original, ${own} }\n`
    const site = makeSite(
      {
        'docs/still.md': '# A\n\n<One /> and <Three />\n',
        'docs/live.md': '# B\n\n<One /> and <Two />\n',
        'one/Part.jsx': components('One: () => <b>one</b>'),
        'two/Part.jsx': components('Two: () => <b>{useState("two")[0]}</b>'),
        'src/theme/MDXComponents.jsx': components('Three: () => <b>three</b>'),
      },
      `plugins: [${pluginWith('one', 'MDXComponents')}, ${pluginWith('two', 'MDXComponents')}]`,
    )
    const { error, warnings, outDir } = await buildSite(site)
    expect([error, ...warnings]).toEqual([undefined])
    const page = (name: string) => ({
      html: readFileSync(join(outDir, `docs/${name}/index.html`), 'utf8'),
      data: JSON.parse(readFileSync(join(outDir, `_data/docs/${name}.json`), 'utf8')),
    })
    expect(page('still').html).toContain('<b>one</b> and <b>three</b>')
    expect(page('still').data.script).toBeUndefined()
    expect(page('live').html).toContain('<b>one</b> and <b>two</b>')
    expect(page('live').data.script).toBeDefined()
  })
})

describe('files for parts that are wrong (TP-18)', () => {
  const reported = async (files: Readonly<Record<string, string>>, config = '') => {
    const { error, warnings } = await buildSite(makeSite({ ...DOCS, ...files }, config))
    return error ?? warnings.join('\n')
  }

  it('two files for one part', { tags: ['exhaustive'] }, async () => {
    expect(
      await reported({ 'src/theme/Footer.tsx': footer('one'), 'src/theme/Footer/index.jsx': footer('two') }),
    ).toBe(
      'Several files replace the part "Footer" of the theme.\n  at src/theme/Footer.tsx\n  at src/theme/Footer/index.jsx\n  `src/theme/Footer/index.jsx` is used: delete all but one.',
    )
  })

  it('a name in the wrong case, and a misspelt part beside one that is replaced', {
    tags: ['exhaustive'],
  }, async () => {
    const message = await reported({
      'src/theme/toc.tsx': footer('one'),
      'src/theme/Footer/index.tsx': `import './Layot'\n${footer('two')}`,
      'src/theme/Footer/Layot.tsx': footer('imported'),
      'src/theme/Footer/Social.tsx': footer('near to nothing'),
      'src/theme/Footer/Copyrigth.tsx': footer('three'),
    })
    expect(message.split('\n').filter((line) => line.startsWith('  at'))).toEqual([
      '  at src/theme/toc.tsx',
      '  at src/theme/Footer/Copyrigth.tsx',
    ])
    expect(message).toContain('"toc" is near to "TOC". "Footer/Copyrigth" is near to "Footer/Copyright".')
  })

  it('a file without a default export, in a part or in a slot', async () => {
    const files = { 'src/theme/Footer.tsx': 'export const Footer = () => null\n', 'src/Slot.jsx': '' }
    expect(await reported(files, "theme: { slots: { 'toc:after': './src/Slot.jsx' } }")).toBe(
      'A file for the theme has no default export.\n  at src/theme/Footer.tsx\n  at src/Slot.jsx\n  Export the component that is shown: `export default function Footer() { … }`.',
    )
  })

  it('a default export that is no component', { tags: ['exhaustive'] }, async () => {
    expect(await reported({ 'src/theme/DocItem/Footer.tsx': 'export default { a: 1 }\n' })).toContain(
      'at src/theme/DocItem/Footer.tsx\n  at docs/index.md\n  `src/theme/DocItem/Footer.tsx` throws the error below. Correct it, or what it is given.\nCause: Its default export is a value of the type object, not a component.',
    )
  })

  it('a part that throws: in the footer, and on every page', async () => {
    const throwing = "export default function Own() { throw new Error('boom') }\n"
    expect(await reported({ 'src/theme/Footer.tsx': throwing })).toBe(
      'The footer cannot be rendered.\n  at src/theme/Footer.tsx:1:39\n  `src/theme/Footer.tsx` throws the error below. Correct it, or what it is given.\nCause: boom',
    )
    expect(
      await reported({
        'src/theme/Root.tsx': throwing.replace("throw new Error('boom')", 'return window.name'),
      }),
    ).toMatch(
      /^The page "\/docs" cannot be rendered\. Nor can 1 other page\.\n {2}at src\/theme\/Root\.tsx:1:33\n {2}at docs\/index\.md\n.*`window` exists in browsers only/,
    )
  })

  it('a component in a slot that throws', { tags: ['exhaustive'] }, async () => {
    const slot = { 'src/Slot.jsx': "export default () => { throw new Error('boom') }\n" }
    expect(await reported(slot, "theme: { slots: { 'article:after': './src/Slot.jsx' } }")).toContain(
      'at src/Slot.jsx:1:30\n  at docs/index.md\n  `src/Slot.jsx` throws the error below.',
    )
  })

  it('a file of the configuration or of a plugin that does not exist, and a name that is no part', {
    tags: ['exhaustive'],
  }, async () => {
    expect(await reported({}, `plugins: [${pluginWith('gone', 'TOC')}]`)).toMatch(
      /^The file "gone\/Part\.jsx" does not exist\.\n.*`theme\.parts\['TOC'\]`/s,
    )
    expect(
      await reported({
        'src/theme/Footer.tsx': "import F from '@theme/Foter'\nexport default () => <F />\n",
      }),
    ).toContain('Did you mean "@theme/Footer"?')
  })

  it('a part below another one that throws, has no default export or does not exist', {
    tags: ['exhaustive'],
  }, async () => {
    const lower = (files: Record<string, string>) =>
      reported(
        { ...files, 'two/Part.jsx': wrapper('Footer', 'two') },
        `plugins: [${pluginWith('one', 'Footer')}, ${pluginWith('two', 'Footer')}]`,
      )
    expect(await lower({ 'one/Part.jsx': "export default () => { throw new Error('boom') }\n" })).toBe(
      'The footer cannot be rendered.\n  at one/Part.jsx:1:30\n  `one/Part.jsx` throws the error below. Correct it, or what it is given.\nCause: boom',
    )
    expect(await lower({ 'one/Part.jsx': 'export const a = 1\n' })).toMatch(
      /^A file for the theme has no default export\.\n {2}at one\/Part\.jsx\n/,
    )
    expect(await lower({})).toMatch(
      /^The file "one\/Part\.jsx" does not exist\.\n.*`theme\.parts\['Footer'\]`/s,
    )
  })

  it('a Markdown page may import every part', async () => {
    const site = makeSite({
      ...DOCS,
      'docs/b.mdx': "import Badge from '@theme/DocVersionBadge'\n\n# B\n\n<Badge />\n",
    })
    expect((await buildSite(site)).error).toBeUndefined()
  })
})
