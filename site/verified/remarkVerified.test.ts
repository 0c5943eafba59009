import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { remarkVerified } from './remarkVerified'

/** The last block of a page, after the plugin. */
function lastBlock(value: string): unknown {
  const tree = fromMarkdown(value)
  remarkVerified({ version: '1.2.3' })(tree)
  return tree.children.at(-1)
}

const SAMPLE = '```ts\nconsole.log(1)\n```\n\n'
const UNCHECKED = '```ts unchecked="why"\nconsole.log(1)\n```\n\n'
const OTHERS = '```text title="Output"\n1\n```\n\n```bash\nnpm install\n```\n'

describe('remarkVerified', () => {
  it('ends a page with the version and the number of its samples', () => {
    expect(lastBlock(`${SAMPLE}${SAMPLE}${UNCHECKED}${OTHERS}`)).toEqual({
      type: 'verified',
      children: [{ type: 'text', value: 'Verified with Troth 1.2.3 · 2 samples run' }],
      data: { hName: 'footer', hProperties: { className: ['verified'] } },
    })
    expect(lastBlock(SAMPLE)).toMatchObject({
      children: [{ value: 'Verified with Troth 1.2.3 · 1 sample run' }],
    })
  })

  it('counts the edits that a page suggests, and removes them', () => {
    const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Do this.' }] }
    const item = {
      type: 'listItem',
      children: [paragraph, { type: 'leafDirective', name: 'try', children: [] }],
    }
    const list = { type: 'list', children: [item] }
    const tree = { type: 'root', children: [...fromMarkdown(SAMPLE).children, list] } as never
    remarkVerified({ version: '1.2.3' })(tree)
    expect(tree).toMatchObject({
      children: [
        { type: 'code' },
        { children: [{ children: [paragraph] }] },
        { children: [{ value: 'Verified with Troth 1.2.3 · 1 sample and 1 edit run' }] },
      ],
    })
  })

  it('says nothing on a page whose samples are not run', () => {
    expect(lastBlock(OTHERS)).toMatchObject({ type: 'code' })
    expect(lastBlock(UNCHECKED)).toMatchObject({ type: 'code' })
  })
})
