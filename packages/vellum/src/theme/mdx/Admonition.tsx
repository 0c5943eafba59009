import { useSite } from '../../client/context/siteContext.js'
import { DEFAULT_KEYWORD, unknownKeyword } from '../../shared/contentMarkup/admonition.js'
import { AdmonitionLayout, type AdmonitionProps } from './AdmonitionLayout.js'
import { admonitionTypes } from './admonitionTypes.js'

export type { AdmonitionProps } from './AdmonitionLayout.js'

/**
 * A note, tip or warning. The same markup as `:::note` in Markdown.
 * @example
 * <Admonition type="warning" title="Before you upgrade">
 *   Read the changelog.
 * </Admonition>
 */
export function Admonition({ type = DEFAULT_KEYWORD, ...props }: AdmonitionProps) {
  const { admonitionKeywords = [] } = useSite()
  const Type = Object.hasOwn(admonitionTypes, type) ? admonitionTypes[type] : undefined
  if (Type) return <Type type={type} {...props} />
  if (admonitionKeywords.includes(type)) return <AdmonitionLayout type={type} {...props} />
  // biome-ignore lint/suspicious/noConsole: the author should see it, but it is not worth an error
  console.warn(unknownKeyword(type))
  return <AdmonitionLayout type={DEFAULT_KEYWORD} {...props} />
}
