import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { listStaticFiles, staticConflicts } from './staticFiles.js'

const tempFolder = tempFolders()

describe('listStaticFiles', () => {
  it('AS-8: lists the files of all folders; the later folder wins', async () => {
    const dir = tempFolder({
      'one/robots.txt': '',
      'one/img/a.png': '',
      'one/.well-known/x': '',
      'one/.nojekyll': '',
      'two/img/a.png': '',
      'two/b.txt': '',
    })
    const [one, two] = [join(dir, 'one'), join(dir, 'two')]
    const staticDirectories = [one, two, join(dir, 'missing')]
    const { files, warnings } = await listStaticFiles({ siteDir: dir, staticDirectories })
    expect(warnings).toEqual([])
    expect(files).toEqual([
      { path: '.nojekyll', file: join(one, '.nojekyll') },
      { path: '.well-known/x', file: join(one, '.well-known/x') },
      { path: 'b.txt', file: join(two, 'b.txt') },
      { path: 'img/a.png', file: join(two, 'img/a.png') },
      { path: 'robots.txt', file: join(one, 'robots.txt') },
    ])
  })

  it('leaves out files of systems and editors', async () => {
    const dir = tempFolder({
      'a/.DS_Store': '',
      'Thumbs.db': '',
      'b.txt~': '',
      '.c.txt.swp': '',
      '.gitkeep': '',
    })
    const { files } = await listStaticFiles({ siteDir: dir, staticDirectories: [dir] })
    expect(files).toEqual([])
  })

  it('follows links, and ends if they form a circle or have no target', async () => {
    const dir = tempFolder({ 'static/a/x.txt': '', 'other/y.txt': '' })
    const folder = join(dir, 'static')
    symlinkSync(folder, join(folder, 'a/loop'))
    symlinkSync(join(dir, 'other'), join(folder, 'linked'))
    symlinkSync(join(dir, 'nowhere'), join(folder, 'gone'))
    const { files } = await listStaticFiles({ siteDir: dir, staticDirectories: [folder] })
    expect(files.map(({ path }) => path)).toEqual(['a/x.txt', 'linked/y.txt'])
  })

  it('AS-20: leaves out links to files outside of the site, and reports them', async () => {
    const dir = realpathSync(
      tempFolder({
        'site/static/a.txt': '',
        'site/notes.txt': '',
        'brand/b.txt': '',
        'secret.txt': '',
        'out/c.txt': '',
      }),
    )
    const siteDir = join(dir, 'site')
    const link = (target: string, path: string) =>
      symlinkSync(join(dir, target), join(siteDir, 'static', path))
    link('site/notes.txt', 'inside.txt')
    link('brand/b.txt', 'configured.txt')
    link('secret.txt', 'secret.txt')
    link('out', 'folder')
    const staticDirectories = [join(siteDir, 'static'), join(dir, 'brand')]
    const { files, warnings } = await listStaticFiles({ siteDir, staticDirectories })
    expect(files.map(({ path }) => path)).toEqual(['a.txt', 'b.txt', 'configured.txt', 'inside.txt'])
    expect(warnings.map(formatError).join('')).toBe(
      `2 symbolic links in static folders point outside of the site and are left out.
  at static/folder -> ${dir}/out
  at static/secret.txt -> ${dir}/secret.txt
  Copy its target into the site, or add the folder of its target to \`staticDirectories\`.`,
    )
  })

  it('RP-2: reports links without a target, or to themselves, with their targets', async () => {
    const dir = tempFolder({ 'static/a.txt': '' })
    symlinkSync('../moved/logo.svg', join(dir, 'static/logo.svg'))
    symlinkSync('self', join(dir, 'static/self'))
    // The lock file of an editor.
    symlinkSync('me@host.1', join(dir, 'static/.#a.txt'))
    const { warnings } = await listStaticFiles({ siteDir: dir, staticDirectories: [join(dir, 'static')] })
    expect(warnings.map(formatError).join('')).toBe(
      `2 symbolic links have no target, so their files are not part of the site.
  at static/logo.svg → ../moved/logo.svg
  at static/self → self
  Correct the links, or delete them.`,
    )
  })
})

describe('staticConflicts', () => {
  const pages = [
    { path: 'index.html', source: 'src/pages/index.tsx' },
    { path: 'docs/a/index.html', source: 'docs/a.md' },
  ]

  it('reports static files that would overwrite pages', () => {
    const files = [
      { path: 'docs/a/index.html', file: '/site/static/docs/a/index.html' },
      { path: 'img/a.png', file: '/site/static/img/a.png' },
    ]
    expect(formatError(staticConflicts({ files, pages, siteDir: '/site' }))).toBe(
      `A static file and a page are both written to "docs/a/index.html".
  at static/docs/a/index.html
  at docs/a.md
  Remove or rename the static file, or change the \`slug\` of the page.`,
    )
    const both = [...files, { path: 'index.html', file: '/site/static/index.html' }]
    expect(formatError(staticConflicts({ files: both, pages, siteDir: '/site' }))).toBe(
      `Static files and pages are both written to "docs/a/index.html", "index.html".
  at static/docs/a/index.html
  at docs/a.md
  at static/index.html
  at src/pages/index.tsx
  Remove or rename the static file, or change the \`slug\` of the page.`,
    )
  })

  it('returns undefined if there are none', () => {
    expect(
      staticConflicts({ files: [{ path: 'a.txt', file: '/a.txt' }], pages, siteDir: '/site' }),
    ).toBeUndefined()
  })
})
