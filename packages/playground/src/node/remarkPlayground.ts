// A remark plugin that makes fences runnable: with the word `playground` after its language a fence becomes
// an editor with network and results, with the word `run` a sample whose output is shown below it.
// The page stays plain Markdown; what the buttons do is in start.ts.

import type { Code, Nodes, Parents, Root } from 'mdast'
import type { Format } from '../protocol.js'
import { type Block, playgroundBlock, sampleBlock } from './playgroundBlocks.js'

/** The labels of the bar, and which fences are marked. */
export interface RemarkPlaygroundOptions {
  /** @default 'Run' */
  readonly run?: string
  /** The note of a playground. @default 'Runs in this page; nothing is sent.' */
  readonly note?: string
  /** Whether a fence without a word is a sample with `run`. @default none is */
  readonly runnable?: ((fence: RunnableFence) => boolean) | undefined
  /** Whether pages have the hidden lines of samples. @default true */
  readonly embedsHiddenLines?: boolean
  /** Whether programs can send requests. @default false */
  readonly hasApi?: boolean
}

/** A `ts` or `js` fence that is not marked. */
export interface RunnableFence {
  readonly language: 'ts' | 'js'
  /** What follows the language. */
  readonly meta: string
  readonly code: string
  /** Whether its recorded output is below it. */
  readonly hasOutput: boolean
}

/** What the plugin uses of a file. */
interface PageFile {
  /** Throws an error with this position. */
  fail(reason: string, position?: Nodes['position']): never
}

/** Wraps the playgrounds and the runnable samples of a page. */
export function remarkPlayground({
  run = 'Run',
  note = 'Runs in this page; nothing is sent.',
  runnable = () => false,
  embedsHiddenLines = true,
  hasApi = false,
}: RemarkPlaygroundOptions = {}) {
  return (tree: Root, file: PageFile): void => {
    const names = new Set<string>()
    const wrap = ({ code, word, output }: FoundFence) => {
      if (word === undefined && !isRunnable(code, output, runnable)) return undefined
      if (word !== 'playground') {
        const format = readSampleFence(code, file)
        return sampleBlock({ code, output, format }, { run, embedsHiddenLines, hasApi })
      }
      const { name, format } = readFence(code, file)
      if (names.has(name)) {
        file.fail(`Two playgrounds of this page are called "${name}". Give one another title.`, code.position)
      }
      names.add(name)
      return playgroundBlock({ code, output, format }, { name, labels: { run, note } })
    }
    wrapFences(tree, wrap)
  }
}

type Word = 'playground' | 'run'

/** A fence with its keyword, and the recorded output below it. */
interface FoundFence {
  readonly code: Code
  readonly word: Word | undefined
  readonly output: Code | undefined
}

function isRunnable(
  { lang, meta, value }: Code,
  output: Code | undefined,
  runnable: (fence: RunnableFence) => boolean,
): boolean {
  if (lang !== 'ts' && lang !== 'js') return false
  return runnable({ language: lang, meta: meta ?? '', code: value, hasOutput: output !== undefined })
}

function wrapFences(parent: Parents, wrap: (fence: FoundFence) => Block | undefined): void {
  const children: Nodes[] = []
  for (let i = 0; i < parent.children.length; i++) {
    const child: Nodes = parent.children[i]!
    const next = parent.children[i + 1]
    const output = next?.type === 'code' && isOutput(next) ? next : undefined
    const block = child.type === 'code' ? wrap({ code: child, word: wordOf(child), output }) : undefined
    if (block) {
      children.push(block as unknown as Nodes)
      if (output) i++
    } else {
      if ('children' in child) wrapFences(child, wrap)
      children.push(child)
    }
  }
  parent.children = children as typeof parent.children
}

/** The keyword with the text before it; a keyword inside of a title does not count. */
const WORD = /^((?:"[^"]*"|'[^']*'|[^"'])*?)(?<!\S)(playground|run)(?!\S)/

function wordOf({ meta }: Code): Word | undefined {
  return WORD.exec(meta ?? '')?.[2] as Word | undefined
}

/** `Output`, or where it was recorded, if browsers print something else: `Output in Node.js`. */
function isOutput({ lang, meta }: Code): boolean {
  return lang === 'text' && /^Output( in .+)?$/.test(titleOf(meta) ?? '')
}

/** The format of a sample; fails with what to write when it cannot run. */
function readSampleFence(code: Code, file: PageFile): Format {
  if (code.lang !== 'ts' && code.lang !== 'js') {
    file.fail(`A sample with "run" is in "ts" or "js", not in "${code.lang}".`, code.position)
  }
  code.meta = (code.meta ?? '').replace(WORD, '$1').trim()
  const extension = /\.([cm]?)[jt]s$/.exec(titleOf(code.meta) ?? '')?.[1]
  if (extension) return extension === 'c' ? 'cjs' : 'esm'
  return code.lang === 'js' && /\brequire\(/.test(code.value) ? 'cjs' : 'esm'
}

/** The name and format of a playground; fails with what to write when something is missing. */
function readFence(code: Code, file: PageFile): { name: string; format: Format } {
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
  // Without types on its names: the editor that replaces it has none, and they are larger than the code.
  code.meta = code.meta!.replace(WORD, '$1no-twoslash')
  return { name, format: extension!.startsWith('c') ? 'cjs' : 'esm' }
}

function titleOf(meta: string | null | undefined): string | undefined {
  const titleMatch = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '')
  return titleMatch?.[1] ?? titleMatch?.[2]
}
