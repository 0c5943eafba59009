// Changes `package.json`: scripts call vellum, packages of Docusaurus go, those of Vellum come. Keeps order and indentation.

import { reference } from 'vellum/reference'
import type { Findings } from './findings.js'

/** The versions of the packages that sites get; a test compares them with the packages themselves. */
export const VERSIONS: Readonly<Record<string, string>> = {
  vellum: '^0.1.0',
  'vellum-docusaurus': '^0.1.0',
  'vellum-mermaid': '^0.1.0',
  'vellum-math': '^0.1.0',
  'vellum-zoom': '^0.1.0',
  'vellum-images': '^0.1.0',
  'vellum-elements': '^0.1.0',
  '@iconify-json/lucide': '^1.2.0',
  'vellum-markdown-pages': '^0.1.0',
  sass: '^1.90.0',
  less: '^4.4.0',
  '@docsearch/react': '^4.0.0',
  '@docsearch/css': '^4.0.0',
}

/** Packages that Docusaurus depends on, so that the code of sites finds them without a line in `package.json`. */
const FROM_DOCUSAURUS: Readonly<Record<string, string>> = {
  '@mdx-js/react': '^3.0.0',
  clsx: '^2.0.0',
  'copy-text-to-clipboard': '^3.2.0',
  'fs-extra': '^11.1.1',
  'gray-matter': '^4.0.3',
  'js-yaml': '^4.1.0',
  lodash: '^4.17.21',
  'prism-react-renderer': '^2.3.0',
  prismjs: '^1.29.0',
  'unist-util-visit': '^5.0.0',
}

/** Commands by their names in Docusaurus. */
const COMMANDS: Readonly<Record<string, string>> = {
  start: 'dev',
  build: 'build',
  serve: 'serve',
  clear: 'clear',
  swizzle: 'eject',
  deploy: 'deploy',
  'write-translations': 'write-translations',
  'write-heading-ids': 'write-heading-ids',
  'docs:version': 'version',
}

/** What to do instead of a command that the engine does not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  clear: 'Remove the script: `vellum dev --force` deletes the cache, which is in .vellum.',
  deploy: 'Deploy with a workflow: https://troth-http.github.io/vellum/learn/deploy',
  'write-heading-ids': 'Remove the script: write ids by hand, as `## Title {#id}`.',
}

/** What to do instead of a command that Vellum does not have. */
function insteadOf(called: string, known: ReadonlySet<string>): string {
  if (/^(?:gen|clean)-api-docs\b/.test(called))
    return 'Remove it: it is a command of docusaurus-plugin-openapi-docs. Pages that it wrote stay where they are.'
  if (called === 'generate-typedoc') return 'Call `typedoc` with `typedoc-plugin-markdown`.'
  return INSTEAD[called] ?? `Remove it, or replace it by one of: ${[...known].join(', ')}.`
}

/** Options of Docusaurus that have no meaning here. */
const NO_OPTIONS = /\s--(?:no-minify|bundle-analyzer|dev|hot-only)\b/g

/** What the new file is made from. */
export interface PackageChange {
  readonly packages: ReadonlySet<string>
  readonly unneeded: ReadonlySet<string>
  /** Packages of Docusaurus that are still imported. */
  readonly used: ReadonlySet<string>
  /** Every package that code or content imports. */
  readonly imported: ReadonlySet<string>
}

type Manifest = { [key: string]: unknown } & {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The new text of `package.json`. */
export function changePackageJson(text: string, change: PackageChange, findings: Findings): string {
  const manifest = JSON.parse(text) as Manifest
  const lineOf = (name: string) => {
    const at = text.indexOf(JSON.stringify(name))
    return `package.json:${text.slice(0, Math.max(0, at)).split('\n').length}`
  }
  changeScripts(manifest, { findings, lineOf })
  changeDependencies(manifest, change, findings)
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  return JSON.stringify(manifest, null, indent) + (text.endsWith('\n') ? '\n' : '')
}

function changeScripts(
  manifest: Manifest,
  { findings, lineOf }: { findings: Findings; lineOf: (name: string) => string },
): void {
  const known = new Set(reference.commands.map(({ name }) => name))
  const changed: string[] = []
  const scripts = Object.entries(manifest.scripts ?? {}).map(([name, command]): [string, string] => {
    if (/^docusaurus$/.test(command.trim())) {
      changed.push(name)
      return [name === 'docusaurus' ? 'vellum' : name, 'vellum']
    }
    const replaced = command.replaceAll(/\bdocusaurus\s+([\w:-]+)/g, (whole, called: string) => {
      const [docs, id] = /^docs:version:(.+)$/.exec(called) ?? []
      if (docs) return `vellum version --docs-id ${id}`
      const own = Object.hasOwn(COMMANDS, called) ? COMMANDS[called]! : undefined
      if (own !== undefined && known.has(own)) return `vellum ${own}`
      findings.add({
        code: 'unknown-script',
        outcome: 'hand',
        text: `The script "${name}" calls \`docusaurus ${called}\`, which Vellum does not have.`,
        fix: insteadOf(called, known),
        at: lineOf(name),
      })
      return whole
    })
    const [, old] =
      /(?:^|[\s&;|])(docusaurus-(?:examples|publish|write-translations|version|rename-version|start|build))\b/.exec(
        command,
      ) ?? []
    if (old !== undefined) {
      findings.add({
        code: 'unknown-script',
        outcome: 'hand',
        text: `The script "${name}" calls \`${old}\`, a command of Docusaurus 1.`,
        fix: 'Remove it: no later version has it.',
        at: lineOf(name),
      })
    }
    if (replaced === command) return [name, command]
    changed.push(name)
    return [name, replaced.replaceAll(NO_OPTIONS, '')]
  })
  if (changed.length === 0) return
  manifest.scripts = Object.fromEntries(scripts)
  findings.add({
    code: 'scripts-changed',
    outcome: 'changed',
    text: `Scripts call vellum: ${changed.join(', ')}.`,
    at: lineOf('scripts'),
  })
}

function changeDependencies(
  manifest: Manifest,
  { packages, unneeded, used, imported }: PackageChange,
  findings: Findings,
): void {
  const removed: string[] = []
  const fields = ['dependencies', 'devDependencies'] as const
  const core = fields.map((field) => manifest[field]?.['@docusaurus/core']).find(Boolean)
  const isUnneeded = (name: string) => {
    if (used.has(name)) return false
    const isOurs = name.startsWith('@docusaurus/') || unneeded.has(name)
    const isHelper =
      ['@mdx-js/react', '@tsconfig/docusaurus', 'prism-react-renderer'].includes(name) && !imported.has(name)
    return isOurs || isHelper
  }
  for (const field of fields) {
    const list = manifest[field]
    if (!list) continue
    removed.push(...Object.keys(list).filter(isUnneeded))
    manifest[field] = Object.fromEntries(Object.entries(list).filter(([name]) => !isUnneeded(name)))
  }
  const has = (name: string) => fields.some((field) => manifest[field]?.[name] !== undefined)
  const added = [...packages].filter((name) => !has(name) && VERSIONS[name] !== undefined)
  // Installed by @docusaurus/core until now.
  const helpers = core === undefined ? [] : [...used].filter((name) => HELPER.test(name) && !has(name))
  const inherited = Object.keys(FROM_DOCUSAURUS).filter(
    (name) => core !== undefined && imported.has(name) && !has(name) && !isInOtherField(manifest, name),
  )
  const dependencies = {
    ...manifest.dependencies,
    ...Object.fromEntries(helpers.map((name) => [name, core!])),
    ...Object.fromEntries(inherited.map((name) => [name, FROM_DOCUSAURUS[name]!])),
    ...Object.fromEntries(added.map((name) => [name, VERSIONS[name]!])),
  }
  manifest.dependencies = Object.fromEntries(
    Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  const newReact = raiseReact(manifest)
  const newNames = [...added, ...helpers, ...inherited]
  if (removed.length + newNames.length > 0) {
    const text = [
      removed.length > 0 && `${removed.length} packages of Docusaurus removed`,
      newNames.length > 0 && `${newNames.join(', ')} added`,
    ]
    findings.add({
      code: 'dependencies-changed',
      outcome: 'changed',
      text: `${text.filter(Boolean).join('; ')}. Run \`npm install\`, or that of your package manager.`,
      at: 'package.json',
    })
  }
  if (isOld(core)) {
    findings.add({
      code: 'old-markdown',
      outcome: 'hand',
      text: 'The site is written for Docusaurus 2, in whose Markdown braces and `<` may be text. Since version 3 they begin code.',
      fix: '`npx vellum check` names each line that this concerns: write `\\{` for a brace that is text, and `\\<` or `&lt;` for a "<".',
      at: 'package.json',
    })
  }
  if (newReact) {
    findings.add({
      code: 'dependencies-changed',
      outcome: 'changed',
      text: 'React is version 19, which Vellum uses.',
      at: 'package.json',
    })
  }
}

function isInOtherField({ peerDependencies, optionalDependencies }: Manifest, name: string): boolean {
  return [peerDependencies, optionalDependencies].some(
    (list) => typeof list === 'object' && list !== null && Object.hasOwn(list, name),
  )
}

/** `^2.4.0` → true */
function isOld(core: string | undefined): boolean {
  return /^[\^~>=\s]*[12](?:\.|$)/.test(core ?? '')
}

/** Packages of Docusaurus for plugins, which work without it. */
const HELPER = /^@docusaurus\/(?:utils|utils-common|utils-validation|logger)$/

/** Vellum renders with React 19; an older one beside it would be a second React. */
function raiseReact(manifest: Manifest): boolean {
  let isRaised = false
  for (const field of ['dependencies', 'devDependencies'] as const) {
    for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
      const range = manifest[field]?.[name]
      const major = /^[\^~>=\s]*(\d+)/.exec(range ?? '')?.[1]
      if (major === undefined || Number(major) >= 19) continue
      manifest[field]![name] = '^19.0.0'
      isRaised = true
    }
  }
  return isRaised
}
