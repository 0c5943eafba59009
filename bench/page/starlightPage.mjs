// @ts-check
// One document of ours in the dialect of Starlight: same words, same code, same
// URL. In: a file of the docs folder. Out: the file for the peer's.

import { dirname, join } from 'node:path/posix'

/** Kinds of admonition that the peer calls otherwise. @type {Record<string, string>} */
const KINDS = { info: 'note', warning: 'caution' }

/**
 * @param {string} path below the docs folder: 'installation/umd.md'
 * @param {string} text
 */
export function starlightPage(path, text) {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const known = head.split('\n').filter((line) => /^(title|description):/.test(line))
  // A first heading is the title, where front matter has none; the peer knows the latter alone.
  const [heading, title] = /^\s*# (.*)\n/.exec(body) ?? []
  if (title && !/^title:/m.test(head)) known.push(`title: ${JSON.stringify(title)}`)
  return `---\n${known.join('\n')}\n---\n\n${converted(path, body.slice(heading?.length ?? 0).trimStart())}`
}

/**
 * @param {string} path
 * @param {string} body
 */
function converted(path, body) {
  // Code may show what is replaced elsewhere.
  const parts = body.split(/^(```[\s\S]*?^```)/m)
  const prose = parts.map((part) => (part.startsWith('```') ? part : convertedProse(path, part)))
  const usesTabs = body.includes("from '@theme/Tabs'")
  return (usesTabs ? "import { TabItem, Tabs } from '@astrojs/starlight/components'\n" : '') + prose.join('')
}

/**
 * @param {string} path
 * @param {string} text
 */
function convertedProse(path, text) {
  // The peer has no syntax for ids of headings: they are left out.
  return text
    .replaceAll(/^import \w+ from '@theme\/\w+'\n/gm, '')
    .replaceAll('<Tabs groupId=', '<Tabs syncKey=')
    .replaceAll(/<TabItem value="[^"]*" label="([^"]*)"[^>]*>/g, '<TabItem label="$1">')
    .replaceAll(/^(#{1,6} .*?) *\{#[^}]*\}$/gm, '$1')
    .replaceAll(/^:::(\w+)/gm, (_, kind) => `:::${KINDS[kind] ?? kind}`)
    .replaceAll(
      /\]\((\.{1,2}\/[^)#]*)\.mdx?(#[^)]*)?\)/g,
      (_, target, hash = '') => `](${pageUrl(join(dirname(path), target))}${hash})`,
    )
}

/**
 * 'api/troth/index' → '/docs/api/troth/'
 * @param {string} id
 */
function pageUrl(id) {
  return `/docs/${id.replace(/(^|\/)index$/, '')}/`.replace(/\/+$/, '/')
}
