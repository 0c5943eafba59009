// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeLock, downloadAddresses, LOCK_FILES, missingOptional, platformOf } from './lockfile.mjs'
import { root } from './script.mjs'

describe('completeLock', () => {
  it('adds a missing optional dependency beside its parent, in the order of npm', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/tool': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', 'tool-win32-arm64': '1.2.3' },
        },
        'node_modules/zebra': { version: '1.0.0' },
      },
    }
    const { packages } = completeLock(lock)
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/@tool/linux-x64-musl',
      'node_modules/tool',
      'node_modules/tool-win32-arm64',
      'node_modules/zebra',
    ])
    expect(JSON.stringify(packages['node_modules/@tool/linux-x64-musl'])).toBe(
      '{"version":"1.2.3","cpu":["x64"],"dev":true,"libc":["musl"],"optional":true,"os":["linux"]}',
    )
    expect(packages['node_modules/tool-win32-arm64']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['win32'],
    })
    expect(missingOptional({ packages })).toEqual([])
  })

  it('keeps what is there and marks as dev only what its parent is', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          version: '1.0.0',
          optionalDependencies: { 'tool-darwin-x64': '1.0.0', fsevents: '~2.3.3' },
        },
        'node_modules/tool-darwin-x64': { version: '1.0.0', os: ['darwin'], optional: true },
        'node_modules/fsevents': { version: '2.3.3', optional: true },
      },
    }
    expect(completeLock(lock).packages).toEqual(lock.packages)
    expect(
      completeLock({
        packages: { 'node_modules/tool': lock.packages['node_modules/tool'], 'node_modules/fsevents': {} },
      }).packages,
    ).toMatchObject({
      'node_modules/tool-darwin-x64': { version: '1.0.0', cpu: ['x64'], optional: true, os: ['darwin'] },
    })
  })

  it('places a second version inside its parent', () => {
    const { packages } = completeLock({
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/tool': {
          version: '2.0.0',
          optionalDependencies: { 'tool-darwin-x64': '2.0.0' },
        },
        'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
        'node_modules/tool-darwin-x64': { version: '1.0.0' },
      },
    })
    expect(packages['node_modules/tool-darwin-x64']).toEqual({ version: '1.0.0' })
    expect(packages['node_modules/a/node_modules/tool-darwin-x64']).toMatchObject({ version: '2.0.0' })
  })

  it('drops download addresses but not links', () => {
    expect(
      completeLock({
        packages: {
          'node_modules/a': { version: '1.0.0', resolved: 'https://example.com/a-1.0.0.tgz' },
          'node_modules/troth': { resolved: 'packages/troth', link: true },
        },
      }).packages,
    ).toEqual({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/troth': { resolved: 'packages/troth', link: true },
    })
  })

  it('does not guess the version of a range', () => {
    const lock = {
      packages: { 'node_modules/tool': { optionalDependencies: { 'tool-darwin-x64': '^1.0.0' } } },
    }
    expect(() => completeLock(lock)).toThrow(
      'node_modules/tool wants tool-darwin-x64 ^1.0.0, which is a range, and the lock has no such package.',
    )
  })
})

describe('platformOf', () => {
  it.each([
    ['@rolldown/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['lightningcss-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@biomejs/cli-linux-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@rolldown/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@rolldown/binding-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
    ['@rolldown/binding-freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
    ['@pagefind/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  it('says so when a name has no platform in it', () => {
    expect(() => platformOf('fsevents')).toThrow('The platform of fsevents cannot be read from its name.')
  })
})

describe.each(LOCK_FILES.filter((file) => existsSync(join(root, file))))('%s', (file) => {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'))

  it('has every optional dependency (else: npm run lockfile)', () => {
    expect(missingOptional(lock)).toEqual([])
  })

  it('has no download address (else: npm run lockfile)', () => {
    expect(downloadAddresses(lock)).toEqual([])
  })
})
