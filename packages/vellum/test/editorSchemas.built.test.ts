// The schemas for editors as the package has them: every key is described, and the package exports them.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

type Schema = { readonly [key: string]: unknown; readonly properties?: Record<string, Schema> }

const read = (name: string) =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`vellum/schemas/${name}.json`), 'utf8'),
  ) as Schema

/** The paths of keys without a description. */
function undescribed(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties = {} } = value as Schema
  const missing = Object.entries(properties)
    .filter(([, property]) => !property.description)
    .map(([name]) => [...path, name].join('.'))
  return [...missing, ...Object.entries(value).flatMap(([key, each]) => undescribed(each, [...path, key]))]
}

describe('vellum/schemas', () => {
  it.each(['doc', 'page', 'post', 'category', 'authors'])('ED-1: %s describes every key', (name) => {
    const schema = read(name)
    // Platforms are names, and rules that forbid keys together only repeat them.
    const missing = undescribed({ ...schema, allOf: undefined }).filter((path) => !path.includes('.socials.'))
    expect(missing).toEqual([])
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#')
  })

  it('ED-1: says what a key is, and its default', () => {
    expect(read('doc').properties?.slug?.description).toBe(
      'URL of the page: below routeBasePath with a slash at the start, else below its folder. Default: the path of the file.',
    )
  })
})
