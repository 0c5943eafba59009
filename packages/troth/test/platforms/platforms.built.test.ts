// Runs the suite on this Node.js; with PLATFORMS=browsers (`npm run test:exhaustive`) also on happy-dom and in the browsers of this
// machine, with PLATFORMS=all (`npm run test:platforms`) on all platforms, and records what they had.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlatformServer, startPlatformServer } from './platformServer.js'
import { type PlatformRecord, recordOf } from './record.js'
import { runPlatform } from './runPlatform.js'
import { currentNode, findRuntime, LABELS, type Runtime } from './runtimes.js'
import type { PlatformId } from './suite/case.js'
import { CASES } from './suite/runSuite.js'
import { bundleSuite, type SuiteFolder, writeSuite } from './suiteFiles.js'
import { writeRecord } from './writeRecord.js'

const isWhole = process.env.PLATFORMS === 'all'
const BROWSERS: readonly PlatformId[] =
  process.env.PLATFORMS === 'browsers' ? ['happy-dom', 'chromium', 'firefox'] : []
// A Node.js that is not among the platforms has happy-dom, too.
const QUICK: readonly PlatformId[] = [currentNode() ?? 'happy-dom', ...BROWSERS]

const ids = (Object.keys(LABELS) as PlatformId[]).filter((id) => isWhole || QUICK.includes(id))
const found = await Promise.all(ids.map(async (id) => ({ id, runtime: await findRuntime(id) })))
const present = found.filter((one): one is { id: PlatformId; runtime: Runtime } => one.runtime !== undefined)

if (isWhole)
  for (const { id, runtime } of found)
    if (!runtime) process.stderr.write(`${LABELS[id]} is not tested: this machine has no program for it.\n`)

describe('the platform suite holds on', () => {
  let server: PlatformServer
  let folder: SuiteFolder
  const records: PlatformRecord[] = []
  beforeAll(async () => {
    const code = await bundleSuite()
    server = await startPlatformServer(code)
    folder = writeSuite(code)
  })
  afterAll(async () => {
    await server.close()
    await folder.remove()
    const order = (id: PlatformId) => ids.indexOf(id)
    if (isWhole && records.length === present.length)
      await writeRecord(records.sort((a, b) => order(a.id) - order(b.id)))
  })

  // Longer than a run waits for its results.
  it.concurrent.each(present)('$id', { timeout: 360_000 }, async ({ id, runtime }) => {
    const results = await runPlatform({ platform: id, runtime, server, folder })
    const failed = results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, problem }) => `${name}: ${problem}`)
    expect(failed).toEqual([])
    expect(results.map(({ name }) => name)).toEqual(CASES.map(({ name }) => name))
    records.push(recordOf({ id, label: LABELS[id], version: runtime.version }, results))
  })

  it('at least what needs no program of the machine', () => {
    const here = isWhole || BROWSERS.length > 0 ? 'happy-dom' : QUICK[0]
    expect(present.map(({ id }) => id)).toContain(here)
  })
})
