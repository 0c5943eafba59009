import { describe, expect, it } from 'vitest'
import { buildSite, testSites } from '../../packages/vellum/test/builtSite.js'
import { write } from './sampleSites'
import { keySampleFiles, shownFileSite, shownFiles } from './yamlSamples'

const { folder } = testSites()

async function printed(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = folder()
  write(siteDir, files)
  const { error, warnings } = await buildSite(siteDir, { workers: 1, write: false })
  return [...warnings, ...(error === undefined ? [] : [error])].join('\n')
}

describe('YAML of the reference', () => {
  it('the lines that show keys are read without a message', async () => {
    expect(await printed(keySampleFiles())).toBe('')
  })

  it('the files that pages show are read without a message', async () => {
    expect(Object.keys(shownFiles()).sort()).toEqual([
      'blog/authors.yml',
      'docs/guide/_category_.yml',
      'docs/install.md',
      'docs/tags.yml',
      'i18n/en/code.json',
    ])
    expect(await printed(shownFileSite())).toBe('')
  })

  it.each([
    ['docs/guide/_category_.yml', 'posision: 2\n', 'posision'],
    ['blog/authors.yml', 'ada:\n  nmae: Ada\n', 'ada'],
    ['docs/tags.yml', 'retry:\n  lable: Retries\n', 'lable'],
    ['docs/install.md', '---\nsidebar_position: first\n---\n', 'sidebar_position'],
  ])('a wrong key or value of %s is reported', async (path, text, name) => {
    const message = await printed({ ...shownFileSite(), [path]: text })
    expect(message).toContain(path)
    expect(message).toContain(name)
  })
})
