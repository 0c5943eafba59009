// The components that Markdown becomes in pages that are code, by the names that Docusaurus has for them. Browsers get them
// only where a site replaces one.

import type { ComponentProps, ReactNode } from 'react'
import { Children } from 'react'
import { CodeBlock, type CodeBlockProps } from './CodeBlock.js'
import { Details, type DetailsProps } from './Details.js'
import { Heading, type HeadingProps } from './Heading.js'

/** A link. */
export function A(props: ComponentProps<'a'>) {
  return <a {...props} />
}

/** An image. */
export function Img(props: ComponentProps<'img'>) {
  // biome-ignore lint/a11y/useAltText: it is one of the props
  return <img {...props} />
}

/** A list with bullets. */
export function Ul(props: ComponentProps<'ul'>) {
  return <ul {...props} />
}

/** An item of a list. */
export function Li(props: ComponentProps<'li'>) {
  return <li {...props} />
}

/** Code in a line, or a block of it: that of a fence. */
export function Code(props: ComponentProps<'code'> & Pick<CodeBlockProps, 'metastring'>) {
  const parts = Children.toArray(props.children)
  const isInline = parts.every((part) => typeof part === 'string' && !part.includes('\n'))
  return isInline ? <code {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />
}

/** Around the code of a fence, which has its own element. */
export function Pre({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}

/** A heading. */
export function MDXHeading(props: HeadingProps) {
  return <Heading {...props} />
}

/** Content that opens and closes. */
export function MDXDetails(props: DetailsProps) {
  return <Details {...props} />
}

type LevelProps = Omit<HeadingProps, 'as'>

export const H1 = (props: LevelProps) => <MDXHeading as="h1" {...props} />
export const H2 = (props: LevelProps) => <MDXHeading as="h2" {...props} />
export const H3 = (props: LevelProps) => <MDXHeading as="h3" {...props} />
export const H4 = (props: LevelProps) => <MDXHeading as="h4" {...props} />
export const H5 = (props: LevelProps) => <MDXHeading as="h5" {...props} />
export const H6 = (props: LevelProps) => <MDXHeading as="h6" {...props} />
