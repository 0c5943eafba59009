import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lastUpdates } from './lastUpdate.js'

const made: string[] = []
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})
function temp(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vellum-'))
  made.push(dir)
  return dir
}

describe('lastUpdates', () => {
  it('tells the newest commit of every file, with odd names too', async () => {
    const root = temp()
    const git = (args: string[], env = {}) =>
      execFileSync('git', args, { cwd: root, stdio: 'pipe', env: { ...process.env, ...env } })
    const commit = (files: Record<string, string>, author: string, seconds: number) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), content)
      }
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

  it('knows nothing outside of git', async () => {
    expect(await lastUpdates(temp())).toEqual(new Map())
    expect(await lastUpdates('/nowhere/at/all')).toEqual(new Map())
  })
})
