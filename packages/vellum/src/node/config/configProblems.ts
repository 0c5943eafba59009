// Turns what zod found into errors that a person reads: which field, what is
// wrong with it, how to fix it. Relies on the messages of schemaKinds.ts.

import type { z } from 'zod'
import { nearest, VellumError } from '../errors.js'

/** Fields of a Docusaurus config that have no meaning here, and what to do instead. */
const REPLACED = new Map([
  ['presets', 'Move the `docs`, `blog` and `pages` options of the classic preset to the top level.'],
  ['themes', 'Remove it: the theme is built in. Replace parts of it in the `theme` folder of the site.'],
  [
    'plugins',
    'Remove it. Several sets of documents are a list in `docs`; Markdown plugins go to `markdown`.',
  ],
  ['onBrokenMarkdownLinks', 'Write it as `markdown.hooks.onBrokenMarkdownLinks`.'],
  ['organizationName', 'Remove it: only `docusaurus deploy` used it.'],
  ['projectName', 'Remove it: only `docusaurus deploy` used it.'],
  ['deploymentBranch', 'Remove it: only `docusaurus deploy` used it.'],
  ['future', 'Remove it: there is nothing to opt into.'],
])

/** The same for fields inside others; the place in a list does not count. */
const REPLACED_INSIDE = new Map([
  [
    'markdown.preprocessor',
    'Remove it, and do its work in a plugin of `markdown.beforeDefaultRemarkPlugins`.',
  ],
  ['markdown.parseFrontMatter', 'Remove it, and write the final values into the front matter of the files.'],
  ['markdown.mdx1Compat', 'Remove it: comments, heading ids and admonition titles work without it.'],
  [
    'docs.sidebarItemsGenerator',
    'Remove it. Order folders with `_category_.json` and `sidebar_position`, or let the sidebar file compute its items.',
  ],
  [
    'blog.feedOptions.xslt',
    'Remove it: feeds have no stylesheet here. Feed readers show posts in their own way.',
  ],
  [
    'blog.feedOptions.createFeedItems',
    'Remove it, and choose with `blog.feedOptions.limit` how many posts a feed has.',
  ],
  [
    'blog.processBlogPosts',
    'Remove it. Leave posts out with `draft` or `unlisted` in their front matter, or with `blog.exclude`.',
  ],
])

/** One error for each problem of a configuration. */
export function configProblems({
  issues,
  value,
  file,
}: {
  issues: readonly z.core.$ZodIssue[]
  value: unknown
  file: string
}): VellumError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, file)
    const { message, hint } = wrongValue(issue, value)
    return [new VellumError(message, { files: [file], hint })]
  })
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, file: string): VellumError[] {
  const known = issue.message.split(',')
  return issue.keys.map((key) => {
    const guess = nearest(key, known)
    const didYouMean = guess && `Did you mean "${guess}"?`
    if (issue.path.length > 0) {
      return new VellumError(`Unknown field "${key}" in \`${fieldPath(issue.path)}\`.`, {
        files: [file],
        hint:
          REPLACED_INSIDE.get([...issue.path.filter((part) => typeof part === 'string'), key].join('.')) ??
          didYouMean ??
          `The known fields are ${known.map((name) => `"${name}"`).join(', ')}.`,
      })
    }
    const ownFields = 'Fields of your own belong in `customFields`.'
    // The message names the file, so there is no other place to name.
    return new VellumError(`Unknown field "${key}" in ${file}.`, {
      hint: REPLACED.get(key) ?? [didYouMean, ownFields].filter(Boolean).join(' '),
    })
  })
}

interface Problem {
  message: string
  hint: string | undefined
}

function wrongValue(issue: z.core.$ZodIssue, root: unknown): Problem {
  const hint = issue.code === 'custom' ? issue.params?.hint : undefined
  if (typeof hint === 'string') {
    return { message: issue.message.replaceAll('{field}', `\`${fieldPath(issue.path)}\``), hint }
  }
  const value = valueAt(root, issue.path)
  if (issue.path.length === 0) {
    return {
      message: `The configuration must be ${issue.message}, not ${shown(value)}.`,
      hint: 'Write `export default defineConfig({ title, url, baseUrl })`.',
    }
  }
  const field = `\`${fieldPath(issue.path)}\``
  if (value === undefined) {
    return { message: `${field} is missing.`, hint: `Set it to ${issue.message}.` }
  }
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const guess = typeof value === 'string' ? nearest(value, words) : undefined
  return {
    message: `${field} must be ${issue.message}, not ${shown(value)}.`,
    hint: guess && `Did you mean "${guess}"?`,
  }
}

/** ['themeConfig', 'items', 2, 'aria-x'] → 'themeConfig.items[2]["aria-x"]' */
export function fieldPath(path: readonly PropertyKey[]): string {
  let written = ''
  for (const key of path) {
    if (typeof key === 'number') written += `[${key}]`
    else if (!/^[A-Za-z_$][\w$]*$/.test(String(key))) written += `[${JSON.stringify(String(key))}]`
    else written += written ? `.${String(key)}` : String(key)
  }
  return written
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    root,
  )
}

/** A value in a sentence: text in quotes, `null`, 'a list'. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') {
    return `\`${value}\``
  }
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
