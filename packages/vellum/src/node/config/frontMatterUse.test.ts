import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readsFrontMatter } from './frontMatterUse.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-front-matter-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

function write(path: string, text: string): string {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('readsFrontMatter (MV-15)', () => {
  it.each([
    ['src/theme/DocItem/Footer.js', 'const { frontMatter } = useDoc()', true],
    ['src/components/Level.tsx', 'const {metadata: {frontMatter: {level}}} = useBlogPost()', true],
    ['src/components/Level.tsx', 'const { metadata } = useDoc()', false],
    ['src/components/Level.tsx', 'export const frontMatter = {}', false],
    ['src/css/custom.css', '/* useDoc() frontMatter */', false],
    ['src/node_modules/x/index.js', 'useDoc().frontMatter', false],
    ['docs/a.mdx', 'useDoc().frontMatter', false],
  ])('%s: %s', (path, text, reads) => {
    write(path, text)
    expect(readsFrontMatter(siteDir, {})).toBe(reads)
  })

  it('reads the files of parts that plugins bring along', () => {
    const file = write('packages/theme/DocItem.js', 'useDoc().frontMatter')
    expect(readsFrontMatter(siteDir, { 'DocItem/Layout': file })).toBe(true)
    expect(readsFrontMatter(siteDir, { 'DocItem/Layout': join(siteDir, 'missing.js') })).toBe(false)
  })
})
