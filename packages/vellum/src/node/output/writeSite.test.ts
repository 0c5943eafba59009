import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders, writeFiles } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { createStaging } from './writeSite.js'

const tempFolder = tempFolders()
const MARKER = 'Made by `vellum build`. The next build replaces this folder as a whole.\n'

/** Every file below a folder with its content. */
function filesOf(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true })
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(dir.length + 1), readFileSync(file, 'utf8')]),
  )
}

async function messageOf(run: Promise<unknown>): Promise<string> {
  return run.then(() => 'nothing was thrown', formatError)
}

describe('createStaging', () => {
  it('writes a site, and counts its files and bytes', async () => {
    const siteDir = tempFolder({ 'logo.svg': '<svg/>' })
    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await Promise.all([
      staging.write('index.html', 'home'),
      staging.write('docs/a/index.html', Buffer.from('é')),
      staging.write('docs/a/b.txt', 'b'),
      staging.copy('img/logo.svg', join(siteDir, 'logo.svg')),
    ])
    expect(existsSync(join(siteDir, 'build'))).toBe(false)
    mkdirSync(join(siteDir, 'plain'))
    expect(staging.written()).toEqual({ files: 4, bytes: 13 })
    await staging.commit()
    expect(statSync(join(siteDir, 'build')).mode).toBe(statSync(join(siteDir, 'plain')).mode)
    expect(filesOf(siteDir)).toEqual({
      'build/.vellum': MARKER,
      'build/docs/a/b.txt': 'b',
      'build/docs/a/index.html': 'é',
      'build/img/logo.svg': '<svg/>',
      'build/index.html': 'home',
      'logo.svg': '<svg/>',
    })
  })

  it('replaces the previous site as a whole, and only at the end', async () => {
    const siteDir = tempFolder({ 'build/.vellum': MARKER, 'build/old.html': 'old' })
    const failed = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await failed.write('index.html', 'half')
    await failed.abort()
    expect(filesOf(siteDir)).toEqual({ 'build/.vellum': MARKER, 'build/old.html': 'old' })

    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await staging.write('index.html', 'new')
    await staging.commit()
    expect(filesOf(siteDir)).toEqual({ 'build/.vellum': MARKER, 'build/index.html': 'new' })
    expect(readdirSync(siteDir)).toEqual(['build'])
  })

  it('accepts an empty folder, a missing one below missing ones, and one behind a link', async () => {
    const siteDir = tempFolder()
    mkdirSync(join(siteDir, 'empty'))
    mkdirSync(join(siteDir, 'real'))
    symlinkSync(join(siteDir, 'real'), join(siteDir, 'link'))
    for (const name of ['empty', 'a/b/c', 'link']) {
      const staging = await createStaging({ siteDir, outDir: join(siteDir, name) })
      await staging.write('index.html', name)
      await staging.commit()
      expect(readFileSync(join(siteDir, name, 'index.html'), 'utf8')).toBe(name)
    }
    expect(readdirSync(join(siteDir, 'real')).sort()).toEqual(['.vellum', 'index.html'])
  })

  it('refuses to write a file twice, or outside', async () => {
    const siteDir = tempFolder()
    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await staging.write('a/b.html', '')
    expect(await messageOf(staging.write('a/../a/b.html', ''))).toBe(
      'The file "a/../a/b.html" is written twice.\n  Rename one of the two files that have this path, or change the `slug` of a page.',
    )
    for (const path of ['../x', '/x', 'a/../../x', '', '.']) {
      expect(await messageOf(staging.write(path, ''))).toBe(
        `The file "${path}" would be outside of the output folder.\n  Change the name of the file, or the \`slug\` of the page.`,
      )
    }
    await staging.abort()
    expect(readdirSync(siteDir)).toEqual([])
  })

  it("refuses the site's own folder and those around it", async () => {
    const root = tempFolder({ 'site/docs/a.md': 'a' })
    const siteDir = join(root, 'site')
    for (const outDir of [siteDir, root, join(siteDir, 'x/..')]) {
      const name = outDir === root ? root : siteDir
      expect(await messageOf(createStaging({ siteDir, outDir }))).toBe(
        `The output folder "${name}" holds the site's own files.\n` +
          '  A build replaces the whole folder. Choose another one with `--out-dir`, such as `build`.',
      )
    }
    expect(filesOf(root)).toEqual({ 'site/docs/a.md': 'a' })
  })

  it('writes the files of a host above the site, and replaces files of the host', async () => {
    const siteDir = tempFolder({ 'docs/a.md': 'a', 'out/builds.json': '{}', 'out/static/old.html': '' })
    const outDir = join(siteDir, 'out')
    const options = { siteDir, outDir, siteFolder: 'static/base/' }
    expect(await messageOf(createStaging(options))).toContain('has files that vellum did not write')
    const staging = await createStaging({ ...options, replaceable: ['builds.json', 'static'] })
    await staging.write('a/index.html', 'page')
    await staging.writeForHost('config.json', '{}')
    await staging.commit()
    expect(Object.keys(filesOf(outDir)).sort()).toEqual([
      '.vellum',
      'config.json',
      'static/base/.vellum',
      'static/base/a/index.html',
    ])
    // The marker allows the next build.
    await (await createStaging(options)).abort()
  })

  it('refuses a folder with foreign files, and a file', async () => {
    const siteDir = tempFolder({ 'docs/a.md': 'a', file: '' })
    expect(await messageOf(createStaging({ siteDir, outDir: join(siteDir, 'docs') }))).toBe(
      `The output folder "${join(siteDir, 'docs')}" has files that vellum did not write.\n` +
        '  A build replaces the whole folder. Empty it first, or choose another one with `--out-dir`.',
    )
    expect(await messageOf(createStaging({ siteDir, outDir: join(siteDir, 'file') }))).toBe(
      `The output folder "${join(siteDir, 'file')}" is a file.\n` +
        '  Choose another folder with `--out-dir`, such as `build`.',
    )
    expect(await messageOf(createStaging({ siteDir, outDir: join(siteDir, 'file/build') }))).toBe(
      `"${join(siteDir, 'file/build')}" cannot be a folder: a part of its path is a file.\n` +
        '  Choose another folder with `--out-dir`, such as `build`.',
    )
    expect(readdirSync(siteDir).sort()).toEqual(['docs', 'file'])
  })

  it('OF-2: refuses a folder that has files of the content, even one that a build has written', async () => {
    const root = tempFolder({ 'site/a.txt': '', 'dist/.vellum': MARKER, 'dist/content/docs/a.md': 'a' })
    const sources = [join(root, 'dist/content/docs')]
    for (const outDir of [join(root, 'dist'), join(root, 'dist/content'), sources[0]!]) {
      expect(await messageOf(createStaging({ siteDir: join(root, 'site'), outDir, sources }))).toBe(
        `The output folder "${outDir}" holds "${sources[0]}", which the site is made from.\n` +
          '  A build replaces the whole folder. Choose another one with `--out-dir`, such as `build`.',
      )
    }
    expect(filesOf(root)['dist/content/docs/a.md']).toBe('a')
  })

  it('refuses a folder inside of one that is copied into it', async () => {
    const siteDir = tempFolder({ 'static/a.txt': 'a' })
    const copied = [join(siteDir, 'static')]
    expect(await messageOf(createStaging({ siteDir, outDir: join(siteDir, 'static/build'), copied }))).toBe(
      `The output folder "${join(siteDir, 'static/build')}" is inside of "${copied[0]}", which is copied into it.\n` +
        '  Choose another folder with `--out-dir`, such as `build`.',
    )
    expect(filesOf(siteDir)).toEqual({ 'static/a.txt': 'a' })
  })

  it('OF-3: removes the folders of killed builds, but not that of a running one', async () => {
    // No process has this id: it is above the limit of all systems. In a container each build may have the
    // same.
    const siteDir = tempFolder({
      [`.build.vellum-${process.pid}-killed/x`]: '',
      '.build.vellum-99999999-abc/x': '',
      '.build.vellum-99999999-abc.old/x': '',
      [`.build.vellum-${process.ppid}-abc/x`]: '',
      '.other.vellum-99999999-abc/x': '',
      'build/.vellum': MARKER,
    })
    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    const second = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    expect([staging, second].map(({ dir }) => existsSync(dir))).toEqual([true, true])
    await staging.abort()
    await second.abort()
    expect(readdirSync(siteDir).sort()).toEqual([
      `.build.vellum-${process.ppid}-abc`,
      '.other.vellum-99999999-abc',
      'build',
    ])
  })

  it('restores the previous site if a build was killed while it replaced it', async () => {
    const siteDir = tempFolder({})
    writeFiles(siteDir, {
      '.build.vellum-99999999-abc.old/.vellum': MARKER,
      '.build.vellum-99999999-abc.old/index.html': 'old',
    })
    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await staging.abort()
    expect(filesOf(siteDir)).toEqual({ 'build/.vellum': MARKER, 'build/index.html': 'old' })
  })

  it('keeps the previous site if the new one cannot replace it', async () => {
    const siteDir = tempFolder({ 'build/.vellum': MARKER, 'build/old.html': 'old' })
    const staging = await createStaging({ siteDir, outDir: join(siteDir, 'build') })
    await staging.write('index.html', 'new')
    const [name = ''] = readdirSync(siteDir).filter((entry) => entry.startsWith('.build'))
    // A file blocks moving the previous site away.
    writeFileSync(join(siteDir, `${name}.old`), '')
    expect((await messageOf(staging.commit())).split('\nCause')[0]).toBe(
      `Cannot replace the folder "${join(siteDir, 'build')}".\n` +
        '  Close what uses the folder, or choose another one with `--out-dir`.',
    )
    expect(filesOf(join(siteDir, 'build'))).toEqual({ '.vellum': MARKER, 'old.html': 'old' })
  })
})
