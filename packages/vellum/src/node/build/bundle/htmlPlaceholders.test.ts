import { describe, expect, it } from 'vitest'
import { createLongHtml } from '../../markdown/compile/longHtml.js'
import { createHtmlPlaceholders, shortestLiteral } from './htmlPlaceholders.js'

const HTML = `<p class="a" title='b'>\`c\` \${d} \\ e\n\t</p></script>é\u2028 ${'long '.repeat(20)}`

/** A page with each of the texts as HTML. */
function page(...texts: string[]) {
  const longHtml = createLongHtml(texts.join())
  const names = texts.map((text) => JSON.stringify(longHtml.nameOf(text)))
  return { type: 'live' as const, ...longHtml.insertInto(`export default [${names.join(', ')}]\n`) }
}

const evaluated = (code: string): unknown => new Function(`return ${code.replace('export default ', '')}`)()

describe('createHtmlPlaceholders', () => {
  it('keeps long HTML from the bundler, and puts it back', async () => {
    const { replaceHtml, restoreHtml } = createHtmlPlaceholders()
    const body = page(HTML, '<b>short</b>', `${HTML} 2`)
    expect(evaluated(body.code)).toEqual([HTML, '<b>short</b>', `${HTML} 2`])
    const replaced = await replaceHtml(async () => body)
    expect(replaced.code).not.toContain('long')
    expect(replaced.code).toContain('short')
    expect(evaluated(await restoreHtml(replaced.code!, 'shortest'))).toEqual([
      HTML,
      '<b>short</b>',
      `${HTML} 2`,
    ])
  })

  it('puts it back as one line for code with a source map', async () => {
    const { replaceHtml, restoreHtml } = createHtmlPlaceholders()
    const body = page(HTML)
    const { code = '' } = await replaceHtml(async () => body)
    expect(await restoreHtml(code, 'json')).toBe(body.code)
  })

  it('puts it back into any literal, and beside text that the bundler has joined', async () => {
    const { replaceHtml, restoreHtml } = createHtmlPlaceholders()
    const { code = '' } = await replaceHtml(async () => page(HTML))
    const [, name = ''] = /"(.+)"/.exec(code)!
    for (const literal of [`'${name}'`, `\`${name}\``, `"${name} and"`, `'or ${name}'`, `\`\n${name}\``]) {
      const expected = (evaluated(literal) as string).replace(name, () => HTML)
      expect(evaluated(await restoreHtml(literal, 'shortest'))).toBe(expected)
    }
  })

  it('names HTML by its content, so that the hash of a file changes with it', async () => {
    const code = async (text: string) =>
      (await createHtmlPlaceholders().replaceHtml(async () => page(text))).code
    expect(await code(HTML)).toBe(await code(HTML))
    expect(await code(HTML)).not.toBe(await code(HTML.replace('é', 'è')))
  })

  it('leaves text that only looks like a placeholder', async () => {
    const { restoreHtml } = createHtmlPlaceholders()
    const code = `"vellum-html:${'0'.repeat(32)}:0;"`
    expect(await restoreHtml(code, 'json')).toBe(code)
  })
})

describe('shortestLiteral', () => {
  it('chooses the quotes that need the fewest escapes', () => {
    expect(
      ['a "b"', `it's`, `"it's"`, `\`\`"'`, 'a\nb'].map((text) => shortestLiteral(JSON.stringify(text))),
    ).toEqual(['`a "b"`', "`it's`", `\`"it's"\``, `"\`\`\\"'"`, '`a\nb`'])
  })
})
