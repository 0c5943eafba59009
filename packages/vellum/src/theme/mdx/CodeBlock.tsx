import { Children, type ReactNode } from 'react'
import { useHighlighter } from '../../client/index.js'
import { classNames } from '../classNames.js'

export interface CodeBlockProps {
  /** The code, as text. Elements are shown as they are, without colours. */
  readonly children?: ReactNode
  /** Else the one of a class `language-…`. */
  readonly language?: string
  readonly title?: string
  readonly showLineNumbers?: boolean | number
  /** What would stand after the language in a fence; its title wins (CB-10). */
  readonly metastring?: string
  readonly className?: string
}

/** Code in a block, like a fence in Markdown. */
export function CodeBlock({
  children,
  className,
  language = /language-(\S+)/.exec(className ?? '')?.[1],
  title,
  showLineNumbers,
  metastring,
}: CodeBlockProps) {
  const highlight = useHighlighter()
  const parts = Children.toArray(children)
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) {
    return (
      <div className={classNames(`language-${language ?? 'text'} theme-code-block vl-code`, className)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      </div>
    )
  }
  const html = highlight({
    code: parts.join(''),
    language,
    ...(metastring === undefined ? {} : { meta: metastring }),
    ...(title === undefined ? {} : { title }),
    ...(showLineNumbers === undefined ? {} : { showLineNumbers }),
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter gives HTML
  return <div className={classNames('vl-code-host', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
