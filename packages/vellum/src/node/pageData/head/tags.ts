// The elements that heads are made of, and the absolute URLs in them.

import type { HeadTag } from '../../../shared/headTag.js'
import type { SiteData } from '../../../shared/site.js'
import { absoluteUrl } from '../../../shared/url.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { RouteUrls } from '../links/routeUrls.js'

/** The input of heads: a site in one locale. */
export interface HeadSite {
  readonly config: Pick<SiteConfig, 'noIndex' | 'headTags' | 'scripts' | 'stylesheets'> & {
    readonly themeConfig: Pick<SiteConfig['themeConfig'], 'metadata' | 'image'>
  }
  readonly data: SiteData
  readonly context: { readonly urls: Pick<RouteUrls, 'file'> }
}

/** An element with these attributes. */
export function tag(tagName: string, attributes: HeadTag['attributes']): HeadTag {
  return { tagName, attributes }
}

/** `<meta name="…">` */
export function named(name: string, content: string): HeadTag {
  return tag('meta', { name, content })
}

/** `<meta property="…">` */
export function property(name: string, content: string): HeadTag {
  return tag('meta', { property: name, content })
}

/** Structured data. */
export function jsonLd(data: object): HeadTag {
  return {
    ...tag('script', { type: 'application/ld+json' }),
    // A text of the page must not end the element.
    innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
}

/** The image of previews, as the front matter writes it: a path below the base, or a URL. */
export function previewImage(image: string, site: HeadSite): HeadTag[] {
  const url = imageUrl(image, site)
  return [property('og:image', url), named('twitter:image', url)]
}

/** The absolute URL of such an image. */
export function imageUrl(image: string, { data, context }: HeadSite): string {
  return absoluteUrl(context.urls.file(image), data)
}
