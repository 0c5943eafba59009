// The messages of a check of external links: one warning for all dead ones, and a summary.

import type { CheckedLink } from './checkExternalLinks.js'
import type { ExternalLink } from './collectExternalLinks.js'

/** What is wrong, and how to fix it. */
export interface LinkWarning {
  readonly message: string
  readonly hint: string
}

/** All dead links as one warning; undefined if there are none. */
export function deadLinks(checked: readonly CheckedLink[]): LinkWarning | undefined {
  const dead = checked.flatMap(({ link, state }) => (state.type === 'dead' ? [{ link, ...state }] : []))
  if (dead.length === 0) return undefined
  if (isOffline(checked)) {
    return {
      message: 'No external link could be checked: none of their hosts was found.',
      hint: 'Check the connection of this machine to the internet, then run the command again.',
    }
  }
  const count = dead.length === 1 ? 'One dead external link.' : `${dead.length} dead external links.`
  const list = dead.map(({ link, reason }) => [`${link.url}: ${reason}`, ...writtenIn(link)].join('\n'))
  return {
    message: [count, ...list].join('\n\n'),
    hint: 'Correct the links, or remove them. What was found is kept for a day; `--no-cache` checks every link again.',
  }
}

/** Whether no host at all was found: then nothing is known about the links. */
export function isOffline(checked: readonly CheckedLink[]): boolean {
  return checked.every(({ state }) => state.type === 'dead' && UNREACHABLE.test(state.reason))
}

/** The name of the host was not found, or there is no route to it. */
const UNREACHABLE = /\((?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN)\)/

/** `  docs/a.md:3`, or the pages of a link that is in no Markdown file. */
function writtenIn({ positions, pages }: ExternalLink): string[] {
  if (positions.length > 0) return positions.map((position) => `  ${position}`)
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : ''
  const shown = pages.slice(0, 3).join(', ')
  return [`  on ${shown}${more} (in a component, the navbar, the footer or a sidebar)`]
}

/**
 * `Checked 41 external links of 12 hosts, 30 of them from the cache: 2 dead, 3 not judged, their hosts refuse
 * programs.`
 */
export function summarizeLinks(checked: readonly CheckedLink[]): string {
  const count = (test: (link: CheckedLink) => boolean) => checked.filter(test).length
  const hosts = new Set(checked.map(({ link }) => new URL(link.url).host)).size
  const cached = count(({ isFromCache }) => isFromCache)
  const refused = count(({ state }) => state.type === 'refused')
  return [
    `Checked ${counted(checked.length, 'external link')} of ${counted(hosts, 'host')}`,
    cached > 0 ? `, ${cached} of them from the cache` : '',
    `: ${count(({ state }) => state.type === 'dead')} dead`,
    refused > 0 ? `, ${refused} not judged, their hosts refuse programs` : '',
    '.',
  ].join('')
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
