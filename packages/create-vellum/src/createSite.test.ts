import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite, packageName, titleOf } from './createSite.js'

const folder = mkdtempSync(join(tmpdir(), 'create-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('createSite', () => {
  it('writes the template with the names that were chosen', () => {
    const site = join(folder, 'My Docs')
    const files = createSite({ folder: site, title: 'Acme & Co' })
    expect(files).toEqual(
      expect.arrayContaining([
        '.github/workflows/deploy.yml',
        '.gitignore',
        '.vscode/settings.json',
        'blog/2026-01-01-hello.md',
        'docs/introduction.md',
        'package.json',
        'versioned_docs/version-1.0/introduction.md',
        'vellum.config.ts',
      ]),
    )
    const { name } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
    expect(name).toBe('my-docs')
    expect(readFileSync(join(site, 'vellum.config.ts'), 'utf8')).toContain("title: 'Acme & Co',")
    for (const file of files) expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/%[A-Z]+%/)
  })

  it('OF-3: ignores what commands write, and what they leave when they are killed', () => {
    const site = join(folder, 'ignored')
    const files = createSite({ folder: site, title: 'T' })
    execFileSync('git', ['init', '--quiet'], { cwd: site })
    const writtenPaths = [
      'dist/a.html',
      '.vellum/cache/a',
      '.dist.vellum-12-3f/a',
      '.dist.vellum-12-3f.old/a',
      '.vellum-version-Ab/0',
    ]
    const input = [...writtenPaths, ...files].join('\n')
    const ignored = execFileSync('git', ['check-ignore', '--stdin'], { cwd: site, input, encoding: 'utf8' })
    expect(ignored.trim().split('\n')).toEqual(writtenPaths)
  })

  it('ED-2: names schemas that the engine has, for files of the site', () => {
    const site = join(folder, 'schemas')
    const files = createSite({ folder: site, title: 'T' })
    const text = readFileSync(join(site, '.vscode/settings.json'), 'utf8')
    const settings = JSON.parse(text) as {
      'yaml.schemas': Record<string, string[]>
      'json.schemas': { url: string }[]
    }
    const urls = [...Object.keys(settings['yaml.schemas']), ...settings['json.schemas'].map(({ url }) => url)]
    const names = ['category', 'authors', 'category'].map(
      (name) => `./node_modules/vellum/dist/schemas/${name}.json`,
    )
    expect(urls).toEqual(names)
    expect(files).toContain('blog/authors.yml')
  })

  it('has a workflow that keeps the cache of the site, with actions that are pinned', () => {
    const site = join(folder, 'workflow')
    createSite({ folder: site, title: 'T' })
    const text = readFileSync(join(site, '.github/workflows/deploy.yml'), 'utf8')
    expect(text).toMatch(/uses: actions\/cache@.+\n +with:\n +path: \.vellum\/cache\n/)
    // Before the build that uses it.
    expect(text.indexOf('.vellum/cache')).toBeLessThan(text.indexOf('npm run build'))
    // Of a project page it is the name of the repository.
    expect(text).toContain('--base "$BASE_PATH/"')
    expect(text).toMatch(/BASE_PATH: \$\{\{ steps\.pages\.outputs\.base_path \}\}/)
    for (const [, version] of text.matchAll(/uses: [^@\n]+@(\S+)/g)) expect(version).toMatch(/^[0-9a-f]{40}$/)
  })

  it('keeps what a new repository has', () => {
    const site = join(folder, 'repository')
    mkdirSync(join(site, '.git'), { recursive: true })
    for (const name of ['README.md', '.gitignore']) writeFileSync(join(site, name), 'mine: %TITLE%')
    createSite({ folder: site, title: 'T' })
    for (const name of ['README.md', '.gitignore'])
      expect(readFileSync(join(site, name), 'utf8')).toBe('mine: %TITLE%')
    expect(existsSync(join(site, 'gitignore'))).toBe(false)
  })

  it('refuses a folder with other files, and a file', () => {
    const site = join(folder, 'used')
    mkdirSync(site)
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(site, name), '')
    expect(() => createSite({ folder: site, title: 'T' })).toThrow('is not empty: it has a, b, c and 1 more.')
    expect(() => createSite({ folder: join(site, 'a'), title: 'T' })).toThrow('is a file, not a folder.')
  })

  it('PK-7: links to the manual, in all that readers and authors see first', () => {
    const site = join(folder, 'manual')
    const files = createSite({ folder: site, title: 'T' })
    const manual = 'https://troth-http.github.io/vellum/'
    const linking = files.filter((file) => readFileSync(join(site, file), 'utf8').includes(manual))
    expect(linking).toEqual(['README.md', 'docs/introduction.md', 'vellum.config.ts'])
  })

  it('quotes a title as the configuration needs it', () => {
    const site = join(folder, 'quoted')
    createSite({ folder: site, title: "Ada's notes \\ $& more" })
    expect(readFileSync(join(site, 'vellum.config.ts'), 'utf8')).toContain(
      "title: 'Ada\\'s notes \\\\ $& more',",
    )
    expect(readFileSync(join(site, 'README.md'), 'utf8')).toContain("# Ada's notes \\ $& more")
  })
})

describe('names', () => {
  it.each([
    ['/home/ada/My Docs', 'my-docs', 'My Docs'],
    ['docs_site', 'docs-site', 'Docs site'],
    ['日本', 'docs', '日本'],
  ])('of the folder %s are %s and "%s"', (path, name, title) => {
    expect(packageName(path)).toBe(name)
    expect(titleOf(path)).toBe(title)
  })
})
