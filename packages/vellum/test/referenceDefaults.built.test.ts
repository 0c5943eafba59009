// The defaults that `vellum/reference` states are those of the schema, and it has every key of the schemas.

import { isDeepStrictEqual } from 'node:util'
import { type Field, reference } from 'vellum/reference'
import { expect, it } from 'vitest'
import { completeConfig } from '../src/node/config/siteConfig.js'
import { docSchema, pageSchema, postSchema } from '../src/node/content/frontMatter/schemas.js'
import { HOST_TARGETS } from '../src/node/hosting/hostTargets.js'

/** A configuration in which every object exists that defaults may be in. */
const BASE = {
  title: 'Site',
  url: 'https://example.com',
  baseUrl: '/',
  redirects: [{ from: '/a', to: '/b' }],
  headTags: [{ tagName: 'meta' }],
  i18n: { locales: ['en'], localeConfigs: { en: {} } },
  docs: { versions: { current: {} }, admonitions: {} },
  blog: { admonitions: {} },
  pages: { admonitions: {} },
  search: {},
  themeConfig: {
    footer: { logo: { src: 'a.svg' } },
    navbar: { logo: { src: 'a.svg' } },
    announcementBar: { content: 'A' },
    algolia: { appId: 'a', apiKey: 'b', indexName: 'c' },
  },
}

interface Stated {
  readonly path: readonly string[]
  readonly text: string
}

function statedDefaults(fields: readonly Field[], path: readonly string[] = []): Stated[] {
  return fields.flatMap((field) => {
    const own = [...path, field.name]
    const below = [...own, ...(field.within === 'list' ? ['0'] : field.within === 'dictionary' ? ['*'] : [])]
    const stated = field.default === undefined ? [] : [{ path: own, text: field.default }]
    return [...stated, ...statedDefaults(field.fields ?? [], below)]
  })
}

/** The value of a default that is code; undefined for one in words. */
function codeValue(text: string): unknown {
  if (!/^(?:'[^']*'|-?[\d.]+|true|false|null|\[.*\]|\{.*\})$/s.test(text) || text.includes('<'))
    return undefined
  return new Function(`return (${text})`)()
}

/** A copy with a value at a path; undefined when an object on the way does not exist. */
function withValue(config: object, path: readonly string[], value: unknown): object | undefined {
  const copy = structuredClone(config) as Record<string, unknown>
  let target = copy
  for (const name of path.slice(0, -1)) {
    const key = name === '*' ? Object.keys(target)[0] : name
    if (key === undefined) return undefined
    target[key] ??= {}
    if (typeof target[key] !== 'object') return undefined
    target = target[key] as Record<string, unknown>
  }
  target[path.at(-1)!] = value
  return copy
}

/** Defaults that the content fills in: a version without the field is indexed. */
const FILLED_IN_LATER = ['docs.versions.*.noIndex']

it('PK-9: states the defaults of the schema', () => {
  const checked = statedDefaults(reference.config).flatMap(({ path, text }) => {
    const value = codeValue(text)
    // Objects of the base are there already.
    const isBase = /^\{/.test(text) || ['i18n.locales', 'redirects', 'headTags'].includes(path.join('.'))
    const isObject = ['docs', 'blog', 'pages', 'search'].includes(path.join('.'))
    if (value === undefined || isBase || isObject || path.at(-1) === 'admonitions') return []
    const config = withValue(BASE, path, value)
    return config ? [{ path: path.join('.'), config }] : []
  })
  const complete = (config: object) => completeConfig(config, { siteDir: '/site' })
  const base = complete(BASE)
  const wrong = checked.filter(({ config }) => !isDeepStrictEqual(complete(config), base))
  expect(wrong.map(({ path }) => path)).toEqual(FILLED_IN_LATER)
  expect(checked.length).toBeGreaterThan(80)
})

it('has every key of front matter', () => {
  const names = (fields: readonly Field[]) => fields.map(({ name }) => name).sort()
  expect(names(reference.frontMatter.docs)).toEqual(Object.keys(docSchema.shape).sort())
  expect(names(reference.frontMatter.pages)).toEqual(Object.keys(pageSchema.shape).sort())
  expect(names(reference.frontMatter.posts)).toEqual(Object.keys(postSchema.shape).sort())
})

it('names every host that can be built for', () => {
  const { description = '' } = reference.options.find(({ name }) => name === 'target') ?? {}
  expect(HOST_TARGETS.filter((host) => !description.includes(host))).toEqual([])
})
