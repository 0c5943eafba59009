// The elements around a runnable fence, as nodes of the Markdown tree: the wrapper that start.ts
// looks for, and the bar with the Run button.

import type { Code, Nodes, Parent } from 'mdast'
import type { Format } from '../protocol.js'
import { completeProgram, hasHiddenLines } from './completeProgram.js'

/** The labels of the bar. */
export interface BarLabels {
  readonly run: string
  /** Explains what Run does; empty if the button needs no explanation. */
  readonly note: string
}

/** A wrapper, or its bar: a block with the name of its element. */
export interface Block extends Parent {
  type: 'playground' | 'playgroundBar'
  data: { hName: string; hProperties: Properties; hChildren?: Element[] }
}

/** An element of HTML with some text. */
interface Element {
  type: 'element'
  tagName: string
  properties: Properties
  children: { type: 'text'; value: string }[]
}

type Properties = Record<string, string | string[]>

/** A fence with its recorded output, if it has one. */
export interface MarkedFence {
  readonly code: Code
  readonly output: Code | undefined
  readonly format: Format
}

/** A playground: the editor replaces the code when a reader uses it. */
export function playgroundBlock(
  { code, output, format }: MarkedFence,
  { name, labels }: { name: string; labels: BarLabels },
): Block {
  return wrapper([code, ...(output ? [output] : []), bar(labels)], {
    properties: { dataPlayground: format, dataName: name },
    position: code.position,
  })
}

/**
 * A sample: its code stays as it is, and Run replaces the output. No name and as few attributes as
 * possible, because a page may have dozens: equal markup costs next to nothing when compressed.
 */
export function sampleBlock(
  { code, output, format }: MarkedFence,
  { run, embedsHiddenLines, hasApi }: { run: string; embedsHiddenLines: boolean; hasApi: boolean },
): Block {
  const isCut = hasHiddenLines(code.value)
  // The bar comes first, so that the keyboard reaches Run in the visual order.
  return wrapper([bar({ run, note: '' }, EDIT), code, ...(output ? [output] : [])], {
    properties: {
      dataSample: isCut ? 'cut' : '',
      ...(isCut && embedsHiddenLines && { dataProgram: completeProgram(code.value) }),
      ...(format === 'cjs' && { dataPlayground: format }),
      // start.ts adds buttons for its requests and its network.
      ...(hasApi && { dataApi: '' }),
    },
    position: code.position,
  })
}

function wrapper(
  blocks: (Code | Block)[],
  { properties, position }: { properties: Properties; position: Nodes['position'] },
): Block {
  return {
    type: 'playground',
    children: blocks as Block['children'],
    data: { hName: 'div', hProperties: { className: ['playground'], ...properties } },
    ...(position && { position }),
  }
}

function bar({ run, note }: BarLabels, ...others: Element[]): Block {
  const button = element('button', { type: 'button', className: ['playground-run'], dataRun: '' }, run)
  return {
    type: 'playgroundBar',
    children: [],
    data: {
      hName: 'div',
      hProperties: { className: ['playground-bar'] },
      // A status: errors are shown there.
      hChildren: [
        button,
        ...others,
        element('span', { className: ['playground-note'], role: 'status' }, note),
      ],
    },
  }
}

/** Opens the sample in the editor. */
const EDIT = element('button', { type: 'button', className: ['playground-edit'], dataEdit: '' }, 'Edit')

function element(tagName: string, properties: Properties, text: string): Element {
  return { type: 'element', tagName, properties, children: text ? [{ type: 'text', value: text }] : [] }
}
