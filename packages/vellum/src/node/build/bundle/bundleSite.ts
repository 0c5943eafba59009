// Bundles what a site has of code and styles: one stylesheet and one shell for all
// pages, a module per live page for the browser, and the same modules for rendering.
// Pages of pure Markdown are not in here, so its cost does not grow with them.

import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import type { Messages } from '../../../shared/messages.js'
import type { SiteData } from '../../../shared/site.js'
import { combineErrors } from '../../base/errors.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import { isListFile } from '../../site/postLists.js'
import { bootScript } from '../../vite/bootScript.js'
import { pageModule } from '../../vite/moduleNames.js'
import { preloadHelper } from '../../vite/preloadHelper.js'
import { isOfOneLocale, SHELL, STYLES, shellModules, shellName } from '../../vite/shellModules.js'
import { featurePlugin, type SiteFeatures, siteFeatures } from '../../vite/siteFeatures.js'
import type { SiteCode } from '../../vite/sitePlugins.js'
import { checkStyleFiles } from '../../vite/styleFiles.js'
import { viteConfig } from '../../vite/viteConfig.js'
import { bundleError } from './bundleError.js'
import { writeServerFile } from './serverFile.js'
import type { Bundle } from './types.js'

/** A page that is code. */
export interface CodePage {
  /** Site-relative; names the page in the result. */
  readonly source: string
  /** Absolute. */
  readonly file: string
}

/** What to bundle, and where modules for the server may be written. */
export interface BundleInput {
  /** Its base is that of the files. */
  readonly config: SiteConfig
  /** Styles that come from the configuration. */
  readonly generatedCss: string
  readonly hasBlog: boolean
  readonly hasVersions: boolean
  /** At least one. */
  readonly locales: readonly BundledLocale[]
  readonly code: SiteCode
  readonly workDir: string
  /** Names the bundle among those of the site. */
  readonly name: string
}

/** A language of the site. */
export interface BundledLocale {
  readonly name: string
  /** What tells its modules from those of other languages; none for the first one. */
  readonly mark: string | undefined
  readonly data: SiteData
  readonly messages: Messages
  readonly pages: readonly CodePage[]
}

export async function bundleSite({
  config,
  generatedCss,
  hasBlog,
  hasVersions,
  locales,
  code,
  workDir,
  name: bundleName,
}: BundleInput): Promise<Bundle> {
  const [first] = locales as readonly [BundledLocale, ...BundledLocale[]]
  const pages = locales.flatMap((locale) => locale.pages.map((page) => ({ ...page, locale })))
  const input = Object.fromEntries(
    pages.map(({ locale: { mark }, ...page }) => [
      entryName(page, mark),
      /\.mdx?$/.test(page.file) ? pageModule(page.file, mark) : page.file,
    ]),
  )
  const base = viteConfig({ config, code, mode: 'production', cacheDir: join(workDir, 'vite') })
  const features = siteFeatures(first.data)
  const bootFile = fileWithHash('assets/boot', bootScript())
  const outputs = await build()
  const files = outputs.client.flatMap((file) =>
    // The script of the styles is empty: it is only there to have them.
    file.type === 'chunk' && file.name === 'styles' ? [] : [toFile(file)],
  )
  const chunks = new Map(
    outputs.client.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [[file.name, file]] : [])),
  )
  const { serverDir, serverFiles } = await writeServerModules(outputs.ssr)
  const styles = [chunks.get('styles')!, chunks.get(shellEntry(undefined))!].flatMap((chunk) =>
    stylesOf(chunk, outputs.client),
  )
  // In the order in which they import each other. The first is the bundler's own, where several files need it.
  const early = ['rolldown-runtime', 'react', 'core'].flatMap((name) =>
    outputs.client.flatMap((file) => (file.type === 'chunk' && file.name === name ? [file.fileName] : [])),
  )
  return {
    files: [...files, bootFile],
    styles: [...new Set(styles)],
    boot: bootFile.name,
    locales: new Map(
      locales.map((locale) => [
        locale.name,
        {
          shell: [...early, chunks.get(shellEntry(locale.mark))!.fileName],
          pages: new Map(
            locale.pages.map((page) => {
              const name = entryName(page, locale.mark)
              const chunk = chunks.get(name)!
              const serverModule = pathToFileURL(join(serverDir(locale), `${name}.mjs`)).href
              return [
                page.source,
                { styles: stylesOf(chunk, outputs.client), script: chunk.fileName, serverModule },
              ]
            }),
          ),
        },
      ]),
    ),
    serverFiles,
    inputs: inputsOf([...outputs.client, ...outputs.ssr]),
  }

  async function build() {
    const styleFiles = checkStyleFiles(config)
    try {
      const builder = await createBuilder({
        ...base,
        customLogger: styleFiles.logger,
        plugins: [
          ...(base.plugins ?? []),
          shellModules({
            config,
            shells: locales.map(({ mark, data, messages }) => ({ locale: mark, data, messages })),
            generatedCss,
            styledParts: { features, hasBlog, hasVersions },
          }),
          featurePlugin(features),
          preloadHelper(config),
          styleFiles.plugin,
        ],
        environments: {
          client: {
            build: {
              write: false,
              copyPublicDir: false,
              // Pictures stay files: as data in a stylesheet they would load with every page.
              assetsInlineLimit: 0,
              // Our own code names the files that it loads.
              modulePreload: false,
              rolldownOptions: {
                input: {
                  styles: STYLES,
                  ...Object.fromEntries(locales.map(({ mark }) => [shellEntry(mark), shellName(mark)])),
                  ...input,
                },
                preserveEntrySignatures: 'exports-only',
                output: {
                  entryFileNames: 'assets/[name]-[hash].js',
                  chunkFileNames: 'assets/[name]-[hash].js',
                  comments: false,
                  codeSplitting: {
                    groups: [
                      { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                      // All that the shell needs at once is one file, whoever else imports parts of it.
                      { name: partOfShell(features, { isShared: locales.length > 1 }), priority: 1 },
                    ],
                  },
                },
              },
            },
          },
          ssr: {
            build: {
              write: false,
              copyPublicDir: false,
              ssr: true,
              assetsInlineLimit: 0,
              rolldownOptions: {
                input,
                output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
              },
            },
          },
        },
      })
      const run = async (name: 'client' | 'ssr') => {
        const result = await builder.build(builder.environments[name]!)
        return [result].flat().flatMap((output) => ('output' in output ? output.output : []))
      }
      const outputs = { client: await run('client'), ssr: pages.length > 0 ? await run('ssr') : [] }
      const problems = styleFiles.problems()
      if (problems.length > 0) throw combineErrors(problems)
      return outputs
    } catch (error) {
      const problems = styleFiles.problemsOf(error)
      throw problems.length > 0
        ? combineErrors(problems)
        : bundleError(error, config.siteDir, styleFiles.ownSheets())
    }
  }

  async function writeServerModules(outputs: readonly OutputFile[]) {
    const modules = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    // Node keeps what it has imported: other code needs another folder.
    const hash = createHash('sha256')
    for (const { fileName, code } of modules) hash.update(fileName).update(code)
    const root = join(workDir, 'server', bundleName)
    const version = hash.digest('hex').slice(0, 16)
    // And each language one of its own: a module may translate when it is loaded.
    const serverDir = ({ name }: BundledLocale) => join(root, version, name)
    await rm(root, { recursive: true, force: true })
    const serverFiles = locales.flatMap((locale) =>
      modules.map(({ fileName, code }) => ({ file: join(serverDir(locale), fileName), code })),
    )
    for (const { file, code } of serverFiles) await writeServerFile(file, code)
    return { serverDir, serverFiles }
  }
}

/** The entry of a language's shell. */
function shellEntry(mark: string | undefined): string {
  return mark === undefined ? 'shell' : `shell-${mark}`
}

/** A script with the hash of its code in its name. */
function fileWithHash(name: string, code: string): { name: string; bytes: Buffer } {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  return { name: `${name}-${hash}.js`, bytes: Buffer.from(code) }
}

/** The files that bundled modules were read from. */
function inputsOf(outputs: readonly OutputFile[]): string[] {
  const ids = outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const files = ids.map((id) => id.split('?')[0]!).filter((file) => isAbsolute(file) && !isListFile(file))
  return [...new Set(files)].sort()
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** What the shell does not need at once. Its modules name these in passing, through the index of the client. */
const FOR_PAGES =
  /\/client\/\w+\/(?:baseUrl|docsSidebar|docusaurusContext|Head|highlightRecord|lazyPart|Link|PageMetadata|Redirect|traversal)\.js$/

/**
 * Names the chunk of modules that the shell imports, directly or through others; not what it loads later.
 * With one language its data is in there too, and all is one file.
 */
function partOfShell(
  features: SiteFeatures,
  { isShared }: { isShared: boolean },
): (id: string, context: ChunkingContext) => string | null {
  const isLeftOut = (module: string) =>
    FOR_PAGES.test(module) ||
    (!features.HAS_HIDE_ON_SCROLL && /\/theme\/behaviours\/(?:scrollClass|followScroll)\.js$/.test(module)) ||
    (!features.HAS_LOCALE_DROPDOWN && module.endsWith('/theme/navbar/localeLinks.js'))
  let parts: Set<string> | undefined
  return (id, context) => {
    if (!parts) {
      parts = new Set()
      const visit = (module: string) => {
        if (parts?.has(module) || isLeftOut(module)) return
        if (!isShared || !isOfOneLocale(module)) parts?.add(module)
        for (const imported of context.getModuleInfo(module)?.importedIds ?? []) visit(imported)
      }
      visit(`\0${SHELL}`)
    }
    return parts.has(id) ? 'core' : null
  }
}

/** What a name of a chunk may depend on. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** `docs/a b.mdx` → `docs-a-b.mdx-…`: a name for files, and no two alike. A React page is the same in all languages. */
function entryName({ source, file }: CodePage, mark: string | undefined): string {
  const isSame = mark === undefined || !/\.mdx?$/.test(file)
  const hash = createHash('sha256')
    .update(isSame ? source : `${source} ${mark}`)
    .digest('hex')
    .slice(0, 6)
  return `page-${source.replace(/[^\w]+/g, '-').slice(-40)}-${hash}`
}

/** The styles of a chunk and of all that it imports, in the order of the imports. */
function stylesOf(entry: Rolldown.OutputChunk, files: readonly OutputFile[]): string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) visit(imported)
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name)
  }
  visit(entry)
  return [...styles]
}

function toFile(file: OutputFile): { name: string; bytes: Buffer } {
  return { name: file.fileName, bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source) }
}
