// Fenced code: loads its languages, and makes its elements.

import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Code, Root } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { type FenceInfo, infoString, parseFenceInfo } from '../../../shared/contentMarkup/fenceInfo.js'
import type { RenderedFence } from '../../../shared/contentSlots.js'
import { nearestName } from '../../base/nearestName.js'
import {
  type CompileContext,
  type Fence,
  label,
  positionName,
  sourcePosition,
} from '../compile/compileContext.js'
import { componentNode } from '../compile/componentNode.js'
import { replaceElements, walkMarkdown } from '../compile/walk.js'
import { typeLines, typeTexts } from '../samples/typeHints.js'
import { npm2yarnTabs } from '../syntax/npm2yarn.js'
import { codeBlockHtml } from './codeBlockHtml.js'
import { codeLines } from './codeLines.js'
import { parseFenceNotation } from './fenceNotation.js'
import { reportNotation } from './fenceProblems.js'
import { loadLanguage } from './highlight.js'

/** Loads the languages of a page, except for code that is cached; an unknown one is reported once. */
export async function loadLanguages(tree: Root, context: CompileContext): Promise<void> {
  const first = new Map<string, Code>()
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code') return
    const info = parseFenceInfo(infoString(node))
    if (info.live) context.problems.push({ ...NO_EDITOR, ...sourcePosition(node, context) })
    reportNotation(node, context)
    const language = languageOf(info, context)
    if (!first.has(language) && (info.npm2yarn || !isCached(node, info, context))) first.set(language, node)
  })
  const loadedLanguages = await Promise.all([...first.keys()].map(loadLanguage))
  for (const [i, [language, node]] of [...first].entries()) {
    if (loadedLanguages[i]) continue
    context.problems.push({
      type: 'language',
      code: 'unknown-language',
      message: `The language "${language}" of a code block is unknown; the code is shown without colours.`,
      hint: languageHint(language),
      ...sourcePosition(node, context),
    })
  }
}

const NO_EDITOR = {
  type: 'no-effect',
  code: 'live-code-block',
  message: '`live` has no effect after the language of a code block: the code is shown, not run.',
  hint: 'Remove the word. To run the code, put it into a component and import that.',
} as const

function isCached(node: Code, info: FenceInfo, context: CompileContext): boolean {
  const { codeCache } = context.input
  if (!codeCache) return false
  const language = languageOf(info, context)
  const sample = context.samples.get(node)
  const lines = codeLines({
    code: sample?.code ?? node.value,
    language,
    range: info.range,
    magicComments: context.options.magicComments,
    sourceName: positionName(sourcePosition(node, context), context.input),
  })
  const texts = [lines.map(({ text }) => text), ...(sample ? typeTexts(sample).map(typeLines) : [])]
  return texts.every((text) => codeCache.find(text, language) !== undefined)
}

/** What languages of other engines are here. */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  npm: 'Write `sh npm2yarn` to show the command for all package managers.',
  'package-install': 'Write `sh npm2yarn` to show the command for all package managers.',
  math: 'Add the plugin `math()` of the package "vellum-math" to show a formula.',
}

function languageHint(language: string): string {
  if (Object.hasOwn(OTHER_LANGUAGES, language)) return OTHER_LANGUAGES[language]!
  const [, plain, no] = /^([\w-]+):(no-)?line-numbers/.exec(language) ?? []
  if (plain !== undefined) return `Write "${plain}${no ? '' : ' showLineNumbers'}".`
  const most = Math.max(1, Math.floor(language.length / 3))
  const nearest = nearestName(language, COMMON_LANGUAGES, most)
  return nearest === undefined ? 'Write "text" for code without colours.' : `Did you mean "${nearest}"?`
}

/** The languages that a misspelt name is compared with. */
const COMMON_LANGUAGES =
  'bash c cpp csharp css diff docker go graphql html ini java javascript js json jsx kotlin markdown md mdx php powershell python ruby rust scss shell sql swift text toml ts tsx typescript xml yaml yml'.split(
    ' ',
  )

/** The usual `pre` and `code`, with the index of the fence. `renderFences` replaces it with the block later. */
export function fenceElement(state: State, node: Code, context: CompileContext): Element {
  const element = defaultHandlers.code(state, node)
  const index = context.fences.push({
    info: infoString(node),
    code: context.samples.get(node)?.code ?? node.value,
    position: sourcePosition(node, context),
    sample: context.samples.get(node),
  })
  element.properties[FENCE] = index - 1
  return element
}

/** An attribute, because it survives the parsing of raw HTML. */
const FENCE = 'dataVellumFence'

/** Replaces the `pre` elements of fences with the finished blocks, or with the components that the site has for them. */
export function renderFences(tree: HastRoot, context: CompileContext): void {
  if (context.fences.length === 0) return
  replaceElements(tree, (element) => {
    const fence = element.tagName === 'pre' && context.fences[Number(element.properties[FENCE] ?? -1)]
    return fence ? blockElement(fence, context, element) : undefined
  })
}

function blockElement(
  { info: text, code, position, sample, hasTitle = true }: Fence,
  context: CompileContext,
  written: Element,
): Element {
  const { title, range, lineNumbers, npm2yarn, ...info } = parseFenceInfo(text)
  const { words, collapse } = parseFenceNotation(text)
  const language = languageOf(info, context)
  const hasComponent = BLOCK_NAMES.some((name) => name in context.options.components)
  const block = (shown: string): Element => {
    const { className, inner, outer } = codeBlockHtml({
      code: shown,
      language,
      title: hasTitle ? title : undefined,
      range,
      lineNumbers,
      words,
      collapse,
      collapsedLabel: (count) => label(context, 'theme.CodeBlock.collapsedLines', { count }),
      magicComments: context.options.magicComments,
      sourceName: positionName(position, context.input),
      cache: context.input.codeCache,
      sample,
    })
    if (hasComponent)
      return blockComponent({ code: shown, html: outer }, { text, language, context, written })
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: className.split(' ') },
      children: [{ type: 'raw', value: inner }],
    }
  }
  if (language === 'mermaid' && context.options.mermaid) return diagramElement(code, block)
  return npm2yarn ? npm2yarnTabs(code, block) : block(code)
}

/** The names under which a site replaces code blocks. */
const BLOCK_NAMES = ['pre', 'code', 'CodeBlock']

/** A block as components get it from Docusaurus: `pre` around `code`, or `CodeBlock` alone. */
function blockComponent(
  block: Pick<RenderedFence, 'code' | 'html'>,
  {
    text,
    language,
    context: { options },
    written: { position },
  }: { text: string; language: string; context: CompileContext; written: Element },
): Element {
  const metastring = text.replace(/^\S*\s*/, '')
  const place = position ? { position } : {}
  const props = { className: `language-${language}`, ...(metastring && { metastring }) }
  const children: ElementContent[] = [{ type: 'text', value: `${block.code}\n` }]
  const inner = componentNode('code' in options.components ? 'code' : 'CodeBlock', props, {
    children,
    fence: { ...block, language, ...(metastring && { meta: metastring }) },
    ...place,
  })
  const outer =
    'pre' in options.components ? componentNode('pre', {}, { children: [inner], ...place }) : inner
  return outer as unknown as Element
}

/**
 * A diagram. The engine cannot draw it: a client module of the site does, from the attribute.
 * Until then, and without JavaScript, the source is shown.
 */
function diagramElement(code: string, block: (code: string) => Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['docusaurus-mermaid-container'], dataMermaid: code },
    children: [block(code)],
  }
}

function languageOf({ language }: Pick<FenceInfo, 'language'>, { options }: CompileContext): string {
  return language ?? options.defaultLanguage ?? 'text'
}
