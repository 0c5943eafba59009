// Describes a page in the document's head: title, description, preview image. For React pages; Node
// writes the metadata of all other pages.

import type { ReactNode } from 'react'
import { documentTitle } from '../../shared/documentTitle.js'
import { useSite } from '../context/siteContext.js'
import { useBaseUrlUtils } from './baseUrl.js'
import { Head } from './Head.js'

export interface PageMetadataProps {
  /** The page's own title; the site's title is added to it. */
  readonly title?: string
  /** Description of the page, for search engines. */
  readonly description?: string
  /** Words for `<meta name="keywords">`. */
  readonly keywords?: readonly string[] | string
  /** Path or URL of the preview image; the base URL is added to a path. */
  readonly image?: string
  /** More elements of `<head>`. */
  readonly children?: ReactNode
}

/** Sets title, description, keywords and preview image of the page. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const site = useSite()
  const { withBaseUrl } = useBaseUrlUtils()
  const fullTitle = title === undefined ? undefined : documentTitle(title, site)
  const keywordList = typeof keywords === 'string' ? keywords : keywords?.join(', ')
  const imageUrl = image === undefined ? undefined : withBaseUrl(image, { absolute: true })
  return (
    <Head>
      {fullTitle !== undefined && <title>{fullTitle}</title>}
      {fullTitle !== undefined && <meta property="og:title" content={fullTitle} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywordList && <meta name="keywords" content={keywordList} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {imageUrl && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  )
}

export interface HtmlClassNameProviderProps {
  /** The classes to add. */
  readonly className: string
  /** What is shown with them. */
  readonly children: ReactNode
}

/** Adds a class to `<html>` while its children are shown. */
export function HtmlClassNameProvider({ className, children }: HtmlClassNameProviderProps) {
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: only adds to the attributes of the document's own element */}
        <html className={className} />
      </Head>
      {children}
    </>
  )
}
