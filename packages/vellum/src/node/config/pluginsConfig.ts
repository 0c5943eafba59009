// `plugins`: checks what each entry is.

import { thrownValueText } from '../../shared/thrownValue.js'
import { didYouMean } from '../base/nearestName.js'
import type { Plugin, PluginDev } from './plugin.js'
import { anything, choose, isFunction, isRecord, list, type Report, type Schema } from './schemaKinds.js'

/** An entry of `plugins`: one that is `false`, `null` or undefined is skipped, a list is as good as its entries. */
export type PluginEntry = Plugin | false | null | undefined | readonly PluginEntry[]

/** What the value of a field must be, and a function that recognises it. */
type Kind = readonly [expected: string, is: (value: unknown) => boolean]

const FUNCTION: Kind = ['a function', isFunction]
const TEXT: Kind = ['a string', (value) => typeof value === 'string']
const OBJECT: Kind = ['an object', isRecord]

/** The fields of a plugin. */
const FIELDS: Readonly<Record<keyof Plugin, Kind>> = {
  name: ['a string that is not empty', (value) => typeof value === 'string' && value.trim() !== ''],
  cacheKey: TEXT,
  config: ['an object or a function', (value) => isRecord(value) || isFunction(value)],
  content: FUNCTION,
  source: FUNCTION,
  elements: FUNCTION,
  page: FUNCTION,
  rendered: FUNCTION,
  files: [
    'an object of functions',
    (value) => isRecord(value) && Object.values(value).every((make) => isFunction(make)),
  ],
  finish: FUNCTION,
  dev: OBJECT,
}

const DEV_FIELDS: Readonly<Record<keyof PluginDev, Kind>> = {
  watch: [
    'an array of paths',
    (value) => Array.isArray(value) && value.every((path) => typeof path === 'string'),
  ],
  respond: FUNCTION,
}

/** `plugins` of a configuration. */
export const pluginsSchema: Schema<Plugin[], readonly PluginEntry[]> = choose(
  () => list(anything) as unknown as Schema<readonly PluginEntry[]>,
  (value, report) => {
    if (!Array.isArray(value)) return
    for (const [entry, path] of entriesOf(value)) {
      try {
        checkPlugin(entry, path, report)
      } catch (error) {
        const reason = error instanceof Error ? error.message : thrownValueText(error)
        report({
          code: 'not-a-plugin',
          message: '{field} is not a plugin.',
          hint: `To read its fields throws an error: ${reason.replace(/\.$/, '')}.`,
          path,
        })
      }
    }
    checkNames(value, report)
  },
).transform((entries) => entriesOf(entries as readonly unknown[]).map(([entry]) => readPlugin(entry)))

/** The fields of a plugin, read once; its hooks may call each other with `this`. */
function readPlugin(entry: unknown): Plugin {
  if (!isRecord(entry)) return entry as never
  try {
    const fields = Object.keys(FIELDS).flatMap((name) => {
      const value = entry[name]
      return value === undefined ? [] : [[name, typeof value === 'function' ? value.bind(entry) : value]]
    })
    return Object.fromEntries(fields) as Plugin
  } catch {
    // Reported by the rules above.
    return {} as never
  }
}

/** The entries without those that are switched off, each with its path. */
function entriesOf(
  entries: readonly unknown[],
  path: readonly PropertyKey[] = [],
): [entry: unknown, path: PropertyKey[]][] {
  return entries.flatMap((entry, i): [unknown, PropertyKey[]][] => {
    const ownPath = [...path, i]
    if (entry === false || entry === null || entry === undefined) return []
    return Array.isArray(entry) ? entriesOf(entry, ownPath) : [[entry, ownPath]]
  })
}

function checkPlugin(entry: unknown, path: PropertyKey[], report: Report): void {
  if (!isRecord(entry)) {
    report({
      code: 'not-a-plugin',
      message: '{field} is not a plugin.',
      hint: "A plugin is an object with a name and hooks: `{ name: 'my-plugin', rendered(page) { … } }`.",
      path,
    })
    return
  }
  const { name } = entry
  if (typeof name === 'string' && name.trim() !== '' && !isPluginName(name)) {
    report({
      code: 'invalid-plugin',
      message: '{field} of a plugin must be on one line, without spaces around it, and not `__proto__`.',
      hint: `Correct the name ${JSON.stringify(name)}: messages and caches have it.`,
      path: [...path, 'name'],
    })
    return
  }
  const likely = likelyPlugin(entry)
  if (likely !== undefined) {
    report({ code: 'not-a-plugin', message: '{field} is not a plugin.', hint: likely, path })
    return
  }
  checkFields(entry, { known: FIELDS, required: ['name'], path, report })
  if (isRecord(entry.dev)) {
    checkFields(entry.dev, { known: DEV_FIELDS, required: [], path: [...path, 'dev'], report })
  }
}

/** Whether messages and data of the site can have the name. */
export function isPluginName(name: string): boolean {
  return name !== '__proto__' && name === name.trim() && !/\p{Cc}/u.test(name)
}

/** Hooks of other engines, which plugins of ours do not have. */
const DOCUSAURUS_HOOKS = new Set(
  'loadContent contentLoaded allContentLoaded postBuild injectHtmlTags getClientModules getThemePath getPathsToWatch configureWebpack configurePostCss extendCli'.split(
    ' ',
  ),
)
const VITE_HOOKS = new Set(
  'enforce apply resolveId load transform transformIndexHtml configResolved configureServer configEnvironment handleHotUpdate hotUpdate buildStart buildEnd generateBundle renderChunk'.split(
    ' ',
  ),
)

/** What an object was meant to be: a plugin of another engine, a promise, or the exports of a module. */
function likelyPlugin(entry: Readonly<Record<string, unknown>>): string | undefined {
  const hooks = Object.keys(entry)
  if (hooks.some((hook) => DOCUSAURUS_HOOKS.has(hook))) {
    return 'It is a plugin of Docusaurus: list `docusaurusPlugin(() => plugin)`, which `vellum-docusaurus` exports.'
  }
  if (hooks.some((hook) => VITE_HOOKS.has(hook))) {
    return 'It is a plugin of Vite: list it in `vite.plugins`.'
  }
  if (entry.name !== undefined) return undefined
  if ('then' in entry) return 'It is a promise: write `await` before the call that makes the plugin.'
  const names = Object.keys(entry)
  const isModule = names.length > 0 && names.every((name) => !(name in FIELDS))
  const name = names.find((key) => isRecord(entry[key]) || isFunction(entry[key]))
  if (!isModule || name === undefined) return undefined
  const made = isFunction(entry[name]) ? 'what the function makes' : 'the plugin'
  return name === 'default'
    ? `It is a module: import its default export by a name, and list ${made}.`
    : `It is a module or an object of plugins: list ${made} in its field \`${name}\`.`
}

function checkFields(
  fields: Readonly<Record<string, unknown>>,
  {
    known,
    required,
    path,
    report,
  }: {
    known: Readonly<Record<string, Kind>>
    required: readonly string[]
    path: PropertyKey[]
    report: Report
  },
): void {
  const names = Object.keys(known)
  for (const [name, value] of Object.entries(fields)) {
    const kind = known[name]
    if (!kind) {
      report({
        code: 'unknown-hook',
        message: '{field} is not a hook of plugins.',
        hint: didYouMean(name, names) ?? `The fields of a plugin are ${names.join(', ')}.`,
        path: [...path, name],
      })
    } else if (value !== undefined && !kind[1](value)) {
      report({
        code: 'invalid-plugin',
        message: `{field} of a plugin must be ${kind[0]}.`,
        hint: `Correct it in the plugin${typeof fields.name === 'string' ? ` "${fields.name}"` : ''}.`,
        path: [...path, name],
      })
    }
  }
  for (const name of required.filter((field) => fields[field] === undefined)) {
    report({
      code: 'invalid-plugin',
      message: '{field} is required: every plugin has a name.',
      hint: "Add one, such as `name: 'my-plugin'`. It is part of messages and caches.",
      path: [...path, name],
    })
  }
}

function checkNames(value: readonly unknown[], report: Report): void {
  const taken = new Set<unknown>()
  for (const [entry, path] of entriesOf(value)) {
    const name = isRecord(entry) ? readPlugin(entry).name : undefined
    if (typeof name !== 'string') continue
    if (taken.has(name)) {
      report({
        code: 'duplicate-plugin',
        message: `{field} is the second plugin with the name "${name}".`,
        hint: 'Remove one of them. A plugin that is meant to be used twice needs an option for its name.',
        path,
      })
    }
    taken.add(name)
  }
}
