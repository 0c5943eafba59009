// The tags that a plugin adds to every page, as fields of the configuration. Docusaurus writes HTML as it is; here it is parsed,
// so that the policy knows the hashes of scripts.

import type { PluginConfig } from 'vellum'
import { type HtmlElement, parseHtml } from 'vellum/html'
import type { HtmlTag, HtmlTags } from './docusaurusTypes.js'
import type { Unsupported } from './unsupported.js'

type HeadTags = NonNullable<PluginConfig['headTags']>
type Scripts = NonNullable<PluginConfig['scripts']>

/** An element, with its content as HTML. */
interface Tag {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string | boolean>>
  readonly innerHTML?: string | undefined
}

/** The tags of a plugin. */
export interface TagFields {
  /** Tags of the head, and scripts at the end of the body. */
  readonly fields: Pick<PluginConfig, 'headTags' | 'scripts'>
  /** Code that inserts its elements into the body; undefined without any. */
  readonly bodyCode: string | undefined
}

/** Reads the tags of a plugin. */
export function tagFields(
  { headTags, preBodyTags, postBodyTags }: HtmlTags,
  unsupported: Unsupported,
): TagFields {
  const head: HeadTags = tagsOf(headTags, 'head', unsupported).map(({ innerHTML, ...tag }) => ({
    ...tag,
    ...(innerHTML !== undefined && { innerHTML }),
  }))
  const scripts: Scripts = []
  const elements = { before: '', after: '' }
  const readBody = (tags: HtmlTags['headTags'], place: keyof typeof elements) => {
    for (const tag of tagsOf(tags, 'body', unsupported)) {
      const { tagName, attributes, innerHTML = '' } = tag
      const { src } = attributes
      if (tagName === 'script' && typeof src === 'string') scripts.push({ ...attributes, src })
      // It has nothing to do with where it is.
      else if (tagName === 'script' && /json$|^module$/.test(String(attributes.type)))
        head.push({ ...tag, innerHTML })
      else if (tagName === 'script') {
        unsupported.add(
          `the script \`${shortened(innerHTML.trim())}\` in the body`,
          'Run it in a client module, or add it to `headTags`.',
        )
      } else if (tagName === 'noscript') {
        unsupported.add(
          'the tag <noscript> in the body',
          'Render it in `src/theme/Root`, or in a part of the theme.',
        )
      } else elements[place] += htmlOf(tag)
    }
  }
  readBody(preBodyTags, 'before')
  readBody(postBodyTags, 'after')
  return { fields: { headTags: head, scripts }, bodyCode: bodyCode(elements) }
}

/** Code of a client module: browsers insert the elements outside of what React renders. */
function bodyCode({
  before,
  after,
}: {
  readonly before: string
  readonly after: string
}): string | undefined {
  if (before === '' && after === '') return undefined
  const insert = (method: 'prepend' | 'append', html: string) =>
    html === '' ? '' : `  document.body.${method}(elements(${JSON.stringify(html)}))\n`
  return `function elements(html) {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
if (typeof document !== 'undefined') {
${insert('prepend', before)}${insert('append', after)}}
`
}

function tagsOf(tags: HtmlTags['headTags'], place: 'head' | 'body', unsupported: Unsupported): Tag[] {
  const list = tags === undefined ? [] : ([tags].flat() as readonly (HtmlTag | null | false)[])
  return list.flatMap((tag): Tag[] => {
    if (!tag) return []
    if (typeof tag === 'string') return parsedTags(tag, place, unsupported)
    const { tagName, attributes = {}, innerHTML } = tag
    return [{ tagName, attributes: definedIn(attributes), innerHTML }]
  })
}

/** The elements of HTML; text beside them is reported, comments are left out. */
function parsedTags(html: string, place: 'head' | 'body', unsupported: Unsupported): Tag[] {
  return parseHtml(html, { hasPositions: true }).children.flatMap((node): Tag[] => {
    if (typeof node !== 'string') return [tagOf(node, html)]
    const text = node.trim()
    if (text !== '') {
      unsupported.add(
        `the text "${shortened(text)}" in the ${place}`,
        place === 'head'
          ? 'Add it to `headTags` of the configuration as an element.'
          : 'Render it in `src/theme/Root`, or in a part of the theme.',
      )
    }
    return []
  })
}

function tagOf({ name, attributes, position }: HtmlElement, html: string): Tag {
  const { tagEnd, end, attributes: ranges } = position!
  const isEmpty = (attribute: string) => {
    const range = ranges[attribute]
    return range !== undefined && !html.slice(range.startOffset, range.endOffset).includes('=')
  }
  const content = html.slice(tagEnd, end).replace(/<\/[^<]*$/, '')
  return {
    tagName: name,
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, isEmpty(name) ? true : value])),
    ...(content !== '' && { innerHTML: content }),
  }
}

function htmlOf({ tagName, attributes, innerHTML = '' }: Tag): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === false) return ''
    return value === true
      ? ` ${name}`
      : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  })
  const open = `<${tagName}${written.join('')}>`
  return VOID.has(tagName) ? open : `${open}${innerHTML}</${tagName}>`
}

/** Elements of a body without content. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

function definedIn(attributes: Readonly<Record<string, unknown>>): Record<string, string | boolean> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as Record<string, string | boolean>
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
