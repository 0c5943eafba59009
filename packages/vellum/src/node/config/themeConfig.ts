// `themeConfig`: what the shell shows. Fields it does not know are passed on at the top, and are errors inside the
// objects it knows.

import type { z } from 'zod'
import { type AlgoliaConfig, algoliaSchema } from './algoliaConfig.js'
import { assistantSchema } from './assistantsConfig.js'
import { type FooterConfig, footerSchema } from './footerConfig.js'
import { type NavbarConfig, navbarSchema } from './navbarConfig.js'
import {
  anything,
  attributesByName,
  choose,
  fields,
  flag,
  isRecord,
  list,
  type Named,
  type OutputOf,
  oneOf,
  openFields,
  type Report,
  type Schema,
  text,
  wholeNumber,
} from './schemaKinds.js'

const level = wholeNumber({ min: 2, max: 6 })

const headingLevels = fields({
  /** First heading level listed, 2 to 6. @default 2 */
  minHeadingLevel: level.default(2),
  /** Last heading level listed, 2 to 6. @default 3 */
  maxHeadingLevel: level.default(3),
})

/** `themeConfig.tableOfContents`. */
export interface UserTableOfContents extends Named, z.input<typeof headingLevels> {}

const tableOfContents: Schema<z.output<typeof headingLevels>, UserTableOfContents> = choose(
  () => headingLevels,
  checkLevels,
)

const magicComment = fields({
  /** Class of the marked lines. @example 'code-block-error-line' */
  className: text,
  /** Marks the next line. @example 'error-next-line' */
  line: text.optional(),
  /** Marks the lines between. @example { start: 'error-start', end: 'error-end' } */
  block: fields({
    /** Comment before the first line. */
    start: text,
    /** Comment after the last line. */
    end: text,
  }).optional(),
})

/** A comment that gives a class to lines of a code block. */
export interface MagicComment extends Named, z.input<typeof magicComment> {}

const HIGHLIGHT: MagicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

const knownFields = {
  /** The bar at the top of every page. */
  navbar: navbarSchema.prefault({}),
  /** The block at the end of every page. No footer when left out. */
  footer: footerSchema.optional(),
  /** Light and dark. */
  colorMode: fields({
    /** Mode of a first visit. @default 'light' */
    defaultMode: oneOf(['light', 'dark']).default('light'),
    /** Whether the switch is left out. @default false */
    disableSwitch: flag.default(false),
    /** Whether a first visit follows the system instead. @default false */
    respectPrefersColorScheme: flag.default(false),
  }).prefault({}),
  /** A line above the navbar. None when left out. */
  announcementBar: fields({
    /** Change it to show the bar again to readers who closed it. @default 'announcement-bar' */
    id: text.default('announcement-bar'),
    /** The HTML of the bar. @example 'Version 9 is out.' */
    content: text,
    /** CSS colour. @example '#fafbfc' */
    backgroundColor: text.optional(),
    /** CSS colour. @example '#091e42' */
    textColor: text.optional(),
    /** Whether the reader can close it. @default true */
    isCloseable: flag.default(true),
  }).optional(),
  /** Which headings the table of contents of a page lists. */
  tableOfContents: tableOfContents.prefault({}),
  /** How documentation pages look. */
  docs: fields({
    /** Where the version a reader chose is kept. @default 'localStorage' */
    versionPersistence: oneOf(['localStorage', 'none']).default('localStorage'),
    /**
     * Whether each page has a Markdown file at its URL with `.md`: documents get a link that copies it, and the head of a
     * page names it. The plugin `markdownPages()` of `vellum-markdown-pages` writes the files and sets this. @default false
     */
    markdownLink: flag.default(false),
    /**
     * Assistants that readers can open a document in: adds a menu with links beside the link that copies the page. A link
     * has the URL of the page; nothing is requested before a reader presses it. @default []
     * @example ['chatgpt', 'claude']
     */
    assistants: list(assistantSchema).default([]),
    /** The column of links next to a document. */
    sidebar: fields({
      /** Whether the reader can hide the column. @default false */
      hideable: flag.default(false),
      /** Whether opening one category closes the others. @default false */
      autoCollapseCategories: flag.default(false),
    }).prefault({}),
  }).prefault({}),
  /** How code blocks look; named as in Docusaurus, the engine highlights with Shiki. */
  prism: fields({
    /** Accepted, without effect: the theme colours code, in classes such as `.tk-keyword`. */
    theme: anything.optional(),
    /** Likewise. */
    darkTheme: anything.optional(),
    /** Language of a block that names none. @example 'ts' */
    defaultLanguage: text.optional(),
    /** Accepted and not needed: all languages are included. @default [] */
    additionalLanguages: list(text).default([]),
    /** Comments that mark lines. @default the three `highlight-` comments */
    magicComments: list(magicComment as Schema<MagicComment>).default([HIGHLIGHT]),
  }).prefault({}),
  /** The search of Algolia, in place of the site's own. Install `@docsearch/react` and `@docsearch/css` for it. */
  algolia: algoliaSchema.optional(),
  /** `<meta>` tags for every page. @default [] @example [{ name: 'keywords', content: 'http, fetch' }] */
  metadata: list(attributesByName).default([]),
  /** The image shown when a page is shared, a path in a static folder or a URL. @example 'img/card.png' */
  image: text.optional(),
}

/** The fields of `themeConfig` that the theme reads. */
export const THEME_FIELDS: readonly string[] = Object.keys(knownFields)

const themeFields = openFields(knownFields, anything)

/** What the site's shell shows: bar, footer, colours, code. Further fields are passed to the site's own components. */
export interface UserThemeConfig extends Named, z.input<typeof themeFields> {}

/** What the shell shows. */
export interface ThemeConfig extends OutputOf<z.ZodObject<typeof knownFields, z.core.$strict>> {
  readonly navbar: NavbarConfig
  readonly footer?: FooterConfig | undefined
  readonly algolia?: AlgoliaConfig | undefined
  /** Fields the engine does not know, for the site's own components. */
  readonly other: Readonly<Record<string, unknown>>
}

export const themeSchema: Schema<ThemeConfig, UserThemeConfig> = themeFields.transform((theme) => {
  const isKnown = ([name]: [string, unknown]) => Object.hasOwn(knownFields, name)
  const entries = Object.entries(theme)
  return {
    ...Object.fromEntries(entries.filter(isKnown)),
    other: Object.fromEntries(entries.filter((entry) => !isKnown(entry))),
  } as unknown as ThemeConfig
})

function checkLevels(value: unknown, report: Report): void {
  if (!isRecord(value)) return
  const { minHeadingLevel: min = 2, maxHeadingLevel: max = 3 } = value
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return
  report({
    code: 'empty-heading-range',
    message: `{field} goes from heading level ${min} to ${max}, which is nothing.`,
    hint: 'Set `minHeadingLevel` to a number that is not above `maxHeadingLevel`; the defaults are 2 and 3.',
  })
}
