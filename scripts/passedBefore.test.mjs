// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './command.mjs'
import { hashFiles, openPassedBefore } from './passedBefore.mjs'

let root = ''
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'passed-before-'))
  await run('git', ['init', '--quiet', root])
  write('.gitignore', 'dist\nnode_modules\n')
  write('a/one.ts', 'one')
  write('b/two.ts', 'two')
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

describe('hashInputs', () => {
  const hashOfA = () => openPassedBefore({ root }).hashInputs(['a'])

  it('changes when a file is edited, added, renamed or deleted, in these paths alone', async () => {
    const hashes = [await hashOfA()]
    write('a/one.ts', 'other')
    hashes.push(await hashOfA())
    write('a/new.ts', 'new')
    hashes.push(await hashOfA())
    rmSync(join(root, 'a/new.ts'))
    write('a/name.ts', 'new')
    hashes.push(await hashOfA())
    expect(new Set(hashes).size).toBe(4)

    write('b/two.ts', 'other')
    write('a/dist/built.js', 'ignored by git')
    expect(await hashOfA()).toBe(hashes.at(-1))
    rmSync(join(root, 'a/name.ts'))
    expect(await hashOfA()).toBe(hashes[1])
  })

  it('changes with what the tests run in', async () => {
    const other = await openPassedBefore({ root }).hashInputs(['a'], '/usr/bin/other-chrome')
    expect(other).not.toBe(await hashOfA())
  })

  it('is undefined without git', async () => {
    rmSync(join(root, '.git'), { recursive: true })
    expect(await hashOfA()).toBeUndefined()
  })
})

describe('hashFolders', () => {
  const hashOfDist = () => openPassedBefore({ root }).hashFolders(['a/dist'])

  it('changes when a file in a folder is edited, added, renamed or deleted, or the folder is', () => {
    const hashes = [hashOfDist()]
    write('a/dist/built.js', 'ignored by git')
    hashes.push(hashOfDist())
    write('a/dist/built.js', 'edited')
    hashes.push(hashOfDist())
    write('a/dist/parts/part.js', 'added')
    hashes.push(hashOfDist())
    rmSync(join(root, 'a/dist/built.js'))
    hashes.push(hashOfDist())
    expect(new Set(hashes).size).toBe(5)

    write('a/one.ts', 'other')
    expect(hashOfDist()).toBe(hashes.at(-1))
    rmSync(join(root, 'a/dist'), { recursive: true })
    expect(hashOfDist()).toBe(hashes[0])
  })
})

describe('read', () => {
  const record = { hash: 'abc', passed: 7 }

  it('returns what was kept', () => {
    openPassedBefore({ root }).keep('unit tests of "x"', record)
    expect(openPassedBefore({ root }).read('unit tests of "x"')).toEqual(record)
  })

  it('returns nothing when all tests are forced, or when the record is damaged', () => {
    const passedBefore = openPassedBefore({ root })
    passedBefore.keep('a', record)
    expect(openPassedBefore({ root, isForced: true }).read('a')).toBeUndefined()
    write('node_modules/.cache/tests/a.json', '{"hash": "ab')
    expect(passedBefore.read('a')).toBeUndefined()
    expect(passedBefore.read('never kept')).toBeUndefined()
  })
})

describe('hashFiles', () => {
  it('tells a missing file from an empty one', () => {
    write('a/empty', '')
    expect(hashFiles(root, ['a/empty'])).not.toBe(hashFiles(root, ['a/missing']))
  })
})
