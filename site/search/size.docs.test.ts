import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url))

it('the dialog with the searcher has at most 9,700 bytes, compressed', () => {
  const files = readdirSync(assets).filter((name) => /^createSearchDialog-.*\.js\.br$/.test(name))
  expect(files).toHaveLength(1)
  expect(statSync(`${assets}/${files[0]}`).size).toBeLessThanOrEqual(9700)
})
