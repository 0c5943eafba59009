// Vite plugins for a site's own code: aliases, Markdown modules, images as components, and syntax of
// Docusaurus sites that Vite alone does not support.

import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { VellumError } from '../base/errors.js'
import { aliasHint, aliasModule, DOCUSAURUS_NAME } from './docusaurusAliases.js'
import { partialModule, readModuleId } from './moduleNames.js'
import { importRequired } from './requiredFiles.js'
import { svgModule } from './svgModule.js'

/** What the plugins read from the site. */
export interface SiteCode {
  readonly siteDir: string
  /** Whether a file is a post, or a list of posts. */
  readonly isPost: (file: string) => boolean
  /** The code of a page with live components, by its file; undefined for other files. */
  readonly pageCode: (file: string, locale: string | undefined) => Promise<string | undefined>
  /** The code of a page's excerpt, by its file. */
  readonly excerptCode: (file: string, locale: string | undefined) => Promise<string | undefined>
  /** The code of a Markdown file that another one imports. */
  readonly partialCode: (file: string, locale: string | undefined) => Promise<string>
  /** The files that a translated one replaces: what it imports may be next to them. */
  readonly originalsOf: (file: string) => readonly string[]
}

/** Markdown files, and the modules that are made from them. */
const MARKDOWN = /\.mdx?(?:$|\?)/

// The bundler filters names itself: calling a plugin takes longer than what most of them do.
export function sitePlugins(code: SiteCode): Plugin[] {
  return [
    rawLoader(),
    docusaurusAliases(),
    translatedImports(code),
    markdownModules(code),
    svgComponents(),
    siteScripts(code),
    themeScripts(),
  ]
}

/** `!!raw-loader!./file` is Vite's `./file?raw`. */
function rawLoader(): Plugin {
  return {
    name: 'vellum:raw-loader',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^!*raw-loader!/ },
      handler(name, importer) {
        return this.resolve(`${name.replace(/^!*raw-loader!/, '')}?raw`, importer)
      },
    },
  }
}

function docusaurusAliases(): Plugin {
  return {
    name: 'vellum:docusaurus-aliases',
    enforce: 'pre',
    resolveId: {
      filter: { id: DOCUSAURUS_NAME },
      handler(name, importer) {
        if (aliasModule(name) !== undefined) return `\0vellum:${name}`
        throw new VellumError(`The import "${name}" is not available.`, {
          code: 'unavailable-import',
          files: importer ? [importer.split('?')[0]!] : [],
          hint: aliasHint(name),
        })
      },
    },
    load: {
      filter: { id: /^\0vellum:@/ },
      handler: (id) => aliasModule(id.slice('\0vellum:'.length)),
    },
  }
}

// The layout around live content: browsers have it only if they have such a page.
const main = (name: 'LiveContent' | 'LivePostContent') =>
  `\nexport { ${name} as vellumMain } from "vellum/theme"\n`

function markdownModules({ siteDir, isPost, pageCode, excerptCode, partialCode }: SiteCode): Plugin {
  return {
    name: 'vellum:markdown',
    enforce: 'pre',
    resolveId: {
      filter: { id: MARKDOWN },
      async handler(name, importer) {
        // A page keeps its name in the site, even if its folder is a link to another one. Browsers send
        // `import` in the query, some twice, and Vite removes one.
        const file = name.replace(/^\/@fs(?=\/)/, '').replace(/&import(?=&|$)/g, '')
        if (file.startsWith(siteDir + sep) && readModuleId(file).part) return file
        // A partial is in the locale of the page that shows it, and so are its links.
        if (!importer || !/\.mdx?$/.test(name)) return undefined
        const { locale } = readModuleId(importer)
        if (locale === undefined) return undefined
        const resolvedModule = await this.resolve(name, importer, { skipSelf: true })
        return resolvedModule && { ...resolvedModule, id: partialModule(resolvedModule.id, locale) }
      },
    },
    load: {
      filter: { id: MARKDOWN },
      async handler(id) {
        const { file, part, locale } = readModuleId(id)
        if (!/\.mdx?$/.test(file)) return undefined
        if (part) {
          const code = await (part === 'page' ? pageCode : excerptCode)(file, locale)
          if (code === undefined) return undefined
          const around = part === 'page' ? main(isPost(file) ? 'LivePostContent' : 'LiveContent') : ''
          return { code: code + around, moduleType: 'js' }
        }
        const isPartial = id === partialModule(file, locale)
        return isPartial ? { code: await partialCode(file, locale), moduleType: 'js' } : undefined
      },
    },
  }
}

/** Resolves files that are not next to a translated file next to its original. */
function translatedImports({ originalsOf }: SiteCode): Plugin {
  return {
    name: 'vellum:translated-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      async handler(name, importer) {
        if (!importer) return undefined
        const [file = ''] = importer.split('?')
        const originals = originalsOf(file)
        if (originals.length === 0) return undefined
        for (const from of [
          importer,
          ...originals.map((original) => importer.replace(file, () => original)),
        ]) {
          const resolvedModule = await this.resolve(name, from, { skipSelf: true })
          if (resolvedModule) return resolvedModule
        }
        return undefined
      },
    },
  }
}

function svgComponents(): Plugin {
  return {
    name: 'vellum:svg',
    enforce: 'pre',
    load: {
      filter: { id: /^[^\0].*\.svg$/ },
      handler: async (id) => ({ code: svgModule(await readFile(id, 'utf8')), moduleType: 'js' }),
    },
  }
}

/** `require('./image.png').default` in a module, and JSX in files named `.js`. */
function siteScripts({ siteDir }: SiteCode): Plugin {
  return {
    name: 'vellum:site-scripts',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[jt]sx?(?:$|\?)/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        const [file = ''] = id.split('?')
        if (!file.startsWith(siteDir + sep) || file.includes('/node_modules/')) return undefined
        // The code of pages has imports: its compiler knows what is code in them, and what is text.
        if (!/\.[jt]sx?$/.test(file) || id.includes('?raw')) return undefined
        const imported = importRequired(code, file)
        if (/\.js$/.test(file) && /<[A-Za-z>]/.test(code)) {
          return transformWithOxc(imported ?? code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } })
        }
        return imported === undefined ? undefined : { code: imported, map: null }
      },
    },
  }
}

/** JSX in files named `.js` of packages for Docusaurus: its compiler takes those whose path has the word. */
function themeScripts(): Plugin {
  return {
    name: 'vellum:theme-scripts',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/node_modules\/[^?]*docusaurus(?:(?!node_modules)[^?])*\.js(?:$|\?)/,
        code: /<[A-Za-z>]/,
      },
      handler: (code, id) =>
        transformWithOxc(code, id, { lang: 'jsx', sourceType: 'unambiguous', jsx: { runtime: 'automatic' } }),
    },
  }
}
