// Makes `vellum.config.ts` of a Docusaurus configuration: edits of the author's own text, in the order below.

import {
  findConfig,
  nameOf,
  overriddenProperties,
  propertyOf,
  resolved,
  valueAt,
  walk,
  withSpreads,
} from '../configTree.js'
import type { Engine } from '../engine.js'
import type { Findings } from '../findings.js'
import { addElements, addFields } from '../objectEdits.js'
import { type Node, parseSource } from '../sourceText.js'
import { analyticsCall } from './analytics.js'
import { createDraft, type Draft, type SiteFacts } from './draft.js'
import { keepFuturePosts } from './futurePosts.js'
import { keepHtmlLinks } from './htmlLinks.js'
import { removeKatexStyles, rewriteMarkdownPlugins } from './markdownPlugins.js'
import { finishModule } from './moduleForm.js'
import { rewriteFields, rewriteOptions } from './rewriteFields.js'
import { addPluginCalls, rewritePlugins } from './rewritePlugins.js'
import { findPreset, type Preset, presetOption, shiftOf, unpackPreset } from './rewritePreset.js'

/** A rewritten configuration. */
export interface RewrittenConfig {
  readonly text: string
  /** Packages that the site needs. */
  readonly packages: ReadonlySet<string>
  /** Packages that the site no longer needs. */
  readonly unneeded: ReadonlySet<string>
}

/** Rewrites a configuration; undefined if it has no object that could be found without running it. */
export function rewriteConfig(
  file: { readonly name: string; readonly text: string },
  { engine, facts, findings }: { engine: Engine; facts: SiteFacts; findings: Findings },
): RewrittenConfig | undefined {
  const source = parseSource(file.name, file.text)
  const { program } = source
  const found = findConfig(program)
  if (!found) return undefined
  const draft = createDraft({ source, program, config: found.object, engine, facts, findings })
  removeOverridden(draft)
  const preset = findPreset(draft)
  rewriteFields(draft)
  rootLinks(draft)
  if (preset?.options) rewritePresetOptions(draft, preset)
  rewriteMarkdownPlugins(draft, propertyOf(draft.config, 'markdown')?.value)
  rewritePlugins(draft, preset)
  removeKatexStyles(draft)
  addDocsSets(draft, preset)
  keepFuturePosts(draft, preset)
  keepHtmlLinks(draft)
  if (facts.usesInfima) enableInfima(draft, preset)
  if (preset) unpackPreset(draft, preset)
  else disableMissingContent(draft)
  addNewFields(draft)
  reportKept(draft)
  return {
    text: finishModule(draft),
    packages: draft.packages,
    unneeded: draft.unneeded,
  }
}

/** Of two fields with the same name only the last one counts. It is moved, so the first one must not take its place. */
function removeOverridden(draft: Draft): void {
  for (const property of overriddenProperties(draft.config)) {
    const at = draft.source.at(property)
    draft.remove(property)
    const name = nameOf(property)
    draft.findings.add({
      code: 'not-needed',
      outcome: 'changed',
      text: `\`${name}\` removed: the configuration has another one below, which is the one that counts.`,
      at,
    })
  }
}

/** Writes links of navbar and footer from the root: in Docusaurus `to: 'docs/a'` is below the base URL on every page. */
function rootLinks({ config, program, source, findings }: Draft): void {
  for (const part of ['navbar', 'footer']) {
    const links = valueAt(config, ['themeConfig', part], program)
    if (!links) continue
    walk(links, (node) => {
      if (node.type !== 'Property' || nameOf(node) !== 'to') return
      const { value } = node
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      if (/^(?:[/#.?]|[a-z][\w+.-]*:|$)/i.test(value.value)) return
      source.insert(value.start + 1, '/')
      findings.add({
        code: 'link-rooted',
        outcome: 'changed',
        text: 'Links of navbar and footer begin with a slash.',
        at: source.at(value),
      })
    })
  }
}

/** Fields of the preset: those of the top level, and analytics. */
function rewritePresetOptions(draft: Draft, { options }: Preset): void {
  const services = { gtag: 'gtag', googleAnalytics: 'analytics', googleTagManager: 'tagManager' } as const
  for (const property of options!.properties as Node[]) {
    const name = nameOf(property)
    if (name === undefined) continue
    if (name === 'docs' || name === 'blog' || name === 'pages') {
      rewriteOptions(draft, property.value, name)
      rewriteMarkdownPlugins(draft, property.value)
      continue
    }
    if (name === 'theme' || draft.engine.hasField([name])) continue
    const at = draft.source.at(property)
    if (Object.hasOwn(services, name)) {
      const service = services[name as keyof typeof services]
      const call = analyticsCall(draft, { service, options: property.value, at })
      if (call) draft.pluginCalls.push(call)
      draft.remove(property)
      continue
    }
    removePresetField(draft, property, name)
  }
}

function removePresetField(draft: Draft, property: Node, name: string): void {
  const at = draft.source.at(property)
  draft.remove(property)
  draft.findings.add(
    ['debug', 'svgr'].includes(name)
      ? { code: 'not-needed', outcome: 'changed', text: `\`${name}\` removed: nothing needs it.`, at }
      : {
          code: 'unknown-field',
          outcome: 'hand',
          text: `\`${name}\` of the preset is not a field of Vellum; it was removed.`,
          at,
        },
  )
}

/** Adds the docs sets of plugins to `docs`. */
function addDocsSets(draft: Draft, preset: Preset | undefined): void {
  const { docsSets, source, fields } = draft
  if (docsSets.length === 0) return
  // A set with a condition is spread into the list.
  const listOf = (sets: readonly string[]) =>
    sets.length === 1 && !sets[0]!.startsWith('...') ? sets[0]! : `[${sets.join(', ')}]`
  const own = presetOption(draft, preset, 'docs')
  if (own && preset?.variable !== undefined) {
    // What a set refers to may be declared below the variable.
    const sets = own.value === false ? docsSets : [`${preset.variable}.docs`, ...docsSets]
    fields.set('docs', listOf(sets))
  } else if (own && own.value === false) {
    source.replace(own.start, own.end, listOf(docsSets))
  } else if (own) {
    source.insert(own.start, '[')
    source.insert(own.end, `, ${docsSets.join(', ')}]`)
  } else {
    fields.set('docs', listOf(preset ? ['{}', ...docsSets] : docsSets))
  }
}

/** Without a preset Docusaurus has only what plugins make. */
function disableMissingContent(draft: Draft): void {
  if (propertyOf(draft.config, 'presets')) return
  const other = otherPresets(draft)
  if (other) {
    draft.findings.add({
      code: 'computed-list',
      outcome: 'hand',
      text: 'The configuration has no `presets` of its own: code may add them, or a different file.',
      fix: '`presets` that are there when it is loaded are read. If there are none, write `docs: false`, `blog: false` and `pages: false`, except for what the site has.',
      at: draft.source.at(other),
    })
    return
  }
  for (const name of ['docs', 'blog', 'pages']) {
    if (!draft.fields.has(name)) draft.fields.set(name, 'false')
  }
}

/** Code that may add `presets`: `...base`, `config.presets = […]`, `merge(base, { … })`; undefined if there is none. */
function otherPresets({ config, program }: Draft): Node | undefined {
  const spread = (config.properties as Node[]).find(({ type, argument }) => {
    if (type !== 'SpreadElement') return false
    const parts = withSpreads(resolved(argument, program), program)
    const isKnown = parts.every((part) =>
      (part.properties as Node[]).every(
        (each) =>
          each.type !== 'SpreadElement' || resolved(each.argument, program).type === 'ObjectExpression',
      ),
    )
    return parts.length === 0 || !isKnown || parts.some((part) => propertyOf(part, 'presets'))
  })
  if (spread) return spread
  let found: Node | undefined
  walk(program, (node) => {
    if (node.type === 'AssignmentExpression' && node.left.property?.name === 'presets') found ??= node
    if (node.type !== 'CallExpression') return
    const isPush = node.callee.property?.name === 'push' && node.callee.object.property?.name === 'presets'
    const hasConfig = (node.arguments as Node[]).some((argument) => resolved(argument, program) === config)
    const isKnown = node.callee.name === 'defineConfig' && node.arguments.length === 1
    if (isPush || (hasConfig && !isKnown)) found ??= node
  })
  return found
}

function enableInfima(draft: Draft, preset: Preset | undefined): void {
  const { findings, source, fields } = draft
  const theme = presetOption(draft, preset, 'theme')
  const object = theme && resolved(theme, draft.program)
  if (object?.type === 'ObjectExpression') {
    if (propertyOf(object, 'infima')) return
    const isInPreset =
      preset?.options && object.start > preset.options.start && object.end < preset.options.end
    addFields(source, object, ['infima: true'], preset && isInPreset ? shiftOf(draft, preset) : 0)
  } else if (!theme) {
    const before = fields.get('theme')
    fields.set('theme', before?.endsWith('}') ? `{ ...${before}, infima: true }` : '{ infima: true }')
  }
  findings.add({
    code: 'infima-enabled',
    outcome: 'changed',
    text: '`theme.infima` is set: styles or pages use variables or classes of Infima.',
  })
}

/** Adds new fields at the end; lists that exist get further elements. */
function addNewFields(draft: Draft): void {
  const { config, program, source, fields } = draft
  addPluginCalls(draft)
  const added: string[] = []
  for (const [name, value] of fields) {
    const property = propertyOf(config, name)
    const list = property && !draft.removed.has(property) ? resolved(property.value, program) : undefined
    if (list?.type === 'ArrayExpression' && value.startsWith('['))
      addElements(source, list, [value.slice(1, -1)])
    else if (!list) added.push(name === value ? name : `${name}: ${value}`)
  }
  const properties = (config.properties as Node[]).filter((property) => !draft.removed.has(property))
  addFields(source, { ...config, properties } as unknown as Node, added)
}

function reportKept(draft: Draft): void {
  const names = (draft.config.properties as Node[])
    .filter((property) => !draft.removed.has(property))
    .map(nameOf)
    .filter((name) => name !== undefined && !['presets', 'plugins', 'onBrokenMarkdownLinks'].includes(name))
  draft.findings.add({
    code: 'kept-fields',
    outcome: 'carried',
    text: `Fields of the configuration: ${names.join(', ')}.`,
  })
}
