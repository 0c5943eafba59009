// The pieces of code blocks that copies of Docusaurus' components import.

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { attachCodeButtons } from '../behaviours/codeButtons.js'
import { TextBlock } from '../mdx/CodeBlock.js'
import { classNames } from '../parts/classNames.js'
import { useCodeBlockContext } from './codeBlock.js'

/** Title, code and buttons of the code block around. */
export function CodeLayout({ className }: { readonly className?: string }) {
  const { codeInput: code, metastring, language, title, lineNumbersStart } = useCodeBlockContext().metadata
  const input = {
    code,
    language,
    ...(metastring && { meta: metastring }),
    ...(typeof title === 'string' && { title }),
    ...(lineNumbersStart !== undefined && { showLineNumbers: lineNumbersStart }),
  }
  return <TextBlock input={input} className={className} />
}

/** The element of a code block. */
export function CodeContainer({
  as: Element = 'div',
  className,
  ...props
}: ComponentProps<'div'> & { as?: 'div' }) {
  return <Element {...props} className={classNames('theme-code-block vl-code', className)} />
}

/** The title of a code block. */
export function CodeTitle({ children }: { readonly children?: ReactNode }) {
  return children
}

/** The code of the code block around, without colours. */
export function CodeContent({ className }: { readonly className?: string }) {
  const { metadata, wordWrap } = useCodeBlockContext()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll
    <pre ref={wordWrap.codeBlockRef} className={className} tabIndex={0}>
      <code>{metadata.code}</code>
    </pre>
  )
}

interface Token {
  readonly content: string
}

/** The attributes of a line or a token. */
type GetProps<Input> = (input: Input) => ComponentProps<'span'>

interface CodeLineProps {
  readonly line: readonly Token[]
  readonly classNames?: readonly string[]
  readonly getLineProps: GetProps<{ readonly line: readonly Token[]; readonly className?: string }>
  readonly getTokenProps: GetProps<{ readonly token: Token }>
}

/** A line of code. */
export function CodeLine({ line, classNames: names = [], getLineProps, getTokenProps }: CodeLineProps) {
  return (
    <span {...getLineProps({ line, className: names.join(' ') })}>
      {line.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a line never move
        <CodeToken key={index} {...getTokenProps({ token })} />
      ))}
      <br />
    </span>
  )
}

/** A part of a line of code. */
export function CodeToken(props: ComponentProps<'span'>) {
  return <span {...props} />
}

/** The buttons of the code block around. */
export function CodeButtons() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const parent = place.current?.parentElement
    const block = parent?.closest<HTMLElement>('.theme-code-block') ?? parent
    return block?.querySelector('pre') ? attachCodeButtons(block) : undefined
  }, [])
  return <span ref={place} hidden />
}

/** A button of a code block. */
export function CodeButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classNames('vl-button', className)} />
}
