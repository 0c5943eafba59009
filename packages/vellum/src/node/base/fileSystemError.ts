// Turns errors of Node's file system functions into errors that name the file and the fix. A full disk or a
// missing permission is neither an error of the engine nor one of the configuration.

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { getSystemErrorName } from 'node:util'
import type { MessageCode } from '../messages/catalogue.js'
import { VellumError } from './errors.js'

/** An error that is reported without a stack trace; undefined for an error of the engine itself. */
export function knownError(error: unknown): VellumError | undefined {
  return error instanceof VellumError ? error : fileSystemError(error)
}

/**
 * A failed call of the file system as an error for people; undefined when `error` is something else.
 * `otherwise` is another fix that the caller knows of: `choose another folder with …`
 */
export function fileSystemError(
  error: unknown,
  { otherwise }: { readonly otherwise?: string } = {},
): VellumError | undefined {
  const call = failedCall(error)
  const report = call && describe(call)
  if (!report) return undefined
  return new VellumError(report.message, {
    code: report.code,
    hint: `${report.fix}${otherwise === undefined ? '' : `, or ${otherwise}`}.`,
  })
}

/** A bundler's error about a file that it could not read: it names the system's error by its number only. */
export function readError(message: string, path: string): VellumError | undefined {
  const number = /\(os error (\d+)\)/.exec(message)?.[1]
  // On Windows these have different numbers.
  if (number === undefined || process.platform === 'win32') return undefined
  return fileSystemError({ code: systemErrorName(-Number(number)), syscall: 'read', path })
}

/** Whether a folder cannot be written to, even with free space on its disk. */
export function isWriteProtected(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

interface FailedCall {
  readonly code: string
  /** The name of the system call, such as `mkdir`. */
  readonly syscall: string
  /** The failed operation, as a verb. */
  readonly verb: string
  /** The path in quotes. Node does not always know it. */
  readonly file: string
  readonly path: string | undefined
  /** The file that could not be written: the second of two. */
  readonly target: string
}

/**
 * Only calls of the file system: a server that may not listen, or a program that may not run, is a different
 * error.
 */
const VERBS: Readonly<Record<string, string>> = {
  access: 'open',
  chmod: 'change',
  copyfile: 'copy',
  fsync: 'write',
  ftruncate: 'write',
  link: 'link',
  lstat: 'read',
  mkdir: 'create',
  mkdtemp: 'create',
  open: 'open',
  opendir: 'read',
  read: 'read',
  readlink: 'read',
  realpath: 'read',
  rename: 'rename',
  rm: 'delete',
  rmdir: 'delete',
  scandir: 'read',
  stat: 'read',
  symlink: 'create',
  unlink: 'delete',
  utime: 'change',
  watch: 'watch',
  write: 'write',
}

function failedCall(error: unknown): FailedCall | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { syscall, path, dest, pluginCode, ...thrown } = error as NodeJS.ErrnoException & {
    readonly dest?: string
    /** Bundlers set it when a plugin throws: they give the error a code of their own. */
    readonly pluginCode?: string
  }
  const code = pluginCode ?? thrown.code
  const verb = syscall === undefined ? undefined : VERBS[syscall]
  if (typeof code !== 'string' || syscall === undefined || verb === undefined) return undefined
  const file = path === undefined ? 'a file' : `"${path}"`
  return {
    code: systemCode({ code, syscall, path }),
    syscall,
    verb,
    file: dest === undefined ? file : `${file} to "${dest}"`,
    path,
    target: dest === undefined ? file : `"${dest}"`,
  }
}

function systemCode({ code, syscall, path }: Pick<FailedCall, 'code' | 'syscall' | 'path'>): string {
  // Node reports this for nested folders that it creates, whatever the system reported for the first.
  if (code === 'ENOENT' && syscall === 'mkdir' && path !== undefined) return reasonNotToWrite(path) ?? code
  // `rm` has its own names for the errors of the system.
  return code.replace(/^ERR_FS_/, '')
}

/** Why nothing can be created in the nearest existing folder of a path. */
function reasonNotToWrite(path: string): string | undefined {
  const folder = dirname(path)
  if (!existsSync(folder)) return folder === path ? undefined : reasonNotToWrite(folder)
  try {
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

function describe(call: FailedCall): Description | undefined {
  const { code, syscall, verb, file, path, target } = call
  if (syscall === 'watch' && /^(ENOSPC|EMFILE)$/.test(code)) {
    return {
      code: 'watch-limit',
      message: `The system cannot watch more files: ${file} (${code}).`,
      fix: 'Raise its limit, on Linux with `sysctl fs.inotify.max_user_watches=524288`',
    }
  }
  switch (code) {
    case 'ENOSPC':
      return {
        code: 'disk-full',
        message: `The disk is full: cannot write ${target} (ENOSPC).`,
        fix: 'Free some space on this disk',
      }
    case 'EDQUOT':
      return {
        code: 'disk-full',
        message: `Your disk quota is used up: cannot write ${target} (EDQUOT).`,
        fix: 'Delete some of your files on this disk',
      }
    case 'EROFS':
      return {
        code: 'read-only-disk',
        message: `The file system is read-only: cannot write ${target} (EROFS).`,
        fix: 'Mount it with write access',
      }
    case 'EACCES':
    case 'EPERM':
      return {
        code: 'no-permission',
        message: `No permission to ${verb} ${file} (${code}).`,
        fix: 'Change the permissions of the file and of its folder',
      }
    case 'ENOTDIR': {
      const obstacle = path === undefined ? undefined : fileAbove(path)
      const reason = obstacle === undefined ? 'a part of its path is' : `"${obstacle}" is`
      return {
        code: 'file-in-path',
        message: `Cannot ${verb} ${file}: ${reason} a file, not a folder (ENOTDIR).`,
        fix: 'Rename or delete that file',
      }
    }
    case 'EEXIST':
      return syscall === 'mkdir'
        ? {
            code: 'file-exists',
            message: `Cannot create the folder ${file}: a file has this name (EEXIST).`,
            fix: 'Rename or delete that file',
          }
        : {
            code: 'file-exists',
            message: `Cannot create ${target}: it already exists (EEXIST).`,
            fix: 'Rename or delete it',
          }
    case 'EISDIR':
      return {
        code: 'file-is-folder',
        message: `Cannot ${verb} ${file}: it is a folder, not a file (EISDIR).`,
        fix: 'Rename or delete that folder',
      }
    case 'EMFILE':
    case 'ENFILE':
      return {
        code: 'too-many-open-files',
        message: `Too many files are open: cannot ${verb} ${file} (${code}).`,
        fix: 'Close other programs, or raise the limit with `ulimit -n 4096`',
      }
    default:
      return undefined
  }
}

interface Description {
  readonly code: MessageCode
  readonly message: string
  readonly fix: string
}

/** The part of a path that is a file, if it can still be found. */
function fileAbove(path: string): string | undefined {
  try {
    return statSync(path).isDirectory() ? undefined : path
  } catch {
    return dirname(path) === path ? undefined : fileAbove(dirname(path))
  }
}

function systemErrorName(errno: number): string {
  try {
    return getSystemErrorName(errno)
  } catch {
    return ''
  }
}
