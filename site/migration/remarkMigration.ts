// A remark plugin that replaces `::migration{from="ky"}` by the rows for a client.

import type { PhrasingContent, Table } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import { type Directives, replaceDirectives } from '../directives/replaceDirectives'
import { inlineMarkdown, labelCells, table } from '../reference/blocks'
import { MIGRATIONS, type MigrationRow, type MigrationSource } from './migrations'

const DIRECTIVES: Directives<undefined> = {
  migration: { required: ['from'], optional: [], show: ({ from = '' }) => [migrationTable(from)] },
}

/** Replaces the directive in a page. */
export function remarkMigration() {
  return replaceDirectives(DIRECTIVES, undefined)
}

function migrationTable(from: string): Table {
  if (!Object.hasOwn(MIGRATIONS, from))
    throw unknownValue(`There are no rows for a migration from "${from}".`, from, Object.keys(MIGRATIONS))
  const rows = MIGRATIONS[from as MigrationSource]
  return table(labelCells(from, 'Troth', 'What is different'), rows.map(cellsOf))
}

function cellsOf({ other, troth, note = '', isName }: MigrationRow): PhrasingContent[][] {
  const code = (text: string): PhrasingContent[] =>
    isName ? inlineMarkdown(text, new Map()) : [{ type: 'inlineCode', value: text }]
  return [code(other), code(troth), note ? inlineMarkdown(note, new Map()) : []]
}
