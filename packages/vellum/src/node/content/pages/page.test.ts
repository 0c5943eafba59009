import { describe, expect, it } from 'vitest'
import { makePage } from './page.js'

const page = (path: string, text = '', more: { routeBasePath?: string; production?: boolean } = {}) =>
  makePage(
    { path, source: `src/pages/${path}`, file: `/site/src/pages/${path}`, text },
    {
      routeBasePath: '',
      production: true,
      editUrlOf: ({ custom }) => custom ?? undefined,
      lastUpdateOf: () => undefined,
      ...more,
    },
  )

describe('makePage', () => {
  it('PA-1: is a route by its path, and index is its folder', () => {
    const paths = ['index.tsx', 'about.md', 'About/index.mdx', 'a b/Team.jsx', 'v1.2.md']
    expect(paths.map((path) => page(path).permalink)).toEqual([
      '/',
      '/about',
      '/About/',
      '/a b/Team',
      '/v1.2',
    ])
    expect(page('about.md', '', { routeBasePath: 'x' }).permalink).toBe('/x/about')
  })

  it('PA-2: reads the front matter', () => {
    const head =
      '---\ntitle: T\nslug: /other\nunlisted: true\nwrapperClassName: w\nredirect_from: /old\n---\n'
    expect(page('a.md', `${head}# Heading\n\ntext`)).toMatchObject({
      kind: 'markdown',
      permalink: '/other',
      title: 'T',
      hasContentTitle: true,
      description: 'text',
      unlisted: true,
      redirectFrom: ['/old'],
      frontMatter: { wrapperClassName: 'w' },
      bodyLine: 8,
    })
    expect(() => page('a.md', '---\ndraft: maybe\n---\n')).toThrow(
      'The front matter is invalid: `draft` must be true or false.',
    )
  })

  it('does not read the code of a React page', () => {
    expect(page('a.tsx', '---\ntitle: T\n---\n# H')).toMatchObject({
      kind: 'react',
      title: '',
      body: '',
      description: '',
    })
  })
})
