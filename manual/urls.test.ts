import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('the manual has a base path of its own on the host of the site', async () => {
  vi.stubEnv('MANUAL_URL', '')
  const { manual } = await import('./urls')
  expect([manual.origin, manual.pathname]).toEqual(['https://troth-http.github.io', '/vellum/'])
})

it('MANUAL_URL builds the manual for another host', async () => {
  vi.stubEnv('MANUAL_URL', 'https://vellum.example.com')
  const { manual } = await import('./urls')
  expect([manual.origin, manual.pathname]).toEqual(['https://vellum.example.com', '/'])
})
