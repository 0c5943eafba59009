// What a component says about its page in the head: title, description, pictures
// (TT-1 … TT-3, SEO-2, SEO-3). For React pages; Node describes all other pages itself.

import type { ReactNode } from 'react'
import { documentTitle } from '../../shared/documentTitle.js'
import { useSite } from '../context/siteContext.js'
import { useBaseUrlUtils } from './baseUrl.js'
import { Head } from './Head.js'

export interface PageMetadataProps {
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[] | string
  readonly image?: string
  /** More elements of the head. */
  readonly children?: ReactNode
}

/** Describes the page in its head. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const site = useSite()
  const { withBaseUrl } = useBaseUrlUtils()
  const full = title === undefined ? undefined : documentTitle(title, site)
  const words = typeof keywords === 'string' ? keywords : keywords?.join(', ')
  const picture = image === undefined ? undefined : withBaseUrl(image, { absolute: true })
  return (
    <Head>
      {full !== undefined && <title>{full}</title>}
      {full !== undefined && <meta property="og:title" content={full} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {words && <meta name="keywords" content={words} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:image" content={picture} />}
      {children}
    </Head>
  )
}

/** Adds a class to `<html>` while its children are shown. */
export function HtmlClassNameProvider({ className, children }: { className: string; children: ReactNode }) {
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
