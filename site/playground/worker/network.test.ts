import { describe, expect, it } from 'vitest'
import { CALM, type RunEvent } from '../protocol'
import { hintFor } from './hints'
import { createNetwork } from './network'

function network() {
  const events: RunEvent[] = []
  const { fetch } = createNetwork(CALM, {
    emit: (event) => events.push(event),
    now: () => 0,
    activity: { stir() {}, begin: () => () => {} },
  })
  return { fetch, events }
}

describe('createNetwork', () => {
  it('answers with a demo API of its own', async () => {
    const first = network()
    await first.fetch('https://api.example.com/v1/users/8', { method: 'DELETE' })
    expect((await first.fetch('https://api.example.com/v1/users/8')).status).toBe(404)
    expect((await network().fetch('https://api.example.com/v1/users/8')).status).toBe(200)
  })

  it.each([
    ['https://example.org/x', 'https://example.org'],
    ['http://api.example.com/v1/users', 'http://api.example.com'],
    ['https://api.example.com:81/v1/users', 'https://api.example.com:81'],
    ['data:,x', 'data: addresses'],
  ])('refuses %s', async (url, host) => {
    const { fetch, events } = network()
    const error = await fetch(url).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(TypeError)
    expect(error.message).toBe(`Failed to fetch: the playground has no network, so ${host} cannot be reached`)
    expect(hintFor(error)).toBe(
      'Only https://api.example.com answers here; it is part of the page. Try https://api.example.com/v1/users/7.',
    )
    expect(events.map(({ type }) => type)).toEqual(['request', 'exchange-end'])
  })

  it('refuses addresses that are relative', async () => {
    const error = await network()
      .fetch('/v1/users')
      .catch((thrown) => thrown)
    expect(error).toEqual(
      new TypeError('Failed to fetch: "/v1/users" is relative, and the playground has no page address'),
    )
    expect(hintFor(error)).toBe(
      'Write the whole address, such as https://api.example.com/v1/users/7, or set `baseUrl`.',
    )
  })
})
