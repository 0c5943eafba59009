// @ts-check
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { freePort } from './freePort.mjs'

it('finds a port that nothing listens on, and none that the system gives away', async () => {
  const taken = await freePort()
  const server = createServer()
  await new Promise((done) => server.listen(taken, '127.0.0.1', () => done(undefined)))
  const numbers = [(taken - 20_000) / 12_000 + 1e-9, 0.5, 0.6, 0.7]
  const random = vi.spyOn(Math, 'random').mockImplementation(() => numbers.shift() ?? 0.8)
  try {
    const port = await freePort()
    expect(port).not.toBe(taken)
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
    expect(numbers.length).toBeLessThan(3)
  } finally {
    random.mockRestore()
    await new Promise((done) => server.close(done))
  }
})
