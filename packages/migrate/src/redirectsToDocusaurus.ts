// The way back of redirects. Docusaurus writes a page for each old URL: it knows no patterns and no status, and refuses a
// target that is no page. What it cannot do is in the report, with the line for the host.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfigParts, textOf } from './configParts.js'
import { propertyOf, resolved, staticValue } from './configTree.js'
import { removeEntry } from './objectEdits.js'
import { siteFiles } from './siteFiles.js'
import type { Node } from './sourceText.js'

const PACKAGE = '@docusaurus/plugin-client-redirects'

/** A redirect whose values are known. */
interface Redirect {
  readonly from: readonly string[]
  readonly to: string
  readonly status: number | undefined
}

/** Moves `redirects` and `createRedirects` to the plugin for redirects. */
export function redirectsToDocusaurus(parts: ConfigParts): void {
  const { config } = parts
  const options: string[] = []
  const redirects = propertyOf(config, 'redirects')
  if (redirects) {
    parts.moved.push(redirects)
    const isEmpty = readRedirects(parts, redirects.value)
    if (!isEmpty) options.push(`redirects: ${textOf(parts, redirects.value)}`)
  }
  const createRedirects = propertyOf(config, 'createRedirects')
  if (createRedirects) {
    parts.moved.push(createRedirects)
    const text = textOf(parts, createRedirects.method ? createRedirects : createRedirects.value)
    options.push(createRedirects.method ? text : `createRedirects: ${text}`)
  }
  if (options.length > 0) addPlugin(parts, options)
  reportOtherPlaces(parts)
}

function addPlugin({ plugins, packages }: ConfigParts, options: readonly string[]): void {
  // Of two instances one needs an id.
  const isSecond = plugins.some((text) => /client-redirects['"]/.test(text))
  const all = isSecond ? ["id: 'moved'", ...options] : options
  plugins.push(`['${PACKAGE}', { ${all.join(', ')} }]`)
  packages.add(PACKAGE)
}

/** Edits a list of redirects; whether nothing of it is left. */
function readRedirects(parts: ConfigParts, value: Node): boolean {
  const { program } = parts
  const list = resolved(value, program)
  if (list.type !== 'ArrayExpression') {
    reportComputed(parts, list)
    return false
  }
  const elements = (list.elements as (Node | null)[]).filter((element) => element !== null)
  const known = elements.flatMap((element) => knownRedirect(parts, element) ?? [])
  const targets = new Map(
    known.flatMap((redirect) => redirect.from.map((from) => [pathKey(from), redirect.to])),
  )
  const left = elements.filter((element) => {
    if (element.type === 'SpreadElement') {
      const spread = resolved(element.argument, program)
      // The same list may be used elsewhere: it stays, even if it is empty.
      if (spread.type === 'ArrayExpression') readRedirects(parts, spread)
      else reportComputed(parts, element)
      return true
    }
    const redirect = knownRedirect(parts, element)
    if (redirect) return writeRedirect(parts, { element, redirect, targets })
    keepComputed(parts, element)
    return true
  })
  return left.length === 0
}

/** The redirect of an element, with paths below the base; undefined if code computes a part of it. */
function knownRedirect({ program, config }: ConfigParts, element: Node): Redirect | undefined {
  if (element.type === 'SpreadElement') return undefined
  const value = staticValue(element, program)
  const { from, to, status } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  const paths = Array.isArray(from) ? from : [from]
  const isKnown = typeof to === 'string' && (status === undefined || typeof status === 'number')
  if (!isKnown || !paths.every((path) => typeof path === 'string')) return undefined
  const base = baseOf({ program, config })
  return { from: paths.map((path) => belowBase(path, base)), to: belowBase(to, base), status }
}

/** Writes a redirect in the form of Docusaurus; false if nothing of it is left. */
function writeRedirect(
  parts: ConfigParts,
  {
    element,
    redirect: { from, to, status },
    targets,
  }: { element: Node; redirect: Redirect; targets: ReadonlyMap<string, string> },
): boolean {
  const { source, program } = parts
  const at = source.at(element)
  const report = (path: string, text: string) => {
    parts.findings.add({
      code: 'redirect-host',
      outcome: 'hand',
      text: `The redirect "${path}" ${text}`,
      fix: `In \`static/_redirects\` or the settings of your host: \`${hostLine(parts, { path, to, status })}\`.`,
      at,
    })
  }
  const written = from.filter((path) => {
    if (isPattern(path)) report(path, 'is a pattern, for which Docusaurus writes no page.')
    else if (isFile(to)) report(path, 'has a file as its target, which Docusaurus refuses.')
    else {
      if (status !== undefined && status !== 301)
        report(path, `is a page of Docusaurus, without the status ${status}.`)
      return true
    }
    return false
  })
  if (written.length === 0) {
    removeEntry(source, element)
    return false
  }
  const end = endOf(to, targets)
  const before = staticValue(element, program)
  const after = { from: written.length === 1 ? written[0] : written, to: end }
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  if (!isSame) source.replace(element.start, element.end, redirectText(written, end))
  return true
}

function redirectText(from: readonly string[], to: string): string {
  const paths = from.map(quoted)
  return `{ from: ${paths.length === 1 ? paths[0] : `[${paths.join(', ')}]`}, to: ${quoted(to)} }`
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`
}

/** A redirect of which code computes a part: its status, if it has one, must go. */
function keepComputed(parts: ConfigParts, element: Node): void {
  const { source, program, findings } = parts
  const object = resolved(element, program)
  const status = propertyOf(object, 'status')
  if (!status) {
    reportComputed(parts, element)
    return
  }
  const entries = object.properties as Node[]
  const previous = entries[entries.indexOf(status) - 1]
  // With the comma before it, if it is the last one.
  if (entries.at(-1) === status && previous) source.replace(previous.end, status.end, '')
  else removeEntry(source, status)
  const value = staticValue(status.value, program)
  findings.add({
    code: 'redirects-computed',
    outcome: 'hand',
    text: 'A redirect that code computes was kept without its status.',
    fix: `In the settings of your host: its path, its target and ${typeof value === 'number' ? `the status ${value}` : 'its status'}.`,
    at: source.at(element),
  })
}

function reportComputed({ source, findings }: ConfigParts, node: Node): void {
  findings.add({
    code: 'redirects-computed',
    outcome: 'hand',
    text: 'Redirects that code computes were kept as they are.',
    fix: 'Let the code return `from` and `to`: Docusaurus refuses `status`, and writes no page for a pattern.',
    at: source.at(node),
  })
}

/** Redirects that are not in the configuration. */
function reportOtherPlaces({ siteDir, findings }: ConfigParts): void {
  const file = 'static/_redirects'
  if (existsSync(join(siteDir, file))) {
    findings.add({
      code: 'redirect-host',
      outcome: 'hand',
      text: `Docusaurus copies \`${file}\`, which only Netlify and Cloudflare read.`,
      fix: 'For another host, write its lines into `redirects` of the plugin, or into the settings of the host.',
      at: file,
    })
  }
  for (const { name, kind, read } of siteFiles(siteDir)) {
    const line = kind === 'content' ? frontMatterLine(read(), 'redirect_from') : undefined
    if (line === undefined) continue
    findings.add({
      code: 'redirect-front-matter',
      outcome: 'hand',
      text: 'Docusaurus does not know `redirect_from` in front matter.',
      fix: "Write its URLs into `redirects` of the plugin: `{ from: '/old', to: '/docs/page' }`.",
      at: `${name}:${line}`,
      isContent: true,
    })
  }
}

/** The line of a key of front matter, from 1. */
function frontMatterLine(text: string, key: string): number | undefined {
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = first?.trimEnd() === '---' ? lines.findIndex((line) => line.trimEnd() === '---') : -1
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${key}:`))
  return index === -1 ? undefined : index + 2
}

/** `/old/*` or `/old/:year` */
function isPattern(path: string): boolean {
  return /\*|\/:[a-z]/i.test(path)
}

/** Whether a target is a file of this site, such as `/manual.pdf`. */
function isFile(to: string): boolean {
  return to.startsWith('/') && /\.(?!html$)[a-z\d]+$/i.test(to.replace(/[?#].*$/s, ''))
}

/** Where a target ends: Docusaurus refuses one that is redirected itself. A query or a hash stays. */
function endOf(to: string, targets: ReadonlyMap<string, string>): string {
  const passed = new Set<string>()
  let end = to
  for (let path = pathKey(to); targets.has(path) && !passed.has(path); path = pathKey(end)) {
    passed.add(path)
    const rest = /[?#].*$/s.exec(end)?.[0] ?? ''
    const next = targets.get(path)!
    end = /[?#]/.test(next) ? next : next + rest
  }
  return end
}

/** The path of a URL, the same with a slash at its end and without. */
function pathKey(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
}

/** The line of `_redirects`, whose paths begin at the host. */
function hostLine(
  parts: ConfigParts,
  { path, to, status = 301 }: { path: string; to: string; status: number | undefined },
): string {
  const base = baseOf(parts).replace(/\/$/, '')
  return `${base}${path} ${to.startsWith('/') ? base : ''}${to} ${status}`
}

function baseOf({ program, config }: Pick<ConfigParts, 'program' | 'config'>): string {
  const property = propertyOf(config, 'baseUrl')
  const value = property && staticValue(property.value, program)
  return typeof value === 'string' && value.startsWith('/') ? value : '/'
}

/** `/x/old` → `/old`: Docusaurus adds the base to both paths. */
function belowBase(path: string, base: string): string {
  return base !== '/' && path.startsWith(base) ? path.slice(base.length - 1) : path
}
