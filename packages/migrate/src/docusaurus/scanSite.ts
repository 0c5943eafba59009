// Looks through the files of a site for what needs a hand: imports that do not exist, replaced parts, live code, what the
// content security policy blocks. Changes nothing.

import { dirname, posix } from 'node:path'
import type { Engine } from '../engine.js'
import type { Findings } from '../findings.js'
import { nearestName } from '../nearestName.js'
import type { SiteFile } from '../siteFiles.js'
import type { SiteFacts } from './draft.js'
import { hasHtmlLinks } from './htmlLinks.js'

/** What a scan found besides the findings. */
export interface Scan extends Omit<SiteFacts, 'hasBlog'> {
  /** Packages of Docusaurus that code outside of pages imports, such as plugins: they stay installed. */
  readonly usedPackages: ReadonlySet<string>
  /** Packages that any code or content imports. */
  readonly importedPackages: ReadonlySet<string>
  readonly pages: number
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])([^'"\n]+)\1/g
/** What plugins import, which run in Node. */
const HELPER = /^@docusaurus\/(?:utils|utils-common|utils-validation|logger)(?:\/|$)/
/** Parts that are read by Docusaurus alone: no code is run, and all languages are there. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  ReactLiveScope: 'Blocks marked `live` are shown as code, so nothing reads it: delete it.',
  'prism-include-languages': 'Code is highlighted when the site is built, in all languages: delete it.',
}
/** Variables and classes of Infima. */
const INFIMA =
  /--ifm-|class(?:Name)?=(?:"|'|\{[^}]*['"`])[^"'`]*\b(?:container|row|col|hero|button|card|badge|alert|pills|avatar|text--\w+|(?:margin|padding)-?\w*--\w+)\b/

/** Scans the files of a site. */
export function scanSite(
  files: readonly SiteFile[],
  {
    engine,
    findings,
    hasLiveCode,
    addedComponents = [],
  }: {
    engine: Engine
    findings: Findings
    hasLiveCode: boolean
    /** Components that themes of packages bring; what is below them is theirs, too. */
    addedComponents?: readonly string[]
  },
): Scan {
  const usedPackages = new Set<string>()
  const importedPackages = new Set<string>()
  const ownParts = files.flatMap(({ name }) => partOf(name) ?? [])
  const importedParts = new Set<string>()
  const namesInCode = new Set<string>()
  let usesInfima = false
  let hasLinks = false
  let pages = 0
  for (const file of files) {
    const text = file.read()
    if (!usesInfima && INFIMA.test(text)) usesInfima = true
    if (file.kind === 'style') continue
    hasLinks ||= hasHtmlLinks(text)
    const isPage = file.kind === 'content' || file.name.startsWith('src/')
    // Plugins, which may be in `src`, too, get the whole configuration.
    const isComponent = isPage && text.includes('useDocusaurusContext')
    if (isPage) checkImportedNames(file, { text, engine, findings })
    if (file.kind === 'content') pages++
    else for (const [name] of text.matchAll(/[\w$]+/g)) namesInCode.add(name)
    const lines = file.kind === 'content' ? contentLines(text) : text.split('\n')
    for (const [i, line] of lines.entries()) {
      if (line === '') continue
      const at = `${file.name}:${i + 1}`
      const isContent = file.kind === 'content'
      for (const [statement, , name = ''] of line.matchAll(IMPORT)) {
        importedPackages.add(packageOf(name))
        const isType = /\bimport\s+type\b|^\s*\*|^\s*\/\//.test(
          line.slice(0, line.indexOf(statement)) + statement,
        )
        const part = /^@theme\/(.+)$/.exec(name)?.[1]
        // A copied component imports the type of its own props.
        if (part !== undefined && !isType && part !== partOf(file.name)) importedParts.add(part)
        const ownPart = name.startsWith('.')
          ? partOf(`${posix.join(dirname(file.name), name)}.js`)
          : undefined
        if (ownPart !== undefined) importedParts.add(ownPart)
        // Plugins may be in `src`, too.
        const isUsed = isPage ? HELPER.test(name) : name.startsWith('@docusaurus/')
        if (isUsed) usedPackages.add(packageOf(name))
        if (isPage && !isType)
          checkImport(name, { at, isContent, engine, findings, ownParts, addedComponents })
      }
      if (isPage) checkPolicy(line, { at, isContent, findings })
      if (isComponent) checkContextFields(line, { at, isContent, findings })
    }
    if (isPage && hasLiveCode) findLiveCode(file, text, findings)
  }
  for (const file of files)
    if (file.kind === 'style') findLostSelectors(file, { namesInCode, files, findings })
  for (const { name } of files) reportPart(name, { engine, findings, importedParts })
  return { usesInfima, hasHtmlLinks: hasLinks, namesInCode, usedPackages, importedPackages, pages }
}

/** The lines of Markdown, with those of code blocks left empty. */
function contentLines(text: string): string[] {
  let fence: string | undefined
  return text.split('\n').map((line) => {
    const mark = /^\s*(?:[-*>]\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      return ''
    }
    if (mark !== undefined) {
      fence = mark
      return ''
    }
    return line.replaceAll(/(`+)[^`]+\1/g, '')
  })
}

/** `@docusaurus/theme-common/internal` → `@docusaurus/theme-common` */
function packageOf(name: string): string {
  return name
    .replace(/^!+.*!/, '')
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function checkImport(
  name: string,
  {
    at,
    isContent,
    engine,
    findings,
    ownParts,
    addedComponents,
  }: {
    at: string
    isContent: boolean
    engine: Engine
    findings: Findings
    ownParts: readonly string[]
    addedComponents: readonly string[]
  },
): void {
  const [, scope, rest = ''] =
    /^@(theme|theme-original|theme-init|docusaurus|generated)\/(.+)$/.exec(name) ?? []
  if (scope === undefined || name === '@docusaurus/types' || engine.moduleNames.includes(name)) return
  const isPart = scope.startsWith('theme') && engine.partNames.includes(rest)
  // Around a part that does not exist: that is reported.
  if (partOf(at.replace(/:\d+$/, '')) === rest) return
  const isOwn = scope === 'theme' && ownParts.includes(rest)
  // Node code in `src/`, such as a plugin.
  const isForNode =
    /^@docusaurus\/(?:utils|logger|module-type-aliases|plugin-[\w-]+$|preset-|theme-classic)/.test(name)
  const isAdded = scope.startsWith('theme') && addedComponents.includes(rest.split('/')[0]!)
  if (isPart || isOwn || isAdded || isForNode) return
  const instead = scope.startsWith('theme') ? engine.insteadOfPart(rest) : undefined
  const innerPart = scope.startsWith('theme') ? partBelow(rest, engine) : undefined
  const nearest =
    innerPart === undefined
      ? nearestName(
          name,
          scope === 'docusaurus' ? engine.moduleNames : engine.partNames.map((part) => `@theme/${part}`),
        )
      : `@${scope}/${innerPart}`
  findings.add({
    code: 'unknown-import',
    outcome: 'hand',
    text: `"${name}" cannot be imported.`,
    fix:
      scope === 'generated'
        ? 'Read the configuration with `useDocusaurusContext()`.'
        : instead
          ? sentence(instead)
          : `${nearest ? `The nearest name is "${nearest}". ` : ''}${scope === 'docusaurus' ? 'The manual lists what can be imported: reference/compat.' : `Or write the component: src/theme/${rest}.`}`,
    at,
    isContent,
  })
}

const NAMED_IMPORT =
  /\bimport\s+(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](@docusaurus\/(?:router|theme-common(?:\/internal)?|plugin-content-(?:docs|blog)\/client))['"]/g

/** Reports names that modules of Docusaurus export and those of Vellum do not. Types are left out. */
function checkImportedNames(
  { name: file, kind }: SiteFile,
  { text, engine, findings }: { text: string; engine: Engine; findings: Findings },
): void {
  for (const { 0: statement, 1: list = '', 2: module = '', index } of text.matchAll(NAMED_IMPORT)) {
    for (const specifier of list.split(',')) {
      const [, name, local = name] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(specifier) ?? []
      if (name === undefined || name === 'default' || engine.exportNames.has(name)) continue
      const isValue = /^[a-z]/.test(name) || new RegExp(`<${local}\\b`).test(text.replace(statement, ''))
      if (!isValue) continue
      const before = text.slice(0, index + statement.indexOf(specifier) + specifier.search(/\S/))
      findings.add({
        code: 'unknown-import',
        outcome: 'hand',
        text: `"${name}" is not exported by "${module}".`,
        fix:
          engine.insteadOfExport(name) ??
          'Write it into your own code. The manual lists what can be imported: reference/compat.',
        at: `${file}:${before.split('\n').length}`,
        isContent: kind === 'content',
      })
    }
  }
}

/** What `useDocusaurusContext().siteConfig` has for components. */
const CONTEXT_FIELDS = new Set([
  ...['title', 'tagline', 'titleDelimiter', 'url', 'baseUrl', 'trailingSlash', 'favicon', 'customFields'],
  ...['organizationName', 'projectName', 'themeConfig'],
])

/** Reports fields of the configuration that components read, and that browsers do not get. */
function checkContextFields(
  line: string,
  { at, isContent, findings }: { at: string; isContent: boolean; findings: Findings },
): void {
  for (const [, field = ''] of line.matchAll(/\bsiteConfig\s*(?:\?\.|\.)\s*([a-zA-Z]\w*)/g)) {
    if (CONTEXT_FIELDS.has(field) || /^\s*(?:\/\/|\*)/.test(line)) continue
    findings.add({
      code: 'unknown-field',
      outcome: 'hand',
      text: `Components do not get \`siteConfig.${field}\`.`,
      fix: 'Write what they need of it into `customFields`, and read `siteConfig.customFields`.',
      at,
      isContent,
    })
  }
}

/** What the policy of a built site blocks unless the configuration allows it. */
const POLICY = [
  {
    pattern: /(?<![\w.$])eval\s*\(|(?<![\w.$])new\s+Function\s*\(/,
    code: 'policy-eval',
    text: 'Code is evaluated from text, which the content security policy blocks once it is enforced.',
    fix: "To allow it: `contentSecurityPolicy: { 'script-src': [\"'unsafe-eval'\"] }`.",
  },
  {
    pattern: /\bWebAssembly\.(?:instantiate|compile|Module)/,
    code: 'policy-wasm',
    text: 'WebAssembly is compiled, which the content security policy blocks once it is enforced.',
    fix: "To allow it: `contentSecurityPolicy: { 'script-src': [\"'wasm-unsafe-eval'\"] }`.",
  },
] as const

function checkPolicy(
  line: string,
  { at, isContent, findings }: { at: string; isContent: boolean; findings: Findings },
): void {
  for (const { pattern, code, text, fix } of POLICY) {
    if (pattern.test(line) && !/^\s*(?:\/\/|\*)/.test(line))
      findings.add({ code, outcome: 'hand', text, fix, at, isContent })
  }
  const remote =
    /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?['"`](https:\/\/[^/'"`]+)|<script[^>]*\ssrc=["'{]+["'`]?(https:\/\/[^/"'`]+)/.exec(
      line,
    )
  const host = remote?.[1] ?? remote?.[2]
  if (host !== undefined) {
    findings.add({
      code: 'policy-remote',
      outcome: 'hand',
      text: `A script is loaded from ${host}, which the content security policy blocks once it is enforced.`,
      fix: `To allow it: \`contentSecurityPolicy: { 'script-src': ['${host}'] }\`.`,
      at,
      isContent,
    })
  }
}

function findLiveCode({ name, kind }: SiteFile, text: string, findings: Findings): void {
  // A fence, or the component: `<CodeBlock language="jsx" live>`
  const start =
    /^[^\S\n]*(?:`{3,}|~{3,})\w+[^\S\n]+(?:.*[^\S\n])?live\b|<CodeBlock\s(?:[^>]*\s)?live(?=[\s>=/])/m.exec(
      text,
    )
  if (!start) return
  const line = text.slice(0, start.index).split('\n').length - 1
  findings.add({
    code: 'live-code',
    outcome: 'lost',
    text: 'Code blocks marked `live` are shown as code; they do not run.',
    fix: 'Import a component that shows the result, or use vellum-playground.',
    weight: 'medium',
    at: `${name}:${line + 1}`,
    isContent: kind === 'content',
  })
}

/** Selectors of what Docusaurus generates: classes of Prism, and names of its CSS modules, which end in a hash. */
const GENERATED = /\.token(?![\w-])|\[class[*^]=\s*["']?([\w-]+)["']?\s*\]/g

/** Reports selectors of styles that match nothing any more. Names that the site's own files have are its own. */
function findLostSelectors(
  { name, read }: SiteFile,
  {
    namesInCode,
    files,
    findings,
  }: { namesInCode: ReadonlySet<string>; files: readonly SiteFile[]; findings: Findings },
): void {
  const text = read().replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  for (const { 0: selector, 1: start = '', index } of text.matchAll(GENERATED)) {
    const at = `${name}:${text.slice(0, index).split('\n').length}`
    if (selector === '.token') {
      findings.add({
        code: 'lost-selector',
        outcome: 'lost',
        text: 'Styles of `.token` select classes of Prism, which code does not have.',
        fix: 'Select classes such as `.tk-keyword` and `.tk-comment`.',
        weight: 'low',
        at,
      })
      continue
    }
    // `menu` may be in classes that pages have; `docMainContainer` and `sidebar_` are only in generated ones.
    const isGenerated = /[a-z][A-Z]|[^_]_$/.test(start)
    const local = start.replace(/_$/, '')
    const isOwn =
      namesInCode.has(local) ||
      files.some((file) => file.kind === 'style' && file.read().includes(`.${local}`))
    if (!isGenerated || isOwn) continue
    findings.add({
      code: 'lost-selector',
      outcome: 'lost',
      text: 'Styles select generated classes of Docusaurus, which pages do not have.',
      fix: 'Select classes that pages have: names such as `theme-doc-sidebar-container`, or those that the browser shows.',
      weight: 'low',
      at,
    })
  }
}

/** The part that has most of what a component of Docusaurus has: `DocItem` → `DocItem/Layout` */
function partBelow(name: string, { partNames }: Engine): string | undefined {
  return partNames.find((part) => part.startsWith(`${name}/`))
}

/** `replace X` → `Replace X.` */
function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

/** `src/theme/Footer/index.tsx` → `Footer` */
function partOf(name: string): string | undefined {
  const [, part] = /^src\/theme\/(.+?)(?:\/index)?\.[jt]sx?$/.exec(name) ?? []
  return part === undefined || /\.(?:test|spec|stories)$/.test(part) ? undefined : part
}

function reportPart(
  name: string,
  {
    engine,
    findings,
    importedParts,
  }: { engine: Engine; findings: Findings; importedParts: ReadonlySet<string> },
): void {
  const part = partOf(name)
  if (part === undefined) return
  if (Object.hasOwn(WITHOUT_EFFECT, part)) {
    const text = `src/theme/${part} has no effect.`
    const fix = WITHOUT_EFFECT[part]!
    findings.add({ code: 'unknown-part', outcome: 'lost', text, fix, weight: 'low', at: name })
    return
  }
  if (engine.partNames.includes(part)) {
    findings.add({
      code: 'kept-part',
      outcome: 'carried',
      text: `src/theme replaces the part ${part}.`,
      at: name,
    })
    return
  }
  // A component that the site itself imports, or a module of functions.
  const isOwn = importedParts.has(part) || !/^[A-Z]/.test(part.split('/').at(-1)!)
  if (isOwn) return
  const instead = engine.insteadOfPart(part)
  const nearest = partBelow(part, engine) ?? nearestName(part, engine.partNames)
  findings.add({
    code: 'unknown-part',
    outcome: 'lost',
    text: `src/theme/${part} replaces nothing: Vellum’s theme has no such part.`,
    fix: instead
      ? sentence(instead)
      : nearest
        ? `The nearest part is ${nearest}.`
        : 'The manual lists the parts: reference/theme-parts.',
    weight: 'medium',
    at: name,
  })
}
