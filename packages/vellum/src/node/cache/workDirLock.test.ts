import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { lockWorkDir } from './workDirLock.js'

const tempFolder = tempFolders()

describe('lockWorkDir', () => {
  it('lets one build in at a time, and reports once that another one waits', async () => {
    const dir = tempFolder()
    const order: string[] = []
    const first = await lockWorkDir(dir, { onWait: () => order.push('first waits') })
    const second = lockWorkDir(dir, { onWait: () => order.push('second waits'), pause: 1 }).then((unlock) => {
      order.push('second is in')
      return unlock
    })
    await new Promise((done) => setTimeout(done, 30))
    order.push('first is done')
    first()
    ;(await second)()
    expect(order).toEqual(['second waits', 'first is done', 'second is in'])
    expect(existsSync(join(dir, 'lock'))).toBe(false)
  })

  it('OF-4: does not wait for a folder that has the name of the lock', async () => {
    const dir = tempFolder({ 'lock/x': '' })
    const waits: string[] = []
    const unlock = await lockWorkDir(dir, { onWait: () => waits.push('waits') })
    expect([waits, statSync(join(dir, 'lock')).isFile()]).toEqual([[], true])
    unlock()
  })

  it('does not wait for a build that was killed', async () => {
    const dir = tempFolder()
    // No process has this id: it is above the limit of all systems.
    writeFileSync(join(dir, 'lock'), '99999999')
    const waits: string[] = []
    const unlock = await lockWorkDir(dir, { onWait: () => waits.push('waits') })
    expect(waits).toEqual([])
    unlock()
  })

  it('does not wait for a process that has the id of a killed build now, including its own', async () => {
    const dir = tempFolder()
    const file = join(dir, 'lock')
    writeFileSync(file, String(process.pid))
    utimesSync(file, new Date(), new Date(Date.now() - 60_000))
    const waits: string[] = []
    const unlock = await lockWorkDir(dir, { onWait: () => waits.push('waits') })
    expect(waits).toEqual([])
    unlock()
  })

  it('keeps its lock as long as it runs', async () => {
    vi.useFakeTimers({ now: Date.now() })
    try {
      const dir = tempFolder()
      const unlock = await lockWorkDir(dir, { onWait: () => {} })
      const made = statSync(join(dir, 'lock')).mtimeMs
      vi.advanceTimersByTime(60_000)
      expect(statSync(join(dir, 'lock')).mtimeMs - made).toBeGreaterThan(50_000)
      unlock()
    } finally {
      vi.useRealTimers()
    }
  })
})
