// What directives show of errors: a table of their classes, and the meaning of a code.

import type { BlockContent, PhrasingContent } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import { code, labelCells, markdown, nameLink, table, text } from './blocks'
import type { DirectiveData } from './directiveData'
import { type ClassDeclaration, valuesOf } from './readReference'

/** The classes of errors, as a table. */
export function errorsTable({ reference, homes }: DirectiveData): BlockContent {
  const classes = Object.values(reference.declarations).filter(
    (declaration): declaration is ClassDeclaration & { kind: string } =>
      declaration.type === 'class' && declaration.kind !== undefined,
  )
  const codes = valuesOf(reference, 'ErrorCode').map(({ value }) => value)
  return table(
    [...labelCells('Class'), [code('kind')], ...labelCells('Codes', 'Fields of its own')],
    classes.map(({ name, kind, members }) => [
      [nameLink(name, homes)],
      [code(`'${kind}'`)],
      listed(codesOf(kind, codes).map((one) => nameLink(one, homes))),
      members.length === 0 ? [text('none')] : listed(members.map((member) => code(member.name))),
    ]),
  )
}

/** The codes of a kind begin with its name: `abort` → `ABORTED` */
function codesOf(kind: string, codes: readonly string[]): string[] {
  return codes.filter((one) => one.startsWith(kind.toUpperCase()))
}

/** The meaning of an error code. */
export function codeMeaning(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const codes = valuesOf(reference, 'ErrorCode')
  const foundCode = codes.find(({ value }) => value === name)
  if (!foundCode)
    throw unknownValue(
      `Troth has no error code "${name}".`,
      name,
      codes.map(({ value }) => value),
    )
  return markdown(foundCode.description, homes)
}

function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, i) => (i > 0 ? [text(', '), item] : [item]))
}
