import type { ComponentProps } from 'react'
import { contentLabel } from '../labels/contentLabel.js'
import { classNames } from '../parts/classNames.js'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level of the heading. */
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading with a link to itself, as in Markdown; without an id, and on level 1, without the link. */
export function Heading({ as: Tag, id, className, children, ...rest }: HeadingProps) {
  if (Tag === 'h1' || id === undefined) {
    return (
      <Tag {...rest} className={className}>
        {children}
      </Tag>
    )
  }
  const name = contentLabel('theme.common.headingLinkTitle', {
    heading: typeof children === 'string' ? children : id,
  })
  return (
    <Tag {...rest} id={id} className={classNames('anchor', className)}>
      {children}
      {/* The character is CSS and the text has no width, so neither is selected with the heading. */}
      <a className="hash-link" href={`#${id}`} aria-label={name} title={name} translate="no">
        {'\u200B'}
      </a>
    </Tag>
  )
}
