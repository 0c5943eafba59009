// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countByFile, keepPassedSpecs, planSpecs } from './browserSpecs.mjs'
import { run } from './command.mjs'
import { openPassedBefore } from './passedBefore.mjs'

let root = ''
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'browser-specs-'))
  await run('git', ['init', '--quiet', root])
  write('.gitignore', 'dist\nnode_modules\nused\nreport.json\n')
  write('packages/vellum/src/a.ts', 'engine')
  for (const name of ['navbar', 'routes', 'failing']) write(`e2e/${name}.spec.ts`, name)
  for (const page of ['docs/a', 'docs/b']) write(`site/dist/${page}/index.html`, page)
  write('used/navbar.spec.ts.txt', '/docs/a\n/assets/x.js\n/docs/a\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Plans, and runs with one file that fails. Returns which files ran. */
async function runOnce() {
  const passedBefore = openPassedBefore({ root })
  const plan = await planSpecs({ root, passedBefore })
  const suites = plan.specs.map(({ name: file }) => ({ file, specs: [{ ok: !file.startsWith('failing') }] }))
  write('report.json', JSON.stringify({ suites }))
  keepPassedSpecs(plan, { root, passedBefore, report: join(root, 'report.json'), used: join(root, 'used') })
  return plan.specs.map(({ name }) => name.split('.')[0]).sort()
}

describe('planSpecs', () => {
  it('runs all files first, then those that failed', async () => {
    expect(await runOnce()).toEqual(['failing', 'navbar', 'routes'])
    expect(await runOnce()).toEqual(['failing'])
    expect(await planSpecs({ root, passedBefore: openPassedBefore({ root }) })).toMatchObject({
      before: 2,
      skippedFiles: 2,
    })
  })

  it('runs the tests that show an edited page', async () => {
    await runOnce()
    write('site/dist/docs/b/index.html', 'edited')
    expect(await runOnce()).toEqual(['failing'])
    write('site/dist/docs/a/index.html', 'edited')
    expect(await runOnce()).toEqual(['failing', 'navbar'])
  })

  it('runs the tests of the manual after an edit of the manual', async () => {
    write('e2e/manual.spec.ts', 'manual')
    await runOnce()
    expect(await runOnce()).toEqual(['failing'])
    write('manual/docs/a.md', 'edited')
    expect(await runOnce()).toEqual(['failing', 'manual'])
  })

  it('runs a file that was edited, and all of them after an edit of the engine', async () => {
    await runOnce()
    write('e2e/routes.spec.ts', 'edited')
    expect(await runOnce()).toEqual(['failing', 'routes'])
    write('packages/vellum/src/a.ts', 'edited')
    expect(await runOnce()).toEqual(['failing', 'navbar', 'routes'])
  })
})

describe('countByFile', () => {
  it('adds up the suites of a file', () => {
    const inner = { file: 'a.spec.ts', specs: [{ ok: false }] }
    const report = { suites: [{ file: 'a.spec.ts', specs: [{ ok: true }, { ok: true }], suites: [inner] }] }
    expect([...countByFile(report)]).toEqual([['a.spec.ts', { passed: 2, failed: 1 }]])
  })
})
