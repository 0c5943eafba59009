import { expect, it } from 'vitest'
import { pageTimes } from './pageTimes.js'

it('CLI-6: adds up the steps of each page, slowest first, without those from the cache', () => {
  const compileTimes = new Map([
    ['docs/a.md', { compile: 10, samples: 5 }],
    ['blog/b.md', { compile: 20, samples: 0 }],
    ['blog/b.md?excerpt', { compile: 7, samples: 1 }],
  ])
  const reports = [
    { path: '/docs/a', times: { render: 1, plugins: 0, write: 2 } },
    { path: '/blog/b', times: { render: 3, plugins: 100, write: 4 } },
    { path: '/docs/cached', times: undefined },
    { path: '/404.html', times: { render: 1, plugins: 0, write: 1 } },
  ]
  const routes = ['docs/a.md', 'blog/b.md', 'docs/cached.md'].map((source) => ({ source }))
  expect(pageTimes([{ compileTimes, site: { routes }, rendering: { reports } }])).toEqual([
    { path: '/blog/b', compile: 27, samples: 1, render: 3, plugins: 100, write: 4 },
    { path: '/docs/a', compile: 10, samples: 5, render: 1, plugins: 0, write: 2 },
    { path: '/404.html', compile: 0, samples: 0, render: 1, plugins: 0, write: 1 },
  ])
})
