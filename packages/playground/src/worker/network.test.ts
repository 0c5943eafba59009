import { describe, expect, it } from 'vitest'
import { CALM, type RunEvent } from '../protocol.js'
import { testHints, testWorkerOptions } from '../testing/testApi.js'
import { hintFor } from './hints.js'
import { createNetwork } from './network.js'
import type { WorkerOptions } from './options.js'

function network(more: Partial<WorkerOptions> = {}) {
  const events: RunEvent[] = []
  const { fetch } = createNetwork(CALM, {
    site: { ...testWorkerOptions, ...more },
    hints: testHints,
    emit: (event) => events.push(event),
    now: () => 0,
    activity: { stir() {}, begin: () => () => {} },
  })
  return { fetch, events }
}

describe('createNetwork', () => {
  it('creates an API for each run', async () => {
    const first = network()
    await first.fetch('https://api.example.com/v1/users/8', { method: 'DELETE' })
    expect((await first.fetch('https://api.example.com/v1/users/8')).status).toBe(404)
    expect((await network().fetch('https://api.example.com/v1/users/8')).status).toBe(200)
  })

  it('responds for other origins of the site', async () => {
    const { fetch } = network({ otherOrigins: ['https://docs.example'] })
    expect((await fetch('https://docs.example/v1/users/8')).status).toBe(200)
    await expect(fetch('https://other.example/v1/users/8')).rejects.toThrow('no network')
  })

  it.each([
    ['https://example.org/x', 'https://example.org'],
    ['http://api.example.com/v1/users', 'http://api.example.com'],
    ['https://api.example.com:81/v1/users', 'https://api.example.com:81'],
    ['data:,x', 'data: URLs'],
  ])('refuses %s', async (url, host) => {
    const { fetch, events } = network()
    const error = await fetch(url).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(TypeError)
    expect(error.message).toBe(`Failed to fetch: the playground has no network, so ${host} cannot be reached`)
    expect(hintFor(error, testHints)).toBe(
      'Only https://api.example.com responds here; it is part of the page. Try https://api.example.com/v1/users/7.',
    )
    expect(events.map(({ type }) => type)).toEqual(['request', 'exchange-end'])
  })

  it('refuses relative URLs', async () => {
    const error = await network()
      .fetch('/v1/users')
      .catch((thrown) => thrown)
    expect(error).toEqual(
      new TypeError('Failed to fetch: "/v1/users" is relative, and the playground has no page URL'),
    )
    expect(hintFor(error, testHints)).toBe('Write the whole URL, such as https://api.example.com/v1/users/7.')
  })
})
