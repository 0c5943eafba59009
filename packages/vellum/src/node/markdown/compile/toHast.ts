// A Markdown tree → a tree of HTML, with our elements for Markdown's own syntax. Raw HTML in pages of the
// format `md` is parsed; JSX and expressions of `mdx` stay.

import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { type Handler, type Handlers, toHast as mdastToHast } from 'mdast-util-to-hast'
import { fenceElement } from '../code/fences.js'
import { withoutComments } from '../syntax/comments.js'
import { containerDirective } from '../syntax/directives.js'
import { headingElement } from '../syntax/headings.js'
import { HEAD_IN_RAW } from '../syntax/headTags.js'
import { imageElement } from '../syntax/images.js'
import { linkElement } from '../syntax/links.js'
import { tableElement } from '../syntax/tables.js'
import { listItemElement } from '../syntax/taskLists.js'
import { type CompileContext, label } from './compileContext.js'

/** The tree of HTML for a Markdown tree. */
export async function toHast(tree: Root, context: CompileContext): Promise<HastRoot> {
  const page = mdastToHast(tree, {
    allowDangerousHtml: true,
    handlers: handlersFor(context),
    footnoteLabel: label(context, 'theme.footnotes.title'),
    footnoteBackLabel: (reference, repeat) =>
      label(context, 'theme.footnotes.backLabel', {
        reference: `${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`,
      }),
  }) as HastRoot
  if (context.input.format === 'mdx' || !hasRaw(page)) return page
  const { raw } = await import('hast-util-raw')
  return raw(page, { file: { value: context.text } as never, passThrough: JSX_NODES }) as HastRoot
}

/** What plugins and replaced parts add to a page of the format `md`, too. */
const JSX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]

function handlersFor(context: CompileContext): Handlers {
  const keep: Handler = (state, node) => {
    if (node.name && context.bindings.get(node.name)?.type === 'partial') {
      context.toc.push({ type: 'partial', name: node.name })
    }
    return 'children' in node ? { ...node, children: state.all(node) } : node
  }
  return {
    heading: (state, node) => headingElement(state, node, context),
    link: (state, node) => linkElement(state, node, context),
    linkReference: (state, node) => linkElement(state, node, context),
    image: (state, node) => imageElement(state, node, context),
    imageReference: (state, node) => imageElement(state, node, context),
    code: (state, node) => fenceElement(state, node, context),
    table: tableElement,
    listItem: (state, node, parent) => listItemElement(state, node, { parent, context }),
    html: (_state, node) => ({
      type: 'raw',
      value: withoutComments(node.value).replace(/(<\/?)head(?=[\s>])/gi, `$1${HEAD_IN_RAW}`),
      ...(node.position ? { position: node.position } : {}),
    }),
    containerDirective: (state, node) => containerDirective(state, node, context),
    mdxJsxFlowElement: keep,
    mdxJsxTextElement: keep,
    mdxFlowExpression: keep,
    mdxTextExpression: keep,
    mdxjsEsm: keep,
  }
}

function hasRaw(node: { type: string; children?: unknown[] }): boolean {
  return node.type === 'raw' || (node.children ?? []).some((child) => hasRaw(child as typeof node))
}
