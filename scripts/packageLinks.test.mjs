// @ts-check
// The pages of the packages on npm: their links work there, where there is no repository around them, and lead to files and
// headings that exist.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { PACKAGES } from './publish.mjs'
import { root } from './script.mjs'

const REPOSITORY = /^https:\/\/github\.com\/troth-http\/troth\/(blob|tree)\/main\/([^#]*)(?:#(.+))?$/

const pages = Object.values(PACKAGES).flatMap((folder) =>
  ['README.md', 'CHANGELOG.md'].map((file) => `${folder}/${file}`),
)

/**
 * Why the links of a page do not work on npm.
 * @param {string} text
 * @returns {string[]}
 */
function linkProblems(text) {
  const prose = withoutCode(text)
  const links = [...prose.matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]:\s+(\S+)/gm)].map(
    ([, inline, defined]) => inline ?? defined ?? '',
  )
  return links.flatMap((link) => {
    if (link.startsWith('#')) return headings(text).has(link.slice(1)) ? [] : `${link}: no such heading`
    if (!/^[a-z]+:/.test(link)) return `${link}: leads to a file that npm does not show`
    const [, kind, path = '', anchor] = REPOSITORY.exec(link) ?? []
    if (kind === undefined) return []
    const file = join(root, path)
    if (!existsSync(file)) return `${link}: no such file`
    if (statSync(file).isDirectory() !== (kind === 'tree'))
      return `${link}: "blob" is for files, "tree" for folders`
    // GitHub shows the README of a folder below its files.
    if (anchor === undefined || (kind === 'tree' && anchor === 'readme')) return []
    const target = kind === 'tree' ? join(file, 'README.md') : file
    return headings(readFileSync(target, 'utf8')).has(anchor) ? [] : `${link}: no such heading`
  })
}

/**
 * The ids of a page's headings on GitHub.
 * @param {string} text
 */
function headings(text) {
  const slugger = new GithubSlugger()
  const titles = withoutCode(text, { keepInline: true }).matchAll(/^#{1,6} (.+)$/gm)
  return new Set(
    [...titles].map(([, title = '']) => slugger.slug(title.replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1'))),
  )
}

/**
 * @param {string} text
 * @param {{ keepInline?: boolean }} [options]
 */
function withoutCode(text, { keepInline = false } = {}) {
  const prose = text.replace(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2$/gm, '')
  return keepInline ? prose : prose.replace(/`[^`\n]*`/g, 'code')
}

describe('linkProblems', () => {
  it.each([
    ['[a](../../deploy/README.md)', ['../../deploy/README.md: leads to a file that npm does not show']],
    ['[a]: ../b.md', ['../b.md: leads to a file that npm does not show']],
    ['[a](#one)\n\n## One', []],
    ['[a](#two)\n\n## One', ['#two: no such heading']],
    ['```md\n[a](../b.md)\n```\n', []],
    ['[a](https://example.com/../b)', []],
    [
      '[a](https://github.com/troth-http/troth/blob/main/nothing.md)',
      ['https://github.com/troth-http/troth/blob/main/nothing.md: no such file'],
    ],
    [
      '[a](https://github.com/troth-http/troth/blob/main/CONTRIBUTING.md#nothing)',
      ['https://github.com/troth-http/troth/blob/main/CONTRIBUTING.md#nothing: no such heading'],
    ],
    ['[a](https://github.com/troth-http/troth/blob/main/CONTRIBUTING.md#release-a-package)', []],
    [
      '[a](https://github.com/troth-http/troth/blob/main/packages)',
      ['https://github.com/troth-http/troth/blob/main/packages: "blob" is for files, "tree" for folders'],
    ],
    ['[a](https://github.com/troth-http/troth/tree/main/packages/vellum#readme)', []],
  ])('%j', (text, problems) => {
    expect(linkProblems(text)).toEqual(problems)
  })
})

it.each(pages)('PK-8: the links of %s work on npm', (page) => {
  expect(linkProblems(readFileSync(join(root, page), 'utf8'))).toEqual([])
})

it('PK-10: everything links to one manual', () => {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const [, manual] = /MANUAL_URL = '(.+)'/.exec(read('packages/vellum/src/node/base/manualUrl.ts')) ?? []
  expect(manual).toMatch(/^https:\/\/.+\/$/)
  expect(/MANUAL = '(.+)'/.exec(read('packages/create-vellum/src/createSite.ts'))?.[1]).toBe(manual)
  expect(JSON.parse(read('packages/vellum/package.json')).homepage).toBe(manual)
  for (const page of ['README.md', 'packages/vellum/README.md', 'packages/create-vellum/README.md'])
    expect(read(page), page).toContain(`(${manual})`)
})
