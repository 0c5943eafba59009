// The markup of a code block: of a fence, of `<CodeBlock>`, and of code that the browser shows without colours.

import type { FenceInfo } from './fenceInfo.js'
import { joinClasses, type Markup } from './markup.js'

/** What is around the lines of a code block. */
export interface CodeBlockInput<Content> extends Partial<Pick<FenceInfo, 'title' | 'lineNumbers'>> {
  readonly language: string
  readonly className?: string | undefined
  /** The lines. */
  readonly content: Content
}

/** The element of a code block. */
export function codeBlockMarkup<Content>({
  language,
  title,
  lineNumbers,
  className,
  content,
}: CodeBlockInput<Content>): Markup<Content> {
  const lines = lineNumbers === undefined ? 'vl-code-lines' : 'vl-code-lines vl-code-numbered'
  const code = { tag: 'code', attributes: { className: lines }, children: [{ content }] }
  // It scrolls, so the keyboard must reach it.
  const pre = { tag: 'pre', attributes: { tabIndex: 0, className: 'vl-code-pre' }, children: [code] }
  return {
    tag: 'div',
    attributes: { className: joinClasses(`language-${language} theme-code-block vl-code`, className) },
    children: [
      ...(title ? [{ tag: 'div', attributes: { className: 'vl-code-title' }, children: [title] }] : []),
      { tag: 'div', attributes: { className: 'vl-code-content' }, children: [pre] },
    ],
  }
}

/** The element of a line: lines have one when a line of the block has a class or a number. */
export function codeLineMarkup<Content>(
  content: Content,
  {
    tag = 'span',
    classNames = [],
    number,
  }: { tag?: string | undefined; classNames?: readonly string[]; number: number | undefined },
): Markup<Content> {
  const className = joinClasses('vl-line', ...classNames)
  return {
    tag,
    attributes: { className, 'data-line': number },
    children: [{ content }, '\n'],
  }
}
