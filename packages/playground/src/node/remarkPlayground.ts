// A remark plugin that makes a playground of each fence with the word `playground` after its language:
// code and recorded output in one element, with a bar to run it. The page stays plain Markdown;
// what the bar does is in start.ts.

import type { Code, Nodes, Parent, Parents, Root } from 'mdast'
import type { Format } from '../protocol.js'

/** The labels of the bar. Plain data, so that the engine compiles a page again when they have changed. */
export interface RemarkPlaygroundOptions {
  /** @default 'Run' */
  readonly run?: string
  /** @default 'Runs in this page; nothing is sent.' */
  readonly note?: string
}

/** What the plugin uses of a file. */
interface PageFile {
  /** Throws an error with this position. */
  fail(reason: string, position?: Nodes['position']): never
}

/** A playground, or its bar: a block that says which element it becomes. */
interface Block extends Parent {
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

/** Wraps the playgrounds of a page. */
export function remarkPlayground({
  run = 'Run',
  note = 'Runs in this page; nothing is sent.',
}: RemarkPlaygroundOptions = {}) {
  return (tree: Root, file: PageFile): void => {
    const names = new Set<string>()
    wrapPlaygrounds(tree, (code, output) => {
      const { name, format } = readFence(code, output, file)
      if (names.has(name)) {
        file.fail(`Two playgrounds of this page are called "${name}". Give one another title.`, code.position)
      }
      names.add(name)
      return playground({ name, format, blocks: [code, output!, bar(run, note)], position: code.position })
    })
  }
}

function wrapPlaygrounds(parent: Parents, wrap: (code: Code, output: Code | undefined) => Block): void {
  const children: Nodes[] = []
  for (let i = 0; i < parent.children.length; i++) {
    const child: Nodes = parent.children[i]!
    if (child.type === 'code' && hasWord(child)) {
      const next = parent.children[i + 1]
      const output = next?.type === 'code' && isOutput(next) ? next : undefined
      children.push(wrap(child, output) as unknown as Nodes)
      if (output) i++
    } else {
      if ('children' in child) wrapPlaygrounds(child, wrap)
      children.push(child)
    }
  }
  parent.children = children as typeof parent.children
}

/** The keyword with what is before it; in a title it does not count. */
const WORD = /^((?:"[^"]*"|'[^']*'|[^"'])*?)(?<!\S)playground(?!\S)/

function hasWord({ meta }: Code): boolean {
  return WORD.test(meta ?? '')
}

function isOutput({ lang, meta }: Code): boolean {
  return lang === 'text' && titleOf(meta) === 'Output'
}

/** The name and format of a fence; fails with what to write when something is missing. */
function readFence(code: Code, output: Code | undefined, file: PageFile): { name: string; format: Format } {
  const title = titleOf(code.meta)
  if (code.lang !== 'ts' && code.lang !== 'js') {
    file.fail(`A playground is in "ts" or "js", not in "${code.lang}".`, code.position)
  }
  if (title === undefined) {
    file.fail(
      `A playground needs a title. Write \`\`\`${code.lang} title="first-request.${code.lang}" playground.`,
      code.position,
    )
  }
  const [, name, extension] = /^([\w-]+)\.([cm]?[jt]s)$/.exec(title) ?? []
  if (name === undefined || !extension?.endsWith(code.lang)) {
    file.fail(
      `The title of a playground is the name of its file, such as "first-request.${code.lang}", not "${title}".`,
      code.position,
    )
  }
  if (!output) {
    file.fail(
      `The playground "${title}" has no recorded output. Write a block \`\`\`text title="Output" directly below it.`,
      code.position,
    )
  }
  // Without types on its names: the editor that replaces it has none, and they weigh more than the code.
  code.meta = code.meta!.replace(WORD, '$1no-twoslash')
  return { name, format: extension!.startsWith('c') ? 'cjs' : 'esm' }
}

function titleOf(meta: string | null | undefined): string | undefined {
  const found = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '')
  return found?.[1] ?? found?.[2]
}

function playground({
  name,
  format,
  blocks,
  position,
}: {
  name: string
  format: Format
  blocks: (Code | Block)[]
  position: Nodes['position']
}): Block {
  return {
    type: 'playground',
    children: blocks as Block['children'],
    data: {
      hName: 'div',
      hProperties: { className: ['playground'], dataPlayground: format, dataName: name },
    },
    ...(position && { position }),
  }
}

function bar(run: string, note: string): Block {
  const button = element('button', { type: 'button', className: ['playground-run'], dataRun: '' }, run)
  return {
    type: 'playgroundBar',
    children: [],
    data: {
      hName: 'div',
      hProperties: { className: ['playground-bar'] },
      // A status: errors are shown there.
      hChildren: [button, element('span', { className: ['playground-note'], role: 'status' }, note)],
    },
  }
}

function element(tagName: string, properties: Properties, text: string): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value: text }] }
}
