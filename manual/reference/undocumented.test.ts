import { type Field, type Reference, reference } from 'vellum/reference'
import { describe, expect, it } from 'vitest'
import { undocumented } from './undocumented'

it('PK-9: every entry of the reference has a description', () => {
  expect(undocumented(reference)).toEqual([])
})

const NOTHING: Reference = {
  version: '0.1.0',
  config: [],
  frontMatter: { docs: [], pages: [], posts: [] },
  sidebarItems: [],
  category: [],
  author: [],
  tag: [],
  commands: [],
  options: [],
  components: [],
  client: [],
  hydration: [],
  compat: [],
  tokens: [],
  labels: [],
  headers: [],
  parts: [],
  docusaurusModules: [],
  namesForCopies: [],
  plugin: {},
  slots: [],
  unsupportedParts: {},
  unsupportedExports: {},
}

describe('an entry without a description', () => {
  const field: Field = { name: 'fresh', type: 'string', description: '', since: '0.1', isRequired: false }
  const bare = { name: 'fresh', description: '', since: '0.1' }

  it.each<[string, Partial<Reference>]>([
    ['config.fresh', { config: [field] }],
    ['config.a.fresh', { config: [{ ...field, name: 'a', description: 'A.', fields: [field] }] }],
    ['frontMatter.docs.fresh', { frontMatter: { docs: [field], pages: [], posts: [] } }],
    ['sidebarItems.fresh', { sidebarItems: [{ ...bare, fields: [] }] }],
    ['sidebarItems.a.fresh', { sidebarItems: [{ ...bare, name: 'a', description: 'A.', fields: [field] }] }],
    ['category.fresh', { category: [field] }],
    ['author.fresh', { author: [field] }],
    ['tag.fresh', { tag: [field] }],
    ['commands.fresh', { commands: [{ ...bare, takes: '', options: [] }] }],
    ['options.fresh', { options: [{ ...bare, usage: '--fresh' }] }],
    ['components.fresh', { components: [{ ...bare, type: 'component', signature: '' }] }],
    [
      'client.a.fresh',
      {
        client: [
          { ...bare, name: 'a', description: 'A.', type: 'component', signature: '', fields: [field] },
        ],
      },
    ],
    ['hydration.fresh', { hydration: [{ ...bare, type: 'function', signature: '' }] }],
    ['compat.fresh', { compat: [{ ...bare, type: 'function', signature: '' }] }],
    ['tokens.fresh', { tokens: [{ ...bare, light: '1', type: 'length' }] }],
    ['labels.fresh', { labels: [{ id: 'fresh', text: 'Fresh', description: '', since: '' }] }],
    ['headers.fresh', { headers: [{ ...bare, values: [] }] }],
    ['plugin.Plugin.fresh', { plugin: { Plugin: [field] } }],
    ['parts.fresh', { parts: [{ ...bare, place: 'shell', props: [] }] }],
    ['slots.fresh', { slots: [{ ...bare, place: 'shell', props: [] }] }],
  ])('is reported: %s', (path, changed) => {
    expect(undocumented({ ...NOTHING, ...changed })).toEqual([path])
  })

  it('is none when only its type distinguishes forms of an object, or it is deprecated', () => {
    const type = { ...field, name: 'type', type: "'doc'" }
    expect(undocumented({ ...NOTHING, tag: [type, { ...field, deprecated: 'Write `a`.' }] })).toEqual([])
  })
})
