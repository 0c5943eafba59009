// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkNode, installStamp } from './install.mjs'

describe('checkNode', () => {
  it('accepts the oldest supported version and newer ones', () => {
    for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) checkNode(version)
  })

  it('names the version that is needed', () => {
    expect(() => checkNode('20.18.9')).toThrow(
      'Node 20.18.9 is too old: this repository needs 20.19 or newer (https://nodejs.org).',
    )
  })
})

describe('installStamp', () => {
  let dir = ''

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'install-'))
    mkdirSync(join(dir, 'packages', 'one'), { recursive: true })
    write('package.json', { workspaces: ['packages/*', 'site'] })
    write('packages/one/package.json', { name: 'one' })
    write('package-lock.json', { packages: {} })
  })

  afterEach(() => rmSync(dir, { recursive: true }))

  it('stays the same while nothing changes', () => {
    expect(installStamp(dir)).toBe(installStamp(dir))
  })

  it('changes with the lock, with a workspace and with a new workspace', () => {
    const stamps = new Set([installStamp(dir)])
    write('package-lock.json', { packages: { a: {} } })
    stamps.add(installStamp(dir))
    write('packages/one/package.json', { name: 'one', dependencies: { a: '1.0.0' } })
    stamps.add(installStamp(dir))
    mkdirSync(join(dir, 'site'))
    write('site/package.json', { name: 'site' })
    stamps.add(installStamp(dir))
    expect(stamps.size).toBe(4)
  })

  it('does not need a lock or workspaces', () => {
    write('package.json', {})
    rmSync(join(dir, 'package-lock.json'))
    expect(installStamp(dir)).toMatch(/^[0-9a-f]{64}$/)
  })

  /**
   * @param {string} file
   * @param {object} content
   */
  function write(file, content) {
    writeFileSync(join(dir, file), JSON.stringify(content))
  }
})
