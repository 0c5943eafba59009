// Tables of options that authors write by hand: a row that names an option which
// Troth does not have is a promise that no code keeps.

import type { TableCell } from 'mdast'
import { nearestName } from '../reference/nearestName'
import type { PageProblem } from './pageProblem'
import { findAll, lineOf, type ParsedPage, textOf } from './parsedPage'

/** The unknown names in the first column of tables whose first header is `Option`. */
export function checkOptionTables({ file, tree }: ParsedPage, known: ReadonlySet<string>): PageProblem[] {
  return findAll(tree, 'table').flatMap(({ children: [header, ...rows] }) => {
    const title = header?.children[0]
    if (!title || textOf(title).trim() !== 'Option') return []
    return rows.flatMap(({ children: [cell] }) => {
      if (!cell) return []
      const unknown = optionNames(cell).filter((name) => !known.has(name))
      return unknown.map((name) => {
        const near = nearestName(name, known)
        return {
          file,
          line: lineOf(cell),
          message: `Troth has no option "${name}".`,
          hint: near ? `Did you mean "${near}"?` : `The options are ${[...known].sort().join(', ')}.`,
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
