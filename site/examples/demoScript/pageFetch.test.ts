import { describe, expect, it, vi } from 'vitest'
import { pageFetch } from './pageFetch'

describe('pageFetch', () => {
  it.each([
    ['https://api.example.com/v1/users', 'demo'],
    [new URL('https://api.example.com/v1/users'), 'demo'],
    [new Request('https://api.example.com/v1/users'), 'demo'],
    ['https://example.com/', 'real'],
    ['https://api.example.com.evil.example/', 'real'],
    ['http://api.example.com/', 'real'],
    ['/users', 'real'],
    ['https://', 'real'],
  ])('leaves %s to the right one', async (input, expected) => {
    const answer = (name: string) => vi.fn(async () => new Response(name))
    const fetch = pageFetch({ real: answer('real'), demo: answer('demo'), base: 'https://reader.example/' })
    expect(await (await fetch(input, {})).text()).toBe(expected)
  })
})
