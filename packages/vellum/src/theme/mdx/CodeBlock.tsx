import { Children, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useHighlighter } from '../../client/runtime/highlightRecord.js'
import { codeBlockMarkup } from '../../shared/contentMarkup/codeBlock.js'
import type { HighlightInput } from '../../shared/rendering.js'
import { attachCodeButtons } from '../behaviours/codeButtons.js'
import { classNames } from '../parts/classNames.js'
import { markupElement } from './markupElement.js'

export interface CodeBlockProps {
  /** The code, as text. Elements are shown as they are, without colours. */
  readonly children?: ReactNode
  /** Language of the code. @default the one of a class `language-…` */
  readonly language?: string
  /** Title above the code. */
  readonly title?: string
  /** Whether lines have numbers; a number is that of the first line. @default false */
  readonly showLineNumbers?: boolean | number
  /** What follows the language in a fence; its title wins. */
  readonly metastring?: string
  /** Class of the element around the code; `language-…` sets the language. */
  readonly className?: string
}

/** A code block, like a fence in Markdown. */
export function CodeBlock({
  children,
  className,
  language = /language-(\S+)/.exec(className ?? '')?.[1],
  title,
  showLineNumbers,
  metastring,
}: CodeBlockProps) {
  const parts = Children.toArray(children)
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) {
    return (
      <ElementBlock language={language} title={title} className={className}>
        {children}
      </ElementBlock>
    )
  }
  const input = {
    code: parts.join(''),
    language,
    ...(metastring === undefined ? {} : { meta: metastring }),
    ...(title === undefined ? {} : { title }),
    ...(showLineNumbers === undefined ? {} : { showLineNumbers }),
  }
  return <TextBlock input={input} className={className} />
}

/** Code that is text, highlighted. In the browser the served HTML stays as it is. */
export function TextBlock({ input, className }: { input: HighlightInput; className: string | undefined }) {
  const highlight = useHighlighter()
  const { code, language, meta, title, showLineNumbers } = input
  // The HTML changes with the code only: setting it again would remove the buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all fields of the input are listed
  const html = useMemo(() => highlight(input), [highlight, code, language, meta, title, showLineNumbers])
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input changes with the HTML
  useLayoutEffect(() => {
    const element = host.current!
    // Keeps the HTML that Node has highlighted for the next mount: the browser could not highlight it.
    highlight.keep?.(input, element.innerHTML)
    return attachCodeButtons(element.firstElementChild as HTMLElement)
  }, [html])
  return (
    <div
      ref={host}
      className={classNames('vl-code-host', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter returns HTML
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}

/** Code with elements in it: they are shown as they are. */
function ElementBlock({
  language = 'text',
  title,
  className,
  children,
}: Pick<CodeBlockProps, 'children'> & { [Name in 'language' | 'title' | 'className']: string | undefined }) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => attachCodeButtons(block.current!), [])
  return markupElement(codeBlockMarkup<ReactNode>({ language, title, className, content: children }), {
    ref: block,
  })
}
