// The size that the home page shows is that of the package as it is built today.

import { expect, it } from 'vitest'
import { trothSizes } from '../../../bench/bundledSize.mjs'
import { bytes, command, defaults, versions } from '../../../bench/results/clients.json'
import { SIZE_LIMIT } from '../../../bench/sizeLimits.mjs'
import { version } from '../../../packages/troth/package.json'

// Once for all tests: esbuild takes seconds to start.
const sizes = await trothSizes()

it('is within its budget in every form', () => {
  expect(Object.entries(sizes).filter(([, size]) => size > SIZE_LIMIT)).toEqual([])
})

it('shows what Troth weighs, within one percent', () => {
  const size = Math.max(...Object.values(sizes))
  const difference = Math.abs(bytes.troth - size) / size
  expect(
    difference,
    `bench/results/clients.json says ${bytes.troth} bytes, the built package has ${size}: run \`${command}\``,
  ).toBeLessThanOrEqual(0.01)
})

it('names the version that was measured', () => {
  expect(versions.troth, `run \`${command}\``).toBe(version)
})

it('says of the smaller clients what was observed', () => {
  const smaller = Object.keys(bytes).filter((name) => bytes[name as 'ky'] < bytes.troth)
  expect(smaller.sort()).toEqual(['ofetch', 'redaxios', 'wretch'])
  // redaxios cannot retry, so it reads no `Retry-After`.
  expect(defaults.redaxios).toEqual({ timeoutMs: null, retries: 0, readsRetryAfter: null })
  expect(defaults.wretch).toMatchObject({ timeoutMs: null, retries: 0 })
  expect(defaults.ofetch.readsRetryAfter).toBe(false)
})
