// The way back: makes `docusaurus.config.ts` of `vellum.config.ts`, for what Docusaurus knows. Edits the author's own text.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfigParts, textOf } from './configParts.js'
import { findConfig, nameOf, propertyOf, resolved, unwrap, valueAt, walk } from './configTree.js'
import { aroundDocusaurus, packageJsonOfDocusaurus } from './filesOfDocusaurus.js'
import type { Findings } from './findings.js'
import { addElements, addFields, removeEntry } from './objectEdits.js'
import { pluginsToDocusaurus } from './pluginsToDocusaurus.js'
import { redirectsToDocusaurus } from './redirectsToDocusaurus.js'
import { type Node, parseSource } from './sourceText.js'
import type { PlannedFile } from './writeFiles.js'

const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `vellum.config.${extension}`)

/** Fields that only Vellum has, and what they were for. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  search: 'Search in the site’s own pages: use Algolia, or a plugin for local search.',
  contentSecurityPolicy: 'The content security policy: set the header at your host.',
  onBrokenHtmlLinks: 'Links that are written as `<a>`: Docusaurus does not check them.',
  labels: 'Texts of the interface: write them into `i18n/`.',
  vite: 'Options of Vite: `configureWebpack` of a plugin does the same.',
  dev: 'Options of the development server.',
}

/** The configuration of a Vellum site. */
export function vellumConfig(siteDir: string): string | undefined {
  return CONFIG_NAMES.find((name) => existsSync(join(siteDir, name)))
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
  const parts: ConfigParts = {
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
  pluginsToDocusaurus(parts)
  if (parts.imports.length > 0) loadKatexStyles(parts)
  readContent(parts)
  redirectsToDocusaurus(parts)
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

/** `docs`, `blog`, `pages`, `theme` and `sitemap` are options of the classic preset. */
function readContent(parts: ConfigParts): void {
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
    const sets = value.type === 'ArrayExpression' ? (value.elements as Node[]) : [value]
    for (const set of sets) {
      const options = resolved(set, program)
      const futurePosts = name === 'blog' ? propertyOf(options, 'futurePosts') : undefined
      if (futurePosts) removeEntry(source, futurePosts)
      if (name === 'docs') removeRefs(parts, options)
      if (hasMath && isMarkdown) addMath(parts, options, futurePosts)
    }
    if (value.type !== 'ArrayExpression') {
      parts.preset.push(`${name}: ${optionText(parts, unwrap(property.value))}`)
      continue
    }
    const [first, ...others] = sets
    if (first) parts.preset.push(`${name}: ${optionText(parts, first)}`)
    for (const set of others)
      parts.plugins.push(`['@docusaurus/plugin-content-${name}', ${textOf(parts, set)}]`)
  }
  parts.findings.add({
    code: 'preset-unpacked',
    outcome: 'changed',
    text: 'docs, blog, pages, theme and sitemap are options of the classic preset.',
    at: source.name,
  })
}

/** Versions from Git: Docusaurus refuses their options, and needs their files. */
function removeRefs({ program, source, findings }: ConfigParts, docs: Node): void {
  const property = propertyOf(docs, 'versions')
  const versions = property && resolved(property.value, program)
  if (versions?.type !== 'ObjectExpression') return
  for (const version of versions.properties as Node[]) {
    if (version.type !== 'Property') continue
    const options = resolved(version.value, program)
    const fields = ['ref', 'refPath', 'refSidebarPath'].flatMap((name) => propertyOf(options, name) ?? [])
    for (const field of fields) removeEntry(source, field)
    if (fields.length === 0) continue
    findings.add({
      code: 'lost-field',
      outcome: 'lost',
      text: `The version "${nameOf(version)}" is read from Git, which Docusaurus does not do.`,
      fix: 'Check out its ref, and write its files with `docusaurus docs:version`.',
      weight: 'high',
      at: source.at(version),
    })
  }
}

/** The code of options, indented as in the preset; not where that changes the lines of a template. */
function optionText(parts: ConfigParts, node: Node): string {
  const text = textOf(parts, node)
  return text.includes('`') ? text : text.replaceAll('\n', '\n  ')
}

const MATH_LISTS = ['remarkPlugins: [remarkMath]', 'rehypePlugins: [rehypeKatex]']

/** Adds the plugins for formulas to options of docs, blog or pages, of which a field may have been removed. */
function addMath({ source, program }: ConfigParts, options: Node, removed: Node | undefined): void {
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
function loadKatexStyles({ config, program, source, added }: ConfigParts): void {
  const styles = `require.resolve('katex/dist/katex.min.css')`
  const property = propertyOf(config, 'clientModules')
  const list = property && resolved(property.value, program)
  if (list?.type === 'ArrayExpression') addElements(source, list, [styles])
  else if (!property) added.push(`clientModules: [${styles}]`)
}

/** Fields of `markdown` that Docusaurus has elsewhere, or not at all. */
function readMarkdown({ config, program, source, findings, themes, added }: ConfigParts): void {
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
function addStylePlugins({ packages, plugins }: ConfigParts, manifest: string | undefined): void {
  for (const [compiler, plugin] of Object.entries(STYLE_PLUGINS)) {
    if (!manifest?.includes(`"${compiler}":`) || plugins.some((text) => text.includes(plugin))) continue
    plugins.push(`'${plugin}'`)
    packages.add(plugin)
  }
}

function removeThemeFields({ source, findings }: ConfigParts, theme: Node): void {
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

/** Fields of `themeConfig.docs` that only Vellum has. */
const OWN_DOCS_FIELDS: Readonly<Record<string, string>> = {
  markdownLink: 'The link to the Markdown of a page.',
  assistants: 'The menu for assistants.',
}

function removeOwnFields({ config, program, source, findings, moved }: ConfigParts): void {
  const docs = valueAt(config, ['themeConfig', 'docs'], program)
  for (const [name, text] of Object.entries(OWN_DOCS_FIELDS)) {
    const property = propertyOf(docs, name)
    if (!property) continue
    removeEntry(source, property)
    findings.add({ code: 'lost-field', outcome: 'lost', text, weight: 'medium', at: source.at(property) })
  }
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

function writeConfig(parts: ConfigParts): string {
  const { source, program, config, moved, findings } = parts
  for (const property of moved) removeEntry(source, property)
  const kept = (config.properties as Node[]).filter((property) => !moved.includes(property))
  // `...base` may have presets, which an empty one would replace.
  const spread = kept.find(({ type }) => type === 'SpreadElement')
  const isFromSpread = spread !== undefined && parts.preset.length === 0
  if (isFromSpread) {
    findings.add({
      code: 'computed-list',
      outcome: 'hand',
      text: 'No `presets` were written: what the configuration spreads may have them.',
      fix: "If it has none, write `presets: [['classic', {}]]`.",
      at: source.at(spread),
    })
  }
  const added = [
    ...(isFromSpread
      ? []
      : [
          `presets: [['classic', {${parts.preset.length > 0 ? `\n    ${parts.preset.join(',\n    ')},\n  ` : ''}}]]`,
        ]),
    ...(parts.themes.length > 0 ? [`themes: [${parts.themes.join(', ')}]`] : []),
    ...parts.added,
    ...(parts.plugins.length > 0 ? [`plugins: [\n    ${parts.plugins.join(',\n    ')},\n  ]`] : []),
  ]
  const last = kept.at(-1)
  const at = last?.end ?? config.start + 1
  const hasComma = last !== undefined && /^\s*,/.test(source.text.slice(last.end))
  if (added.length > 0)
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
