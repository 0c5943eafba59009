import { describe, expect, it } from 'vitest'
import { createRouteGuess } from './routeGuess.js'

describe('createRouteGuess', () => {
  const guess = createRouteGuess([
    '/',
    '/docs',
    '/docs/introduction',
    '/docs/guide/install',
    '/docs/guide/retry',
  ])

  it.each([
    ['/docs/introducton', '/docs/introduction'],
    ['/docs/Introduction', '/docs/introduction'],
    ['/Docs/guide/install', '/docs/guide/install'],
    ['/docs/giude/retry', '/docs/guide/retry'],
    ['/docs/install', '/docs/guide/install'],
    ['/introduction', '/docs/introduction'],
    ['/docs/guide/v2/retry', '/docs/guide/retry'],
    ['/docs/guide/something-else', undefined],
    ['/nothing', undefined],
  ])('suggests %j for %j', (path, expected) => {
    expect(guess(path)).toBe(expected)
  })

  it('prefers the page with most in common among those of one name', () => {
    const among = createRouteGuess(['/a/x/setup', '/b/y/setup', '/c/setup'])
    expect(among('/b/z/q/setup')).toBe('/b/y/setup')
  })

  it('is fast on a large site with many broken links', () => {
    const routes = Array.from({ length: 3000 }, (_, i) => `/docs/section-${i % 60}/page-number-${i}`)
    const large = createRouteGuess(routes)
    // Processor time of this process: on a busy machine the clock includes other processes.
    const start = process.cpuUsage()
    for (let i = 0; i < 1000; i++) large(`/docs/section-${i % 60}/page-nmber-${i}`)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})
