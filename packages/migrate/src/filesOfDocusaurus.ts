// The files around the configuration on the way back: package.json, and those that name packages and folders of the engine.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Findings } from './findings.js'
import type { PlannedFile } from './writeFiles.js'

const VERSION = '^3.10.0'

interface WayBack {
  readonly findings: Findings
  /** Packages that the configuration needs; files may need more. */
  readonly packages: Set<string>
}

/** `.gitignore`, `tsconfig.json` and settings of hosts with the folders of Docusaurus. */
export function aroundDocusaurus({
  siteDir,
  findings,
  packages,
}: WayBack & { readonly siteDir: string }): PlannedFile[] {
  const folders = (text: string) =>
    text
      .replaceAll(/"(\.\/)?\.vellum(\/[^"]*)?"/g, '"$1.docusaurus$2"')
      .replaceAll(/"(\.\/)?dist(\/[^"]*)?"/g, '"$1build$2"')
  const edits: Readonly<Record<string, (text: string) => string>> = {
    '.gitignore': (text) =>
      text
        .replaceAll(/^(\/?)dist(\/?)$/gm, '$1build$2')
        .replaceAll(/^(\/?)\.vellum(\/?)$/gm, '$1.docusaurus$2'),
    'tsconfig.json': (text) =>
      text
        .replace(/("extends"\s*:\s*)"vellum\/tsconfig\.json"/, '$1"@docusaurus/tsconfig"')
        .replace(/("exclude"\s*:\s*)(\[[^\]]*\])/, (_, key: string, list: string) => key + folders(list)),
    'netlify.toml': (text) => text.replace(/^(\s*publish\s*=\s*"(?:[^"]*\/)?)dist\/?"/m, '$1build"'),
    'vercel.json': (text) => text.replace(/("outputDirectory"\s*:\s*"(?:[^"]*\/)?)dist"/, '$1build"'),
  }
  return Object.entries(edits).flatMap(([name, edit]) => {
    const path = join(siteDir, name)
    if (!existsSync(path)) return []
    const before = readFileSync(path, 'utf8')
    const text = edit(before)
    if (text === before) return []
    if (text.includes('@docusaurus/tsconfig'))
      packages.add('@docusaurus/tsconfig').add('@docusaurus/module-type-aliases')
    findings.add({
      code: 'file-changed',
      outcome: 'changed',
      text: `${name} has the names and folders of Docusaurus.`,
      at: name,
    })
    return [{ name, text, isChange: true }]
  })
}

/** Scripts and packages of Docusaurus. */
export function packageJsonOfDocusaurus(text: string, { packages, findings }: WayBack): string {
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
  // The preset has DocSearch.
  const isOurs = (name: string) => /^vellum(?:-|$)|^@docsearch\/(?:react|css)$/.test(name)
  for (const field of ['dependencies', 'devDependencies'] as const) {
    const entries = Object.entries(manifest[field] ?? {}).filter(([name]) => !isOurs(name))
    if (manifest[field]) manifest[field] = Object.fromEntries(entries)
  }
  const versions: Readonly<Record<string, string>> = {
    'remark-math': '^6.0.0',
    'rehype-katex': '^7.0.0',
    katex: '^0.16.0',
    '@mdx-js/react': '^3.0.0',
    'docusaurus-plugin-sass': '^0.2.6',
    'docusaurus-plugin-less': '^2.0.2',
  }
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
