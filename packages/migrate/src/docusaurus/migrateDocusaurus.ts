// Moves a Docusaurus site: reads its configuration and files, plans the new ones, and collects the findings.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { staticValue, walk } from '../configTree.js'
import { ENGINE, type Engine } from '../engine.js'
import type { Findings } from '../findings.js'
import type { Plan } from '../otherEngines.js'
import { changePackageJson } from '../packageJson.js'
import { siteFiles } from '../siteFiles.js'
import { parseSource } from '../sourceText.js'
import { changeSurroundings } from '../surroundings.js'
import { THEME_COMPONENTS } from './pluginRules.js'
import { type RewrittenConfig, rewriteConfig } from './rewriteConfig.js'
import { scanSite } from './scanSite.js'

const CONFIG_NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
)

/** The configuration of a Docusaurus site. */
export function docusaurusConfig(siteDir: string): string | undefined {
  return CONFIG_NAMES.find((name) => existsSync(join(siteDir, name)))
}

/** Plans the migration of a site; undefined if its configuration has no object that could be found. */
export function planDocusaurus(
  siteDir: string,
  { configName, findings, engine = ENGINE }: { configName: string; findings: Findings; engine?: Engine },
): Plan | undefined {
  const text = readFileSync(join(siteDir, configName), 'utf8')
  const folders = namedFolders(configName, text).filter((folder) => isFolder(join(siteDir, folder)))
  const files = siteFiles(
    siteDir,
    folders.filter((folder) => folder.startsWith('..')),
  ).filter(({ name }) => name !== configName)
  const isConfig = (name: string) => /^(?:docusaurus|vellum|babel)\.config\./.test(name)
  const hasLiveCode = /live-codeblock/.test(text)
  const scan = scanSite(
    files.filter(({ name }) => !isConfig(name)),
    { engine, findings, hasLiveCode, addedComponents: addedComponents(text) },
  )
  const rewritten = rewriteConfig(
    { name: configName, text },
    { engine, facts: { ...scan, hasBlog: existsSync(join(siteDir, 'blog')) }, findings },
  )
  if (!rewritten) return undefined
  reportFolders(siteDir, { findings, folders })
  findings.add({
    code: 'old-config',
    outcome: 'changed',
    text: `${configName} is no longer read: delete it when the new site is right.`,
    at: configName,
  })
  if (hasVersions(siteDir)) {
    findings.add({
      code: 'version-canonical',
      outcome: 'changed',
      text: 'The canonical link of a page in an older version is the same page of the last version, if there is one.',
    })
  }
  const changed = new Map<string, string>()
  if (/\balgolia\s*:/.test(rewritten.text)) addAlgolia(rewritten)
  changeManifest(siteDir, { rewritten, scan, changed, findings })
  changeSurroundings(siteDir, { files: changed, findings, output: 'build', cache: '.docusaurus' })
  return {
    pages: scan.pages,
    files: [
      { name: 'vellum.config.ts', text: rewritten.text, isChange: false },
      ...[...changed].map(([name, content]) => ({ name, text: content, isChange: true })),
    ],
  }
}

/** Whether a docs set has versions besides the last one: `versions.json`, `api_versions.json`. */
function hasVersions(siteDir: string): boolean {
  return readdirSync(siteDir).some((name) => /^(?:.+_)?versions\.json$/.test(name))
}

function addAlgolia(rewritten: RewrittenConfig): void {
  const packages = rewritten.packages as Set<string>
  packages.add('@docsearch/react').add('@docsearch/css')
}

function changeManifest(
  siteDir: string,
  {
    rewritten,
    scan,
    changed,
    findings,
  }: {
    rewritten: RewrittenConfig
    scan: ReturnType<typeof scanSite>
    changed: Map<string, string>
    findings: Findings
  },
): void {
  const path = join(siteDir, 'package.json')
  if (!existsSync(path)) return
  const before = readFileSync(path, 'utf8')
  const importsOfConfig = [...rewritten.text.matchAll(/['"](@docusaurus\/[\w-]+)['"/]/g)].map(
    ([, name]) => name!,
  )
  const after = changePackageJson(
    before,
    {
      packages: rewritten.packages,
      unneeded: rewritten.unneeded,
      used: new Set([...scan.usedPackages, ...runtimeImports(rewritten.text, importsOfConfig)]),
      imported: new Set([
        ...scan.importedPackages,
        ...(/['"]prism-react-renderer['"/]/.test(rewritten.text) ? ['prism-react-renderer'] : []),
      ]),
    },
    findings,
  )
  if (after !== before) changed.set('package.json', after)
}

/** Packages that the configuration still imports, other than for types. */
function runtimeImports(text: string, names: readonly string[]): string[] {
  return names.filter((name) =>
    new RegExp(`(?:from|import|require(?:\\.resolve)?)\\s*\\(?\\s*['"]${name.replace('/', '\\/')}`).test(
      text,
    ),
  )
}

/** Folders that the configuration names, in options or in variables: `path: '../docs'` */
function namedFolders(name: string, text: string): string[] {
  const { program } = parseSource(name, text)
  const folders = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'Property' || (node.key.name ?? node.key.value) !== 'path') return
    const value = staticValue(node.value, program)
    if (typeof value !== 'string' || value.startsWith('/')) return
    const folder = normalize(value)
    // `path: ''` of a version is a URL.
    if (folder !== '.') folders.add(folder)
  })
  return [...folders]
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function reportFolders(
  siteDir: string,
  { findings, folders }: { findings: Findings; folders: readonly string[] },
): void {
  const names = [
    'docs',
    'blog',
    'src/pages',
    'static',
    'i18n',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
  ]
  const found = [...new Set([...names, ...folders])].filter((name) => existsSync(join(siteDir, name)))
  if (found.length === 0) return
  findings.add({
    code: 'kept-files',
    outcome: 'carried',
    text: `Content stays where it is, with its URLs and ids: ${found.join(', ')}.`,
  })
}

/** The components that themes of the configuration bring. */
function addedComponents(configText: string): readonly string[] {
  return Object.entries(THEME_COMPONENTS).flatMap(([name, components]) =>
    configText.includes(name) ? components : [],
  )
}
