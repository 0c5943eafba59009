// The way back: makes `docusaurus.config.ts` of `vellum.config.ts`, for what Docusaurus knows. Edits the author's own text.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findConfig, nameOf, propertyOf, resolved, unwrap, walk } from './configTree.js'
import type { Findings } from './findings.js'
import { removeEntry } from './objectEdits.js'
import { type Node, parseSource, type SourceText } from './sourceText.js'
import type { PlannedFile } from './writeFiles.js'

const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `vellum.config.${extension}`)
const VERSION = '^3.10.0'

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

interface Parts {
  readonly source: SourceText
  readonly program: Node
  readonly config: Node
  readonly findings: Findings
  readonly packages: Set<string>
  readonly plugins: string[]
  readonly themes: string[]
  readonly preset: string[]
  readonly imports: string[]
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
  const parts: Parts = {
    source,
    program,
    config: found.object,
    findings,
    packages: new Set(['@docusaurus/core', '@docusaurus/preset-classic', '@docusaurus/types']),
    plugins: [],
    themes: [],
    preset: [],
    imports: [],
    moved: [],
  }
  readPlugins(parts)
  readContent(parts)
  readRedirects(parts)
  removeOwnFields(parts)
  const text = writeConfig(parts)
  const manifest = join(siteDir, 'package.json')
  return [
    { name: 'docusaurus.config.ts', text, isChange: false },
    ...(existsSync(manifest)
      ? [
          {
            name: 'package.json',
            text: backPackageJson(readFileSync(manifest, 'utf8'), parts),
            isChange: true,
          },
        ]
      : []),
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
  for (const element of (list.elements ?? []) as (Node | null)[]) {
    const call = element && unwrap(element)
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
    const name = call.callee.name as string | undefined
    const args = (call.arguments as Node[]).map((argument) => textOf(parts, argument))
    if (name === 'docusaurusPlugin') parts.plugins.push(args.length > 1 ? `[${args.join(', ')}]` : args[0]!)
    else if (name === 'mermaid') {
      parts.themes.push(`'@docusaurus/theme-mermaid'`)
      parts.packages.add('@docusaurus/theme-mermaid')
    } else if (name === 'math' || name === 'vellumMath') {
      parts.imports.push(`import remarkMath from 'remark-math'`, `import rehypeKatex from 'rehype-katex'`)
      parts.packages.add('remark-math').add('rehype-katex')
    } else lostPlugin(parts, call, `${name ?? 'A plugin'}()`)
  }
  findings.add({
    code: 'plugin-field',
    outcome: 'changed',
    text: '`plugins` has entries of Docusaurus.',
    at: source.at(property),
  })
}

function lostPlugin({ findings, source }: Parts, node: Node, name: string): void {
  findings.add({
    code: 'lost-plugin',
    outcome: 'lost',
    text: `\`${name}\` is a plugin of Vellum, which Docusaurus cannot run.`,
    weight: 'medium',
    at: source.at(node),
  })
}

/** `docs`, `blog`, `pages` and `theme` are options of the classic preset. */
function readContent(parts: Parts): void {
  const { config, program, source } = parts
  const hasMath = parts.imports.length > 0
  for (const name of ['docs', 'blog', 'pages', 'theme']) {
    const property = propertyOf(config, name)
    if (!property) {
      if (hasMath && name === 'docs')
        parts.preset.push('docs: { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }')
      continue
    }
    parts.moved.push(property)
    const value = resolved(property.value, program)
    if (name === 'theme' && value.type === 'ObjectExpression') removeThemeFields(parts, value)
    const futurePosts = name === 'blog' ? propertyOf(value, 'futurePosts') : undefined
    if (futurePosts) removeEntry(source, futurePosts)
    if (name !== 'docs' || value.type !== 'ArrayExpression') {
      parts.preset.push(
        `${name}: ${name === 'docs' && hasMath ? withMath(parts, value) : textOf(parts, unwrap(property.value))}`,
      )
      continue
    }
    const [first, ...others] = value.elements as Node[]
    if (first) parts.preset.push(`docs: ${hasMath ? withMath(parts, first) : textOf(parts, first)}`)
    for (const set of others) parts.plugins.push(`['@docusaurus/plugin-content-docs', ${textOf(parts, set)}]`)
  }
  parts.findings.add({
    code: 'preset-unpacked',
    outcome: 'changed',
    text: 'docs, blog, pages and theme are options of the classic preset.',
    at: source.name,
  })
}

function withMath(parts: Parts, options: Node): string {
  return `{ ...${textOf(parts, options)}, remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }`
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
  const property = propertyOf(config, 'redirects')
  if (!property) return
  parts.moved.push(property)
  const list = textOf(parts, property.value)
  parts.plugins.push(`['@docusaurus/plugin-client-redirects', { redirects: ${list} }]`)
  parts.packages.add('@docusaurus/plugin-client-redirects')
  if (/\*|:splat|status/.test(list)) {
    findings.add({
      code: 'redirects-computed',
      outcome: 'hand',
      text: 'Redirects with `*`, `:splat` or `status` are not known to Docusaurus.',
      fix: 'Write them into the settings of your host.',
      at: source.at(property),
    })
  }
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
    ...(parts.themes.length > 0 && !propertyOf(config, 'markdown') ? ['markdown: { mermaid: true }'] : []),
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

/** Scripts and packages of Docusaurus. */
function backPackageJson(text: string, { packages, findings }: Parts): string {
  const manifest = JSON.parse(text) as {
    scripts?: Record<string, string>
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
  const commands: Readonly<Record<string, string>> = {
    dev: 'start',
    eject: 'swizzle',
    version: 'docs:version',
  }
  const scripts = Object.entries(manifest.scripts ?? {}).map(([name, command]): [string, string] => [
    name === 'vellum' ? 'docusaurus' : name,
    command
      .replace(/^vellum$/, 'docusaurus')
      .replaceAll(/\bvellum version --docs-id (\S+)/g, 'docusaurus docs:version:$1')
      .replaceAll(/\bvellum ([\w-]+)/g, (_, called: string) => `docusaurus ${commands[called] ?? called}`),
  ])
  if (manifest.scripts) manifest.scripts = Object.fromEntries(scripts)
  const isOurs = (name: string) => /^vellum(?:-|$)/.test(name)
  for (const field of ['dependencies', 'devDependencies'] as const) {
    const entries = Object.entries(manifest[field] ?? {}).filter(([name]) => !isOurs(name))
    if (manifest[field]) manifest[field] = Object.fromEntries(entries)
  }
  const versions: Readonly<Record<string, string>> = { 'remark-math': '^6.0.0', 'rehype-katex': '^7.0.0' }
  const added = [...packages].map((name): [string, string] => [name, versions[name] ?? VERSION])
  const react = ['react', 'react-dom'].map((name): [string, string] => [name, '^19.0.0'])
  const dependencies = { ...Object.fromEntries([...react, ...added]), ...manifest.dependencies }
  manifest.dependencies = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  findings.add({
    code: 'dependencies-changed',
    outcome: 'changed',
    text: 'package.json has the packages and scripts of Docusaurus.',
    at: 'package.json',
  })
  return (
    JSON.stringify(manifest, null, /^[ \t]+/m.exec(text)?.[0] ?? '  ') + (text.endsWith('\n') ? '\n' : '')
  )
}
