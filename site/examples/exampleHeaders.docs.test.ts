// Which policy the example apps have, and that nothing else has it.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from 'vellum'
import { expect, it, onTestFinished } from 'vitest'
import { EXAMPLE_APPS } from './exampleFolders'

/** The policy of each path, from a host that reads the site's own `_headers`. */
async function policiesOf(paths: readonly string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'example-headers-'))
  cpSync(fileURLToPath(new URL('../static/_headers', import.meta.url)), join(dir, '_headers'))
  for (const file of ['404.html', ...EXAMPLE_APPS.map((app) => `examples/${app}/index.html`)]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), '')
  }
  const { url, close } = await serve({ dir, baseUrl: '/', port: 0 })
  onTestFinished(async () => {
    await close()
    rmSync(dir, { recursive: true })
  })
  return Promise.all(
    paths.map(async (path) => (await fetch(new URL(path, url))).headers.get('content-security-policy')),
  )
}

it('is their own for the apps', async () => {
  const paths = EXAMPLE_APPS.flatMap((app) => [`/examples/${app}`, `/examples/${app}/`])
  const policies = await policiesOf(paths)
  expect(policies.filter((policy) => !policy?.includes("script-src 'self' 'unsafe-inline'"))).toEqual([])
})

it('is that of the site for what is missing beside them', async () => {
  expect(await policiesOf(['/examples/', '/examples/missing', '/examples/umd-2/'])).toEqual([
    "frame-ancestors 'self'",
    "frame-ancestors 'self'",
    "frame-ancestors 'self'",
  ])
})
