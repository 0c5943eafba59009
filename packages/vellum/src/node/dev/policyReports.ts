// Browsers' reports of what the site's content security policy has blocked, as errors for the author: what
// was blocked, on which page, and what would allow it. Pure.

import { relative, sep } from 'node:path'
import { decodePath, withoutBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'

/** A report, as browsers send it. */
interface ViolationReport {
  readonly 'document-uri'?: string
  readonly 'blocked-uri'?: string
  readonly 'effective-directive'?: string
  readonly 'violated-directive'?: string
  readonly 'source-file'?: string
}

/** The error of a report; undefined if it is not about the site. */
export function policyViolation(
  text: string,
  site: { readonly siteDir: string; readonly baseUrl: string; readonly reportsPolicy?: boolean | undefined },
): VellumError | undefined {
  const report = readReport(text)
  const blocked = report?.['blocked-uri'] ?? ''
  const named = report?.['effective-directive'] ?? report?.['violated-directive']?.split(' ')[0]
  const source = report?.['source-file'] ?? ''
  if (!report || !named || [blocked, source].some((url) => /^[a-z-]*extension/i.test(url))) return undefined
  // A directive for elements or attributes alone is part of the one for all.
  const directive = named.replace(/-(?:elem|attr)$/, '')
  const { what, hint } = describe(blocked, { directive, isAttribute: named.endsWith('-attr') })
  const page = pathOf(report['document-uri'])
  const file = sourceFile(source, site)
  const where = `${what}${page === undefined ? '' : ` on "${page}"`} (\`${directive}\`)`
  return new VellumError(
    site.reportsPolicy
      ? `The content security policy of the site would block ${where}. It only reports until the site sets \`contentSecurityPolicy\`.`
      : `The content security policy of the site blocks ${where}. It is blocked in the built site as well.`,
    { code: 'policy-violation', files: file === undefined ? [] : [file], hint },
  )
}

function describe(
  blocked: string,
  { directive, isAttribute }: { readonly directive: string; readonly isAttribute: boolean },
): { readonly what: string; readonly hint: string } {
  const allow = (value: string) =>
    `If the site needs it, allow it in the configuration: \`contentSecurityPolicy: { '${directive}': [${JSON.stringify(value)}] }\`.`
  switch (blocked) {
    case 'eval':
      return { what: 'code in a string (`eval`, `new Function`)', hint: allow("'unsafe-eval'") }
    case 'wasm-eval':
      return { what: 'WebAssembly', hint: allow("'wasm-unsafe-eval'") }
    case 'inline':
    case 'self':
    case '':
      return isAttribute
        ? { what: 'an event handler in HTML', hint: 'Add the listener in a component or in a client module.' }
        : {
            what: `${/^style/.test(directive) ? 'a style' : 'a script'} that is not in a file`,
            hint: INLINE_HINT,
          }
  }
  const [, scheme] = /^(blob|data|filesystem|mediastream)(?::|$)/.exec(blocked) ?? []
  if (scheme !== undefined) return { what: `a \`${scheme}:\` URL`, hint: allow(`${scheme}:`) }
  const value = URL.canParse(blocked) ? new URL(blocked).origin : blocked
  return { what: `"${blocked}"`, hint: allow(value === 'null' ? blocked : value) }
}

const INLINE_HINT =
  'What a page is rendered with is allowed. What code adds later must be a file, or be set with the functions of the DOM.'

function readReport(text: string): ViolationReport | undefined {
  try {
    const report = (JSON.parse(text) as { readonly 'csp-report'?: unknown } | null)?.['csp-report']
    if (typeof report !== 'object' || report === null) return undefined
    const strings = Object.entries(report).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(strings) as ViolationReport
  } catch {
    return undefined
  }
}

function pathOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? decodePath(new URL(url).pathname) : undefined
}

/**
 * `http://localhost/@fs/site/src/Box.jsx?t=1` → `src/Box.jsx`; undefined for anything but a file of the site.
 */
function sourceFile(
  url: string,
  { siteDir, baseUrl }: { readonly siteDir: string; readonly baseUrl: string },
): string | undefined {
  const path = withoutBase(pathOf(url) ?? '', baseUrl)
  if (path === undefined || !/\.[cm]?[jt]sx?$|\.mdx?$/.test(path)) return undefined
  const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : siteDir + path
  return file.startsWith(siteDir + sep) ? relative(siteDir, file).split(sep).join('/') : undefined
}
