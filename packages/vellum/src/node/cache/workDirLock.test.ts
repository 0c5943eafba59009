import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { lockWorkDir } from './workDirLock.js'

const tempFolder = tempFolders()

describe('lockWorkDir', () => {
  it('lets one in at a time, and tells the other once that it waits', async () => {
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

  it('does not wait for a build that was killed', async () => {
    const dir = tempFolder()
    // No process has this number: it is above what systems give out.
    writeFileSync(join(dir, 'lock'), '99999999')
    const waits: string[] = []
    const unlock = await lockWorkDir(dir, { onWait: () => waits.push('waits') })
    expect(waits).toEqual([])
    unlock()
  })
})
