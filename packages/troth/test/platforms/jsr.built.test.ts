// Deno's own check of what JSR would publish: types, slow types and the list of files. With
// `npm run test:platforms`, which installs Deno.

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { run } from '../../../../scripts/command.mjs'
import { denoFile, jsrArguments } from '../../../../scripts/publish.mjs'

const folder = fileURLToPath(new URL('../..', import.meta.url))

describe.runIf(process.env.PLATFORMS === 'all')('deno publish --dry-run', () => {
  it('accepts the package, without slow types and without the network', { timeout: 180_000 }, async () => {
    const env = { NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', http_proxy: NOBODY, https_proxy: NOBODY }
    const { code, output } = await run(denoFile(), jsrArguments(true), { cwd: folder, env })
    expect(code, output).toBe(0)
    expect(output).toContain('Simulating publish of @troth-http/troth@')
    expect(output).toContain('/src/index.ts')
    expect(output).not.toMatch(/\.test\.ts|\/dist\//)
  })
})

const NOBODY = 'http://127.0.0.1:9'
