// `url(/fonts/a.woff2)` in a stylesheet names a file of a static folder, as in Docusaurus: it gets the base
// of the site. Vite leaves such a URL as it is, whatever the base.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { splitUrl, withoutBase } from '../../shared/url.js'

/** The folders of static files, and the base for their URLs. */
export interface StaticFolders {
  readonly baseUrl: string
  /** Absolute. */
  readonly staticDirectories: readonly string[]
}

/** What to do with the URLs of one stylesheet. */
export interface StaticUrlOptions {
  readonly folders: () => StaticFolders
  /** Called with the files that URLs name. */
  readonly onFile?: (file: string) => void
  /** Called with the URLs of a stylesheet that Vite has left unchanged, and that name no static file. */
  readonly onOthers?: (sheet: string, urls: readonly string[]) => void
}

/**
 * The plugin. It runs after Vite's own, which has replaced everything that it could resolve, including
 * imported stylesheets.
 */
export function staticUrls({ folders, onFile, onOthers }: StaticUrlOptions): Plugin {
  return {
    name: 'vellum:static-urls',
    transform: {
      filter: { id: /\.(?:css|scss|sass|less|styl|stylus)(?:$|\?(?!.*\braw\b))/ },
      handler: (css, id) => {
        const { baseUrl, staticDirectories } = folders()
        const others: string[] = []
        const replaced = replaceUrls(css, (url) => {
          const file = staticFile(url, staticDirectories)
          if (file === undefined) {
            others.push(url)
            return url
          }
          onFile?.(file)
          return baseUrl + url.slice(1)
        })
        if (others.length > 0) onOthers?.(id.split('?')[0]!, others)
        return replaced === css ? undefined : { code: replaced, map: null }
      },
    },
  }
}

/** The static file that a URL from the root names: `/fonts/a%20b.woff2?v=1` → `…/static/fonts/a b.woff2`. */
function staticFile(url: string, folders: readonly string[]): string | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined
  const path = decoded(splitUrl(url).path)
  return folders.map((dir) => join(dir, path)).find(isFile)
}

/** Whether a URL from the root names a static file, with the base of the site or without it. */
export function isStaticUrl(url: string, { baseUrl, staticDirectories }: StaticFolders): boolean {
  const sitePath = withoutBase(url, baseUrl)
  return [url, ...(sitePath === undefined ? [] : [sitePath])].some(
    (candidate) => staticFile(candidate, staticDirectories) !== undefined,
  )
}

/** Comments and strings are matched so that nothing in them counts as a URL. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^'"\s)][^)]*?))\s*\)|\b(?:-webkit-)?image-set\((?:[^()"']|"[^"]*"|'[^']*'|\([^)]*\))*\)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g

/** Replaces the URLs of a stylesheet. */
export function replaceUrls(css: string, replace: (url: string) => string): string {
  return css.replace(TOKENS, (token, double?: string, single?: string, bare?: string) => {
    const url = double ?? single ?? bare
    if (url !== undefined) return token.replace(url, () => replace(url))
    if (!token.includes('image-set(')) return token
    if (token.startsWith('/*') || /^['"]/.test(token)) return token
    // `type("image/avif")` is not a URL.
    const inner = token.slice(token.indexOf('(') + 1, -1)
    const changed = inner.replace(
      /\btype\([^)]*\)|\burl\([^)]*\)|(["'])(.*?)\1/g,
      (part, quote?: string, url?: string) =>
        quote === undefined
          ? part.startsWith('url(')
            ? replaceUrls(part, replace)
            : part
          : `${quote}${replace(url!)}${quote}`,
    )
    return `${token.slice(0, token.indexOf('(') + 1)}${changed})`
  })
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
