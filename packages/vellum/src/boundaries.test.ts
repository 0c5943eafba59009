// Which folder may import which. The TypeScript projects keep Node, browser and shared code apart; these are
// the finer rules, and the rule that there are no circular imports.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(src + file, 'utf8')]))

/** The imports of a file: our own files by their path, packages by their name. */
const imports = new Map(
  [...sources].map(([file, source]) => [
    file,
    [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('.') ? sourceOf(posix.join(posix.dirname(file), name)) : name,
    ),
  ]),
)

/** What a file loads as soon as it is loaded itself: neither types nor dynamic imports. */
function loadedBy(file: string): string[] {
  const source = sources.get(file) ?? ''
  const names = [...source.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]* from )?'([^']+)'/gm)]
  return names.map(([, name = '']) =>
    name.startsWith('.') ? sourceOf(posix.join(posix.dirname(file), name)) : name,
  )
}

/** `client/Link.js` → `client/Link.tsx`, or `.ts` */
function sourceOf(file: string): string {
  const component = file.replace(/\.js$/, '.tsx')
  return sources.has(component) ? component : file.replace(/\.js$/, '.ts')
}

/** Folder → what its files may import, besides files of the folder itself. */
const RULES: readonly (readonly [folder: string, allowed: RegExp])[] = [
  ['shared/', /^vellum-search$/],
  ['client/', /^(shared\/|react$|react-dom(\/|$)|react-refresh\/runtime$)/],
  ['theme/', /^(shared\/|client\/(api|compat|context|runtime)\/|react$|vellum-search$|@docsearch\/)/],
  // What samples in its texts import.
  ['node/messages/', /^(vellum(-twoslash|-external-links|-prose)?$|@site\/|@theme-original\/)/],
  ['node/base/', /^(shared\/|node\/messages\/|node:|github-slugger$|parse5$)/],
  [
    'node/config/',
    /^(shared\/|node\/base\/|node\/messages\/|node\/cache\/workDir\.ts|node:|zod|yaml|rolldown)/,
  ],
  [
    'node/markdown/',
    /^(shared\/|node\/base\/|node\/messages\/|node:|unified$|unist$|estree$|hast(-|$)|mdast(-|$)|micromark-|acorn(-jsx)?$|@mdx-js\/mdx$|property-information$|@shikijs\/|gemoji$|npm-to-yarn$)/,
  ],
  [
    'node/content/',
    /^(node\/config\/siteConfig\.ts|shared\/|node\/base\/|node:|zod|yaml|picomatch$|micromark-util-decode-string$)/,
  ],
  [
    'node/pageData/',
    /^(node\/(content\/|config\/siteConfig\.ts|markdown\/compile\/types\.ts|base\/)|shared\/|node:|image-size)/,
  ],
  ['node/output/', /^(node\/config\/siteConfig\.ts|shared\/|node\/base\/|node:|feed$)/],
  ['node/search/', /^(shared\/|node\/base\/|node:|vellum-search\/node$)/],
  ['node/hosting/', /^(node\/base\/|vellum-host$)/],
  [
    'node/reference/',
    /^(shared\/labels\/|node\/(base\/(theme(Parts|Slots)|copiedParts|unsupportedParts)|cli\/commandHelp)\.ts|node\/hosting\/|node\/vite\/docusaurusAliases\.ts|node\/content\/(frontMatter\/schemas|docs\/category|blog\/socials)\.ts|node:|typescript$|vellum-host$|zod$)/,
  ],
  // And the imports that it writes.
  ['node/eject/', /^(node\/base\/|node:|@theme|vellum\/internal\/|\$)/],
  ['node/serve/', /^(node\/base\/|node:|vellum-host$)/],
  ['node/cache/', /^(node\/base\/|node:)/],
  ['node/vite/', /^(shared\/|node\/base\/|node\/config\/siteConfig\.ts|node:|vite|rolldown\/utils$)/],
  [
    'node/render/',
    /^(shared\/|node\/base\/|node\/output\/|node\/search\/|node\/pageData\/pageSidebar\.ts|node:|vellum-search\/node$)/,
  ],
  // What the commands share; they do not import each other.
  [
    'node/steps/',
    /^(shared\/|node\/(?!build\/|dev\/|print\/|writeTranslations\/|cli\/|index|serve\/)|node:|vellum-search\/node$|vellum-host$)/,
  ],
  [
    'node/build/',
    /^(shared\/|node\/(?!dev\/|print\/|writeTranslations\/|cli\/|index|serve\/)|node:|vite|tinypool|vellum-search\/node$|vellum-host$)/,
  ],
  [
    'node/writeTranslations/',
    /^(shared\/|node\/(steps|config|content|markdown|pageData|base)\/|node:|rolldown\/utils$|mdast$|yaml$)/,
  ],
  ['node/print/', /^(shared\/|node\/(base|output|steps|config|pageData)\/|node:)/],
  [
    'node/dev/',
    /^(shared\/|node\/(?!build\/|print\/|writeTranslations\/|cli\/|index)|node:|vite|rolldown$|vellum-search\/node$|vellum-host$)/,
  ],
]

describe('imports', () => {
  it.each(RULES)('%s imports only what it may', (folder, allowed) => {
    const wrong = [...imports]
      .filter(([file]) => file.startsWith(folder))
      .flatMap(([file, names]) =>
        names
          .filter((name) => !name.startsWith(folder) && !allowed.test(name))
          .map((name) => `${file} → ${name}`),
      )
    expect(wrong).toEqual([])
  })

  it('name files that exist', () => {
    const missing = [...imports.values()]
      .flat()
      .filter((name) => /^(shared|node|client|theme)\//.test(name) && !imports.has(name))
      // A stylesheet as text.
      .filter((name) => !name.endsWith('.css?inline') || !existsSync(src + name.replace('?inline', '')))
    expect(missing).toEqual([])
    expect(imports.size).toBeGreaterThan(10)
  })

  it('take `writeFile` from namedFiles.ts, whose errors name the file', () => {
    const others = [...sources].filter(
      ([file, source]) =>
        file !== 'node/base/namedFiles.ts' &&
        /import \{[^}]*\bwriteFile(Sync)?\b[^}]*\} from 'node:fs/.test(source),
    )
    expect(others.map(([file]) => file)).toEqual([])
  })

  it('load Vite only to bundle: help, checks and builds from the cache do without it', () => {
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const next of loadedBy(file)) visit(next)
    }
    visit('node/cli/cli.ts')
    // Most of the engine is loaded when the command is known.
    expect(reached).not.toContain('node/build/build.ts')
    visit('node/build/build.ts')
    expect(reached).not.toContain('vite')
  })

  it('form no circle', () => {
    const done = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      expect(path.includes(file) ? [...path, file] : []).toEqual([])
      if (done.has(file)) return
      done.add(file)
      for (const next of imports.get(file) ?? []) if (imports.has(next)) visit(next, [...path, file])
    }
    for (const file of imports.keys()) visit(file, [])
  })
})
