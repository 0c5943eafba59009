import { PageMetadata } from '../../client/api/PageMetadata.js'
import type { LayoutProps } from '../../client/context/theme.js'

/** The layout for a page whose layout is there already: its title and description, and its content. */
export function ContentOnly({ title, description, children }: LayoutProps) {
  return (
    <>
      {(title !== undefined || description !== undefined) && (
        <PageMetadata
          {...(title === undefined ? {} : { title })}
          {...(description === undefined ? {} : { description })}
        />
      )}
      {children}
    </>
  )
}
