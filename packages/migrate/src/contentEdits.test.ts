import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from './componentEdits.js'
import { editContent } from './contentEdits.js'

interface IconSet {
  readonly icons: object
  readonly aliases: object
}

describe('editContent', () => {
  it('ends tags without content, and reports blocks of styles', () => {
    const { text, unsupported } = editContent(
      'a<br>b <img src="a>b.png" alt=x> `<br>` <br/> <hr />\n\n<style>\np { color: red }\n</style>\n',
    )
    expect(text.split('\n')[0]).toBe('a<br />b <img src="a>b.png" alt=x /> `<br>` <br/> <hr />')
    expect(unsupported).toMatchObject([{ line: 3, what: '`<style>` blocks' }])
  })

  it('writes values of the front matter in place of expressions of Vue', () => {
    const page = [
      '---',
      'title: "Install: it"',
      'list: [a]',
      '---',
      '# {{ $frontmatter.title }}',
      '',
      '`{{ $frontmatter.title }}` {{ $frontmatter.list }}',
    ]
    const { text, unsupported } = editContent(page.join('\n'))
    expect(text.split('\n').slice(4)).toEqual(['# Install: it', '', page[6]])
    expect(unsupported.map(({ line }) => line)).toEqual([7])
  })

  it('rewrites containers, code groups, fences and the table of contents of VitePress [MG-11]', () => {
    const { text, changes } = editContent(`---
outline: [2, 3]
prev: false
---

[[toc]]

::: tip Two people
Carry it.
:::

::: details More
Text
:::

::: code-group
\`\`\`sh [npm]
npm i
\`\`\`
\`\`\`sh [pnpm]
pnpm add
\`\`\`
:::

\`\`\`ts{2}:line-numbers [a.ts]
::: tip not here
\`\`\`

> [!NOTE]
> Quoted.

> [!DANGER] Hot
> Quoted.

End
`)
    expect(text).toBe(`---
toc_min_heading_level: 2
toc_max_heading_level: 3
pagination_prev: null
---

import TOCInline from '@theme/TOCInline'


<TOCInline toc={toc} />

:::tip[Two people]
Carry it.
:::

<details>
<summary>More</summary>

Text

</details>

:::code-group
\`\`\`sh [npm]
npm i
\`\`\`
\`\`\`sh [pnpm]
pnpm add
\`\`\`
:::

\`\`\`ts {2} showLineNumbers title="a.ts"
::: tip not here
\`\`\`

> [!NOTE]
> Quoted.

:::danger[Hot]

Quoted.

:::

End
`)
    expect(changes[0]).toEqual({
      line: 2,
      before: 'outline: [2, 3]',
      after: ['toc_min_heading_level: 2', 'toc_max_heading_level: 3'],
    })
    expect(editContent(text).changes).toEqual([])
  })

  it('rewrites the front matter of Starlight [MG-11]', () => {
    const { text } = editContent(`---
title: A
sidebar:
  label: Short
  order: 3
tableOfContents: false
editUrl: https://a.dev
---

:::note[Title]
Stays.
:::
`)
    expect(text).toBe(`---
title: A
sidebar_label: Short
sidebar_position: 3
hide_table_of_contents: true
custom_edit_url: https://a.dev
---

:::note[Title]
Stays.
:::
`)
  })

  it('keeps notation in code, and shows files of snippets [MG-11]', () => {
    const notation = '```ts [a]\nlet a // [!code focus]\nlet b // [!code ++]\n```\n'
    const { text, unsupported } = editContent(
      `${notation}<<< @/code/a.ts#part{1,3 tsx:line-numbers}\n::: code-group\n<<< ../b.js [B]\n<<< c.py\n:::\n`,
      { docsPath: 'docs' },
    )
    expect(unsupported).toEqual([])
    expect(text).toBe(
      `${notation.replace('[a]', 'title="a"')}\`\`\`tsx {1,3} showLineNumbers file=@site/docs/code/a.ts#part
\`\`\`
:::code-group
\`\`\`js file=../b.js [B]
\`\`\`
\`\`\`py file=./c.py [c.py]
\`\`\`
:::
`,
    )
  })

  it('rewrites components of Starlight that a page imports, and keeps those of the site [MG-11]', () => {
    const page = `---
title: A
sidebar:
  order: 1
  badge:
    text: New
    variant: tip
---

import {
  Aside, Badge, Card, CardGrid, FileTree, Icon, LinkButton, LinkCard, Steps, TabItem, Tabs,
} from '@astrojs/starlight/components'
import Own from './Own.astro'

<Steps>

1. One <Badge text="new" variant="success" size="small" /> and \`<Badge variant="x" />\`

</Steps>

<Aside title="Hot">x</Aside>
<Aside
  type="tip"
>
x
</Aside>

<CardGrid stagger>
  <Card title="A" icon="open-book">x</Card>
  <LinkCard
    title="B"
    description="Text"
    href="/b/"
  />
</CardGrid>
<LinkCard title="C" href="/c/" />

<Tabs syncKey="os"><TabItem label="Mac OS" icon="apple">x</TabItem></Tabs>
<Icon name="seti:rust" color="red" />
`
    const { text, unsupported, hasElements, hasIcons } = editContent(page)
    expect(text).toBe(`---
title: A
sidebar_position: 1
sidebar_badge:
  text: New
  color: accent
---

import Admonition from '@theme/Admonition'
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'


import { LinkButton } from '@astrojs/starlight/components'
import Own from './Own.astro'

<Steps>

1. One <Badge text="new" color="green" /> and \`<Badge variant="x" />\`

</Steps>

<Admonition title="Hot" type="note">x</Admonition>
<Admonition
  type="tip"
>
x
</Admonition>

<CardGrid>
  <Card title="A" icon="book-open">x</Card>
  <Card
    title="B"
    href="/b/"
  >
Text
</Card>
</CardGrid>
<Card title="C" href="/c/" />

<Tabs groupId="os"><TabItem value="mac-os" label="Mac OS">x</TabItem></Tabs>
<Icon name="seti:rust" />
`)
    expect([hasElements, hasIcons]).toEqual([true, true])
    expect(unsupported.map(({ what }) => what)).toEqual([
      'imports of `.astro` or `.vue` files',
      '`name="seti:rust"` of `<Icon>`',
    ])
    const second = editContent(text)
    expect([second.changes, second.hasElements, second.hasIcons]).toEqual([[], true, true])
    const own = "import { Badge, Steps } from './own'\n\n<Steps>\n<Badge type='tip' />\n"
    expect(editContent(own)).toMatchObject({ text: own, hasElements: false })
  })

  it('rewrites badges of VitePress and options of code blocks of Starlight [MG-11]', () => {
    const { text, unsupported } = editContent(
      '# A <Badge type="tip" text="1.9" /> <Badge>x</Badge>\n\n## B <Badge>y</Badge>\n\n```js "word" collapse={1-5} mark={2} title="a b"\n```\n\n```js ins={2}\n```\n',
    )
    expect(text).toBe(
      '# A\n\n<Badge color="accent" text="1.9" /> <Badge color="accent">x</Badge>\n\n## B <Badge color="accent">y</Badge>\n\n```js /word/ collapse={1-5} {2} title="a b"\n```\n\n```js ins={2}\n```\n',
    )
    expect(unsupported.map(({ what }) => what)).toEqual(['`ins` and `del` of code blocks'])
  })

  it('names icons that Lucide has [MG-11]', () => {
    const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet
    const names = Object.values(ICON_NAMES)
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !(name in icons) && !(name in aliases))).toEqual([])
  })

  it('names what it cannot rewrite, with its line [MG-11]', () => {
    const { unsupported, changes } = editContent(
      '---\nlayout: home\n---\n\n<!--@include: ./a.md-->\n\n<LinkButton>x</LinkButton>\n\n```md\n<LinkButton>\n```\n',
    )
    expect(unsupported.map(({ line, what }) => [line, what])).toEqual([
      [2, '`layout: home`'],
      [5, '`@include` comments'],
      [7, 'components of Starlight without an equivalent'],
    ])
    expect(changes).toEqual([])
  })

  it('names attributes, containers, modules and front matter that nothing reads [MG-11]', () => {
    const what = (text: string) => editContent(text).unsupported.map((part) => part.what)
    expect(what('---\nhead:\n  - x\npageClass: wide\nprev: Start\nlastUpdated: false\n---\n')).toEqual([
      '`head`',
      '`pageClass`',
      '`prev` and `next` with a text',
      '`lastUpdated`',
    ])
    expect(what('<b @click="n++">x</b>\n\n<b v-if="n">x</b>\n\n`<b v-if="n">` and `<Code>`')).toEqual([
      'attributes of Vue',
      'attributes of Vue',
    ])
    expect(what("import { Image } from 'astro:assets'\n\n<W client:load />\n\n![A](~/a.png)")).toEqual([
      'modules of Astro',
      '`client:` directives',
      'paths that begin with `~/`',
    ])
    expect(what('::: v-pre\nx\n:::')).toEqual(['containers `v-pre` and `raw`'])
  })

  it('keeps attributes of containers and numbers of lines, and no draft is unlisted [MG-11]', () => {
    expect(editContent('::: details More {open}\nx\n:::\n').text).toContain(
      '<details open>\n<summary>More</summary>',
    )
    expect(editContent('::: tip Two {#two}\nx\n:::\n').text).toContain(':::tip[Two]')
    expect(editContent('```ts{1}:line-numbers=5\n```\n').text).toContain('```ts {1} showLineNumbers=5')
    expect(editContent('```ts:no-line-numbers\n```\n').text).toBe('```ts\n```\n')
    expect(editContent('---\ndraft: true\nsidebar:\n  hidden: true\n---\n').text).toBe(
      '---\ndraft: true\n---\n',
    )
  })
})
