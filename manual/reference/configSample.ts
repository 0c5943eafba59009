// The sample of a field: its example as a part of a configuration, with the fields that its objects require.

import type { Field } from 'vellum/reference'

/** `docs.sidebarPath` → the lines of `docs: { sidebarPath: './sidebars.ts' },`; undefined for a field without an example. */
export function configSample(path: string, config: readonly Field[]): string | undefined {
  const lines = nest(path.split('.'), config, '')
  return lines?.join('\n')
}

function nest(
  [segment = '', ...rest]: readonly string[],
  fields: readonly Field[],
  indent: string,
): string[] | undefined {
  const name = segment.replace(/\[\]$/, '')
  const field = fields.find((each) => each.name === name)
  if (!field) return undefined
  if (rest.length === 0) return field.example === undefined ? undefined : value(name, field.example, indent)
  const [next = '', ...others] = rest
  const isNamed = next === '<name>'
  const inner = `${indent}  ${isNamed ? '  ' : ''}`
  const own = isNamed ? others : rest
  const below = nest(own, field.fields ?? [], inner)
  if (!below) return undefined
  const ownName = own[0]!.replace(/\[\]$/, '')
  const required = (field.fields ?? [])
    .filter((each) => each.isRequired && each.example !== undefined && each.name !== ownName)
    .flatMap((each) => value(each.name, each.example!, inner))
  const body = [...required, ...below]
  if (isNamed) {
    const entry = [`${indent}  ${key(entryName(field))}: {`, ...body, `${indent}  },`]
    return [`${indent}${key(name)}: {`, ...entry, `${indent}},`]
  }
  return segment.endsWith('[]')
    ? [
        `${indent}${key(name)}: [`,
        `${indent}  {`,
        ...body.map((line) => `  ${line}`),
        `${indent}  },`,
        `${indent}],`,
      ]
    : [`${indent}${key(name)}: {`, ...body, `${indent}},`]
}

function value(name: string, example: string, indent: string): string[] {
  return [`${indent}${key(name)}: ${example},`]
}

/** The first name in the example of a dictionary: `{ fr: { label: 'Français' } }` → `fr` */
function entryName({ example = '' }: Field): string {
  return /^\{\s*'?([\w.-]+)'?:/.exec(example)?.[1] ?? 'name'
}

function key(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`
}
