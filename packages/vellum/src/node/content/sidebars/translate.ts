// The labels of sidebars that can be translated, and items with their translations. The ids are those of
// Docusaurus.

import type { Messages } from '../../../shared/messages.js'
import type { CategoryItem, ExpandedItem } from './items.js'

type Sidebars = Readonly<Record<string, readonly ExpandedItem[]>>

/** A message to translate. */
export interface Message {
  readonly message: string
  /** For translators. */
  readonly description?: string
}

/** Items with translated labels; labels without a translation stay. */
export function translateSidebars(sidebars: Sidebars, messages: Messages): Sidebars {
  if (Object.keys(messages).length === 0) return sidebars
  return Object.fromEntries(
    Object.entries(sidebars).map(([id, items]) => [
      id,
      items.map((item) => translate(item, `sidebar.${id}`)),
    ]),
  )

  function translate(item: ExpandedItem, sidebar: string): ExpandedItem {
    const key = keyOf(item, sidebar)
    if (key === undefined) return item
    const label = messages[key]
    switch (item.type) {
      case 'category':
        return {
          ...item,
          ...(label !== undefined && { label, untranslatedLabel: item.label }),
          ...translatedLink(item, key),
          items: item.items.map((child) => translate(child, sidebar)),
        }
      case 'html':
        return item
      default:
        return label === undefined ? item : { ...item, label }
    }
  }

  function translatedLink({ link }: CategoryItem<ExpandedItem>, key: string) {
    if (link?.type !== 'generated-index') return {}
    const title = messages[`${key}.${INDEX}.title`] ?? link.title
    const description = messages[`${key}.${INDEX}.description`] ?? link.description
    return {
      link: {
        ...link,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
      },
    }
  }
}

/** Every label of the sidebars, by its id. */
export function sidebarMessages(sidebars: Sidebars): Record<string, Message> {
  const messages: Record<string, Message> = {}
  const visit = (item: ExpandedItem, id: string): void => {
    const key = keyOf(item, `sidebar.${id}`)
    if (key === undefined) return
    const { label } = item as { readonly label: string }
    const what = item.type === 'category' ? 'category' : item.type === 'link' ? 'link' : 'doc item'
    messages[key] = {
      message: label,
      description: `The label for the ${what} '${label}' in sidebar '${id}'${
        item.type === 'link'
          ? `, linking to '${item.href}'`
          : item.type === 'doc'
            ? `, linking to the doc ${item.id}`
            : ''
      }`,
    }
    if (item.type !== 'category') return
    const { link } = item
    if (link?.type === 'generated-index') {
      for (const field of ['title', 'description'] as const) {
        const text = link[field]
        if (!text) continue
        messages[`${key}.${INDEX}.${field}`] = {
          message: text,
          description: `The generated-index page ${field} for category '${label}' in sidebar '${id}'`,
        }
      }
    }
    for (const child of item.items) visit(child, id)
  }
  for (const [id, items] of Object.entries(sidebars)) for (const item of items) visit(item, id)
  return messages
}

const INDEX = 'link.generated-index'

/** `sidebar.docs.category.Guides`; `undefined` for items without a label of their own */
function keyOf(item: ExpandedItem, sidebar: string): string | undefined {
  if (item.type === 'html') return undefined
  const { label } = item
  if (label === undefined) return undefined
  return `${sidebar}.${item.type === 'ref' ? 'doc' : item.type}.${item.key ?? label}`
}
