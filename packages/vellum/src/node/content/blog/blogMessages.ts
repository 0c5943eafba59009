// The options of a blog that can be translated.

import type { Messages } from '../../../shared/messages.js'
import type { BlogConfig } from '../../config/siteConfig.js'
import type { Message } from '../sidebars/translate.js'
import { partName } from '../translations/translationFiles.js'

/** The file of the translations of a blog in the folder of a locale. */
export function blogMessagesFile(id: string): string {
  return `${partName({ kind: 'blog', id })}/options.json`
}

/** The options in a locale; options without a translation stay. */
export function translateOptions(options: BlogConfig, messages: Messages): BlogConfig {
  const { blogTitle, blogDescription, blogSidebarTitle } = options
  return {
    ...options,
    blogTitle: messages.title ?? blogTitle,
    blogDescription: messages.description ?? blogDescription,
    blogSidebarTitle: messages['sidebar.title'] ?? blogSidebarTitle,
  }
}

/** The messages to translate, by id. */
export function optionMessages({
  blogTitle,
  blogDescription,
  blogSidebarTitle,
}: BlogConfig): Readonly<Record<string, Message>> {
  return {
    title: { message: blogTitle, description: 'The title for the blog used in SEO' },
    description: { message: blogDescription, description: 'The description for the blog used in SEO' },
    'sidebar.title': { message: blogSidebarTitle, description: 'The label for the left sidebar' },
  }
}
