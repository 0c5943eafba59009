import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler } from '../compile/compileMarkdown.js'
import { openCodeCache } from './codeCache.js'

describe('openCodeCache', () => {
  it('remembers lines by their text and language', () => {
    const first = openCodeCache()
    first.keep(['a', 'b'], 'js', ['<A>', '<B>'])
    const later = openCodeCache(first.record())
    expect(later.find(['a', 'b'], 'js')).toEqual(['<A>', '<B>'])
    expect(later.find(['a', 'b'], 'ts')).toBeUndefined()
    expect(later.find(['a\nb'], 'js')).toEqual(['<A>', '<B>'])
    expect(later.find(['a'], 'js')).toBeUndefined()
  })

  it('drops lines that were not read', () => {
    const first = openCodeCache()
    first.keep(['a'], 'js', ['<A>'])
    first.keep(['b'], 'js', ['<B>'])
    const later = openCodeCache(first.record())
    later.find(['b'], 'js')
    expect(Object.values(later.record().lines ?? {})).toEqual([['<B>']])
  })

  it('remembers a sample as long as its declarations are the same', () => {
    const sample = { name: 'a.ts', code: 'a', files: { 'b.ts': 'b' } }
    const checked = { code: 'a', hovers: [], notes: [], declarations: { 'c.d.ts': '1' } }
    const first = openCodeCache()
    first.keepSample(sample, checked)
    const open = () => openCodeCache(first.record())
    expect(open().findSample(sample, (declarations) => declarations['c.d.ts'] === '1')).toEqual(checked)
    expect(open().findSample(sample, () => false)).toBeUndefined()
    for (const other of [{ name: 'b.ts' }, { code: 'b' }, { files: {} }]) {
      expect(open().findSample({ ...sample, ...other }, () => true)).toBeUndefined()
    }
    const later = open()
    later.findSample(sample, () => false)
    expect(later.record().samples).toEqual({})
  })

  it('returns the same HTML as highlighting the page again', async () => {
    const { compile } = createMarkdownCompiler()
    const page = (text: string, code: ReturnType<typeof openCodeCache>) =>
      compile({
        body: `${text}\n\n\`\`\`js {1} title="a.js"\nconst a = 1\n\`\`\`\n\n\`\`\`nope\nx\n\`\`\`\n\n\`\`\`bash npm2yarn\nnpm i a\n\`\`\`\n`,
        bodyLine: 1,
        source: 'docs/a.md',
        format: 'mdx',
        frontMatter: {},
        partial: false,
        resolver: {
          link: (href) => ({ type: 'internal', href }),
          image: () => ({ type: 'missing', meant: undefined }),
          file: () => ({ type: 'missing', meant: undefined }),
        },
        codeCache: code,
      })
    const memory = openCodeCache()
    await page('Before', memory)
    expect(await page('After', openCodeCache(memory.record()))).toEqual(await page('After', openCodeCache()))
  })
})
