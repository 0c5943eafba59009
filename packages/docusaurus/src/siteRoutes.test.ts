import { describe, expect, it } from 'vitest'
import { type RoutePage, siteRoutes } from './siteRoutes.js'

const page = (path: string, source: string | undefined, more: Partial<RoutePage> = {}): RoutePage => ({
  path,
  source,
  type: 'doc',
  title: path,
  description: undefined,
  frontMatter: {},
  ...more,
})

describe('siteRoutes', () => {
  it('has one route for a docs set, with its versions and their documents by id', () => {
    const routes = siteRoutes(
      [
        page('/base/docs/', 'docs/intro.md', { title: 'Start', description: 'First steps' }),
        page('/base/docs/guide/a', 'docs/02-guide/01-a.md', { frontMatter: { id: 'first' } }),
        page('/base/docs/1.0/intro', 'versioned_docs/version-1.0/intro.mdx'),
        page('/base/docs/1.0/guide', 'versioned_docs/version-1.0/guide.mdx'),
        page('/base/blog/a', 'blog/a.md', { type: 'post' }),
        page('/base/', 'src/pages/index.tsx', { type: 'react' }),
      ],
      { docs: undefined, baseUrl: '/base/' },
    )
    expect(routes.map(({ path, plugin }) => [path, plugin!.name])).toEqual([
      ['/base/docs', 'docusaurus-plugin-content-docs'],
      ['/base/blog/a', 'docusaurus-plugin-content-blog'],
      ['/base/', 'docusaurus-plugin-content-pages'],
    ])
    expect(routes[0]!.routes).toEqual([
      {
        path: '/base/docs',
        exact: false,
        props: {
          version: {
            pluginId: 'default',
            version: 'current',
            docs: {
              intro: { id: 'intro', title: 'Start', description: 'First steps' },
              'guide/first': { id: 'guide/first', title: '/base/docs/guide/a', description: '' },
            },
          },
        },
        routes: [
          {
            path: '/base/docs',
            exact: false,
            routes: [
              { path: '/base/docs/', exact: true },
              { path: '/base/docs/guide/a', exact: true },
            ],
          },
        ],
      },
      expect.objectContaining({ path: '/base/docs/1.0' }),
    ])
  })

  it('has documents at the root, and those of further sets', () => {
    const routes = siteRoutes(
      [page('/', 'docs/intro.md'), page('/a', 'docs/a.md'), page('/api/x', 'api/x.md')],
      { docs: [{ routeBasePath: '/' }, { id: 'api', path: './api', routeBasePath: 'api' }], baseUrl: '/' },
    )
    expect(routes.map(({ path, plugin, routes: inner }) => [path, plugin!.id, inner![0]!.path])).toEqual([
      ['/', 'default', '/'],
      ['/api', 'api', '/api'],
    ])
  })

  it('has no docs where they are disabled', () => {
    expect(
      siteRoutes([page('/a', 'src/pages/a.md', { type: 'markdown' })], { docs: false, baseUrl: '/' }),
    ).toEqual([
      { path: '/a', exact: true, plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } },
    ])
  })
})
