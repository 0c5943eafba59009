// remark and rehype plugins that Vellum replaces: formulas, diagrams, and tabs of package managers.

import { propertyOf, resolved, withSpreads } from '../configTree.js'
import type { Node } from '../sourceText.js'
import { type Draft, usePlugin } from './draft.js'
import { entriesOf } from './pluginEntries.js'

const LISTS = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']

/** Rewrites the lists of plugins in the options of `docs`, `blog`, `pages` or `markdown`. */
export function rewriteMarkdownPlugins(draft: Draft, options: Node | undefined): void {
  const object = options && resolved(options, draft.program)
  for (const part of object ? withSpreads(object, draft.program) : []) rewriteLists(draft, part)
}

function rewriteLists(draft: Draft, object: Node): void {
  for (const name of LISTS) {
    const property = propertyOf(object, name)
    if (!property || draft.removed.has(property)) continue
    const list = resolved(property.value, draft.program)
    if (list.type !== 'ArrayExpression') continue
    const entries = entriesOf(list, draft.program).filter(({ element }) => !draft.removed.has(element))
    const removed = entries.filter((entry) => {
      const isReplaced = replace(draft, entry)
      if (isReplaced) draft.remove(entry.element)
      return isReplaced
    })
    if (removed.length > 0 && removed.length === list.elements.length) draft.remove(property)
  }
}

function replace(draft: Draft, { name, node, options }: ReturnType<typeof entriesOf>[number]): boolean {
  const { findings, source } = draft
  const at = source.at(node)
  if (name === '@docusaurus/remark-plugin-npm2yarn') {
    // With converters of its own it makes other tabs than the built-in one.
    if (propertyOf(options, 'converters')) return false
    draft.unneeded.add(name)
    findings.add({
      code: 'not-needed',
      outcome: 'changed',
      text: `"${name}" removed: blocks marked \`npm2yarn\` become tabs without it.`,
      at,
    })
    return true
  }
  if (name === 'mdx-mermaid') {
    usePlugin(draft, 'vellum-mermaid', 'mermaid()')
    draft.unneeded.add(name).add('mermaid')
    const text = '"mdx-mermaid" is `mermaid()` of vellum-mermaid now.'
    findings.add({ code: 'plugin-replaced', outcome: 'changed', text, at })
    return true
  }
  if (name !== 'remark-math' && name !== 'rehype-katex') return false
  const macros = propertyOf(options, 'macros')
  const call = macros
    ? `math({ macros: ${source.text.slice(macros.value.start, macros.value.end)} })`
    : 'math()'
  usePlugin(draft, 'vellum-math', call)
  draft.unneeded.add(name)
  findings.add({
    code: 'plugin-replaced',
    outcome: 'changed',
    text: 'remark-math and rehype-katex are `math()` of vellum-math now.',
    at,
  })
  return true
}

/** Removes the stylesheet of KaTeX, which `math()` brings along. */
export function removeKatexStyles(draft: Draft): void {
  const property = propertyOf(draft.config, 'stylesheets')
  const list = property && resolved(property.value, draft.program)
  if (!draft.packages.has('vellum-math') || list?.type !== 'ArrayExpression') return
  const elements = (list.elements as (Node | null)[]).filter((element) => element !== null)
  const ofKatex = elements.filter((element) =>
    /katex/i.test(draft.source.text.slice(element.start, element.end)),
  )
  if (ofKatex.length === 0) return
  if (ofKatex.length === elements.length) draft.remove(property!)
  else for (const element of ofKatex) draft.remove(element)
}
