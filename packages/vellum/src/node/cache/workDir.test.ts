import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { openWorkDir } from './workDir.js'

const tempFolder = tempFolders()
const infos: string[] = []
const onOther = (text: string) => void infos.push(text)

beforeEach(() => {
  infos.length = 0
})

/** The message without a work folder. */
function failure(run: () => unknown): string {
  try {
    run()
    return 'nothing was thrown'
  } catch (error) {
    return formatError(error)
  }
}

/** Creates folders, but not in a folder that is read-only. */
function readOnly(dir: string): (path: string, options?: { mode: number }) => void {
  return (path, options) => {
    if (path.startsWith(dir)) {
      throw Object.assign(new Error(`EROFS: read-only file system, mkdir '${path}'`), {
        code: 'EROFS',
        syscall: 'mkdir',
        path,
      })
    }
    mkdirSync(path, options)
  }
}

/** An empty folder for temporary files. */
function temporaryFolder(): string {
  const folder = realpathSync(tempFolder())
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

describe('openWorkDir', () => {
  it('creates a folder that git ignores, once', () => {
    const site = tempFolder()
    expect(openWorkDir(site, { onOther })).toBe(join(site, '.vellum'))
    expect(openWorkDir(site, { onOther })).toBe(join(site, '.vellum'))
    expect(readFileSync(join(site, '.vellum/.gitignore'), 'utf8')).toBe('*\n')
    expect(infos).toEqual([])
  })

  it('reports a file with the name of the folder', () => {
    const site = tempFolder({ '.vellum': 'a file' })
    expect(failure(() => openWorkDir(site, { onOther }))).toBe(
      `Cannot open "${site}/.vellum/.gitignore": "${site}/.vellum" is a file, not a folder (ENOTDIR).\n  Rename or delete that file.`,
    )
  })

  it('throws for a site folder that does not exist, without creating it', () => {
    const site = join(tempFolder(), 'nope')
    expect(failure(() => openWorkDir(site, { onOther }))).toBe(
      `The site's folder ${site} does not exist.\n  Pass the folder of the site: \`vellum build path/to/site\`.`,
    )
  })

  it('uses the same folder for temporary files each time if the site is read-only, and reports it', () => {
    const temporary = temporaryFolder()
    const site = tempFolder()
    const other = tempFolder()
    const open = (dir: string) => openWorkDir(dir, { onOther, makeFolder: readOnly(dir) })
    const workDir = open(site)
    expect(dirname(workDir)).toBe(temporary)
    expect(basename(workDir)).toMatch(/^vellum-\d+-[0-9a-f]{32}$/)
    expect(lstatSync(workDir).mode & 0o777).toBe(0o700)
    expect(open(site)).toBe(workDir)
    expect(open(other)).not.toBe(workDir)
    expect(existsSync(join(site, '.vellum'))).toBe(false)
    expect(infos[0]).toBe(
      `The site's folder cannot be written to: the cache is in ${workDir} instead of ${site}/.vellum.`,
    )
    expect(infos.length).toBe(3)
  })

  it('can import the packages of the site from there', () => {
    const temporary = temporaryFolder()
    const site = tempFolder({ 'node_modules/x/index.js': '' })
    const workDir = openWorkDir(site, { onOther, makeFolder: readOnly(site) })
    expect(dirname(dirname(workDir))).toBe(temporary)
    expect(existsSync(join(workDir, 'node_modules/x/index.js'))).toBe(true)
  })

  it('refuses a folder of another user, because code is run from it', () => {
    const temporary = temporaryFolder()
    const site = tempFolder()
    const makeFolder = readOnly(site)
    const name = basename(openWorkDir(site, { onOther, makeFolder }))
    const elsewhere = tempFolder()
    vi.stubEnv('TMPDIR', elsewhere)
    symlinkSync(join(temporary, name), join(elsewhere, name))
    expect(failure(() => openWorkDir(site, { onOther, makeFolder }))).toBe(
      `The folder ${elsewhere}/${name} belongs to another user, or is not a folder.\n  Delete it, or set the environment variable TMPDIR to another folder.`,
    )
  })

  it('reports a folder for temporary files that cannot be used', () => {
    const dir = realpathSync(tempFolder({ file: '', 'site/a.md': '' }))
    vi.stubEnv('TMPDIR', join(dir, 'file'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const site = join(dir, 'site')
    const text = failure(() => openWorkDir(site, { onOther, makeFolder: readOnly(site) }))
    expect(text.replace(/vellum-\d+-\w+/, 'vellum-…')).toBe(
      `Cannot create "${dir}/file/vellum-…": "${dir}/file" is a file, not a folder (ENOTDIR).\n  Rename or delete that file, or set the environment variable TMPDIR to another folder.`,
    )
  })
})
