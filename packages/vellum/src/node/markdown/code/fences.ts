// Fenced code: which kind of block it becomes, and its element.

import type { Element, Root as HastRoot } from 'hast'
import type { Code, Root } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { defaultHandlers } from 'remark-rehype'
import { nearestName } from '../../base/nearestName.js'
import { type CompileContext, type Fence, placeName, placeOf } from '../compile/compileContext.js'
import { replaceElements, walkMarkdown } from '../compile/walk.js'
import { typeLines, typeTexts } from '../samples/typeHints.js'
import { npm2yarnTabs } from '../syntax/npm2yarn.js'
import { codeBlockHtml } from './codeBlockHtml.js'
import { type FenceInfo, markLines, parseFence } from './codeBlocks.js'
import { loadLanguage } from './highlight.js'

/** Loads the languages of a page, but for code that is remembered; one that is not known is reported once. */
export async function loadLanguages(tree: Root, context: CompileContext): Promise<void> {
  const { magicComments } = context.options
  const { code: memory } = context.input
  const first = new Map<string, Code>()
  const isRemembered = (node: Code, { range }: FenceInfo, language: string) => {
    if (!memory) return false
    const place = placeName(placeOf(node, context), context)
    const sample = context.samples.get(node)
    const code = sample?.code ?? node.value
    const lines = markLines({ code, language, range, magicComments, place })
    const texts = [lines.map(({ text }) => text), ...(sample ? typeTexts(sample).map(typeLines) : [])]
    return texts.every((text) => memory.find(text, language) !== undefined)
  }
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code') return
    const info = fenceInfo(node)
    const language = languageOf(info, context)
    if (!first.has(language) && (info.npm2yarn || !isRemembered(node, info, language)))
      first.set(language, node)
  })
  const known = await Promise.all([...first.keys()].map(loadLanguage))
  for (const [i, [language, node]] of [...first].entries()) {
    if (known[i]) continue
    const meant = nearestName(language, COMMON_LANGUAGES)
    context.problems.push({
      type: 'language',
      message: `The language "${language}" of a code block is not known; the code is shown without colours.`,
      hint: meant ? `Did you mean "${meant}"?` : 'Write "text" for code without colours.',
      ...placeOf(node, context),
    })
  }
}

/** The languages that a misspelt name is compared with. */
const COMMON_LANGUAGES =
  'bash c cpp csharp css diff docker go graphql html ini java javascript js json jsx kotlin markdown md mdx php powershell python ruby rust scss shell sql swift text toml ts tsx typescript xml yaml yml'.split(
    ' ',
  )

/** The usual `pre` and `code`, with the index of the fence. `renderFences` makes the block of it later. */
export function fenceElement(state: State, node: Code, context: CompileContext): Element {
  const element = defaultHandlers.code(state, node)
  const index = context.fences.push({
    info: `${node.lang ?? ''} ${node.meta ?? ''}`,
    code: context.samples.get(node)?.code ?? node.value,
    place: placeOf(node, context),
    sample: context.samples.get(node),
  })
  element.properties[FENCE] = index - 1
  return element
}

/** An attribute, because it outlives the parsing of raw HTML. */
const FENCE = 'dataVellumFence'

/** Puts the finished blocks in the place of the `pre` elements that are fences. */
export function renderFences(tree: HastRoot, context: CompileContext): void {
  if (context.fences.length === 0) return
  replaceElements(tree, (element) => {
    const fence = element.tagName === 'pre' && context.fences[Number(element.properties[FENCE] ?? -1)]
    return fence ? blockElement(fence, context) : undefined
  })
}

function blockElement({ info: text, code, place, sample }: Fence, context: CompileContext): Element {
  const { magicComments } = context.options
  const info = parseFence(text)
  const language = languageOf(info, context)
  const block = (lines: string): Element => {
    const { className, inner } = codeBlockHtml({
      code: lines,
      language,
      title: info.title,
      range: info.range,
      lineNumbers: info.lineNumbers,
      magicComments,
      place: placeName(place, context),
      memory: context.input.code,
      sample,
    })
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: className.split(' ') },
      children: [{ type: 'raw', value: inner }],
    }
  }
  if (language === 'mermaid' && context.options.mermaid) return diagramElement(code, block)
  return info.npm2yarn ? npm2yarnTabs(code, block) : block(code)
}

/**
 * A diagram (CB-13). The engine has nothing to draw it with: a client module of the site draws it from the
 * attribute, and until then, and without script, the source is what can be read.
 */
function diagramElement(code: string, block: (code: string) => Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['docusaurus-mermaid-container'], dataMermaid: code },
    children: [block(code)],
  }
}

function fenceInfo(node: Code): FenceInfo {
  return parseFence(`${node.lang ?? ''} ${node.meta ?? ''}`)
}

function languageOf(info: FenceInfo, { options }: CompileContext): string {
  return info.language ?? options.defaultLanguage ?? 'text'
}
