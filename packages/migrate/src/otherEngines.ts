// What VitePress and Starlight have in common: a configuration that is written anew from known values, a sidebar file, content
// whose syntax is reported or rewritten.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editContent } from './contentEdits.js'
import type { Findings } from './findings.js'
import { VERSIONS } from './packageJson.js'
import { Code, printCode } from './printCode.js'
import { siteFiles } from './siteFiles.js'
import { changeSurroundings } from './surroundings.js'
import type { PlannedFile } from './writeFiles.js'

/** What a migration would write. */
export interface Plan {
  readonly files: readonly PlannedFile[]
  /** How many files of content there are. */
  readonly pages: number
  /** Edits of content, which need `--content`. */
  readonly content?: readonly ContentFile[]
}

/** A file of content that would be rewritten. */
export interface ContentFile {
  readonly name: string
  readonly text: string
  readonly changes: ReturnType<typeof editContent>['changes']
}

/** A site of another engine, as far as it is known. */
export interface OtherSite {
  /** The name of the engine's package: `vitepress` */
  readonly engine: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly sidebars: Readonly<Record<string, unknown>> | undefined
  /** The folder of the content. */
  readonly docsPath: string
  /** The folder of the content of all locales, if it is a different one. */
  readonly contentPath?: string
  /** Output and cache of the old engine. */
  readonly output: string
  readonly cache: string
  /** Commands of the old engine, and those of Vellum. */
  readonly commands: Readonly<Record<string, string>>
  readonly unneeded: readonly string[]
  /** Plugins of Vellum by their packages: `{ 'vellum-mermaid': 'mermaid' }` */
  readonly plugins?: Readonly<Record<string, string>>
  /** How the engine reads links and slugs; `file` is the page, relative to the folder of the content. */
  readonly linkOf?: (url: string, file: string) => string
  readonly hasRootSlugs?: boolean
}

/** Plans the files of a site. */
export function planOther(siteDir: string, site: OtherSite, findings: Findings): Plan {
  const changed = new Map<string, string>()
  const content = scanContent(siteDir, site, findings)
  const { themeConfig } = site.fields as { readonly themeConfig?: { readonly algolia?: unknown } }
  const packages = [
    ...(themeConfig?.algolia === undefined ? [] : ['@docsearch/react', '@docsearch/css']),
    'vellum',
    ...Object.keys(site.plugins ?? {}),
    ...(content.hasElements ? ['vellum-elements'] : []),
    ...(content.hasIcons ? ['@iconify-json/lucide'] : []),
  ]
  changeManifest(siteDir, { ...site, packages }, { changed, findings })
  changeSurroundings(siteDir, { files: changed, findings, output: site.output, cache: site.cache })
  if (content.hasElements) {
    findings.add({
      code: 'plugin-field',
      outcome: 'changed',
      text: `Steps, file trees, badges, cards and icons are elements of vellum-elements: \`elements()\` was added to \`plugins\`, and ${packages.filter((name) => name === 'vellum-elements' || name.startsWith('@')).join(' and ')} to package.json.`,
    })
  }
  return {
    pages: content.pages,
    content: content.files,
    files: [
      { name: 'vellum.config.ts', text: configText(site, content), isChange: false },
      ...(site.sidebars ? [{ name: 'sidebars.ts', text: sidebarsText(site.sidebars), isChange: false }] : []),
      ...[...changed].map(([name, text]) => ({ name, text, isChange: true })),
    ],
  }
}

function configText({ fields, plugins: own = {} }: OtherSite, { hasElements }: ScannedContent): string {
  const used = Object.entries({ ...own, ...(hasElements && { 'vellum-elements': 'elements' }) })
  const calls = used.map(([, name]) => `${name}()`).join(', ')
  const plugins = used.length > 0 ? { plugins: new Code(`[${calls}]`) } : {}
  const imports = used.map(([from, name]) => `import { ${name} } from '${from}'\n`).join('')
  return `import { defineConfig } from 'vellum'\n${imports}\nexport default defineConfig(${printCode({ ...fields, ...plugins })})\n`
}

function sidebarsText(sidebars: Readonly<Record<string, unknown>>): string {
  return `import type { Sidebars } from 'vellum'\n\nexport default ${printCode(sidebars)} satisfies Sidebars\n`
}

/** What of a configuration was carried over: `{ title: true, styles: false }` → 'Title of the configuration, …' */
export function keptText(parts: Readonly<Record<string, boolean>>): string {
  const names = Object.keys(parts).filter((name) => parts[name])
  const list = new Intl.ListFormat('en-GB').format(names)
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} of the configuration, where they are values.`
}

/** Reports `...shared`, if it is not an object of the same file. */
export function reportSpread(name: string, { findings, at }: { findings: Findings; at: string }): void {
  findings.add({
    code: 'unreadable-options',
    outcome: 'hand',
    text: `What \`${name}\` adds was not moved: it is from a different file, or computed.`,
    fix: 'Write its fields into vellum.config.ts.',
    at,
  })
}

/** A function that makes edit links, from a URL with `:path`. */
export function editUrl(pattern: string): Code {
  const url = pattern.includes(':path')
    ? pattern.replace(':path', `\${docPath}`)
    : `${pattern.replace(/\/?$/, '/')}\${docPath}`
  return new Code(`({ docPath }) => \`${url}\``)
}

/** The id of a document, from its path in a link: `/guide/` → `guide/index`; undefined if there is no such file. */
export function docId(siteDir: string, docsPath: string, link: string): string | undefined {
  const path = link
    .replace(/[?#].*$/, '')
    .replace(/^\//, '')
    .replace(/\.(?:md|html)$/, '')
  const candidates = path === '' || path.endsWith('/') ? [`${path}index`] : [path, `${path}/index`]
  return candidates.find((candidate) =>
    ['.md', '.mdx'].some((extension) => existsSync(join(siteDir, docsPath, candidate + extension))),
  )
}

function changeManifest(
  siteDir: string,
  { engine, commands, unneeded, packages }: OtherSite & { readonly packages: readonly string[] },
  { changed, findings }: { changed: Map<string, string>; findings: Findings },
): void {
  const path = join(siteDir, 'package.json')
  if (!existsSync(path)) return
  const before = readFileSync(path, 'utf8')
  const manifest = JSON.parse(before) as { [field: string]: Record<string, string> | undefined }
  const pattern = new RegExp(`\\b${engine}\\s+(\\w+)(?:\\s+(?!-)[\\w./]+)?`, 'g')
  const names: string[] = []
  for (const [name, command] of Object.entries(manifest.scripts ?? {})) {
    const replaced = command.replaceAll(pattern, (whole, called: string) =>
      Object.hasOwn(commands, called) ? `vellum ${commands[called]}` : whole,
    )
    if (replaced === command) continue
    manifest.scripts![name] = replaced
    names.push(name)
  }
  for (const field of ['dependencies', 'devDependencies']) {
    for (const name of unneeded) delete manifest[field]?.[name]
  }
  const field = manifest.devDependencies && !manifest.dependencies ? 'devDependencies' : 'dependencies'
  manifest[field] = {
    ...manifest[field],
    ...Object.fromEntries(packages.map((name) => [name, VERSIONS[name]!])),
  }
  const text =
    JSON.stringify(manifest, null, /^[ \t]+/m.exec(before)?.[0] ?? '  ') + (before.endsWith('\n') ? '\n' : '')
  if (text === before) return
  changed.set('package.json', text)
  findings.add({
    code: 'scripts-changed',
    outcome: 'changed',
    text: `package.json has vellum in place of ${unneeded.join(', ')}${names.length > 0 ? `; scripts call vellum: ${names.join(', ')}` : ''}.`,
    at: 'package.json',
  })
}

interface ScannedContent {
  readonly pages: number
  readonly files: readonly ContentFile[]
  readonly hasElements: boolean
  readonly hasIcons: boolean
}

function scanContent(
  siteDir: string,
  { docsPath, linkOf, hasRootSlugs = false, contentPath = docsPath }: OtherSite,
  findings: Findings,
): ScannedContent {
  const files = siteFiles(join(siteDir, contentPath)).filter(({ kind }) => kind === 'content')
  let [hasElements, hasIcons] = [false, false]
  const edited = files.flatMap((file): ContentFile[] => {
    const name = join(contentPath, file.name).replaceAll('\\', '/')
    const { text, changes, unsupported, ...page } = editContent(file.read(), {
      docsPath,
      hasRootSlugs,
      ...(linkOf && { linkOf: (url) => linkOf(url, file.name) }),
    })
    hasElements ||= page.hasElements
    hasIcons ||= page.hasIcons
    for (const { line, what, fix } of unsupported) {
      findings.add({
        code: 'unsupported-syntax',
        outcome: 'hand',
        text: `Content uses ${what}.`,
        fix,
        at: `${name}:${line}`,
        isContent: true,
      })
    }
    if (changes.length === 0) return []
    findings.add({
      code: 'content-syntax',
      outcome: 'hand',
      text: 'Containers, code blocks, components or front matter have the syntax of the old engine.',
      fix: 'Run the command with `--content`, which shows the edits first.',
      at: `${name}:${changes[0]!.line}`,
      isContent: true,
    })
    return [{ name, text, changes }]
  })
  return { pages: files.length, files: edited, hasElements, hasIcons }
}
