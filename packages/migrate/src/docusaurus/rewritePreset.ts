// Takes the options of the classic preset out of `presets`: they are fields of the top level. Their text stays where it is;
// what is around it goes.

import { nameOf, propertyOf, resolved, unwrap, walk } from '../configTree.js'
import { commentStart, dedent, indentAt } from '../objectEdits.js'
import type { Node } from '../sourceText.js'
import { type Draft, importName } from './draft.js'
import { entriesOf, listsOf, type PluginEntry, shortName } from './pluginEntries.js'

/** The classic preset of a configuration. */
export interface Preset {
  /** The property `presets`. */
  readonly property: Node
  /** The options as an object; undefined if there are none. */
  readonly options: Node | undefined
  /** The variable that has them. */
  readonly variable: string | undefined
}

/** Finds the classic preset; reports other presets, and lists that cannot be read. */
export function findPreset(draft: Draft): Preset | undefined {
  const { config, program, findings, source } = draft
  const property = propertyOf(config, 'presets')
  if (!property) return undefined
  const { lists, isComplete } = listsOf(property.value, program)
  const entries = lists.flatMap((list) => entriesOf(list, program))
  const classic =
    entries.find(({ name }) => name !== undefined && shortName(name) === 'classic') ??
    entries.find((entry) => isLikeClassic(entry, program))
  for (const entry of entries.filter((candidate) => candidate !== classic)) {
    if (addRedoc(draft, entry)) continue
    findings.add({
      code: 'unknown-preset',
      outcome: 'hand',
      text: `The preset ${presetName(entry)} was removed: its plugins no longer run.`,
      fix: otherPresetFix(entry),
      at: source.at(entry.node),
    })
  }
  if (classic && isLikeClassic(classic, program) && shortName(classic.name ?? '') !== 'classic') {
    findings.add({
      code: 'unknown-preset',
      outcome: 'hand',
      text: `The preset ${presetName(classic)} was read as the classic one, whose options it has.`,
      fix: 'If it has plugins of its own, list them in `plugins`: `docusaurusPlugin(name, options)` of vellum-docusaurus.',
      at: source.at(classic.node),
    })
  }
  if (entries.length === 0 && !isComplete) return computed(draft, property)
  if (!classic) {
    draft.remove(property)
    return undefined
  }
  if (!isComplete) {
    findings.add({
      code: 'computed-list',
      outcome: 'hand',
      text: 'Presets that code adds to `presets` were removed.',
      fix: 'List what their plugins did as fields and `plugins`.',
      at: source.at(property),
    })
  }
  const { options } = classic
  if (!options) return { property, options: undefined, variable: undefined }
  const object = resolved(options, program)
  if (object.type !== 'ObjectExpression') return computed(draft, property)
  const isInside = object.start > property.start && object.end < property.end
  if (isInside) return { property, options: object, variable: undefined }
  return options.type === 'Identifier'
    ? { property, options: object, variable: options.name }
    : computed(draft, property)
}

function presetName({ name }: PluginEntry): string {
  return name === undefined ? 'that is a function' : `"${name}"`
}

/** Whether a preset takes the options of the classic one, as presets that wrap it do. */
function isLikeClassic({ options }: PluginEntry, program: Node): boolean {
  const object = options && resolved(options, program)
  return ['docs', 'blog', 'pages'].some((name) => propertyOf(object, name) !== undefined)
}

/** Lists what the preset redocusaurus makes of its options; returns whether they are written so that it can. */
function addRedoc(draft: Draft, { name, options, node }: PluginEntry): boolean {
  const { program, source, findings, pluginCalls } = draft
  if (name !== 'redocusaurus') return false
  const object = options && resolved(options, program)
  const specs = propertyOf(object, 'specs')?.value as Node | undefined
  const isFolder = propertyOf(object, 'openapi') !== undefined
  const isEmpty = specs?.type === 'ArrayExpression' && (specs.elements as Node[]).length === 0
  if (!specs || isEmpty || isFolder) return false
  const local = importName(draft, 'vellum-docusaurus', 'docusaurusPlugin')
  const theme = propertyOf(object, 'theme')?.value as Node | undefined
  const config = propertyOf(object, 'config')?.value as Node | undefined
  const text = (value: Node) => source.text.slice(value.start, value.end)
  const themeOptions = [
    "id: 'theme-redoc'",
    ...(config ? [`options: ${text(config)}`] : []),
    ...(theme ? [`...${text(theme)}`] : []),
  ]
  pluginCalls.push(
    `${local}('docusaurus-theme-redoc', { ${themeOptions.join(', ')} })`,
    `...[${text(specs)}].flat().map((spec) => ${local}('docusaurus-plugin-redoc', { themeId: 'theme-redoc', ...spec }))`,
  )
  findings.add({
    code: 'plugin-adapted',
    outcome: 'changed',
    text: 'The plugins of the preset "redocusaurus" run through `docusaurusPlugin()` of vellum-docusaurus.',
    at: source.at(node),
  })
  return true
}

/** What to use instead of other presets, by a part of their names. */
const OTHER_PRESETS: readonly (readonly [RegExp, string])[] = [
  [/shiki|twoslash/, 'Code is highlighted without it; `typedSamples()` of vellum-twoslash shows types.'],
  [
    /redoc|openapi/,
    'Show the API in a page of `src/pages` with a React component of that tool, or link to its own page.',
  ],
]

function otherPresetFix({ name = '' }: PluginEntry): string {
  const known = OTHER_PRESETS.find(([pattern]) => pattern.test(name))
  return known?.[1] ?? 'List each in `plugins`: `docusaurusPlugin(name, options)` of vellum-docusaurus.'
}

function computed(draft: Draft, property: Node): undefined {
  draft.findings.add({
    code: 'computed-list',
    outcome: 'hand',
    text: '`presets` is computed, so its options were not moved.',
    fix: 'Write `docs`, `blog`, `pages` and `theme` of the classic preset at the top level, and remove `presets`.',
    at: draft.source.at(property),
  })
  return undefined
}

/** The value of an option of the preset. */
export function presetOption(draft: Draft, preset: Preset | undefined, name: string): Node | undefined {
  const property = propertyOf(preset?.options, name)
  return property && !draft.removed.has(property) ? unwrap(property.value) : undefined
}

/** By how many columns the options move to the left. */
export function shiftOf({ source: { text } }: Draft, { property, options, variable }: Preset): number {
  const [first] = (options?.properties ?? []) as Node[]
  if (!first || variable !== undefined) return 0
  const lineStart = text.lastIndexOf('\n', first.start) + 1
  const isFirstInLine = text.slice(lineStart, first.start).trim() === ''
  if (!isFirstInLine) return 0
  // The first one may be indented more than the others.
  const indents = (options!.properties as Node[]).map(({ start }) => indentAt(text, start).length)
  return Math.max(0, Math.min(...indents) - indentAt(text, property.start).length)
}

/** Moves the options to the top level. Runs after all other edits of the preset. */
export function unpackPreset(draft: Draft, { property, options, variable }: Preset): void {
  const { source, findings, removed } = draft
  const keptFields = ((options?.properties ?? []) as Node[]).filter((field) => !removed.has(field))
  const names = keptFields.map((field) => nameOf(field)).filter((name) => name !== undefined)
  findings.add({
    code: 'preset-unpacked',
    outcome: 'changed',
    text: `Options of the classic preset moved to the top level${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    at: source.at(property),
  })
  const [first, last] = [keptFields[0], keptFields.at(-1)]
  if (!options || !first || !last) {
    draft.remove(property)
    return
  }
  if (variable !== undefined) {
    source.replace(property.start, property.end, `...${variable}`)
    return
  }
  const { text } = source
  const firstLine = text.lastIndexOf('\n', first.start) + 1
  const isFirstInLine = text.slice(firstLine, first.start).trim() === ''
  const commentLine = isFirstInLine ? Math.max(commentStart(text, firstLine), options.start + 1) : first.start
  const contentStart = commentLine + (/^\s*/.exec(text.slice(commentLine))?.[0].length ?? 0)
  source.replace(property.start, contentStart, '')
  const outerComma = /^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0
  const comment = /^,?[^\S\n]*(\/\/[^\n]*)/.exec(text.slice(last.end, options.end))?.[1]
  source.replace(last.end, property.end + outerComma, comment ? `, ${comment}` : ',')
  const templates: Node[] = []
  walk(options, (node) => void (node.type === 'TemplateLiteral' && templates.push(node)))
  const by = shiftOf(draft, { property, options, variable })
  if (by > 0) dedent(source, { start: contentStart, end: last.end, by, fixedRanges: templates })
}
