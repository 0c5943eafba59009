// The way back: makes `docusaurus.config.ts` of `vellum.config.ts`, for what Docusaurus knows. Edits the author's own text.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findConfig, nameOf, propertyOf, resolved, unwrap, walk } from './configTree.js'
import { aroundDocusaurus, packageJsonOfDocusaurus } from './filesOfDocusaurus.js'
import type { Findings } from './findings.js'
import { addElements, addFields, removeEntry } from './objectEdits.js'
import { type Node, parseSource, type SourceText } from './sourceText.js'
import type { PlannedFile } from './writeFiles.js'

const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `vellum.config.${extension}`)

/** Fields that only Vellum has, and what they were for. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  search: 'Search in the site’s own pages: use Algolia, or a plugin for local search.',
  contentSecurityPolicy: 'The content security policy: set the header at your host.',
  labels: 'Texts of the interface: write them into `i18n/`.',
  vite: 'Options of Vite: `configureWebpack` of a plugin does the same.',
  dev: 'Options of the development server.',
}

/** The configuration of a Vellum site. */
export function vellumConfig(siteDir: string): string | undefined {
  return CONFIG_NAMES.find((name) => existsSync(join(siteDir, name)))
}

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
/** Plugins that compile styles, by the compilers that Vite needs alone. */
const STYLE_PLUGINS: Readonly<Record<string, string>> = {
  sass: 'docusaurus-plugin-sass',
  less: 'docusaurus-plugin-less',
}
/** Options of Markdown that Docusaurus has for docs, blog and pages. */
const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
]

interface Parts {
  readonly siteDir: string
  readonly source: SourceText
  readonly program: Node
  readonly config: Node
  readonly findings: Findings
  readonly packages: Set<string>
  readonly plugins: string[]
  readonly themes: string[]
  readonly preset: string[]
  readonly imports: string[]
  /** Further fields of the top level, as code. */
  readonly added: string[]
  /** Fields that are written anew. */
  readonly moved: Node[]
}

/** Plans the files; undefined if the configuration has no object that could be found. */
export function planToDocusaurus(
  siteDir: string,
  { configName, findings }: { configName: string; findings: Findings },
): readonly PlannedFile[] | undefined {
  const source = parseSource(configName, readFileSync(join(siteDir, configName), 'utf8'))
  const { program } = source
  const found = findConfig(program)
  if (!found) return undefined
  const manifest = join(siteDir, 'package.json')
  const manifestText = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined
  const parts: Parts = {
    siteDir,
    source,
    program,
    config: found.object,
    findings,
    packages: new Set([
      '@docusaurus/core',
      '@docusaurus/preset-classic',
      '@docusaurus/types',
      '@mdx-js/react',
    ]),
    plugins: [],
    themes: [],
    preset: [],
    imports: [],
    added: [],
    moved: [],
  }
  readPlugins(parts)
  if (parts.imports.length > 0) loadKatexStyles(parts)
  readContent(parts)
  readRedirects(parts)
  readMarkdown(parts)
  removeOwnFields(parts)
  addStylePlugins(parts, manifestText)
  const around = aroundDocusaurus(parts)
  const text = writeConfig(parts)
  findings.add({
    code: 'old-config',
    outcome: 'changed',
    text: `${configName} is not read by Docusaurus: delete it when the site is right.`,
    at: configName,
  })
  return [
    { name: 'docusaurus.config.ts', text, isChange: false },
    ...(manifestText === undefined
      ? []
      : [{ name: 'package.json', text: packageJsonOfDocusaurus(manifestText, parts), isChange: true }]),
    ...around,
  ]
}

function textOf({ source }: Parts, node: Node): string {
  return source.edited(node.start, node.end)
}

/** `docusaurusPlugin('x', {})` → `['x', {}]`; plugins of Vellum become those of Docusaurus, or are lost. */
function readPlugins(parts: Parts): void {
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

function lostPlugin({ findings, source }: Parts, node: Node, call: string, name?: string): void {
  findings.add({
    code: 'lost-plugin',
    outcome: 'lost',
    text: `\`${call}\` is a plugin of Vellum, which Docusaurus cannot run.`,
    fix: name !== undefined && Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined,
    weight: 'medium',
    at: source.at(node),
  })
}

/** `docs`, `blog`, `pages`, `theme` and `sitemap` are options of the classic preset. */
function readContent(parts: Parts): void {
  const { config, program, source, siteDir } = parts
  const hasMath = parts.imports.length > 0
  for (const name of ['docs', 'blog', 'pages', 'theme', 'sitemap']) {
    const isMarkdown = name === 'docs' || name === 'blog' || name === 'pages'
    const property = propertyOf(config, name)
    if (!property) {
      const isThere = name === 'docs' || (name === 'blog' && existsSync(join(siteDir, 'blog')))
      if (hasMath && isThere) parts.preset.push(`${name}: { ${MATH_LISTS.join(', ')} }`)
      continue
    }
    parts.moved.push(property)
    const value = resolved(property.value, program)
    if (name === 'theme' && value.type === 'ObjectExpression') removeThemeFields(parts, value)
    const futurePosts = name === 'blog' ? propertyOf(value, 'futurePosts') : undefined
    if (futurePosts) removeEntry(source, futurePosts)
    const sets = value.type === 'ArrayExpression' ? (value.elements as Node[]) : [value]
    if (hasMath && isMarkdown) for (const set of sets) addMath(parts, resolved(set, program), futurePosts)
    if (name !== 'docs' || value.type !== 'ArrayExpression') {
      parts.preset.push(`${name}: ${optionText(parts, unwrap(property.value))}`)
      continue
    }
    const [first, ...others] = sets
    if (first) parts.preset.push(`docs: ${optionText(parts, first)}`)
    for (const set of others) parts.plugins.push(`['@docusaurus/plugin-content-docs', ${textOf(parts, set)}]`)
  }
  parts.findings.add({
    code: 'preset-unpacked',
    outcome: 'changed',
    text: 'docs, blog, pages, theme and sitemap are options of the classic preset.',
    at: source.name,
  })
}

/** The code of options, indented as in the preset; not where that changes the lines of a template. */
function optionText(parts: Parts, node: Node): string {
  const text = textOf(parts, node)
  return text.includes('`') ? text : text.replaceAll('\n', '\n  ')
}

const MATH_LISTS = ['remarkPlugins: [remarkMath]', 'rehypePlugins: [rehypeKatex]']

/** Adds the plugins for formulas to options of docs, blog or pages, of which a field may have been removed. */
function addMath({ source, program }: Parts, options: Node, removed: Node | undefined): void {
  if (options.type !== 'ObjectExpression') return
  const lists = [
    ['remarkPlugins', 'remarkMath'],
    ['rehypePlugins', 'rehypeKatex'],
  ] as const
  for (const [name, plugin] of lists) {
    const property = propertyOf(options, name)
    const list = property && resolved(property.value, program)
    if (list?.type === 'ArrayExpression') addElements(source, list, [plugin])
  }
  const missing = lists.filter(([name]) => !propertyOf(options, name))
  const properties = (options.properties as Node[]).filter((property) => property !== removed)
  addFields(
    source,
    { ...options, properties } as unknown as Node,
    missing.map(([name, plugin]) => `${name}: [${plugin}]`),
  )
}

/** `math()` brings the styles of KaTeX along. */
function loadKatexStyles({ config, program, source, added }: Parts): void {
  const styles = `require.resolve('katex/dist/katex.min.css')`
  const property = propertyOf(config, 'clientModules')
  const list = property && resolved(property.value, program)
  if (list?.type === 'ArrayExpression') addElements(source, list, [styles])
  else if (!property) added.push(`clientModules: [${styles}]`)
}

/** Fields of `markdown` that Docusaurus has elsewhere, or not at all. */
function readMarkdown({ config, program, source, findings, themes, added }: Parts): void {
  const property = propertyOf(config, 'markdown')
  const markdown = property && resolved(property.value, program)
  const needsMermaid = themes.length > 0 && !propertyOf(markdown, 'mermaid')
  if (!property && needsMermaid) added.push('markdown: { mermaid: true }')
  if (markdown?.type !== 'ObjectExpression') return
  for (const name of [...PLUGIN_LISTS, 'twoslash', 'parallel']) {
    const field = propertyOf(markdown, name)
    if (!field) continue
    removeEntry(source, field)
    if (name === 'parallel') continue
    const isList = PLUGIN_LISTS.includes(name)
    findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: `\`markdown.${name}\` is a field of Vellum.`,
      fix: isList ? `Write it into the options of docs, blog and pages: ${textOfList(field)}` : undefined,
      weight: isList ? 'high' : 'medium',
      at: source.at(field),
    })
  }
  if (needsMermaid) addFields(source, markdown, ['mermaid: true'])

  function textOfList({ value }: Node): string {
    return `\`${source.text.slice(value.start, value.end).replaceAll(/\s+/g, ' ')}\`.`
  }
}

/** Vite compiles styles when a compiler is installed, Docusaurus needs a plugin. */
function addStylePlugins({ packages, plugins }: Parts, manifest: string | undefined): void {
  for (const [compiler, plugin] of Object.entries(STYLE_PLUGINS)) {
    if (!manifest?.includes(`"${compiler}":`) || plugins.some((text) => text.includes(plugin))) continue
    plugins.push(`'${plugin}'`)
    packages.add(plugin)
  }
}

function removeThemeFields({ source, findings }: Parts, theme: Node): void {
  for (const property of theme.properties as Node[]) {
    const name = nameOf(property)
    if (name === undefined || name === 'customCss') continue
    removeEntry(source, property)
    if (name === 'infima') continue
    findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: `\`theme.${name}\` is a field of Vellum.`,
      fix: name === 'parts' ? 'Move the files to `src/theme`.' : undefined,
      weight: 'medium',
      at: source.at(property),
    })
  }
}

function readRedirects(parts: Parts): void {
  const { config, source, findings } = parts
  const options: string[] = []
  for (const name of ['redirects', 'createRedirects']) {
    const property = propertyOf(config, name)
    if (!property) continue
    parts.moved.push(property)
    const text = textOf(parts, property.method ? property : property.value)
    options.push(property.method ? text : `${name}: ${text}`)
    if (name !== 'redirects' || !/\*|:splat|status/.test(text)) continue
    findings.add({
      code: 'redirects-computed',
      outcome: 'hand',
      text: 'Redirects with `*`, `:splat` or `status` are not known to Docusaurus.',
      fix: 'Write them into the settings of your host.',
      at: source.at(property),
    })
  }
  if (options.length === 0) return
  parts.plugins.push(`['@docusaurus/plugin-client-redirects', { ${options.join(', ')} }]`)
  parts.packages.add('@docusaurus/plugin-client-redirects')
}

function removeOwnFields({ config, source, findings, moved }: Parts): void {
  for (const property of config.properties as Node[]) {
    const name = nameOf(property)
    if (name === undefined || !Object.hasOwn(OWN_FIELDS, name)) continue
    moved.push(property)
    findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: OWN_FIELDS[name]!,
      weight: 'medium',
      at: source.at(property),
    })
  }
}

function writeConfig(parts: Parts): string {
  const { source, program, config, moved, findings } = parts
  for (const property of moved) removeEntry(source, property)
  const kept = (config.properties as Node[]).filter((property) => !moved.includes(property))
  const added = [
    `presets: [['classic', {${parts.preset.length > 0 ? `\n    ${parts.preset.join(',\n    ')},\n  ` : ''}}]]`,
    ...(parts.themes.length > 0 ? [`themes: [${parts.themes.join(', ')}]`] : []),
    ...parts.added,
    ...(parts.plugins.length > 0 ? [`plugins: [\n    ${parts.plugins.join(',\n    ')},\n  ]`] : []),
  ]
  const last = kept.at(-1)
  const at = last?.end ?? config.start + 1
  const hasComma = last !== undefined && /^\s*,/.test(source.text.slice(last.end))
  source.insert(at, `${last ? ',' : ''}\n  ${added.join(',\n  ')}${hasComma || !last ? '' : ','}`)
  let isTyped = false
  walk(program, (node) => {
    if (node.type === 'TSTypeReference' && node.typeName.name === 'UserConfig') {
      source.replace(node.start, node.end, 'Config')
      isTyped = true
    }
    if (node.type === 'CallExpression' && node.callee.name === 'defineConfig') {
      source.replace(node.start, (node.arguments as Node[])[0]!.start, '')
      source.replace((node.arguments as Node[]).at(-1)!.end, node.end, ' satisfies Config')
      isTyped = true
    }
  })
  for (const statement of program.body as Node[]) {
    if (statement.type === 'ImportDeclaration' && /^vellum(?:-|$)/.test(statement.source.value))
      removeEntry(source, statement, { withComments: false })
  }
  findings.add({
    code: 'kept-fields',
    outcome: 'carried',
    text: `Fields of the configuration: ${kept.map(nameOf).filter(Boolean).join(', ')}.`,
  })
  const imports = [...(isTyped ? [`import type { Config } from '@docusaurus/types'`] : []), ...parts.imports]
  const body = source
    .edited()
    .replaceAll("import('vellum').UserConfig", "import('@docusaurus/types').Config")
    .replace(/^\s*\n/, '')
  return imports.length > 0 ? `${imports.join('\n')}\n\n${body}` : body
}
