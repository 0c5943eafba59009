import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError, VellumError } from './errors.js'
import { fileSystemError, isWriteProtected, knownError, readError } from './fileSystemError.js'

const tempFolder = tempFolders()

/** An error as Node's file system functions throw it. */
function failure(code: string, syscall: string, path?: string, dest?: string): Error {
  return Object.assign(new Error(`${code}: …, ${syscall}`), {
    code,
    errno: -1,
    syscall,
    ...(path !== undefined && { path }),
    ...(dest !== undefined && { dest }),
  })
}

/** The error that `run` throws. */
async function thrownBy(run: () => unknown): Promise<unknown> {
  try {
    await run()
  } catch (error) {
    return error
  }
  return 'nothing was thrown'
}

const PERMISSIONS = 'Change the permissions of the file and of its folder.'

describe('fileSystemError', () => {
  it.each([
    [
      failure('ENOSPC', 'write', '/out/a.html'),
      'The disk is full: cannot write "/out/a.html" (ENOSPC).\n  Free some space on this disk.',
    ],
    [
      failure('ENOSPC', 'copyfile', '/cache/a', '/out/a.html'),
      'The disk is full: cannot write "/out/a.html" (ENOSPC).\n  Free some space on this disk.',
    ],
    [
      failure('ENOSPC', 'write'),
      'The disk is full: cannot write a file (ENOSPC).\n  Free some space on this disk.',
    ],
    [
      failure('EDQUOT', 'write', '/out/a.html'),
      'Your disk quota is used up: cannot write "/out/a.html" (EDQUOT).\n  Delete some of your files on this disk.',
    ],
    [
      failure('EROFS', 'mkdir', '/site/dist'),
      'The file system is read-only: cannot write "/site/dist" (EROFS).\n  Mount it with write access.',
    ],
    [
      failure('EACCES', 'open', '/site/docs/a.md'),
      `No permission to open "/site/docs/a.md" (EACCES).\n  ${PERMISSIONS}`,
    ],
    [
      failure('EACCES', 'mkdir', '/site/dist'),
      `No permission to create "/site/dist" (EACCES).\n  ${PERMISSIONS}`,
    ],
    [
      failure('EPERM', 'rename', '/site/a', '/site/b'),
      `No permission to rename "/site/a" to "/site/b" (EPERM).\n  ${PERMISSIONS}`,
    ],
    [
      failure('ENOTDIR', 'opendir'),
      'Cannot read a file: a part of its path is a file, not a folder (ENOTDIR).\n  Rename or delete that file.',
    ],
    [
      failure('EEXIST', 'mkdir', '/site/.vellum/cache'),
      'Cannot create the folder "/site/.vellum/cache": a file has this name (EEXIST).\n  Rename or delete that file.',
    ],
    [
      failure('EEXIST', 'symlink', '/a', '/b'),
      'Cannot create "/b": it already exists (EEXIST).\n  Rename or delete it.',
    ],
    [
      failure('EISDIR', 'read', '/site/blog/authors.yml'),
      'Cannot read "/site/blog/authors.yml": it is a folder, not a file (EISDIR).\n  Rename or delete that folder.',
    ],
    [
      failure('ERR_FS_EISDIR', 'rm', '/site/.vellum/lock'),
      'Cannot delete "/site/.vellum/lock": it is a folder, not a file (EISDIR).\n  Rename or delete that folder.',
    ],
    [
      failure('EMFILE', 'open', '/site/docs/a.md'),
      'Too many files are open: cannot open "/site/docs/a.md" (EMFILE).\n  Close other programs, or raise the limit with `ulimit -n 4096`.',
    ],
    [
      failure('ENOSPC', 'watch', '/site/docs'),
      'The system cannot watch more files: "/site/docs" (ENOSPC).\n  Raise its limit, on Linux with `sysctl fs.inotify.max_user_watches=524288`.',
    ],
  ])('%s', (error, text) => {
    expect(formatError(fileSystemError(error))).toBe(text)
  })

  it('recognizes the error of a plugin that a bundler has given its own code', () => {
    const error = Object.assign(failure('PLUGIN_ERROR', 'open', '/site/a.svg'), { pluginCode: 'EACCES' })
    expect(formatError(fileSystemError(error))).toBe(
      `No permission to open "/site/a.svg" (EACCES).\n  ${PERMISSIONS}`,
    )
  })

  it('returns undefined for a writable folder that does not exist', () => {
    expect(fileSystemError(failure('ENOENT', 'mkdir', join(tempFolder(), 'a/b')))).toBeUndefined()
  })

  it('adds the fix that a caller knows of', () => {
    const error = fileSystemError(failure('EROFS', 'mkdir', '/x'), { otherwise: 'choose another folder' })
    expect(error?.hint).toBe('Mount it with write access, or choose another folder.')
  })

  it('names the file at a path where a folder is expected', async () => {
    const dir = tempFolder({ file: '' })
    const error = await thrownBy(() => mkdirSync(join(dir, 'file/a/b'), { recursive: true }))
    expect(formatError(fileSystemError(error))).toBe(
      `Cannot create "${dir}/file/a/b": "${dir}/file" is a file, not a folder (ENOTDIR).\n  Rename or delete that file.`,
    )
  })

  it.each([
    failure('EACCES', 'listen'),
    failure('EACCES', 'spawn git', 'git'),
    failure('ENOENT', 'open', '/a'),
    Object.assign(new Error('mine'), { code: 'EACCES' }),
    new Error('EACCES: permission denied'),
    'EACCES',
    undefined,
  ])('is undefined for %s', (error) => {
    expect(fileSystemError(error)).toBeUndefined()
  })
})

describe('knownError', () => {
  it('returns the errors of the engine as they are, and undefined for all others', () => {
    const error = new VellumError('a', { code: 'invalid-field' })
    expect(knownError(error)).toBe(error)
    expect(knownError(failure('EROFS', 'open', '/a'))?.message).toBe(
      'The file system is read-only: cannot write "/a" (EROFS).',
    )
    expect(knownError(new TypeError('x is not a function'))).toBeUndefined()
  })
})

describe('readError', () => {
  it('finds the name of the error by the number that the bundler reports', () => {
    const message = 'Could not load vellum.config.ts - Permission denied (os error 13).'
    expect(formatError(readError(message, '/site/vellum.config.ts'))).toBe(
      `No permission to read "/site/vellum.config.ts" (EACCES).\n  ${PERMISSIONS}`,
    )
    expect(readError('Could not load a.ts (os error 2)', '/a.ts')).toBeUndefined()
    expect(readError('Could not load a.ts (os error 99999)', '/a.ts')).toBeUndefined()
    expect(readError('Unexpected token', '/a.ts')).toBeUndefined()
  })
})

describe('isWriteProtected', () => {
  it.each([
    ['EACCES', true],
    ['EPERM', true],
    ['EROFS', true],
    ['ENOSPC', false],
    ['ENOTDIR', false],
  ])('%s: %s', (code, expected) => {
    expect(isWriteProtected(failure(code, 'mkdir', '/a'))).toBe(expected)
  })
})
