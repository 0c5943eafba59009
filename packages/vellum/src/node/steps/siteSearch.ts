// The search index of a loaded site in one locale, for builds and for development.

import { knownSections, makeSearchIndex, type SearchIndex, type SearchRecord } from 'vellum-search/node'
import { normalPath, splitUrl, withBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import type { Site } from './loadSite.js'

/** The folder of the index files, below the base of assets. */
const FOLDER = 'assets/'

/** The index of a site's pages; names of files are below the base of assets. Undefined without a search. */
export function siteSearchIndex(
  { config, model }: Pick<Site, 'config' | 'model'>,
  records: readonly SearchRecord[],
): SearchIndex | undefined {
  if (!config.search) return undefined
  const locale = model.locale === config.i18n.defaultLocale ? '' : `${model.locale}-`
  return makeSearchIndex({
    records,
    synonyms: config.search.synonyms,
    concepts: config.search.concepts,
    errors: targetsOf(config, 'errors'),
    questions: targetsOf(config, 'questions'),
    phrases: targetsOf(config, 'phrases'),
    variants: variantsOf(config),
    prefix: `${FOLDER}search-${locale}`,
    urlOf: (name) => config.assetBase + name,
  })
}

/** The problem of sections in `search` that do not exist. */
export function searchProblem(
  { config, configFiles }: Pick<Site, 'config' | 'configFiles'>,
  records: readonly SearchRecord[],
): VellumError | undefined {
  if (!config.search) return undefined
  const sections = knownSections(records)
  const search = config.search
  const targets = {
    errors: Object.keys(search.errors),
    questions: Object.keys(search.questions),
    phrases: Object.keys(search.phrases),
    variants: Object.entries(search.variants).flat(),
  }
  const unknownIn = (field: keyof typeof targets) =>
    targets[field].filter((target) => !sections.has(withBase(target, config.baseUrl)))
  const field = (['errors', 'questions', 'phrases', 'variants'] as const).find(
    (name) => unknownIn(name).length > 0,
  )
  if (!field) return undefined
  const unknown = unknownIn(field)
  const listed = unknown.map(
    (target) => `"${target}"${nearestPage(withBase(target, config.baseUrl), records)}`,
  )
  return new VellumError(`\`search.${field}\` names sections that no page has: ${listed.join(', ')}.`, {
    code: 'unknown-search-section',
    files: configFiles.slice(0, 1).map((file) => relativePath(config.siteDir, file)),
    hint: 'Write the path of a page and the id of a heading in it, such as "/docs/errors#no-response". Pages that the search leaves out, such as unlisted ones, do not count.',
  })
}

/** Lists the ids of a page if only the id is wrong. */
function nearestPage(target: string, records: readonly SearchRecord[]): string {
  const { path } = splitUrl(target)
  const page = records.find(({ href }) => normalPath(href) === normalPath(path))
  return page ? ' (the page exists, the id does not)' : ''
}

/** The main pages of variants, as URLs of this locale. */
function variantsOf({ search, baseUrl }: Site['config']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search ? search.variants : {}).map((pair) => pair.map((path) => withBase(path, baseUrl))),
  )
}

/** Texts by their targets, as URLs of this locale. */
function targetsOf(
  { search, baseUrl }: Site['config'],
  field: 'errors' | 'questions' | 'phrases',
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(search ? search[field] : {}).map(([target, texts]) => [withBase(target, baseUrl), texts]),
  )
}
