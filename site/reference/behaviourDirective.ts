// What the directive `::behaviour` shows: a table of behaviour, or some rows of it.

import type { BlockContent, Nodes } from 'mdast'
import { DirectiveProblem, unknownValue } from '../directives/directiveProblem'
import { OUTCOMES_ID, outcomeId } from '../outcomes/outcomesId'
import type { Behaviour } from './behaviour'
import { inlineMarkdown, markdown, splitList, table } from './blocks'
import type { DirectiveData } from './directiveData'

/** The attribute that chooses rows of a table. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  join: ['rows'],
  headers: [],
  retry: ['method', 'methods'],
  response: ['type'],
  outcomes: [],
}

/** The table of outcomes, folded, below an element that a script of the page fills with the explorer. */
export function outcomesBlock(data: DirectiveData): BlockContent {
  const summary = block('summary', {}, [{ type: 'text', value: 'All cases as a table' }])
  const all = block('details', {}, [summary, ...behaviourBlocks({ table: 'outcomes' }, data)])
  return block('div', { id: OUTCOMES_ID }, [block('div', {}, []), all])
}

/** A block that becomes an element of this name. */
function block(hName: string, hProperties: Record<string, string>, children: readonly Nodes[]): BlockContent {
  return { type: 'outcomes', children, data: { hName, hProperties } } as unknown as BlockContent
}

/** A table of behaviour, or some rows of it. */
export function behaviourBlocks(
  { table: name = '', ...filters }: Readonly<Record<string, string>>,
  { behaviour, homes }: DirectiveData,
): BlockContent[] {
  if (!Object.hasOwn(behaviour, name)) {
    throw unknownValue(`There is no behaviour table "${name}".`, name, Object.keys(behaviour))
  }
  const { note = '', columns, rows } = behaviour[name as keyof Behaviour]
  const allowed = FILTERS[name]!
  const [chosen, ...further] = Object.entries(filters)
  const wrong = [chosen, ...further].find((entry) => entry && !allowed.includes(entry[0]))
  if (wrong) {
    throw new DirectiveProblem(
      `The behaviour table "${name}" is not filtered by "${wrong[0]}". ${allowed.length > 0 ? `Use "${allowed.join('" or "')}".` : 'It is shown whole: remove the attribute.'}`,
    )
  }
  if (further.length > 0) throw new DirectiveProblem(`Use "${chosen![0]}" or "${further[0]![0]}", not both.`)
  const groups = new Set(rows.map(({ group }) => group))
  const wanted = chosen ? splitList(chosen[1]) : [...groups]
  for (const group of wanted) {
    if (!groups.has(group)) {
      throw unknownValue(
        `The behaviour table "${name}" has no rows for ${chosen![0]} "${group}".`,
        group,
        groups,
      )
    }
  }
  const shown = rows.filter(({ group }) => wanted.includes(group))
  // A column that only repeats what was asked for says nothing.
  const isRepeated = (i: number) =>
    wanted.length === 1 && shown.every(({ cells }) => cells[i] === `\`${wanted[0]}\``)
  const shownTable = table(
    columns.map((column) => inlineMarkdown(column, homes)),
    shown.map(({ cells }) => cells.map((cell, i) => (isRepeated(i) ? [] : inlineMarkdown(cell, homes)))),
  )
  if (name === 'outcomes') {
    // The section of an error code links to its row.
    for (const [i, row] of shownTable.children.slice(1).entries())
      row.data = { hProperties: { id: outcomeId(shown[i]!.group) } }
  }
  return [...markdown(note, homes), shownTable]
}
