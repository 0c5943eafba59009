import { describe, expect, it } from 'vitest'
import { editContent } from './contentEdits.js'

describe('editContent', () => {
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

End
`)
    expect(text).toBe(`---
toc_min_heading_level: 2
toc_max_heading_level: 3
pagination_prev: null
---

import TOCInline from '@theme/TOCInline'
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'


<TOCInline toc={toc} />

:::tip[Two people]
Carry it.
:::

<details>
<summary>More</summary>

Text

</details>

<Tabs>
<TabItem value="npm" label="npm">

\`\`\`sh
npm i
\`\`\`

</TabItem>
<TabItem value="pnpm" label="pnpm">

\`\`\`sh
pnpm add
\`\`\`

</TabItem>
</Tabs>

\`\`\`ts {2} showLineNumbers title="a.ts"
::: tip not here
\`\`\`

:::note

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

  it('names what it cannot rewrite, with its line [MG-11]', () => {
    const { unsupported, changes } = editContent(
      '---\nlayout: home\n---\n\n<<< @/a.ts\n\n<Aside>x</Aside>\n\n```md\n<Aside>\n```\n',
    )
    expect(unsupported.map(({ line, what }) => [line, what])).toEqual([
      [2, '`layout: home`'],
      [5, '`<<<` snippets'],
      [7, 'components of the old theme'],
    ])
    expect(changes).toEqual([])
  })
})
