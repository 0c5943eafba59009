import { PageMetadata } from '../../client/api/PageMetadata.js'
import type { LayoutProps } from '../../client/context/theme.js'
import { Layout } from './Layout.js'

/** The layout for React pages, which set their title and description with it. */
export function PageLayout({ title, description, ...rest }: LayoutProps) {
  return (
    <>
      {(title !== undefined || description !== undefined) && (
        <PageMetadata
          {...(title === undefined ? {} : { title })}
          {...(description === undefined ? {} : { description })}
        />
      )}
      <Layout {...rest} />
    </>
  )
}
