// The messages about broken links and duplicate routes: one message for each type, with how to silence it.
// The caller decides whether it is thrown or printed as a warning.

import { decodePath } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { groupBy } from '../base/groupBy.js'
import type { Severity } from '../config/siteConfig.js'
import type { BrokenLink, BrokenRedirect } from './checkLinks.js'

/** From this many pages on, a broken link counts as one of the navbar or footer. */
const FREQUENT = 5

/**
 * All broken links as one error; undefined if there are none. `severity` is how it is reported; `isHtml` means that they
 * are those in HTML and JSX, which are reported differently from others.
 */
export function formatBrokenLinks(
  links: readonly BrokenLink[],
  { severity = 'throw', isHtml = false }: { readonly severity?: Severity; readonly isHtml?: boolean } = {},
): VellumError | undefined {
  if (links.length === 0) return undefined
  if (isHtml) return brokenHtmlLinks(links, severity)
  return new VellumError(brokenMessage(links, { one: 'broken link', many: 'broken links' }), {
    code: 'broken-link',
    hint: `Correct the links, or set \`onBrokenLinks\` to ${quieter(severity)}. A file in a static folder is linked with \`pathname:///file.pdf\`.`,
  })
}

function brokenHtmlLinks(links: readonly BrokenLink[], severity: Severity): VellumError {
  return new VellumError(
    brokenMessage(links, { one: 'broken link in HTML or JSX', many: 'broken links in HTML or JSX' }),
    {
      code: 'broken-html-link',
      hint: `Correct the links. If another program of the host serves one, add \`data-noBrokenLinkCheck\` to its \`<a>\`, or set \`onBrokenHtmlLinks\` to ${quieter(severity)}.`,
    },
  )
}

/** All links to headings that do not exist as one error; undefined if there are none. */
export function formatBrokenAnchors(anchors: readonly BrokenLink[]): VellumError | undefined {
  if (anchors.length === 0) return undefined
  return new VellumError(brokenMessage(anchors, { one: 'broken anchor', many: 'broken anchors' }), {
    code: 'broken-anchor',
    hint: "Correct the part after `#`, or set `onBrokenAnchors` to 'ignore'.",
  })
}

/** A redirect to an anchor that does not exist. */
export function brokenRedirectAnchor({ from, page, id, source, meant }: BrokenRedirect): VellumError {
  const target = `${decodePath(page)}#${id}`
  return new VellumError(
    `The redirect "${decodePath(from)}" has the target "${target}", but that page has no heading or element with the id "${id}".`,
    {
      code: 'broken-redirect',
      files: [source],
      hint:
        meant === undefined
          ? "Correct the part after `#`, or set `onBrokenAnchors` to 'ignore'."
          : `Did you mean "${decodePath(page)}#${meant}"?`,
    },
  )
}

/**
 * All paths of several pages as one error; undefined if there are none. The first source of each is the one
 * that is built.
 */
export function formatDuplicateRoutes(
  duplicates: readonly { readonly path: string; readonly sources: readonly string[] }[],
  severity: Severity = 'warn',
): VellumError | undefined {
  const [first] = duplicates
  if (!first) return undefined
  const pageLines = ({ sources }: { readonly sources: readonly string[] }) =>
    sources.map((source, i) => `  ${source} is ${i === 0 ? 'built' : 'not built'}`)
  const sorted = duplicates.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const message =
    duplicates.length === 1
      ? [`Several pages have the path \`${first.path}\`; only the first is built.`, ...pageLines(first)].join(
          '\n',
        )
      : [
          `${duplicates.length} paths have several pages each; only the first is built.`,
          ...sorted.map((duplicate) => [duplicate.path, ...pageLines(duplicate)].join('\n')),
        ].join('\n\n')
  return new VellumError(message, {
    code: 'duplicate-route',
    hint: `Give each page that is not built its own \`slug\`, rename its file, or set \`onDuplicateRoutes\` to ${quieter(severity)}.`,
  })
}

/** The values that report less than this one. */
function quieter(severity: Severity): string {
  return severity === 'throw' ? "'warn' or 'ignore'" : "'ignore'"
}

function brokenMessage(
  links: readonly BrokenLink[],
  { one, many }: { readonly one: string; readonly many: string },
): string {
  const frequent = [...groupBy(links, ({ target }) => target).values()].filter(
    (same) => pagesOf(same).length >= FREQUENT,
  )
  // A link that is written in the page itself is always reported there, with its line.
  const everywhere = new Set(frequent.flat().filter(({ positions }) => positions.length === 0))
  const byPage = groupBy(
    links.filter((link) => !everywhere.has(link)),
    ({ page }) => page,
  )
  const pages = pagesOf(links).length
  const count = `${links.length} ${links.length === 1 ? one : many} on ${pages === 1 ? 'one page' : `${pages} pages`}.`
  return [
    count,
    ...[...byPage].map(([page, pageLinks]) => [`On ${page}`, ...pageLinks.map(describeLink)].join('\n')),
    ...(frequent.length === 0
      ? []
      : [
          [
            `On ${FREQUENT} or more pages, so probably in the navbar, the footer or a sidebar`,
            ...frequent.map(describeFrequent),
          ].join('\n'),
        ]),
  ].join('\n\n')
}

/** `  ../nope, resolved as /docs/nope (docs/a.md:3). Did you mean /docs/note?` */
function describeLink(link: BrokenLink): string {
  const where = link.positions.length === 0 ? ELSEWHERE : ` (${link.positions.join(', ')})`
  return `  ${linkText(link)}${where}${guess(link)}`
}

/** A link that is in no Markdown file. */
const ELSEWHERE = ' (in a component, the navbar, the footer or a sidebar)'

/** `  /nope, on /a, /b, /c and 4 more. Did you mean /note?` */
function describeFrequent(same: readonly BrokenLink[]): string {
  const pages = pagesOf(same)
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : ''
  return `  ${linkText(same[0]!)}, on ${pages.slice(0, 3).join(', ')}${more}${guess(same[0]!)}`
}

/** The pages of links, each once: a page may link to several parts of another. */
function pagesOf(links: readonly BrokenLink[]): string[] {
  return [...new Set(links.map(({ page }) => page))]
}

/** The link as it is written, and its target if that differs. */
function linkText({ href, target }: BrokenLink): string {
  const plain = href.replace(/\?[^#]*/, '').replace(/(.)\/(?=#|$)/, '$1')
  return plain === target ? href : `${href}, resolved as ${target}`
}

function guess({ meant }: BrokenLink): string {
  return meant === undefined ? '' : `. Did you mean ${meant}?`
}
