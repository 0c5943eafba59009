// What a page shows of fields, keys and props: a section for each, or a table.

import type { BlockContent, Heading, PhrasingContent } from 'mdast'
import type { Field } from 'vellum/reference'
import {
  classedParagraph,
  code,
  codeBlock,
  codeHeading,
  inlineMarkdown,
  paragraph,
  table,
  text,
  typeCode,
  valueText,
} from './blocks'

/** How a field is shown as a section. */
export interface FieldSection {
  /** The text of its heading. */
  readonly heading: string
  readonly id: string
  readonly depth: Heading['depth']
  /** Code that shows its use. */
  readonly sample?: { readonly code: string; readonly lang: string; readonly title?: string } | undefined
}

/** A section: heading, type, default, version, description, sample. */
export function fieldSection(field: Field, { heading, id, depth, sample }: FieldSection): BlockContent[] {
  return [
    codeHeading(depth, heading, id),
    classedParagraph('reference-facts', ...facts(field)),
    ...describe(field),
    ...(sample ? [codeBlock(sample.code, sample)] : []),
  ]
}

function describe({ description, deprecated }: Field): BlockContent[] {
  return [
    ...(description ? [paragraph(...inlineMarkdown(description))] : []),
    ...(deprecated ? [paragraph(text('Deprecated: '), ...inlineMarkdown(deprecated))] : []),
  ]
}

/** Type, default and version in a line. */
function facts({ type, isRequired, default: value, since }: Field): PhrasingContent[] {
  return [
    ...typeCode(type),
    ...(isRequired ? [text(' · required')] : []),
    ...(value === undefined ? [] : [text(' · default '), ...valueText(value)]),
    text(` · since ${since}`),
  ]
}

/** Fields in a table, without sections of their own. */
export function fieldTable(label: string, fields: readonly Field[]): BlockContent {
  return table(
    [label, 'What it is', 'Type', 'Default', 'Since'],
    fields.map((field) => [
      [code(field.name), ...(field.isRequired ? [text(' (required)')] : [])],
      inlineMarkdown(
        [field.description, field.deprecated && `Deprecated: ${field.deprecated}`].filter(Boolean).join(' '),
      ),
      typeCode(field.type),
      field.default === undefined ? [] : valueText(field.default),
      [text(field.since)],
    ]),
  )
}

/** Fields in a table, with those of objects below them: `link.slug` */
export function nestedTable(
  label: string,
  fields: readonly Field[],
  { hasVariants = true }: { readonly hasVariants?: boolean } = {},
): BlockContent {
  const rows = fields.flatMap((field): Field[] => {
    const own = [
      ...(field.fields ?? []),
      ...((hasVariants && field.variants) || []).flatMap((variant) =>
        variant.fields.filter(({ name }) => name !== 'type'),
      ),
    ]
    return [field, ...own.map((each) => ({ ...each, name: `${field.name}.${each.name}` }))]
  })
  return fieldTable(label, rows)
}
