// The way back of `plugins`: which plugin of Docusaurus stands for one of Vellum, and which ones are lost.

import { type ConfigParts, textOf } from './configParts.js'
import { propertyOf, resolved, unwrap } from './configTree.js'
import type { Node } from './sourceText.js'

/** Plugins of Vellum that plugins of Docusaurus stand for, by the names that their packages export. */
const PLUGINS: Readonly<Record<string, string>> = {
  googleGtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  images: '@docusaurus/plugin-ideal-image',
}
/** Plugins of others that do what a plugin of Vellum does. */
const INSTEAD: Readonly<Record<string, string>> = {
  zoom: '`docusaurus-plugin-image-zoom` does something alike.',
  markdownPages: '`docusaurus-plugin-llms` does something alike.',
}

/** `docusaurusPlugin('x', {})` → `['x', {}]`; plugins of Vellum become those of Docusaurus, or are lost. */
export function pluginsToDocusaurus(parts: ConfigParts): void {
  const { config, program, source, findings } = parts
  const property = propertyOf(config, 'plugins')
  if (!property) return
  parts.moved.push(property)
  const list = resolved(property.value, program)
  const names = importedNames(program)
  for (const element of (list.elements ?? []) as (Node | null)[]) {
    const call = element && unwrap(element)
    if (call?.type === 'SpreadElement') {
      parts.plugins.push(textOf(parts, call))
      findings.add({
        code: 'computed-list',
        outcome: 'hand',
        text: 'Entries of `plugins` that code computes were kept as they are.',
        fix: 'Let the code return what Docusaurus reads: names, or arrays of a name and options.',
        at: source.at(call),
      })
      continue
    }
    if (call?.type !== 'CallExpression') {
      if (
        call?.type === 'LogicalExpression' ||
        call?.type === 'ArrayExpression' ||
        call?.type === 'Literal'
      ) {
        parts.plugins.push(textOf(parts, call).replaceAll(/\bdocusaurusPlugin\(([\s\S]*)\)$/g, '[$1]'))
      } else if (call) lostPlugin(parts, call, source.text.slice(call.start, call.end).slice(0, 40))
      continue
    }
    const local = call.callee.name as string | undefined
    const name = local === undefined ? undefined : (names.get(local) ?? local)
    const args = (call.arguments as Node[]).map((argument) => textOf(parts, argument))
    if (name === 'docusaurusPlugin') parts.plugins.push(args.length > 1 ? `[${args.join(', ')}]` : args[0]!)
    else if (name === 'mermaid') {
      parts.themes.push(`'@docusaurus/theme-mermaid'`)
      parts.packages.add('@docusaurus/theme-mermaid')
    } else if (name === 'math') {
      parts.imports.push(`import remarkMath from 'remark-math'`, `import rehypeKatex from 'rehype-katex'`)
      parts.packages.add('remark-math').add('rehype-katex').add('katex')
    } else if (name !== undefined && Object.hasOwn(PLUGINS, name)) {
      const plugin = PLUGINS[name]!
      parts.packages.add(plugin)
      // Options of pictures are others.
      const options = name === 'images' ? [] : args
      parts.plugins.push(`['${plugin}'${options.map((text) => `, ${text}`).join('')}]`)
    } else lostPlugin(parts, call, `${name ?? 'A plugin'}()`, name)
  }
  findings.add({
    code: 'plugin-field',
    outcome: 'changed',
    text: '`plugins` has entries of Docusaurus.',
    at: source.at(property),
  })
}

/** The exported names of packages of Vellum by their names in the module: `import { math as vellumMath }` */
function importedNames(program: Node): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration' || !/^vellum(?:-|$)/.test(statement.source.value)) continue
    for (const { local, imported } of statement.specifiers as Node[]) names.set(local.name, imported?.name)
  }
  return names
}

function lostPlugin({ findings, source }: ConfigParts, node: Node, call: string, name?: string): void {
  findings.add({
    code: 'lost-plugin',
    outcome: 'lost',
    text: `\`${call}\` is a plugin of Vellum, which Docusaurus cannot run.`,
    fix: name !== undefined && Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined,
    weight: 'medium',
    at: source.at(node),
  })
}
