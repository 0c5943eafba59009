import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { frameDocument } from './frameDocument.js'

const NO_DATA = { 'worker-code': '', modules: {} }

const scriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

/** What the browser finds in a block of data. */
const dataOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="text/plain" id="${id}">([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '')

describe('frameDocument', () => {
  it('allows its own script by hash, blobs, and nothing else', () => {
    const html = frameDocument({ script: 'start()\n', data: NO_DATA })
    const hash = createHash('sha256').update(scriptOf(html)).digest('base64')
    expect(scriptOf(html)).toBe('start()')
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:">`,
    )
  })

  it('returns data exactly, whatever it contains', () => {
    const text = 'a </script><!-- <script> "\\" \u2028 é \n\t `'
    const html = frameDocument({
      script: '',
      data: { 'worker-code': text, modules: { relay: { esm: text, cjs: '' } } },
    })
    expect(dataOf(html, 'worker-code')).toBe(text)
    expect(dataOf(html, 'modules')).toEqual({ relay: { esm: text, cjs: '' } })
  })

  it('escapes the end of a script inside of a script', () => {
    const html = frameDocument({ script: 'a("</script><!--")', data: NO_DATA })
    expect(scriptOf(html)).toBe('a("\\x3c/script>\\x3c!--")')
  })
})
