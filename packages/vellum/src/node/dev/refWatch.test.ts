import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { createRefWatch, type RefWatch } from './refWatch.js'

const tempFolder = tempFolders()
let refs: RefWatch | undefined
afterEach(() => refs?.stop())

describe('createRefWatch', () => {
  it('VR-14: calls back when a ref of a version moves, and for no other', async () => {
    const dir = tempFolder({ 'a.md': 'A' })
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: dir,
        stdio: 'pipe',
      })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=one')
    git('branch', 'v2')
    git('branch', 'other')
    const onMove = vi.fn()
    refs = createRefWatch(onMove)
    refs.follow([{ gitDir: join(dir, '.git'), ref: 'v2' }])
    git('commit', '--quiet', '--allow-empty', '--message=two')
    git('branch', '--force', 'other', 'main')
    git('branch', '--force', 'v2', 'main')
    await expect.poll(() => onMove).toHaveBeenCalled()
    onMove.mockClear()
    refs.follow([{ gitDir: join(dir, '.git'), ref: 'other' }])
    git('branch', '--force', 'other', 'main~1')
    await expect.poll(() => onMove).toHaveBeenCalled()
  })
})
