import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { browserCommand, openBrowser } from './openBrowser.js'

const tempFolder = tempFolders()
const URL = 'http://localhost:3000/docs?a=1&b=2'

describe('browserCommand', () => {
  it.each([
    ['darwin', undefined, ['open', URL]],
    ['win32', undefined, ['rundll32', 'url.dll,FileProtocolHandler', URL]],
    ['linux', undefined, ['xdg-open', URL]],
    ['linux', '/opt/my browser', ['/opt/my browser', URL]],
    ['darwin', 'none', undefined],
  ] as const)('on %s with BROWSER=%s', (platform, browser, command) => {
    expect(browserCommand(URL, { platform, browser })).toEqual(command)
  })
})

describe.skipIf(process.platform === 'win32')('openBrowser', () => {
  it.each([
    [true, 'http://localhost:1/x/'],
    ['/docs/a', 'http://localhost:1/x/docs/a'],
    ['/x/docs/a', 'http://localhost:1/x/docs/a'],
  ] as const)('CLI-10: passes the URL of %s', async (open, url) => {
    const dir = tempFolder({ browser: '#!/bin/sh\necho "$1" > "$(dirname "$0")/opened"\n' })
    chmodSync(join(dir, 'browser'), 0o755)
    vi.stubEnv('BROWSER', join(dir, 'browser'))
    try {
      openBrowser('http://localhost:1/x/', open, () => {})
    } finally {
      vi.unstubAllEnvs()
    }
    await expect.poll(() => readIfThere(join(dir, 'opened'))).toBe(`${url}\n`)
  })

  it('reports that this machine has no browser', async () => {
    vi.stubEnv('BROWSER', join(tempFolder(), 'none-such'))
    try {
      await new Promise<void>((failed) => openBrowser('http://localhost:1/', true, failed))
    } finally {
      vi.unstubAllEnvs()
    }
  })
})

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
