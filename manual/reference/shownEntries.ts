// Which entries of the reference the pages show, by the directives in them.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field, Reference } from 'vellum/reference'
import { withNested } from './configFields'
import { LABEL_PREFIXES, words } from './directives'

/** A directive of a page. */
export interface PageDirective {
  /** `reference/tokens.md` */
  readonly page: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** All directives of the pages in a folder. */
export function readDirectives(folder: string): PageDirective[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  return pages.sort().flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/^::([\w-]+)(?:\{(.*)\})?$/gm)].map(
      ([, name = '', text = '']) => ({
        page,
        name,
        attributes: Object.fromEntries(
          [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
        ),
      }),
    ),
  )
}

/** Entries that no page shows, by their path: `config.docs`, `tokens.--vl-ink` */
export function missingEntries(reference: Reference, directives: readonly PageDirective[]): string[] {
  const given = (name: string, attribute: string) =>
    directives
      .filter((each) => each.name === name)
      .flatMap(({ attributes }) => words(attributes[attribute] ?? ''))
  const missing = (section: string, names: readonly string[], shown: readonly string[]) =>
    names.filter((name) => !shown.includes(name)).map((name) => `${section}.${name}`)
  const isShown = (name: string) => directives.some((each) => each.name === name)
  const whole = (section: string, directive: string) => (isShown(directive) ? [] : [section])
  const { config, tokens, labels } = reference
  const labelTables = [...Object.keys(LABEL_PREFIXES), 'other']
  return [
    ...missingFields(reference, [...given('config', 'fields'), ...given('config', 'of')]),
    ...missing('variants', pathsWithVariants(config), given('variants', 'of')),
    ...missing('frontMatter', ['all', ...Object.keys(reference.frontMatter)], given('front-matter', 'kind')),
    ...missing('plugin', Object.keys(reference.plugin), given('plugin', 'of')),
    ...whole('sidebarItems', 'sidebar-items'),
    ...['category', 'author', 'tag', 'commands', 'headers', 'parts', 'slots'].flatMap((name) =>
      whole(name, name),
    ),
    ...(['components', 'client', 'hydration', 'compat'] as const).flatMap((section) =>
      missing(
        section,
        reference[section].map(({ name }) => name),
        given(section, 'names'),
      ),
    ),
    ...missing(
      'tokens',
      tokens.filter(({ type }) => !given('tokens', 'type').includes(type)).map(({ name }) => name),
      [],
    ),
    ...(labels.length > 0 ? missing('labels', labelTables, given('labels', 'prefix')) : []),
  ]
}

/** The fields whose objects have several forms. */
function pathsWithVariants(config: readonly Field[]): string[] {
  return config
    .flatMap((field) => withNested(field, field.name))
    .flatMap(({ path, field }) => (field.variants ? [path] : []))
}

/** Fields of the configuration whose object is shown neither as a whole nor field by field. */
function missingFields({ config }: Reference, shown: readonly string[]): string[] {
  return config.flatMap(({ name, fields = [] }) => {
    if (shown.includes(name)) return []
    const below = fields.map((field) => `${name}.${field.name}`)
    if (!below.some((path) => shown.includes(path))) return [`config.${name}`]
    return below.filter((path) => !shown.includes(path)).map((path) => `config.${path}`)
  })
}

/** What is on more than one page, or twice on one. */
export function repeatedEntries(directives: readonly PageDirective[]): string[] {
  const entries = directives.flatMap(({ name, attributes }) =>
    Object.values(attributes).flatMap((value) => words(value).map((word) => `${name}.${word}`)),
  )
  return entries.filter((entry, i) => entries.indexOf(entry) !== i)
}
