// Checks `themeConfig`: fields it does not know are let through at the top,
// and are mistakes inside the objects it knows.

import { footerSchema } from './footerSchema.js'
import { navbarSchema } from './navbarSchema.js'
import {
  anything,
  attributeValue,
  choose,
  dictionary,
  fields,
  flag,
  isRecord,
  list,
  oneOf,
  openFields,
  type Report,
  text,
  wholeNumber,
} from './schemaKinds.js'
import type {
  MagicComment,
  UserAnnouncementBar,
  UserColorMode,
  UserDocsTheme,
  UserPrism,
  UserTableOfContents,
  UserThemeConfig,
} from './userConfig.js'

const colorMode = fields<UserColorMode>(
  {},
  { defaultMode: oneOf(['light', 'dark']), disableSwitch: flag, respectPrefersColorScheme: flag },
)

const announcementBar = fields<UserAnnouncementBar>(
  { content: text },
  { id: text, backgroundColor: text, textColor: text, isCloseable: flag },
)

const level = wholeNumber({ min: 2, max: 6 })

const levels = fields<UserTableOfContents>({}, { minHeadingLevel: level, maxHeadingLevel: level })

const tableOfContents = choose<UserTableOfContents>(() => levels, checkLevels)

const docs = fields<UserDocsTheme>(
  {},
  {
    versionPersistence: oneOf(['localStorage', 'none']),
    sidebar: fields<NonNullable<UserDocsTheme['sidebar']>>(
      {},
      { hideable: flag, autoCollapseCategories: flag },
    ),
  },
)

const magicComment = fields<MagicComment>(
  { className: text },
  { line: text, block: fields<{ start: string; end: string }>({ start: text, end: text }, {}) },
)

const prism = fields<UserPrism>(
  {},
  {
    theme: anything,
    darkTheme: anything,
    defaultLanguage: text,
    additionalLanguages: list(text),
    magicComments: list(magicComment),
  },
)

type KnownFields = Pick<
  UserThemeConfig,
  | 'navbar'
  | 'footer'
  | 'colorMode'
  | 'announcementBar'
  | 'tableOfContents'
  | 'docs'
  | 'prism'
  | 'metadata'
  | 'image'
>

/** `themeConfig`. */
export const themeSchema = openFields<KnownFields, unknown>(
  {},
  {
    navbar: navbarSchema,
    footer: footerSchema,
    colorMode,
    announcementBar,
    tableOfContents,
    docs,
    prism,
    metadata: list(dictionary(attributeValue)),
    image: text,
  },
  anything,
)

function checkLevels(value: unknown, report: Report): void {
  if (!isRecord(value)) return
  const { minHeadingLevel: min = 2, maxHeadingLevel: max = 3 } = value
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return
  report({
    message: `{field} goes from heading level ${min} to ${max}, which is nothing.`,
    hint: 'Set `minHeadingLevel` to a number that is not above `maxHeadingLevel`; the defaults are 2 and 3.',
  })
}
