import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { markdownHref } from '../../shared/markdownPath.js'
import type { PageMenuData } from '../../shared/site.js'

/** The id of the menu: a page has one. */
const ID = 'vl-page-menu'

/** A button with a menu of links: the Markdown of the page, and assistants. The browser opens and closes it. */
export function PageMenu({ label, markdown, assistants }: PageMenuData) {
  const { url, baseUrl, locale } = useSite()
  const { path } = usePage()
  const markdownUrl = markdownHref(path, baseUrl)
  const host = locale.url ?? url
  return (
    <>
      <button type="button" className="vl-page-menu-button" popoverTarget={ID} aria-label={label} />
      <ul className="vl-page-menu" id={ID} popover="auto">
        {markdown !== undefined && (
          <li>
            <Anchor href={markdownUrl} data-native="" unchecked>
              {markdown}
            </Anchor>
          </li>
        )}
        {assistants.map((assistant) => (
          <li key={assistant.href}>
            <Anchor
              href={assistantHref(assistant.href, { url: host + path, markdown: host + markdownUrl })}
              unchecked
            >
              {assistant.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Fills in the URL of the page, and that of its Markdown. */
function assistantHref(href: string, urls: { readonly url: string; readonly markdown: string }): string {
  return href.replace(/\{(url|markdown)\}/g, (_, name: 'url' | 'markdown') => encodeURIComponent(urls[name]))
}
