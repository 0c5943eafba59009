// Rewrites the entries of `plugins` and `themes`: fields of the configuration, plugins of Vellum, the adapter, or nothing.

import { propertyOf, resolved } from '../configTree.js'
import { addElements } from '../objectEdits.js'
import type { Node } from '../sourceText.js'
import { analyticsCall } from './analytics.js'
import { conditionOf } from './conditions.js'
import { type Draft, importName, optionsText, usePlugin } from './draft.js'
import { withFuturePosts } from './futurePosts.js'
import { entriesOf, listsOf, type PluginEntry, shortName } from './pluginEntries.js'
import { type PluginRule, pluginRule } from './pluginRules.js'
import { rewriteOptions } from './rewriteFields.js'
import { type Preset, presetOption } from './rewritePreset.js'

/** Rewrites all plugins and themes; `preset` decides whether there is a blog already. */
export function rewritePlugins(draft: Draft, preset: Preset | undefined): void {
  for (const field of ['plugins', 'themes'] as const) rewriteList(draft, field, preset)
  addPluginCalls(draft)
}

function rewriteList(draft: Draft, field: 'plugins' | 'themes', preset: Preset | undefined): void {
  const { config, program, findings, source } = draft
  const property = propertyOf(config, field)
  if (!property) return
  const { lists, isComplete } = listsOf(property.value, program)
  if (!isComplete) {
    findings.add({
      code: 'computed-list',
      outcome: 'hand',
      text: `\`${field}\` is computed in part, so not all of its entries were changed.`,
      fix: 'Run `npx vellum check`, which names the entries that are left.',
      at: source.at(property),
    })
  }
  const entries = lists.flatMap((list) => entriesOf(list, program).map((entry) => ({ entry, list })))
  const kept = entries.filter(({ entry }) => rewriteEntry(draft, entry, { field, preset }))
  const isInside = lists.every((list) => list.start >= property.start && list.end <= property.end)
  if (field === 'themes') {
    // There is no such field: what is left runs as a plugin.
    for (const { entry } of kept)
      draft.pluginCalls.push(source.edited(entry.element.start, entry.element.end))
    if (isComplete) draft.remove(property)
    return
  }
  if (kept.length === 0 && isComplete && isInside && draft.pluginCalls.length === 0) draft.remove(property)
}

/** Rewrites an entry; returns whether it is still in the list. */
function rewriteEntry(
  draft: Draft,
  entry: PluginEntry,
  { field, preset }: { field: 'plugins' | 'themes'; preset: Preset | undefined },
): boolean {
  const rule = entry.name === undefined ? undefined : pluginRule(entry.name, shortName(entry.name))
  if (!rule) {
    adapt(draft, entry, field)
    return true
  }
  const isKept = applyRule(draft, entry, { rule, preset })
  if (!isKept && entry.name !== undefined && !/^[./]/.test(entry.name)) draft.unneeded.add(entry.name)
  if (!isKept) drop(draft, entry)
  return isKept
}

/** Removes an entry; one with a condition becomes `false`. */
function drop(draft: Draft, { element, node, isConditional }: PluginEntry): void {
  if (isConditional) draft.source.replace(node.start, node.end, 'false')
  else draft.remove(element)
}

/** Wraps an entry in the adapter: `['./plugin', {}]` → `docusaurusPlugin('./plugin', {})` */
function adapt(
  draft: Draft,
  { node, plugin, options, name }: PluginEntry,
  field: 'plugins' | 'themes',
): void {
  const { source, findings } = draft
  const local = importName(draft, 'vellum-docusaurus', 'docusaurusPlugin')
  const isTuple = node.type === 'ArrayExpression'
  if (isTuple) {
    const end = options?.end ?? plugin.end
    source.replace(node.start, plugin.start, `${local}(`)
    source.replace(end, node.end, ')')
  } else if (options) {
    // A variable that has a tuple.
    source.replace(node.start, node.end, `${local}(...${source.text.slice(node.start, node.end)})`)
  } else {
    source.insert(node.start, `${local}(`)
    source.insert(node.end, ')')
  }
  const kind = field === 'themes' ? 'theme' : 'plugin'
  findings.add({
    code: 'plugin-adapted',
    outcome: 'changed',
    text: `The ${kind} ${name === undefined ? 'that is a function' : `"${name}"`} runs through \`docusaurusPlugin()\` of vellum-docusaurus.`,
    at: source.at(node),
  })
}

function applyRule(
  draft: Draft,
  entry: PluginEntry,
  { rule, preset }: { rule: PluginRule; preset: Preset | undefined },
): boolean {
  const { findings, source } = draft
  const at = source.at(entry.node)
  const name = `"${entry.name}"`
  switch (rule.kind) {
    case 'docs': {
      rewriteOptions(draft, entry.options, 'docs')
      const condition = conditionOf(draft, entry.node)
      const set = optionsText(draft, entry.options)
      draft.docsSets.push(condition === undefined ? set : `...(${condition} ? [${set}] : [])`)
      findings.add({
        code: 'plugin-field',
        outcome: 'changed',
        text: `The docs set of ${name} is an entry of \`docs\`.`,
        at,
      })
      return false
    }
    case 'blog':
    case 'pages':
      return moveContent(draft, entry, { kind: rule.kind, preset })
    case 'redirects':
      return moveRedirects(draft, entry)
    case 'themeCss': {
      if (entry.options) draft.fields.set('theme', source.edited(entry.options.start, entry.options.end))
      findings.add({
        code: 'plugin-field',
        outcome: 'changed',
        text: `The options of ${name} are \`theme\`.`,
        at,
      })
      return false
    }
    case 'analytics': {
      const call = analyticsCall(draft, { service: rule.service, options: entry.options, at })
      if (call) source.replace(entry.node.start, entry.node.end, call)
      if (entry.name !== undefined) draft.unneeded.add(entry.name)
      return call !== undefined
    }
    case 'sitemap': {
      if (entry.options) draft.fields.set('sitemap', optionsText(draft, entry.options))
      findings.add({
        code: 'plugin-field',
        outcome: 'changed',
        text: `The options of ${name} are \`sitemap\`.`,
        at,
      })
      return false
    }
    case 'builtIn':
      if (rule.package) draft.packages.add(rule.package)
      findings.add({ code: 'not-needed', outcome: 'changed', text: `${name} removed: ${rule.text}.`, at })
      return false
    case 'plugin':
      usePlugin(draft, rule.package, rule.call)
      findings.add({
        code: 'plugin-replaced',
        outcome: 'changed',
        text: `${name} is \`${rule.call}\` of ${rule.package} now.`,
        at,
      })
      return false
    case 'field':
      draft.fields.set(...fieldEntry(rule.field))
      findings.add({
        code: 'plugin-field',
        outcome: 'changed',
        text: `${name} is \`${rule.field}\` now: ${rule.text}.`,
        at,
      })
      return false
    case 'lost':
      findings.add({
        code: 'lost-plugin',
        outcome: 'lost',
        text: rule.text,
        fix: rule.fix,
        weight: rule.weight,
        at,
      })
      return false
    case 'liveCode':
      // The scan of content reports how many pages have such blocks.
      findings.add({
        code: 'live-code',
        outcome: 'changed',
        text: `${name} was removed; blocks marked \`live\` are shown as code.`,
        at,
      })
      return false
  }
}

function fieldEntry(field: string): [string, string] {
  const [name = '', value = ''] = field.split(/: (.*)/)
  return [name, value]
}

/** A blog or pages that a plugin makes: the first one is a field. */
function moveContent(
  draft: Draft,
  entry: PluginEntry,
  { kind, preset }: { kind: 'blog' | 'pages'; preset: Preset | undefined },
): boolean {
  const { findings, source, fields, facts } = draft
  const at = source.at(entry.node)
  const own = presetOption(draft, preset, kind)
  const isOff = own === undefined ? kind === 'blog' && !facts.hasBlog : own.value === false
  const isFree = (preset ? isOff : true) && !fields.has(kind)
  if (!isFree && kind === 'pages') {
    findings.add({
      code: 'lost-plugin',
      outcome: 'lost',
      text: 'A second set of pages was removed: a site has one.',
      fix: 'Move its files into the folder of the other pages.',
      weight: 'high',
      at,
    })
    return false
  }
  if (kind === 'pages') removeId(draft, entry.options)
  rewriteOptions(draft, entry.options, kind)
  const options = optionsText(draft, entry.options)
  const condition = conditionOf(draft, entry.node)
  if (isFree) {
    // The preset's `false` gives way.
    const property = propertyOf(preset?.options, kind)
    if (property) draft.remove(property)
    const value = kind === 'blog' && condition !== undefined ? withFuturePosts(options) : options
    fields.set(kind, condition === undefined ? value : `${condition} ? ${value} : false`)
  } else {
    const before = own ? optionsText(draft, own) : (fields.get(kind) ?? '{}')
    const property = propertyOf(preset?.options, kind)
    if (property) draft.remove(property)
    const written = withFuturePosts(options)
    const added = condition === undefined ? written : `...(${condition} ? [${written}] : [])`
    fields.set(
      kind,
      before.startsWith('[') ? `${before.slice(0, -1)}, ${added}]` : `[${withFuturePosts(before)}, ${added}]`,
    )
  }
  findings.add({
    code: 'plugin-field',
    outcome: 'changed',
    text: `The options of "${entry.name}" are \`${kind}\`.`,
    at,
  })
  return false
}

function removeId(draft: Draft, options: Node | undefined): void {
  const property = options && propertyOf(resolved(options, draft.program), 'id')
  if (property) draft.remove(property)
}

/** `redirects` and `createRedirects`; file extensions are a function, too. */
function moveRedirects(draft: Draft, entry: PluginEntry): boolean {
  const { findings, source, program, fields } = draft
  const at = source.at(entry.node)
  const options = entry.options && resolved(entry.options, program)
  if (!options) return false
  if (options.type !== 'ObjectExpression') {
    findings.add({
      code: 'unreadable-options',
      outcome: 'hand',
      text: `The options of "${entry.name}" are computed, so they were not moved.`,
      fix: 'Write them as `redirects` and `createRedirects`.',
      at,
    })
    return false
  }
  const codeOf = (name: string) => {
    const property = propertyOf(options, name)
    if (!property) return undefined
    const text = source.text.slice(property.value.start, property.value.end)
    return property.method ? `function ${text}` : text
  }
  const list = codeOf('redirects')
  if (list !== undefined) fields.set('redirects', list)
  const create = createRedirects({
    create: codeOf('createRedirects'),
    from: codeOf('fromExtensions'),
    to: codeOf('toExtensions'),
  })
  if (create !== undefined) fields.set('createRedirects', create)
  findings.add({
    code: 'plugin-field',
    outcome: 'changed',
    text: `The redirects of "${entry.name}" are \`redirects\`${create === undefined ? '' : ' and `createRedirects`'}.`,
    at,
  })
  return false
}

/** One function for `createRedirects`, `fromExtensions` and `toExtensions`, as code. */
function createRedirects({
  create,
  from,
  to,
}: {
  create: string | undefined
  from: string | undefined
  to: string | undefined
}): string | undefined {
  if (from === undefined && to === undefined) return create
  const parts = [
    ...(create === undefined ? [] : [`...[(${create})(path) ?? []].flat()`]),
    ...(from === undefined
      ? []
      : [
          `...${from}.filter((extension) => path !== '/' && !path.endsWith(\`.\${extension}\`)).map((extension) => \`\${path.replace(/\\/$/, '')}.\${extension}\`)`,
        ]),
    ...(to === undefined
      ? []
      : [
          `...${to}.filter((extension) => path.endsWith(\`.\${extension}\`)).map((extension) => path.slice(0, -extension.length - 1))`,
        ]),
  ]
  return `(path) => [\n${parts.map((part) => `  ${part},\n`).join('')}]`
}

/** Adds the plugins of Vellum to `plugins`. */
export function addPluginCalls(draft: Draft): void {
  const { config, program, source, pluginCalls, fields } = draft
  if (pluginCalls.length === 0) return
  const property = propertyOf(config, 'plugins')
  const [list] = property ? listsOf(property.value, program).lists : []
  const isInside = property && list && list.start >= property.start && list.end <= property.end
  if (!property || draft.removed.has(property)) {
    fields.set('plugins', `[${pluginCalls.join(', ')}]`)
  } else if (isInside) {
    const elements = (list.elements as (Node | null)[]).filter(
      (element) => element !== null && !draft.removed.has(element),
    )
    if (elements.length === 0) source.replace(list.start, list.end, `[${pluginCalls.join(', ')}]`)
    else addElements(source, { ...list, elements } as unknown as Node, pluginCalls)
  } else {
    const before = source.text.slice(property.value.start, property.value.end)
    source.replace(property.start, property.end, `plugins: [...${before}, ${pluginCalls.join(', ')}]`)
  }
  pluginCalls.length = 0
}
