// A remark plugin that replaces `::comparison` by the table of Troth and other clients. Each cell of another client
// links to the README that it was read from, with its version and the day.

import type { Link, PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { type Directives, replaceDirectives } from '../directives/replaceDirectives'
import { inlineMarkdown } from '../reference/blocks'
import { CHECKED, COMPARISON, type ComparisonRow, OTHERS, type Other, VERSIONS } from './comparison'

const DIRECTIVES: Directives<undefined> = {
  comparison: { required: [], optional: [], show: () => [comparisonTable()] },
}

/** Replaces the directive in a page. */
export function remarkComparison() {
  return replaceDirectives(DIRECTIVES, undefined)
}

const WORSE = 'Where Troth is worse'

function comparisonTable(): Table {
  const names = OTHERS.map((name) => `${name} ${VERSIONS[name]}`)
  const head = ['Feature', WORSE, 'Troth', ...names].map((name) => inline(name))
  return { type: 'table', children: [row(head), ...COMPARISON.map(comparisonRow)] }
}

function comparisonRow({ feature, troth, href, others, worse = '' }: ComparisonRow): TableRow {
  const cells = OTHERS.map((name, i) => [
    linked(others[i]!, readmeOf(name), `README of ${name} ${VERSIONS[name]}, read ${CHECKED}`),
  ])
  const labels = ['', `${WORSE}:`, 'Troth', ...OTHERS]
  return row([inline(feature), inline(worse), [linked(troth, href)], ...cells], labels)
}

/** The page that shows the README of a version. */
function readmeOf(name: Other): string {
  return `https://www.npmjs.com/package/${name}/v/${VERSIONS[name]}`
}

function linked(text: string, url: string, title?: string): Link {
  return { type: 'link', url, ...(title && { title }), children: inline(text) as Link['children'] }
}

function inline(text: string): PhrasingContent[] {
  return text ? inlineMarkdown(text, new Map()) : []
}

/** With `labels`, cells name their columns where a phone shows rows as lists: there a client without a name says nothing. */
function row(cells: readonly PhrasingContent[][], labels: readonly string[] = []): TableRow {
  const children = cells.map((content, i): TableCell => {
    const label = content.length > 0 ? labels[i] : undefined
    return {
      type: 'tableCell',
      children: content,
      ...(label && { data: { hProperties: { dataLabel: label } } }),
    }
  })
  return { type: 'tableRow', children }
}
