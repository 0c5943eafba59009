import type { ComponentType } from 'react'
import type { PageBody } from '../client/index.js'
import { escapeText } from '../shared/escapeHtml.js'
import { MDXComponents } from './mdx/MDXComponents.js'

export interface ArticleProps {
  /** Stands above the body; none when the body has its own. */
  readonly heading: string | undefined
  readonly body: PageBody
}

/** The text of a page. HTML stays one string, so that hydration can keep the served nodes. */
export function Article({ heading, body }: ArticleProps) {
  const className = 'theme-doc-markdown markdown'
  if (body.type === 'html') {
    const top = heading === undefined ? '' : `<header><h1>${escapeText(heading)}</h1></header>`
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler gives HTML
    return <div className={className} dangerouslySetInnerHTML={{ __html: top + body.html }} />
  }
  return (
    <div className={className}>
      {heading !== undefined && (
        <header>
          <h1>{heading}</h1>
        </header>
      )}
      {body.type === 'component' && <Live Component={body.Component} />}
    </div>
  )
}

function Live({ Component }: { Component: ComponentType<object> }) {
  const props: object = { components: MDXComponents }
  return <Component {...props} />
}
