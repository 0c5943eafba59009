import { describe, expect, it } from 'vitest'
import { parseRedirects } from './redirectRules.js'

describe('parseRedirects', () => {
  it('reads rules, and leaves out what is none', () => {
    expect([
      ...parseRedirects(`# Moved
/old /new 301
/old/ /other 302
  /caf%C3%A9/   https://x.dev/#a   # since March

/temporary /new 302
/plain /new
/rewritten /new 200
relative /new
/alone
`),
    ]).toEqual([
      ['/old', { to: '/new', status: 301 }],
      ['/café', { to: 'https://x.dev/#a', status: 301 }],
      ['/temporary', { to: '/new', status: 302 }],
      ['/plain', { to: '/new', status: 301 }],
    ])
  })
})
