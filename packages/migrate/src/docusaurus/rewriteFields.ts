// Removes fields that Vellum does not have, and reports each of them.

import { nameOf, propertyOf, resolved, walk, withSpreads } from '../configTree.js'
import type { Node } from '../sourceText.js'
import type { Draft } from './draft.js'
import { fieldRule } from './fieldRules.js'

/** Objects of the configuration whose fields are all known, by their paths. */
const CHECKED = [['themeConfig', 'prism'], ['themeConfig', 'colorMode'], ['markdown']]
/** The same in the options of docs, blog and pages. */
const CHECKED_BELOW: Readonly<Record<string, readonly string[]>> = {
  docs: ['admonitions'],
  blog: ['feedOptions', 'admonitions'],
  pages: ['admonitions'],
}

/** Fields of the top level that other steps rewrite. */
const OTHER_STEPS = new Set(['presets', 'plugins', 'themes', 'themeConfig', 'onBrokenMarkdownLinks'])

/** Rewrites the fields of the top level, of `themeConfig` and of `markdown`. */
export function rewriteFields(draft: Draft): void {
  const { config, program } = draft
  for (const property of config.properties as Node[]) {
    const name = nameOf(property)
    if (name !== undefined && !OTHER_STEPS.has(name)) rewriteField(draft, property, [name])
  }
  const theme = objectAt(draft, config, 'themeConfig')
  for (const property of (theme?.properties ?? []) as Node[]) {
    const name = nameOf(property)
    if (name === undefined || draft.engine.hasField(['themeConfig', name])) continue
    if (fieldRule(['themeConfig', name])) rewriteField(draft, property, ['themeConfig', name])
    // Other fields stay: plugins of the site may read them.
    else reportUnread(draft, property, name)
  }
  for (const path of CHECKED) {
    let object: Node | undefined = config
    let property: Node | undefined
    for (const name of path) {
      property = propertyOf(object, name)
      object = object && objectAt(draft, object, name)
    }
    rewriteObject(draft, object, path)
    const fields = (object?.properties ?? []) as Node[]
    if (property && fields.length > 0 && fields.every((field) => draft.removed.has(field)))
      draft.remove(property)
  }
  moveBrokenMarkdownLinks(draft, program)
  replaceHookFunctions(draft)
}

/** Functions of `markdown.hooks` are not called. */
function replaceHookFunctions(draft: Draft): void {
  const markdown = objectAt(draft, draft.config, 'markdown')
  const hooks = markdown && objectAt(draft, markdown, 'hooks')
  for (const property of (hooks?.properties ?? []) as Node[]) {
    const isMethod = property.method === true
    const value = property.value && resolved(property.value, draft.program)
    if (!isMethod && !/^(?:ArrowFunction|Function)/.test(value?.type ?? '')) continue
    const name = nameOf(property)
    draft.findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: `The function \`markdown.hooks.${name}\` is no longer called; what it handled is a warning.`,
      fix: 'Correct the links and images that the build names.',
      weight: 'medium',
      at: draft.source.at(property),
    })
    draft.source.replace(property.start, property.end, `${name}: 'warn'`)
  }
}

/** Rewrites the options of `docs`, `blog` or `pages`, or of a plugin that becomes one of them. */
export function rewriteOptions(
  draft: Draft,
  options: Node | undefined,
  name: 'docs' | 'blog' | 'pages',
): void {
  const object = options && resolved(options, draft.program)
  rewriteObject(draft, object, [name])
  for (const below of CHECKED_BELOW[name] ?? []) {
    rewriteObject(draft, object && objectAt(draft, object, below), [name, below])
  }
}

function objectAt(draft: Draft, object: Node, name: string): Node | undefined {
  const property = propertyOf(object, name)
  if (!property || draft.removed.has(property)) return undefined
  const value = resolved(property.value, draft.program)
  return value.type === 'ObjectExpression' ? value : undefined
}

function rewriteObject(draft: Draft, object: Node | undefined, path: readonly string[]): void {
  for (const part of object ? withSpreads(object, draft.program) : []) {
    for (const property of part.properties as Node[]) {
      const name = nameOf(property)
      if (name !== undefined && !draft.removed.has(property)) rewriteField(draft, property, [...path, name])
    }
  }
}

function rewriteField(draft: Draft, property: Node, path: readonly string[]): void {
  const { engine, findings, source } = draft
  const field = `\`${path.join('.')}\``
  const at = source.at(property)
  const isPrism = /^themeConfig\.prism\.(?:theme|darkTheme)$/.test(path.join('.'))
  if (isPrism) {
    findings.add({
      code: 'prism-theme',
      outcome: 'lost',
      text: 'Code has the colours of the theme, not those of a Prism theme.',
      fix: 'Set them in `theme.customCss`, by classes such as `.tk-keyword`.',
      weight: 'low',
      at,
    })
    draft.remove(property)
    return
  }
  if (engine.hasField(path)) return
  const rule = fieldRule(path, property.value?.type === 'Literal' ? property.value.value : undefined)
  if (!rule) {
    if (path.length === 1 || path[0] !== 'themeConfig') {
      findings.add({
        code: 'unknown-field',
        outcome: 'hand',
        text: `${field} is not a field of Vellum; it was removed.`,
        fix: path.length === 1 ? 'Values that your own code reads belong in `customFields`.' : undefined,
        at,
      })
      draft.remove(property)
    }
    return
  }
  draft.remove(property)
  if (rule.kind === 'notNeeded') {
    findings.add({ code: 'not-needed', outcome: 'changed', text: `${field} removed: ${rule.text}.`, at })
  } else if (rule.kind === 'renamed') {
    findings.add({ code: 'renamed-field', outcome: 'hand', text: `${field} was removed.`, fix: rule.fix, at })
  } else {
    findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: rule.text,
      fix: rule.fix,
      weight: rule.weight,
      at,
    })
  }
}

function reportUnread({ facts, findings, source, program }: Draft, property: Node, name: string): void {
  // Components get it with `useThemeConfig()`.
  if (facts.namesInCode.has(name) || namesPackage(program, name)) return
  findings.add({
    code: 'lost-field',
    outcome: 'lost',
    text: `No file of the site reads \`themeConfig.${name}\`: what it did for Docusaurus is gone.`,
    fix: 'Remove it, unless a plugin of the site reads it.',
    weight: 'low',
    at: source.at(property),
  })
}

/** Whether a plugin of the configuration is called like a field of `themeConfig`, which is where most have their options: `docusaurus-plugin-hotjar` reads `themeConfig.hotjar`. */
function namesPackage(program: Node, field: string): boolean {
  let isFound = false
  const word = field.toLowerCase()
  walk(program, (node) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return
    if (
      /^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w./-]+)?$/.test(node.value) &&
      /plugin|theme|docusaurus/.test(node.value)
    )
      isFound ||= node.value
        .replaceAll(/[^a-z]/gi, '')
        .toLowerCase()
        .includes(word)
  })
  return isFound
}

/** `onBrokenMarkdownLinks` is deprecated at the top level. */
function moveBrokenMarkdownLinks(draft: Draft, program: Node): void {
  const { config, source, findings } = draft
  const property = propertyOf(config, 'onBrokenMarkdownLinks')
  if (!property || property.shorthand) return
  const at = source.at(property)
  const text = '`onBrokenMarkdownLinks` is `markdown.hooks.onBrokenMarkdownLinks` now.'
  const markdown = propertyOf(config, 'markdown')
  const value = source.text.slice(property.value.start, property.value.end)
  if (!markdown) {
    source.replace(property.start, property.end, `markdown: { hooks: { onBrokenMarkdownLinks: ${value} } }`)
  } else {
    const object = resolved(markdown.value, program)
    const isInline =
      object.type === 'ObjectExpression' && object.start >= markdown.start && object.end <= markdown.end
    if (!isInline) return
    const hooks = objectAt(draft, object, 'hooks')
    const isShared = hooks
      ? hooks.start < object.start || hooks.end > object.end
      : propertyOf(object, 'hooks')
    if (isShared || propertyOf(hooks, 'onBrokenMarkdownLinks')) return
    draft.remove(property)
    const into = hooks ?? object
    const field = `onBrokenMarkdownLinks: ${value}`
    const text = hooks ? field : `hooks: { ${field} }`
    source.insert(into.start + 1, into.properties.length > 0 ? ` ${text},` : ` ${text} `)
  }
  findings.add({ code: 'not-needed', outcome: 'changed', text, at })
}
