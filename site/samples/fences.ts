// Finds the samples of a page: its fences, with the recorded output that stands
// below them. Knows Markdown and the keywords that authors write after the language;
// not what is done with a sample.

import type { Code, Nodes, Parents } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { fenceCode } from 'vellum'

/** A fence as it is written. */
export interface Fence {
  /** In lower case; `ts` for `typescript`. */
  readonly language: string
  readonly code: string
  /** The line of the file that the code starts at, from 1. */
  readonly line: number
  /** The name of the file that the fence shows. */
  readonly title: string | undefined
  /** Must fail, and its output ends with the error. */
  readonly throws: boolean
  /** Runs in a browser, whatever its language. */
  readonly browser: boolean
  /** A Server Component of React: rendered in Node. */
  readonly server: boolean
  /** Runs in a folder without packages. */
  readonly uninstalled: boolean
  /** Has no Run button, although its code could run in a page. */
  readonly noRun: boolean
  /** Why it is not checked. */
  readonly unchecked: string | undefined
  /** Compiler errors that it must have. */
  readonly errors: readonly number[]
  readonly output: Output | undefined
}

/** The block below a sample that shows what it prints. */
export interface Output {
  readonly text: string
  /** The lines of the file that the text takes, from 1; the end is not included. */
  readonly start: number
  readonly end: number
  /** What stands before each line, in a list. */
  readonly indent: string
}

/** Other names of languages. */
export const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  htm: 'html',
}

/** Languages whose fences are checked and run. */
export const SAMPLE_LANGUAGES: readonly string[] = ['ts', 'js', 'tsx', 'jsx', 'vue', 'html']

/** Reads a file by its path as a page writes it. */
type ReadFile = (path: string) => string | undefined

/** The fences of a page in their order. An output is no fence of its own. `readFile` is for fences with `file=`. */
export function readFences(text: string, readFile?: ReadFile): Fence[] {
  const lines = text.split(/\r?\n/)
  const fences: Fence[] = []
  const visit = (parent: Parents): void => {
    let previous: Nodes | undefined
    for (const child of parent.children as Nodes[]) {
      const last = fences.at(-1)
      if (child.type === 'code' && isOutput(child)) {
        if (previous?.type === 'code' && last) {
          fences[fences.length - 1] = { ...last, output: readOutput(child, lines) }
        }
      } else if (child.type === 'code') fences.push(readFence(child, readFile))
      else if ('children' in child) visit(child)
      previous = child
    }
  }
  visit(fromMarkdown(withoutFrontMatter(text), { extensions: [BLOCKS_ONLY] }))
  return fences
}

/** What is in a paragraph takes most of the time of parsing, and has no fences. */
const BLOCKS_ONLY: NonNullable<NonNullable<Options>['extensions']>[number] = {
  disable: {
    null: [
      'attention',
      'autolink',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
    ],
  },
}

/** Whether a fence is the recorded output of the one above it; it may say that it is that of Node.js. */
export function isOutput({ lang, meta }: Code): boolean {
  return lang === 'text' && /^Output( in Node\.js)?$/.test(titleOf(meta) ?? '')
}

/** A fence without its output. */
export function readFence({ lang, meta, value, position }: Code, readFile?: ReadFile): Fence {
  const language = (lang ?? 'text').toLowerCase()
  const words = (meta ?? '').replace(/\w+=("[^"]*"|'[^']*')/g, ' ').split(/\s+/)
  return {
    // Authors colour a component of Vue as HTML where nothing knows `vue`.
    language: titleOf(meta)?.endsWith('.vue') ? 'vue' : (LANGUAGE_ALIASES[language] ?? language),
    code: fenceCode({ info: `${lang ?? ''} ${meta ?? ''}`, code: value }, readFile),
    line: (position?.start.line ?? 0) + 1,
    title: titleOf(meta),
    throws: words.includes('throws'),
    browser: words.includes('browser'),
    server: words.includes('server'),
    uninstalled: words.includes('uninstalled'),
    noRun: words.includes('no-run'),
    unchecked: attribute(meta, 'unchecked') ?? (words.includes('unchecked') ? '' : undefined),
    errors: [
      ...[...value.matchAll(/^\s*\/\/ @errors: ([\d ,]+)$/gm)].map(([, codes = '']) => codes),
      attribute(meta, 'errors') ?? '',
    ].flatMap((codes) => codes.split(/[ ,]+/).filter(Boolean).map(Number)),
    output: undefined,
  }
}

function readOutput({ value, position }: Code, lines: readonly string[]): Output {
  const start = (position?.start.line ?? 0) + 1
  const indent = /^\s*/.exec(lines[start - 2] ?? '')?.[0] ?? ''
  return { text: value, start, end: position?.end.line ?? start, indent }
}

function titleOf(meta: string | null | undefined): string | undefined {
  return attribute(meta, 'title')
}

function attribute(meta: string | null | undefined, name: string): string | undefined {
  const valueMatch = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta ?? '')
  return valueMatch?.[1] ?? valueMatch?.[2]
}

/** The head becomes blank lines, so that line numbers stay as they are. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (head) => head.replace(/[^\r\n]/g, ''))
}
