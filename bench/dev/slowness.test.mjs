// @ts-check
import { expect, it } from 'vitest'
import { measureSlowness } from './slowness.mjs'

it('is a factor that no machine is below', () => {
  const slowness = measureSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThan(1000)
})
