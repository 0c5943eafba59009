// Every message of the command line, by a code that stays the same. The terminal prints the URL of the code's section
// in the manual, which is made from this table. Plain data: what prints a message imports the type of its code alone.

import { BLOG_MESSAGES } from './blogMessages.js'
import { CODE_MESSAGES } from './codeMessages.js'
import { COMMAND_MESSAGES } from './commandMessages.js'
import { CONFIG_MESSAGES } from './configMessages.js'
import { CONTENT_MESSAGES } from './contentMessages.js'
import { FILE_MESSAGES } from './fileMessages.js'
import { LINK_MESSAGES } from './linkMessages.js'
import { LOCALE_MESSAGES } from './localeMessages.js'
import { MARKDOWN_MESSAGES } from './markdownMessages.js'
import type { Message } from './message.js'
import { NAVIGATION_MESSAGES } from './navigationMessages.js'
import { PAGE_MESSAGES } from './pageMessages.js'
import { PLUGIN_MESSAGES } from './pluginMessages.js'
import { REDIRECT_MESSAGES } from './redirectMessages.js'
import { SAMPLE_MESSAGES } from './sampleMessages.js'
import { SERVER_MESSAGES } from './serverMessages.js'
import { VERSION_MESSAGES } from './versionMessages.js'

export type { Message } from './message.js'

/** The messages by subject, in the order of the manual. */
export const MESSAGE_GROUPS = [
  { title: 'Command line', messages: COMMAND_MESSAGES },
  { title: 'Configuration', messages: CONFIG_MESSAGES },
  { title: 'Plugins', messages: PLUGIN_MESSAGES },
  { title: 'Documents and front matter', messages: CONTENT_MESSAGES },
  { title: 'Sidebars and navbar', messages: NAVIGATION_MESSAGES },
  { title: 'Versions', messages: VERSION_MESSAGES },
  { title: 'Blog', messages: BLOG_MESSAGES },
  { title: 'Locales', messages: LOCALE_MESSAGES },
  { title: 'Markdown', messages: MARKDOWN_MESSAGES },
  { title: 'Typed samples', messages: SAMPLE_MESSAGES },
  { title: 'Links', messages: LINK_MESSAGES },
  { title: 'Redirects', messages: REDIRECT_MESSAGES },
  { title: 'Code and styles of the site', messages: CODE_MESSAGES },
  { title: 'Pages', messages: PAGE_MESSAGES },
  { title: 'Files and folders', messages: FILE_MESSAGES },
  { title: 'Servers', messages: SERVER_MESSAGES },
] as const

type KeyOf<Table> = Table extends unknown ? keyof Table & string : never

/** The code of a message: `broken-link` */
export type MessageCode = KeyOf<(typeof MESSAGE_GROUPS)[number]['messages']>

/** Every message by its code. */
export const MESSAGES = Object.assign({}, ...MESSAGE_GROUPS.map(({ messages }) => messages)) as Readonly<
  Record<MessageCode, Message>
>
