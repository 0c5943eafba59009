// Links in Markdown: their final URL, whether they open in a new tab, and the array of all
// links as they are rendered.

import type { Element, ElementData, Nodes, Root } from 'hast'
import type { Definition, Link, LinkReference, Nodes as MdastNodes } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { type CompileContext, resolveLink, sourcePosition } from '../compile/compileContext.js'
import type { PageLink } from '../compile/types.js'

/** The element of a link, or of a reference to a definition. */
export function linkElement(state: State, node: Link | LinkReference, context: CompileContext) {
  const result =
    node.type === 'link' ? defaultHandlers.link(state, node) : defaultHandlers.linkReference(state, node)
  const target = node.type === 'link' ? node : state.definitionById.get(node.identifier.toUpperCase())
  const url = target && writtenUrl(target)
  if (!Array.isArray(result) && result.type === 'element' && url !== undefined)
    resolve(result, { url, node, context })
  return result
}

/** The URL of a link to a Markdown file as its author wrote it, and as plugins see it. */
interface ResolvedUrl {
  readonly vellumUrl?: { readonly written: string; readonly final: string }
}

/** Gives links to Markdown files the URLs of their pages, for the plugins of the site. */
export function showPageUrls(node: MdastNodes, context: CompileContext): void {
  if ((node.type === 'link' || node.type === 'definition') && /\.mdx?(?:[?#]|$)/.test(node.url)) {
    const resolved = resolveLink(node.url, context)
    if (resolved.type === 'internal') {
      node.data = { ...node.data, vellumUrl: { written: node.url, final: resolved.href } } as never
      node.url = resolved.href
    }
  }
  if ('children' in node) for (const child of node.children) showPageUrls(child, context)
}

/** The URL that the author wrote, unless a plugin has changed it since. */
function writtenUrl({ url, data }: Link | Definition): string {
  const { vellumUrl } = (data ?? {}) as ResolvedUrl
  return vellumUrl?.final === url ? vellumUrl.written : url
}

function resolve(
  element: Element,
  { url, node, context }: { url: string; node: Link | LinkReference; context: CompileContext },
): void {
  const { properties } = element
  const resolved = resolveLink(url, context)
  if (resolved.type === 'missing-file') {
    context.problems.push({
      type: 'broken-link',
      code: 'broken-file-link',
      message: `The link "${url}" names a file that does not exist.`,
      ...(resolved.meant === undefined ? {} : { hint: `Did you mean "${resolved.meant}"?` }),
      ...sourcePosition(node, context),
    })
  } else if (resolved.type === 'no-page') {
    context.problems.push({
      type: 'broken-link',
      code: 'broken-file-link',
      message: `The link "${url}" names a file that is not a page.`,
      hint: 'It is a draft or a scheduled post, its name or folder starts with "_", or the configuration excludes it: make it a page, or remove the link.',
      ...sourcePosition(node, context),
    })
  } else {
    properties.href = resolved.href
    if (resolved.href !== url) properties[WRITTEN] = url
  }
  if (resolved.type === 'external' || resolved.type === 'asset') {
    properties.target = '_blank'
    properties.rel = ['noopener', 'noreferrer']
  }
  // The host serves it: the browser loads it as a document.
  if (resolved.type === 'unchecked') properties.dataNative = ''
  if (resolved.type !== 'internal' && resolved.type !== 'external') properties[UNCHECKED] = ''
}

/** The attribute `data-noBrokenLinkCheck`, as trees name it. */
const UNCHECKED = 'dataNoBrokenLinkCheck'

/** The link as the author wrote it, for messages. */
const WRITTEN = 'dataVellumWritten'

/** Marks an element that is written as JSX. */
export const JSX_DATA = { vellumJsx: true } as ElementData

function isJsx({ data }: Element): boolean {
  return data !== undefined && 'vellumJsx' in data
}

/** Collects the links that authors wrote, and removes the attributes for the link check. */
export function collectPageLinks(tree: Root, context: CompileContext): PageLink[] {
  const links: PageLink[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && node.tagName === 'a') {
      const key = Object.keys(node.properties).find((name) => /^data-?nobrokenlinkcheck$/i.test(name))
      const isChecked =
        key === undefined || node.properties[key] === 'false' || node.properties[key] === false
      if (key !== undefined) delete node.properties[key]
      const { href, [WRITTEN]: writtenHref } = node.properties
      delete node.properties[WRITTEN]
      // Generated links have no position: of a heading to itself, and back from a footnote.
      if (typeof href === 'string' && node.position && node.properties.dataFootnoteRef === undefined)
        links.push({
          href,
          ...(typeof writtenHref === 'string' && { written: writtenHref }),
          checked: isChecked,
          ...(isJsx(node) && { isJsx: true }),
          ...sourcePosition(node, context),
        })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return links
}
