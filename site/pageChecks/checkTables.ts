// Tables that authors write by hand. A row that names an option which Troth does not
// have is a promise that no code keeps; a column without a name cannot be read aloud.

import type { TableCell } from 'mdast'
import { nearestName } from '../directives/nearestName'
import type { PageProblem } from './pageProblem'
import { findAll, lineOf, type ParsedPage, textOf } from './parsedPage'

/** The columns of tables that have no name. */
export function checkColumnNames({ file, tree }: ParsedPage): PageProblem[] {
  return findAll(tree, 'table').flatMap(({ children: [header] }) => {
    const empty = header?.children.find((cell) => textOf(cell).trim() === '')
    if (!header || !empty) return []
    const column = header.children.indexOf(empty) + 1
    return [
      {
        file,
        line: lineOf(header),
        message: `Column ${column} of the table has no name.`,
        hint: 'Write what its cells are, for people who hear the table.',
      },
    ]
  })
}

/** The unknown names in the first column of tables whose first header is `Option`. */
export function checkOptionTables(
  { file, tree }: ParsedPage,
  knownOptions: ReadonlySet<string>,
): PageProblem[] {
  return findAll(tree, 'table').flatMap(({ children: [header, ...rows] }) => {
    const title = header?.children[0]
    if (!title || textOf(title).trim() !== 'Option') return []
    return rows.flatMap(({ children: [cell] }) => {
      if (!cell) return []
      const unknown = optionNames(cell).filter((name) => !knownOptions.has(name))
      return unknown.map((name) => {
        const near = nearestName(name, knownOptions)
        return {
          file,
          line: lineOf(cell),
          message: `Troth has no option "${name}".`,
          hint: near ? `Did you mean "${near}"?` : `The options are ${[...knownOptions].sort().join(', ')}.`,
        }
      })
    })
  })
}

/** '`timeout: false`, `retry`' → ['timeout', 'retry']; the whole text of a cell without code */
function optionNames(cell: TableCell): string[] {
  const codes = findAll(cell, 'inlineCode').map(({ value }) => value)
  return (codes.length > 0 ? codes : [textOf(cell)]).map((text) => text.trim().replace(/[\s:=?(].*$/, ''))
}
