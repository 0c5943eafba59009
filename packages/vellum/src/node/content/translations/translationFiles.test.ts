import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserI18n } from '../../config/userConfig.js'
import {
  localeFolder,
  parseMessages,
  readMessages,
  translatedFolder,
  versionMessages,
} from './translationFiles.js'

const tempFolder = tempFolders()

function site(files: Record<string, string>, i18n: UserI18n = { locales: ['en', 'fr'] }) {
  const siteDir = tempFolder(files)
  const config = completeConfig({ title: 'T', url: 'https://t.dev', baseUrl: '/', i18n }, { siteDir })
  return { siteDir, input: { config, locale: 'fr' } }
}

describe('translatedFolder', () => {
  it("returns Docusaurus' folder for each part of the content", () => {
    const { siteDir, input } = site({
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '',
      'i18n/fr/docusaurus-plugin-content-docs-api/version-1.0/a.md': '',
      'i18n/fr/docusaurus-plugin-content-blog/a.md': '',
    })
    const docs = 'i18n/fr/docusaurus-plugin-content-docs/current'
    expect(translatedFolder(input, { kind: 'docs', below: 'current' })).toEqual({
      dir: join(siteDir, docs),
      source: docs,
    })
    expect(translatedFolder(input, { kind: 'docs', id: 'api', below: 'version-1.0' })?.source).toBe(
      'i18n/fr/docusaurus-plugin-content-docs-api/version-1.0',
    )
    expect(translatedFolder(input, { kind: 'blog' })?.source).toBe('i18n/fr/docusaurus-plugin-content-blog')
    expect(translatedFolder(input, { kind: 'pages' })).toBeUndefined()
  })

  it('may have a different name, and is not read if disabled', () => {
    const files = { 'words/french/docusaurus-plugin-content-pages/a.md': '' }
    const i18n = (more: object) => ({
      path: 'words',
      locales: ['en', 'fr'],
      localeConfigs: { fr: { path: 'french', ...more } },
    })
    const source = 'words/french/docusaurus-plugin-content-pages'
    expect(translatedFolder(site(files, i18n({})).input, { kind: 'pages' })?.source).toBe(source)
    const off = site(files, i18n({ translate: false })).input
    expect(translatedFolder(off, { kind: 'pages' })).toBeUndefined()
    expect(localeFolder(off)).toBeUndefined()
  })
})

describe('readMessages', () => {
  it('returns the messages of a file, none when it does not exist', async () => {
    const { input } = site({
      'i18n/fr/code.json': '{ "a": { "message": "A", "description": "d" } }',
      'i18n/fr/docusaurus-plugin-content-docs/version-2.0.json': '{ "version.label": { "message": "Deux" } }',
    })
    expect(await readMessages(input, 'code.json')).toEqual({ a: 'A' })
    expect(await readMessages(input, 'nope.json')).toEqual({})
    expect(await versionMessages(input, { version: '2.0' })).toEqual({ 'version.label': 'Deux' })
  })
})

describe('parseMessages', () => {
  const problem = (text: string) => {
    try {
      return parseMessages(text, 'code.json')
    } catch (error) {
      return formatError(error).split('\n').slice(0, 2).join('\n')
    }
  }

  it('accepts escapes, other fields and an empty object', () => {
    expect(problem('{ "a": { "message": "\\u00e9\\n\\"", "x": 1 } }')).toEqual({ a: 'é\n"' })
    expect(problem('{}')).toEqual({})
    expect(problem('')).toEqual({})
  })

  it('reports the line of an error', () => {
    expect(problem('{\n "a": { "message": "x }\n}')).toContain('code.json:2')
    expect(problem('[]')).toBe('A file of translations must hold one object.\n  at code.json:1')
    expect(problem('{\n\n"a": 1\n}')).toBe(
      'The translation of "a" is not an object with a `message`.\n  at code.json:3',
    )
  })
})
