import type { Root } from 'hast'
import { describe, expect, it } from 'vitest'
import type { Declaration, Reference } from './readReference'
import { rehypeDeclarations } from './rehypeDeclarations'

const declarations = ['RequestOptions', 'TrothResponse'].map((name): Declaration => {
  const doc = { description: '', examples: [], params: [], typeParams: [], throws: [], isInternal: false }
  return { type: 'alias', name, file: 'src/response.ts', doc, typeParameters: [], text: '', values: [] }
})
const reference: Reference = {
  exports: declarations.map(({ name }) => name),
  declarations: Object.fromEntries(declarations.map((declaration) => [declaration.name, declaration])),
}

/** The code of a block with these classes, after the plugin. */
function linked(code: string, className: string[], baseUrl = '/'): string {
  const block = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['vl-code'] },
    children: [{ type: 'raw', value: `<pre><code class="x">${code}</code></pre>` }],
  }
  const tree = {
    type: 'root',
    children: [{ type: 'element', tagName: 'div', properties: { className }, children: [block] }],
  } as unknown as Root
  rehypeDeclarations({ reference, baseUrl })(tree)
  return /<code class="x">([\s\S]*)<\/code>/.exec((block.children[0] as { value: string }).value)![1]!
}

describe('rehypeDeclarations', () => {
  it('links the names of Troth below the base URL, and leaves tags and other names alone', () => {
    const code = 'f(a: <span class="RequestOptions">RequestOptions</span>): <b>Promise</b>&lt;TrothResponse>'
    expect(linked(code, ['reference-declaration'], '/base/')).toBe(
      'f(a: <span class="RequestOptions"><a href="/base/docs/api/troth#requestoptions">RequestOptions</a></span>): <b>Promise</b>&lt;<a href="/base/docs/api/troth#trothresponse">TrothResponse</a>>',
    )
  })

  it('does not link a declaration to itself', () => {
    const code = '<span class="tk-keyword">type</span> <span class="tk-type">RequestOptions</span> = object'
    expect(linked(code, ['reference-declaration'])).toBe(code)
  })

  it('shows a member without the interface around it', () => {
    const code = '<i>interface</i> Owner {\nget(): string\n}'
    expect(linked(code, ['reference-declaration', 'reference-member'])).toBe('get(): string')
  })

  it('leaves other code alone', () => {
    expect(linked('RequestOptions', ['other'])).toBe('RequestOptions')
  })
})
