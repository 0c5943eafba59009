import { fileURLToPath } from 'node:url'
import { reference } from 'vellum/reference'
import { describe, expect, it } from 'vitest'
import { missingEntries, readDirectives, repeatedEntries } from './shownEntries'

const directives = readDirectives(fileURLToPath(new URL('../docs/', import.meta.url)))

it('every entry of the reference is on a page', () => {
  expect(missingEntries(reference, directives)).toEqual([])
})

it('no entry is on two pages', () => {
  expect(repeatedEntries(directives)).toEqual([])
})

describe('an entry that pages do not show', () => {
  const field = { name: 'fresh', type: 'string', description: 'New.', since: '0.2', isRequired: false }
  const token = {
    name: '--vl-fresh',
    description: 'New.',
    since: '0.2',
    light: '1',
    type: 'shade' as 'colour',
  }
  const entry = {
    name: 'Fresh',
    type: 'component' as const,
    signature: '',
    description: 'New.',
    since: '0.2',
  }

  it.each([
    ['config.fresh', { config: [...reference.config, field] }],
    [
      'config.themeConfig.fresh',
      {
        config: reference.config.map((each) =>
          each.name === 'themeConfig' ? { ...each, fields: [...(each.fields ?? []), field] } : each,
        ),
      },
    ],
    ['components.Fresh', { components: [...reference.components, entry] }],
    ['client.Fresh', { client: [...reference.client, entry] }],
    ['hydration.Fresh', { hydration: [...reference.hydration, entry] }],
    ['compat.Fresh', { compat: [...reference.compat, entry] }],
    ['tokens.--vl-fresh', { tokens: [...reference.tokens, token] }],
  ])('is reported: %s', (path, changed) => {
    expect(missingEntries({ ...reference, ...changed }, directives)).toContain(path)
  })
})
