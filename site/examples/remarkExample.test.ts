import type { Nodes, Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { remarkExample } from './remarkExample'

const options = {
  baseUrl: '/base/',
  examples: {
    small: [
      { path: 'README.md', text: '# Small\n' },
      { path: 'index.html', text: '<p>\n' },
      { path: 'serve.mjs', text: 'serve()\n' },
      { path: 'src/main.ts', text: 'main()\n\nend()\n' },
    ],
  },
}

/** Runs the plugin on a page with one directive. */
function shown(name: string, attributes: Record<string, string> = {}, label?: string): Nodes[] {
  const children = label === undefined ? [] : [{ type: 'text' as const, value: label }]
  const tree: Root = {
    type: 'root',
    children: [{ type: 'blockquote', children: [{ type: 'leafDirective', name, attributes, children }] }],
  }
  const file = {
    fail(reason: string): never {
      throw new Error(reason)
    },
  }
  remarkExample(options)(tree, file)
  return (tree.children[0] as { children: Nodes[] }).children
}

describe('::example-files', () => {
  it('shows every file but the README in a tab, those in folders first', () => {
    const [imports, tabs] = shown('example-files', { name: 'small' })
    expect(imports).toMatchObject({
      type: 'mdxjsEsm',
      value: "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'",
    })
    const tab = (value: string, lang: string, code: string) => ({
      name: 'TabItem',
      attributes: [{ type: 'mdxJsxAttribute', name: 'value', value }],
      children: [{ type: 'code', lang, meta: 'no-twoslash', value: code }],
    })
    expect(tabs).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Tabs',
      children: [
        tab('src/main.ts', 'ts', 'main()\n\nend()'),
        tab('index.html', 'html', '<p>'),
        tab('serve.mjs', 'js', 'serve()'),
      ],
    })
  })
})

describe('::example-app', () => {
  it('shows the running app below the base, and a link to it', () => {
    expect(shown('example-app', { name: 'small' })).toMatchObject([
      {
        data: { hName: 'figure' },
        children: [
          {
            data: {
              hName: 'iframe',
              hProperties: { src: '/base/examples/small/index.html', loading: 'lazy' },
            },
          },
          {
            data: { hName: 'figcaption' },
            children: [{ type: 'text' }, { type: 'link', url: 'pathname:///examples/small/index.html' }],
          },
        ],
      },
    ])
  })
})

describe('remarkExample', () => {
  it('leaves the directives of others alone', () => {
    expect(shown('option', { name: 'timeout' })).toMatchObject([{ type: 'leafDirective', name: 'option' }])
  })

  it.each([
    ['example-file', {}, 'There is no directive "::example-file". Did you mean "example-files"?'],
    ['example-app', {}, '"::example-app" needs the attribute "name". Write ::example-app{name="…"}.'],
    ['example-app', { name: 'smal' }, 'There is no example "smal". Did you mean "small"?'],
    ['example-app', { name: 'bundler' }, 'There is no example "bundler". Known are: small.'],
    [
      'example-app',
      { name: 'small', nam: '' },
      '"::example-app" has no attribute "nam". Did you mean "name"?',
    ],
  ])('reports what is wrong with ::%s %j', (name, attributes, message) => {
    expect(() => shown(name, attributes)).toThrow(new Error(message))
  })

  it('takes no label', () => {
    expect(() => shown('example-app', { name: 'small' }, 'x')).toThrow(
      new Error('"::example-app" takes no label: remove the square brackets.'),
    )
  })
})
