// `:::code-group`: the fences in it become tabs. A tab is named by `[name]` after the language, else by the title or the
// language; groups with the same names switch together.

import type { Element, ElementContent } from 'hast'
import type { Code } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { infoString, parseFenceInfo } from '../../../shared/contentMarkup/fenceInfo.js'
import { parseFenceNotation } from '../code/fenceNotation.js'
import { type CompileContext, sourcePosition } from '../compile/compileContext.js'
import { tabsElement } from './tabs.js'

/** The name of the directive. */
export const CODE_GROUP = 'code-group'

/** The names of tabs that switch with those of `npm2yarn`. */
const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(['npm', 'yarn', 'pnpm', 'bun'])

/** Reports what a code group cannot show as tabs; returns whether it has any. */
export function checkCodeGroup(node: ContainerDirective, context: CompileContext): boolean {
  const fences = node.children.filter((child) => child.type === 'code')
  const others = node.children.filter((child) => child.type !== 'code' && !isLabel(child))
  if (fences.length === 0) {
    context.problems.push({
      type: 'notation',
      code: 'empty-code-group',
      message: 'The code group has no code blocks; its content is shown without tabs.',
      hint: 'Put two or more code blocks between `:::code-group` and `:::`.',
      ...sourcePosition(node, context),
    })
    return false
  }
  for (const other of others) {
    context.problems.push({
      type: 'notation',
      code: 'code-group-content',
      message: 'The code group contains something else than code blocks; it is shown above the tabs.',
      hint: 'Move it out of the code group, or write `<Tabs>` with a `<TabItem>` for each tab.',
      ...sourcePosition(other, context),
    })
  }
  const names = fences.map(tabName)
  for (const [i, fence] of fences.entries()) {
    if (names.indexOf(names[i]!) === i) continue
    context.problems.push({
      type: 'notation',
      code: 'code-group-name',
      message: `The code group has more than one tab with the name "${names[i]}".`,
      hint: 'Write a name for each in brackets after the language: ```` ```sh [npm] ````.',
      ...sourcePosition(fence, context),
    })
  }
  return true
}

/** The element of a code group. */
export function codeGroupElement(state: State, node: ContainerDirective, context: CompileContext): Element {
  const tabs: { readonly value: string; readonly label: string }[] = []
  const blocks: ElementContent[] = []
  const others: ElementContent[] = []
  for (const child of node.children) {
    const element = state.one(child, node) as ElementContent | undefined
    if (!element) continue
    if (child.type !== 'code') {
      others.push(element)
      continue
    }
    const label = tabName(child)
    tabs.push({ value: uniqueValue(label.toLowerCase(), tabs), label })
    blocks.push(element)
    hideTitle(child, context)
  }
  const tabbed = tabsElement({
    groupId: node.attributes?.groupId ?? node.attributes?.sync ?? groupOf(tabs.map(({ value }) => value)),
    selected: tabs[0]!.value,
    tabs,
    panels: tabs.map(({ value }, i) => ({ value, children: [blocks[i]!] })),
  })!
  return others.length === 0
    ? tabbed
    : { type: 'element', tagName: 'div', properties: {}, children: [...others, tabbed] }
}

/** Also of a tab whose name is that of another one. */
function uniqueValue(value: string, tabs: readonly { readonly value: string }[]): string {
  const times = tabs.filter((tab) => tab.value === value || tab.value.startsWith(`${value}-`)).length
  return times === 0 || !tabs.some((tab) => tab.value === value) ? value : `${value}-${times + 1}`
}

function groupOf(values: readonly string[]): string {
  return values.every((value) => PACKAGE_MANAGERS.has(value)) ? 'npm2yarn' : values.toSorted().join(' ')
}

function tabName(fence: Code): string {
  const info = infoString(fence)
  const { title, language = 'text' } = parseFenceInfo(info)
  return parseFenceNotation(info).tab ?? title ?? language
}

/** A title that names the tab is not shown again in its block. */
function hideTitle(fence: Code, { fences }: CompileContext): void {
  const last = fences.at(-1)
  if (last && parseFenceNotation(infoString(fence)).tab === undefined) {
    fences[fences.length - 1] = { ...last, hasTitle: false }
  }
}

function isLabel(node: ContainerDirective['children'][number]): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}
