import { describe, expect, it } from 'vitest'
import { looksLive } from './bundleAhead.js'

describe('looksLive', () => {
  it.each([
    ['an import', "import Box from './Box.jsx'\n\n# Page\n"],
    ['an export', '# Page\n\nexport const a = 1\n'],
    ['a component', '# Page\n\n- <Box.Inner a="1" />\n'],
    ['a component beside code', '# Page\n\n`a` <Box /> `b`\n'],
    ['another component of the theme', "import DocCardList from '@theme/DocCardList'\n"],
    ['a name that starts like a static one', '<TabsOfMine>\n'],
  ])('finds %s', (_, body) => {
    expect(looksLive(body)).toBe(true)
  })

  it.each([
    ['plain Markdown', '# Page\n\nWe import <b>goods</b>.\n'],
    [
      'components without code',
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="a">\n</TabItem>\n</Tabs>\n',
    ],
    ['code between backticks', 'In ``<Box>``, `get<User>()` and `` ` ``.\n'],
    ['code in a fence', "```tsx\nimport Box from './Box.jsx'\n<Box />\n```\n"],
  ])('finds nothing in %s', (_, body) => {
    expect(looksLive(body)).toBe(false)
  })
})
