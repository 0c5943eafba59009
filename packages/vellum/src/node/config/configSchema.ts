// Parses what a config file exports, `unknown`, into `UserConfig`, and reports
// all its problems at once. Knows nothing of files and defaults.

import type { z } from 'zod'
import { isBasePath } from '../../shared/url.js'
import { combineErrors, type VellumError } from '../base/errors.js'
import { configProblems, fieldWarnings } from './configProblems.js'
import { blogSchema, docsSchema, markdownSchema, pagesSchema } from './contentSchema.js'
import {
  anything,
  attributeValue,
  choose,
  dictionary,
  fields,
  flag,
  isRecord,
  list,
  matching,
  oneOf,
  openFields,
  type Report,
  severity,
  text,
} from './schemaKinds.js'
import { themeSchema } from './themeSchema.js'
import type {
  Attributes,
  HeadTag,
  UserConfig,
  UserI18n,
  UserLocale,
  UserStorage,
  UserTheme,
} from './userConfig.js'

/**
 * Checks a configuration. `file` is the name that problems are reported under; `found` are
 * problems from before, which are part of the same report.
 */
export function parseUserConfig(
  unsafeConfig: unknown,
  { file, found = [] }: { file: string; found?: readonly VellumError[] },
): UserConfig {
  const result = configSchema.safeParse(unsafeConfig)
  if (result.success && found.length === 0) return result.data
  const issues = [...(result.error?.issues ?? []), ...presetIssues(unsafeConfig)]
  const problems = configProblems({ issues, value: unsafeConfig, file })
  // What has no effect is no mistake, but who corrects the others wants to know of it.
  throw combineErrors([...found, ...problems, ...fieldWarnings(unsafeConfig, { file })])
}

/** What is wrong with the options of presets, so that they need not be moved to find out. */
function presetIssues(unsafeConfig: unknown): z.core.$ZodIssue[] {
  const presets = isRecord(unsafeConfig) && Array.isArray(unsafeConfig.presets) ? unsafeConfig.presets : []
  return presets.flatMap((preset: unknown, i) => {
    const options = Array.isArray(preset) ? preset[1] : undefined
    const { error } = presetSchema.safeParse(options ?? {})
    return (error?.issues ?? []).map((issue) => ({ ...issue, path: ['presets', i, 1, ...issue.path] }))
  })
}

const filledText = matching<string>(
  'a string that is not empty',
  (value) => typeof value === 'string' && value !== '',
)

const basePath = matching<string>('a path such as "/" or "/docs/"', (value) => {
  return typeof value === 'string' && isBasePath(value)
})

const locale = fields<UserLocale>(
  {},
  {
    label: text,
    direction: oneOf(['ltr', 'rtl']),
    htmlLang: text,
    calendar: text,
    path: text,
    url: choose<string>(() => siteUrl, checkSubPath),
    baseUrl: basePath,
    translate: flag,
  },
)

const i18nFields = fields<UserI18n>(
  {},
  {
    defaultLocale: filledText,
    locales: matching<string[]>(
      'a list of at least one language, such as ["en"]',
      (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
    ),
    path: text,
    localeConfigs: dictionary(locale),
  },
)

const storage = fields<UserStorage>(
  {},
  {
    type: oneOf(['localStorage', 'sessionStorage']),
    namespace: matching<string | boolean>('a string, `true` or `false`', (value) =>
      /^(string|boolean)$/.test(typeof value),
    ),
  },
)

const headTag = fields<HeadTag>(
  { tagName: text },
  { attributes: dictionary(attributeValue), innerHTML: text },
)

const stylesheet = choose<string | ({ href: string } & Attributes)>((value) =>
  isRecord(value)
    ? openFields<{ href: string }, string | number | boolean>({ href: text }, {}, attributeValue)
    : url,
)

const script = choose<string | ({ src: string } & Attributes)>((value) =>
  isRecord(value)
    ? openFields<{ src: string }, string | number | boolean>({ src: text }, {}, attributeValue)
    : url,
)

const url = matching<string>('a URL or an object of attributes', (value) => typeof value === 'string')

const theme = fields<UserTheme>(
  {},
  {
    customCss: choose<string | string[]>((value) =>
      Array.isArray(value)
        ? list(text)
        : matching<string>('a file name or a list of them', () => typeof value === 'string'),
    ),
    infima: flag,
  },
)

const configSchema = fields<UserConfig>(
  {
    title: filledText,
    url: choose<string>(() => siteUrl, checkSubPath),
    baseUrl: basePath,
  },
  {
    tagline: text,
    favicon: text,
    titleDelimiter: text,
    trailingSlash: flag,
    noIndex: flag,
    onBrokenLinks: severity,
    onBrokenAnchors: severity,
    onBrokenMarkdownLinks: severity,
    onDuplicateRoutes: severity,
    baseUrlIssueBanner: flag,
    contentSecurityPolicy: dictionary(list(text)),
    staticDirectories: list(text),
    i18n: choose<UserI18n>(() => i18nFields, checkLocales),
    storage,
    customFields: dictionary(anything),
    headTags: list(headTag),
    stylesheets: list(stylesheet),
    scripts: list(script),
    clientModules: list(text),
    docs: docsSchema,
    blog: blogSchema,
    pages: pagesSchema,
    markdown: markdownSchema,
    theme,
    themeConfig: themeSchema,
  },
)

/** The options of the classic preset of Docusaurus that have a place here. */
const presetSchema = fields<Pick<UserConfig, 'docs' | 'blog' | 'pages' | 'theme'>>(
  {},
  { docs: docsSchema, blog: blogSchema, pages: pagesSchema, theme },
)

const siteUrl = matching<string>(
  'a full address such as "https://example.com"',
  (value) => parseUrl(value) !== undefined,
)

function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const parsed = new URL(value)
  // 'localhost:3000' parses, as an address whose protocol is "localhost".
  return /^https?:$/.test(parsed.protocol) ? parsed : undefined
}

function checkSubPath(value: unknown, report: Report): void {
  const parsed = parseUrl(value)
  if (!parsed) return
  const subPath = parsed.pathname.replace(/\/$/, '')
  const rest = subPath + parsed.search + parsed.hash
  if (!rest) return
  report({
    message: `{field} has a sub-path, "${rest}": it must be protocol and host only.`,
    hint: `Set \`url\` to "${parsed.origin}" and \`baseUrl\` to "${subPath}/".`,
  })
}

function checkLocales(value: unknown, report: Report): void {
  if (!isRecord(value)) return
  const { defaultLocale, localeConfigs } = value
  const locales = Array.isArray(value.locales) ? value.locales : [defaultLocale ?? 'en']
  const listed = `\`i18n.locales\` has ${locales.map((name) => JSON.stringify(name)).join(', ')}`
  locales.forEach((name, i) => {
    if (typeof name !== 'string' || isLanguageTag(name)) return
    report({
      message: `{field} is "${name}", which is not a language tag.`,
      hint: 'Write it with a dash, as in "en" or "pt-BR".',
      path: Array.isArray(value.locales) ? ['locales', i] : ['defaultLocale'],
    })
  })
  if (defaultLocale !== undefined && !locales.includes(defaultLocale)) {
    report({
      message: `{field} is ${JSON.stringify(defaultLocale)}, but ${listed} only.`,
      hint: 'Add it to `i18n.locales`, or choose one of those.',
      path: ['defaultLocale'],
    })
  }
  for (const name of Object.keys(isRecord(localeConfigs) ? localeConfigs : {})) {
    if (locales.includes(name)) continue
    report({
      message: `{field} describes a language that is not in use: ${listed} only.`,
      hint: 'Add it to `i18n.locales`, or remove it here.',
      path: ['localeConfigs', name],
    })
  }
}

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}
