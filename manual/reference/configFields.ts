// The fields of the configuration by their path, with those of objects below it.

import type { Field } from 'vellum/reference'

/** A field with its path: `docs.versions.<name>.label`, `redirects[].from` */
export interface ConfigField {
  readonly path: string
  readonly field: Field
  /** How many objects of the same page it is inside of. */
  readonly depth: number
}

/** A field and all below it, except the forms of objects, which are shown as one. */
export function withNested(field: Field, path: string, depth = 0): ConfigField[] {
  return [{ path, field, depth }, ...nestedFields(field, path, depth + 1)]
}

/** The fields below a field. */
export function nestedFields(field: Field, path: string, depth = 0): ConfigField[] {
  const base = path + (field.within === 'list' ? '[]' : field.within === 'dictionary' ? '.<name>' : '')
  return (field.fields ?? []).flatMap((own) => withNested(own, `${base}.${own.name}`, depth))
}

/** The field at a path of names: `themeConfig.navbar` */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [first, ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  return rest.length === 0 ? field : field && fieldAt(field.fields ?? [], rest.join('.'))
}

/** The id of the section of a path: `docs.versions.<name>.label` → `docs-versions-name-label` */
export function anchorOf(path: string): string {
  return path
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}
