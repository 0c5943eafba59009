// The files that a site's styles name, as in `url(./image.png)`, and that do not exist. Vite leaves such a
// URL unchanged; only its log reports it, without the stylesheet. So this reads the log and searches for the
// position.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Logger, Plugin } from 'vite'
import { isExternalUrl, splitUrl, withoutBase } from '../../shared/url.js'
import { codeFrame, VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { isStaticUrl } from './staticUrls.js'

/** What the bundler needs, and the results after it has run. */
export interface StyleFileCheck {
  readonly logger: Logger
  readonly plugin: Plugin
  /** The site's own stylesheets, with those that they import; absolute. */
  readonly ownSheets: () => string[]
  /** An error for each missing file and stylesheet, in a stable order. */
  readonly problems: () => VellumError[]
  /**
   * The same for the error that ended the bundling: a missing file behind `@site/` does. None if it was a
   * different error.
   */
  readonly problemsOf: (error: unknown) => VellumError[]
}

const STYLESHEET = /\.(?:css|scss|sass|less|styl|stylus)$/

/** Makes the check of one bundling. */
export function checkStyleFiles(config: StyleConfig): StyleFileCheck {
  const sheets = new Set<string>()
  const unresolved = new Set<string>()
  return {
    logger: listeningLogger((message) => {
      const [, url] = /^\n(.+) referenced in .+ didn't resolve at build time/.exec(message) ?? []
      if (url !== undefined) unresolved.add(splitUrl(url).path)
    }),
    plugin: {
      name: 'vellum:style-files',
      enforce: 'pre',
      transform: {
        filter: { id: /\.(?:css|scss|sass|less|styl|stylus)(?:$|\?)/ },
        handler: (_, id) => {
          const [file = ''] = id.split('?')
          if (STYLESHEET.test(file)) sheets.add(file)
        },
      },
    },
    ownSheets,
    problems: () => whereNamed([...unresolved].filter((path) => !isStaticUrl(path, config)).sort()),
    problemsOf: (error) => {
      const [, file] = (error instanceof Error && /ENOENT: [^\n]*'(.+)'/.exec(error.message)) || []
      if (!file?.startsWith(config.siteDir + sep)) return []
      return whereNamed([`@site/${relative(config.siteDir, file).split(sep).join('/')}`])
    },
  }

  function whereNamed(paths: readonly string[]): VellumError[] {
    if (paths.length === 0) return []
    return ownSheets().flatMap((file) => missingFiles(file, paths, config))
  }

  /** A missing file of a package is not an error of the site. */
  function ownSheets(): string[] {
    return withImported(sheets, config.siteDir).filter((file) => !file.includes('/node_modules/'))
  }
}

/** The input of the comparison with a site's stylesheets. */
type StyleConfig = Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'staticDirectories'>

/** An error for each of the missing files that a stylesheet names. */
function missingFiles(file: string, paths: readonly string[], config: StyleConfig): VellumError[] {
  const text = readFileSync(file, 'utf8')
  const named = urlsIn(text)
  return paths.flatMap((wanted) => {
    const foundUrl = named.find(({ path }) => path === wanted)
    // The same URL may name a file from one folder and none from another.
    if (!foundUrl || existsSync(resolve(dirname(file), wanted))) return []
    const before = text.slice(0, foundUrl.index).split('\n')
    const position = { line: before.length, column: before.at(-1)!.length + 1 }
    const source = relative(config.siteDir, file).split(sep).join('/')
    const meant = neighbour(wanted, wanted.startsWith('/') ? config.staticDirectories : [dirname(file)])
    return new VellumError(`A stylesheet names the file "${wanted}", which does not exist.`, {
      code: 'missing-style-file',
      files: [`${source}:${position.line}:${position.column}`],
      frame: codeFrame(text, position),
      hint: meant === undefined ? 'Correct the path, or add the file.' : `Did you mean "${meant}"?`,
    })
  })
}

/**
 * The same in development, for the URLs of a stylesheet that are left after Vite has replaced those of files.
 */
export function missingStyleFiles(
  sheet: string,
  urls: readonly string[],
  config: StyleConfig,
): VellumError[] {
  if (sheet.includes('/node_modules/')) return []
  const isThere = (path: string) => {
    const sitePath = withoutBase(path, config.baseUrl)
    // Files that Vite serves have these URLs.
    if (
      sitePath !== undefined &&
      (/^\/@(?:fs|id)\//.test(sitePath) || existsSync(join(config.siteDir, sitePath)))
    )
      return true
    return isStaticUrl(path, config)
  }
  const paths = urls
    .filter((url) => !isExternalUrl(url) && !url.startsWith('#'))
    .map((url) => decoded(splitUrl(url).path))
    .filter((path) => path !== '' && !isThere(path))
  if (paths.length === 0) return []
  return withImported([sheet], config.siteDir).flatMap((file) => missingFiles(file, paths, config))
}

/** A logger that prints nothing: Vellum reports errors itself, once. */
function listeningLogger(listen: (message: string) => void): Logger {
  return {
    hasWarned: false,
    info: () => {},
    warn: listen,
    warnOnce: listen,
    error: () => {},
    clearScreen: () => {},
    hasErrorLogged: () => false,
  }
}

/** Stylesheets and those that they import, which the bundler reads on its own; sorted. */
function withImported(sheets: Iterable<string>, siteDir: string): string[] {
  const all = new Set<string>()
  const visit = (file: string) => {
    if (all.has(file) || !STYLESHEET.test(file) || !existsSync(file)) return
    all.add(file)
    const text = withoutComments(readFileSync(file, 'utf8'))
    for (const [, name = ''] of text.matchAll(/@import\s+(?:url\(\s*)?['"]?([^'"\s;)]+)/g)) {
      visit(
        name.startsWith('@site/') ? join(siteDir, name.slice('@site/'.length)) : resolve(dirname(file), name),
      )
    }
  }
  for (const file of sheets) visit(file)
  return [...all].sort()
}

/** Every possible URL in a stylesheet: inside of `url()`, and inside of quotes. */
function urlsIn(text: string): { path: string; index: number }[] {
  const matches = withoutComments(text).matchAll(/url\(\s*([^'"\s)][^)]*?)\s*\)|(['"])(.*?)\2/g)
  return [...matches].map((match) => {
    const url = match[1] ?? match[3]!
    return { path: decoded(splitUrl(url).path), index: match.index + match[0].indexOf(url) }
  })
}

/** Replaced with spaces, so that positions stay the same. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** A URL in the form of the log. */
function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** The URL of the file next to the missing one with the most similar name. */
function neighbour(path: string, dirs: readonly string[]): string | undefined {
  for (const dir of dirs) {
    try {
      const name = nearestName(basename(path), readdirSync(dirname(join(dir, path))))
      if (name !== undefined) return path.slice(0, path.lastIndexOf('/') + 1) + name
    } catch {
      // The folder does not exist, so there is no similar file.
    }
  }
  return undefined
}
