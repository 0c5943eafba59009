// Finds what the reference would show without a description.

import type { Field, Reference } from 'vellum/reference'

/** Every entry of the reference without a description, by its path: `config.docs.path` */
export function undocumented(reference: Reference): string[] {
  const { config, frontMatter, sidebarItems, category, author, tag } = reference
  const { commands, options, tokens, labels, headers, parts, slots } = reference
  const entries = (section: string, items: readonly Entry[]) =>
    items.flatMap((item) => (item.description ? [] : [`${section}.${item.name ?? item.id}`]))
  return [
    ...undocumentedFields('config', config),
    ...Object.entries(frontMatter).flatMap(([kind, fields]) =>
      undocumentedFields(`frontMatter.${kind}`, fields),
    ),
    ...entries('sidebarItems', sidebarItems),
    ...sidebarItems.flatMap(({ name, fields }) => undocumentedFields(`sidebarItems.${name}`, fields)),
    ...Object.entries(reference.plugin).flatMap(([name, fields]) =>
      undocumentedFields(`plugin.${name}`, fields),
    ),
    ...undocumentedFields('category', category),
    ...undocumentedFields('author', author),
    ...undocumentedFields('tag', tag),
    ...entries('commands', commands),
    ...entries('options', options),
    ...(['components', 'client', 'hydration', 'compat'] as const).flatMap((section) => [
      ...entries(section, reference[section]),
      ...reference[section].flatMap(({ name, fields = [] }) =>
        undocumentedFields(`${section}.${name}`, fields),
      ),
    ]),
    ...entries('tokens', tokens),
    ...entries('labels', labels),
    ...entries('headers', headers),
    ...entries('parts', parts),
    ...entries('slots', slots),
  ]
}

interface Entry {
  readonly name?: string
  readonly id?: string
  readonly description: string
}

function undocumentedFields(path: string, fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { name, type, description, deprecated, fields: own = [], variants = [] } = field
    // The word that distinguishes the forms of an object is explained with the form.
    const isDistinction = name === 'type' && /^'[^']+'( \| '[^']+')*$|^`/.test(type)
    return [
      ...(description || deprecated || isDistinction ? [] : [`${path}.${name}`]),
      ...undocumentedFields(`${path}.${name}`, own),
      ...variants.flatMap((variant) => undocumentedFields(`${path}.${name}.${variant.name}`, variant.fields)),
    ]
  })
}
