// Prose that is written in code: the home page, the doc comments that the reference shows, and tables of Troth's tests. In:
// their files. Out: each as a page of Markdown, with the same lines where it is a file, for the checks of figures and terms.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBehaviour } from '../reference/behaviour'
import { trothSources } from '../reference/trothFiles'
import type { Page } from './parsedPage'

const HOME = ['pages/index.tsx', 'home/RetryTimeline.tsx', 'home/Sizes.tsx']
const COMMENTED = ['errors.ts', 'hookTypes.ts', 'optionTypes.ts', 'retryTypes.ts', 'types.ts']

/** The files with prose that readers of the site see. */
export function readOtherProse(): Page[] {
  const source = fileURLToPath(new URL('../src', import.meta.url))
  return [
    ...HOME.map((name) => ({
      file: `site/src/${name}`,
      text: jsxProse(readFileSync(join(source, name), 'utf8')),
    })),
    ...COMMENTED.map((name) => ({
      file: `packages/troth/src/${name}`,
      text: commentProse(readFileSync(join(trothSources(), name), 'utf8')),
    })),
  ]
}

/** The tables of Troth's tests that pages show, a line for each row. Their figures are what the tests expect. */
export function readTableProse(): Page[] {
  return Object.entries(readBehaviour()).map(([name, { note = '', columns, rows }]) => ({
    file: `packages/troth/test/tables/${name}.ts`,
    text: [[note], columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.join('; ')).join('\n'),
  }))
}

/** The text of JSX: '<p>At <code>timeout</code></p>' → 'At `timeout`' */
export function jsxProse(source: string): string {
  return (
    source
      .replace(/^\s*(import|export|const|\/\/).*$/gm, '')
      .replace(/<code>([^<]*)<\/code>/g, '`$1`')
      .replace(/<\/?[a-zA-Z][^<>]*>/g, (tag) => tag.replace(/[^\n]/g, ''))
      // The texts of an array are sentences of their own.
      .replace(/['`\]],?$/gm, '. ')
      .replace(/^\s+/gm, (space) => '\n'.repeat(space.split('\n').length - 1))
  )
}

/** The sentences of doc comments: not the code between them, and neither defaults nor examples. */
export function commentProse(source: string): string {
  let isComment = false
  let isTag = false
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*(\| )?\/\*\*/.test(line)) [isComment, isTag] = [true, false]
      if (!isComment) return ''
      const text = line.replace(/^\s*(\| )?(\/\*\*|\*(?!\/))?\s?/, '').replace(/\s*\*\/.*$/, '')
      if (line.includes('*/')) isComment = false
      if (/^@(default|example)/.test(text)) isTag = true
      return isTag ? '' : text
    })
    .join('\n')
}
