// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGES, releasedPackage, releaseProblems } from './publish.mjs'
import { root } from './script.mjs'

const release = {
  name: 'troth',
  folder: 'packages/troth',
  tag: 'troth@0.2.0',
  version: '0.2.0',
  jsrVersion: '0.2.0',
  changelog: '# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- New.\n',
}

describe('releasedPackage', () => {
  it('is the one that the tag names', () => {
    expect(releasedPackage('vellum-playground@0.1.0')).toEqual({
      name: 'vellum-playground',
      folder: 'packages/playground',
    })
    expect(releasedPackage('vellum@0.1.0-beta.1').name).toBe('vellum')
  })

  it.each([
    [undefined, 'There is no tag to publish.'],
    ['v0.1.0', 'The tag v0.1.0 names no package of this repository.'],
    ['troth-site@1.0.0', 'The tag troth-site@1.0.0 names no package of this repository.'],
    ['constructor@1.0.0', 'The tag constructor@1.0.0 names no package of this repository.'],
  ])('is refused for %s', (tag, message) => {
    expect(() => releasedPackage(tag)).toThrow(message)
  })
})

describe.each(Object.entries(PACKAGES))('%s', (name, folder) => {
  const read = (/** @type {string} */ file) => readFileSync(join(root, folder, file), 'utf8')
  const manifest = JSON.parse(read('package.json'))

  it('says in its manifest what npm shows, and where it comes from', () => {
    expect(manifest).toMatchObject({
      name,
      license: 'MIT',
      author: 'the Troth authors',
      bugs: 'https://github.com/troth-http/troth/issues',
      repository: { type: 'git', url: 'git+https://github.com/troth-http/troth.git', directory: folder },
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public', provenance: true },
    })
    expect(manifest.keywords.length).toBeGreaterThan(3)
    expect(manifest.homepage).toMatch(/^https:/)
  })

  it('has the licence of the repository, and its changelog', () => {
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
    expect(manifest.files).toContain('CHANGELOG.md')
    expect(existsSync(join(root, folder, 'CHANGELOG.md'))).toBe(true)
  })

  it('PK-8: has a changelog with the date of the version that pages name', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^## .*$/gm)].map(([heading]) => heading)
    const versions = headings.filter((heading) => heading !== '## Unreleased')
    expect(versions[0]).toMatch(`## ${manifest.version} (`)
    for (const heading of versions) expect(heading).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/)
    // What came after, when there is anything, is on top.
    expect(headings.indexOf('## Unreleased')).toBeLessThan(1)
  })
})

it('creates sites for the version of Vellum that is released', () => {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, 'packages', file), 'utf8'))
  const [major, minor] = read('vellum/package.json').version.split('.')
  expect(read('create-vellum/template/package.template.json').dependencies).toEqual({
    vellum: `^${major}.${minor}.0`,
  })
})

describe('releaseProblems', () => {
  it('has none when tag, manifests and changelog say the same', () => {
    expect(releaseProblems(release)).toEqual([])
    expect(releaseProblems({ ...release, jsrVersion: undefined })).toEqual([])
  })

  it.each([
    [
      { tag: undefined },
      'The tag is missing, the version of packages/troth/package.json is 0.2.0. Push the tag troth@0.2.0.',
    ],
    [
      { tag: 'troth@0.2.1' },
      'The tag is troth@0.2.1, the version of packages/troth/package.json is 0.2.0. Push the tag troth@0.2.0.',
    ],
    [
      { jsrVersion: '0.1.0' },
      'packages/troth/jsr.json has the version 0.1.0, package.json 0.2.0. Make them equal.',
    ],
    [
      { changelog: '## 0.1.0' },
      'packages/troth/CHANGELOG.md has no heading "## 0.2.0". Describe what has changed.',
    ],
    [
      { changelog: '## 0.2.0 (unreleased)' },
      'packages/troth/CHANGELOG.md calls 0.2.0 unreleased. Write the date instead: "## 0.2.0 (2026-01-31)".',
    ],
  ])('names what differs: %o', (difference, problem) => {
    expect(releaseProblems({ ...release, ...difference })).toEqual([problem])
  })
})
