// Reads the info string of a fence, which is what is written after its marker, and the props of `<CodeBlock>`. Knows
// nothing of the code below it.

import type { HighlightInput } from '../rendering.js'

/** The parsed info string of a fence. */
export interface FenceInfo {
  /** The language in lower case; `undefined` if none is given. */
  readonly language: string | undefined
  readonly title: string | undefined
  /** The highlighted lines, as written between the braces: `1,4-6`. */
  readonly range: string | undefined
  /** The number of the first line; `undefined` = no line numbers. */
  readonly lineNumbers: number | undefined
  readonly live: boolean
  readonly npm2yarn: boolean
  /** Whether its types are shown, if it has `twoslash` or `no-twoslash`. */
  readonly twoslash: boolean | undefined
}

/** The info string of a fence, which the parser splits in two. */
export function infoString({
  lang,
  meta,
}: {
  readonly lang?: string | null | undefined
  readonly meta?: string | null | undefined
}): string {
  return `${lang ?? ''} ${meta ?? ''}`
}

/** `'js {2} title="a.js" showLineNumbers=5'` → language `js`, range `2`, title `a.js`, numbers from 5 */
export function parseFenceInfo(info: string): FenceInfo {
  const [, language, meta = ''] = /^\s*([^\s{[]*)\s*([\s\S]*)$/.exec(info) ?? []
  const title = /(?<![\w-])title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const words = meta.replace(/title=("[^"]*"|'[^']*')/g, ' ')
  const numbers = LINE_NUMBERS.exec(words)
  const flag = (name: string) => new RegExp(`(?:^|\\s)${name}(?=\\s|$)`).test(words)
  return {
    language: language?.toLowerCase() || undefined,
    title: title?.[1] ?? title?.[2],
    range: /(?<!collapse=|ins=|del=)\{([\d,\s-]+)\}/.exec(words.replace(LINE_NUMBERS, ' '))?.[1],
    lineNumbers: numbers ? firstNumber(numbers[1]) : undefined,
    live: flag('live'),
    npm2yarn: flag('npm2yarn'),
    twoslash: flag('no-twoslash') ? false : flag('twoslash') || undefined,
  }
}

/** What the props of `<CodeBlock>` say; its meta wins. */
export function codeBlockInfo({ language, meta, title, showLineNumbers }: HighlightInput): FenceInfo {
  const info = parseFenceInfo(infoString({ lang: language, meta }))
  const first = typeof showLineNumbers === 'number' ? showLineNumbers : showLineNumbers ? 1 : undefined
  return { ...info, title: info.title ?? title, lineNumbers: info.lineNumbers ?? first }
}

/** The value is often written as in JSX: `=5`, `=true`, `={5}`, `="5"`. */
const LINE_NUMBERS = /(?<![\w-])showLineNumbers(?:=\{?["']?(\w+)["']?\}?)?(?=\s|$|\{)/

function firstNumber(writtenNumber = 'true'): number | undefined {
  if (writtenNumber === 'false') return undefined
  return /^\d{1,9}$/.test(writtenNumber) ? Number(writtenNumber) : 1
}
