// The messages of a site in one locale: those that the engine ships, and the site's own translations.

import { ALGOLIA_LABELS } from '../../shared/labels/algoliaLabels.js'
import { BLOG_LABELS } from '../../shared/labels/blogLabels.js'
import { LAZY_PART_LABELS } from '../../shared/labels/lazyPartLabels.js'
import { SEARCH_LABELS, VERSIONED_SEARCH_LABELS } from '../../shared/labels/searchLabels.js'
import { COMPILER_LABELS, isCompilerLabelId } from '../../shared/labels/sent/compilerLabels.js'
import { CONTENT_LABELS } from '../../shared/labels/sent/contentLabels.js'
import { PAGE_DATA_LABELS } from '../../shared/labels/sent/pageDataLabels.js'
import { SHELL_LABELS } from '../../shared/labels/sent/shellLabels.js'
import type { Messages } from '../../shared/messages.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type LocaleInput, readMessages } from '../content/translations/translationFiles.js'

/** The translation file for messages in code. */
export const CODE_FILE = 'code.json'

/** All messages of a locale; the site's own replace those of the engine. */
export async function siteMessages(
  input: LocaleInput & { readonly config: Pick<SiteConfig, 'labels'> },
): Promise<Messages> {
  return {
    ...(await shippedMessages(input.locale)),
    ...input.config.labels[input.locale],
    ...(await readMessages(input, CODE_FILE)),
  }
}

/** The messages that the Markdown compiler needs: changes of others do not compile pages again. */
export function compilerMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isCompilerLabelId(id)))
}

/** The messages that browsers need. Those of content and of the blog are for pages with components only. */
export function shellMessages(
  messages: Messages,
  {
    hasComponents,
    hasLivePosts = false,
    hasAlgolia = false,
  }: { hasComponents: boolean; hasLivePosts?: boolean; hasAlgolia?: boolean },
): Messages {
  const needed: Messages = {
    ...(hasAlgolia && ALGOLIA_LABELS),
    ...(hasLivePosts && BLOG_LABELS),
    ...(hasComponents && CONTENT_LABELS),
    ...SHELL_LABELS,
    ...LAZY_PART_LABELS,
  }
  const notNeeded: Messages = { ...CONTENT_LABELS, ...COMPILER_LABELS, ...PAGE_DATA_LABELS, ...BLOG_LABELS }
  return Object.fromEntries(
    Object.entries(messages).filter(([id, text]) => {
      if (Object.hasOwn(needed, id)) return needed[id] !== text
      return !Object.hasOwn(notNeeded, id) && !FOREIGN.test(id)
    }),
  )
}

/** The messages of the search dialog, which browsers load with it, where they are not English. */
export function searchMessages(messages: Messages): Messages {
  const labels: Messages = { ...SEARCH_LABELS, ...VERSIONED_SEARCH_LABELS }
  return Object.fromEntries(
    Object.entries(messages).filter(([id, text]) => Object.hasOwn(labels, id) && labels[id] !== text),
  )
}

/** Messages of Docusaurus that this theme does not use. */
const FOREIGN =
  /^theme\.(?:AnnouncementBar|BackToTopButton|CodeBlock|DocSidebarItem|ErrorPageContent|IconExternalLink|NavBar|NotFound|PwaReloadPopup|SearchBar|SearchModal|SearchPage|TOCCollapsible|Playground|admonition|blog|colorToggle|common|contentVisibility|docs|lastUpdated|navbar|tags|unlistedContent)\./

/** The locales that the engine has messages for. */
export const SHIPPED_LOCALES: readonly string[] = ['ar', 'de', 'es', 'fr', 'he', 'ja', 'zh-Hans']

/** The messages of the theme in a locale, if the engine has them: `fr-CA` → those of `fr` */
export async function shippedMessages(locale: string): Promise<Messages> {
  const tag = new Intl.Locale(locale)
  const { language } = tag
  // To find the script of a locale takes 7 ms the first time, which English need not spend.
  if (!SHIPPED_LOCALES.some((name) => name.split('-')[0] === language)) return {}
  const { script } = tag.maximize()
  const name = [locale, `${language}-${script}`, language].find((candidate) =>
    SHIPPED_LOCALES.includes(candidate),
  )
  if (name === undefined) return {}
  const file = new URL(`../../shared/labels/locales/${name}.js`, import.meta.url)
  return ((await import(file.href)) as { labels: Messages }).labels
}
