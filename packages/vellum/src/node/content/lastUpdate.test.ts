import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders, writeFiles } from '../../../test/tempFolder.js'
import { lastUpdates } from './lastUpdate.js'

const tempFolder = tempFolders()

describe('lastUpdates', () => {
  it('returns the newest commit of every file, including unusual names', async () => {
    const root = tempFolder()
    const git = (args: string[], env = {}) =>
      execFileSync('git', args, { cwd: root, stdio: 'pipe', env: { ...process.env, ...env } })
    const commit = (files: Record<string, string>, author: string, seconds: number) => {
      writeFiles(root, files)
      const date = `@${seconds} +0000`
      git(['add', '.'])
      git(['-c', `user.name=${author}`, '-c', 'user.email=a@example.com', 'commit', '-qm', 'x'], {
        GIT_COMMITTER_DATE: date,
        GIT_AUTHOR_DATE: date,
      })
    }
    git(['init', '-q'])
    commit({ 'docs/a.md': '1', 'docs/guide/é b.md': '1', 'other.md': '1' }, 'Ada', 1000)
    commit({ 'docs/a.md': '2' }, 'Grace', 2000)
    expect([...(await lastUpdates(join(root, 'docs')))].sort()).toEqual([
      ['a.md', { date: 2_000_000, author: 'Grace' }],
      ['guide/é b.md', { date: 1_000_000, author: 'Ada' }],
    ])
  })

  it('returns nothing outside of git', async () => {
    expect(await lastUpdates(tempFolder())).toEqual(new Map())
    expect(await lastUpdates('/nowhere/at/all')).toEqual(new Map())
  })
})
