// The list of results: a group for each page, and in it a link to each section.

import type { FoundPage, FoundSection, TextPart } from 'vellum-search'
import { label } from '../labels/label.js'
import { searchLabel } from '../labels/searchLabel.js'
import { element } from './element.js'

/** The id of the list, which the input controls. */
export const LIST_ID = 'vl-search-list'

/** A listbox of options that are links. */
export function resultList(pages: readonly FoundPage[]): HTMLElement {
  let count = 0
  const groups = pages.map((page, index) => {
    const id = `${LIST_ID}-page-${index}`
    return element(
      'div',
      { role: 'group', 'aria-labelledby': id },
      element('div', { id, role: 'presentation' }, ...pageName(page)),
      ...page.sections.map((section) => option(section, { ...page, id: `${LIST_ID}-${count++}` })),
    )
  })
  return element(
    'div',
    { id: LIST_ID, role: 'listbox', 'aria-label': label('theme.SearchBar.label') },
    ...groups,
  )
}

/** `Guide › Install`, with the title in bold. */
export function pageName({
  title,
  breadcrumb,
}: Pick<FoundPage, 'title' | 'breadcrumb'>): readonly (Node | string)[] {
  return [...breadcrumb.map((part) => `${part} › `), element('b', {}, title)]
}

/** The text above the first heading has the title of its page as heading. */
function option(
  { href, headings, snippet, isErrorHelp }: FoundSection,
  { title, id }: { readonly title: string; readonly id: string },
): HTMLElement {
  const names: readonly (readonly TextPart[])[] = headings[0] ? headings : [[{ text: title }]]
  return element(
    'a',
    // The focus stays in the input.
    { id, href, role: 'option', tabindex: '-1', 'aria-selected': 'false' },
    isErrorHelp && element('div', {}, searchLabel('theme.SearchModal.errorHelp')),
    element('b', {}, ...names.flatMap((name, depth) => [depth > 0 && ' › ', ...markedText(name)])),
    snippet[0] && element('span', {}, ...markedText(snippet)),
  )
}

function markedText(parts: readonly TextPart[]): readonly (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text))
}
