// `npm create vellum`, from the packed packages and outside of the workspace, makes a site that builds. What else is done with
// the packed packages is in installed.exhaustive.test.ts.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PackedPackages, readme, startPackages } from './packedPackages.js'
import { readmeExample } from './readmeExample.js'

let packed: PackedPackages
beforeAll(async () => {
  packed = await startPackages()
})
afterAll(() => packed?.close())

it('npm create vellum makes a site that builds at once, in under a minute of processor time', async () => {
  const { commands } = readmeExample(readme('create-vellum'), 'Use it')
  const [create = '', enter, build = ''] = commands.slice(1)
  expect(enter).toBe('cd my-docs')
  const site = join(packed.work, 'my-docs')
  // The shell prints what its programs took: on a busy machine the clock says nothing.
  const created = await packed.type(`${create} && times`, { cwd: packed.work })
  const { stdout, stderr } = await packed.type(`${build} && times`, { cwd: site })
  const seconds = processorSeconds(created.stdout) + processorSeconds(stdout)

  expect(stderr).not.toContain('Warning')
  expect(stdout).toMatch(/Built \d+ pages/)
  for (const page of ['index', 'docs/introduction', 'docs/guide/writing', 'docs/1.0/introduction', 'blog']) {
    const file = page === 'index' ? 'index.html' : `${page}/index.html`
    expect(existsSync(join(site, 'dist', file)), page).toBe(true)
  }
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<title>My docs</title>')
  expect(existsSync(join(site, 'dist/_data/_search.json'))).toBe(true)
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(60)
})

/** What `times` prints last, of the programs of a shell: `0m1.25s 0m0.50s` → 1.75 */
function processorSeconds(printed: string): number {
  const line = printed.trimEnd().split('\n').at(-1) ?? ''
  const times = [...line.matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
