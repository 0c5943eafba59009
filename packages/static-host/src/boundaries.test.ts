// Rules know no host and no server, and neither hosts nor the server know each other.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

it.each([
  ['rules', /^(\.\/|\.\.\/(hostError|urlPath)\.js$|node:)/],
  ['targets', /^(\.\/|\.\.\/(hostError|contentType)\.js$|\.\.\/rules\/)/],
  ['server', /^(\.\/|\.\.\/(hostError|urlPath|contentType)\.js$|\.\.\/rules\/|node:|@fastify\/send$)/],
])('%s imports only what it may', (folder, allowed) => {
  const files = readdirSync(src + folder).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const imports = files.flatMap((name) =>
    [...readFileSync(`${src}${folder}/${name}`, 'utf8').matchAll(/ from '([^']+)'/g)].map(
      ([, imported = '']) => [name, imported] as const,
    ),
  )
  expect(imports.length).toBeGreaterThan(5)
  expect(imports.filter(([, imported]) => !allowed.test(imported))).toEqual([])
})
