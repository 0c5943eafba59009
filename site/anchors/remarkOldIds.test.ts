import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { OLD_IDS } from './oldIds'
import { remarkOldIds } from './remarkOldIds'

function treeOf(markdown: string, path: string) {
  const tree = fromMarkdown(markdown)
  remarkOldIds({ oldIds: { 'docs/a.md': { former: 'now', 'first-of-all': 'now' } } })(tree, { path })
  return tree.children
}

describe('remarkOldIds', () => {
  it('puts the old ids before the heading that has the new one', () => {
    expect(treeOf('## One {#one}\n\n## Two {#now}\n', '/site/docs/a.md')).toMatchObject([
      { type: 'heading' },
      { data: { hName: 'div', hProperties: { id: 'former' } }, children: [] },
      { data: { hProperties: { id: 'first-of-all' } } },
      { type: 'heading' },
    ])
  })

  it('leaves other pages alone', () => {
    expect(treeOf('## Two {#now}\n', '/site/docs/ba.md')).toHaveLength(1)
  })
})

describe('OLD_IDS', () => {
  it.each(Object.entries(OLD_IDS))('%s has a heading for each, and no old id', (page, ids) => {
    const file = fileURLToPath(new URL(`../${page}`, import.meta.url))
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const [old, now] of Object.entries(ids)) {
      expect(text).toContain(`{#${now}}`)
      expect(text).not.toContain(`{#${old}}`)
    }
  })
})
