// Bundles what a site has of code and styles: one stylesheet and one shell for all
// pages, a module per live page for the browser, and the same modules for rendering.
// Pages of pure Markdown are not in here, so its cost does not grow with them.

import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import type { SiteData } from '../../shared/site.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { combineErrors } from '../errors.js'
import { bootScript } from '../vite/bootScript.js'
import { preloadHelper } from '../vite/preloadHelper.js'
import { SHELL, STYLES, shellModules } from '../vite/shellModules.js'
import { featurePlugin, type SiteFeatures, siteFeatures } from '../vite/siteFeatures.js'
import { PAGE_QUERY, type SiteCode } from '../vite/sitePlugins.js'
import { checkStyleFiles } from '../vite/styleFiles.js'
import { viteConfig } from '../vite/viteConfig.js'
import type { Bundle } from './bundle.js'
import { bundleError } from './bundleError.js'
import { isListFile } from './postLists.js'
import { writeServerFile } from './serverFile.js'

/** A page that is code. */
export interface CodePage {
  /** Site-relative; names the page in the result. */
  readonly source: string
  /** Absolute. */
  readonly file: string
}

/** What to bundle, and where modules for the server may be written. */
export interface BundleInput {
  readonly config: SiteConfig
  readonly data: SiteData
  /** Styles that come from the configuration. */
  readonly generatedCss: string
  readonly hasBlog: boolean
  readonly pages: readonly CodePage[]
  readonly code: SiteCode
  readonly workDir: string
}

export async function bundleSite({
  config,
  data,
  generatedCss,
  hasBlog,
  pages,
  code,
  workDir,
}: BundleInput): Promise<Bundle> {
  const entries = new Map(pages.map((page) => [entryName(page.source), page]))
  const input = Object.fromEntries(
    [...entries].map(([name, { file }]) => [name, /\.mdx?$/.test(file) ? file + PAGE_QUERY : file]),
  )
  const base = viteConfig({ config, code, mode: 'production', cacheDir: join(workDir, 'vite') })
  const features = siteFeatures(data)
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
  const shell = chunks.get('shell')!
  const styles = [chunks.get('styles')!, shell].flatMap((chunk) => stylesOf(chunk, outputs.client))
  const early = ['react', 'core'].flatMap((name) =>
    outputs.client.flatMap((file) => (file.type === 'chunk' && file.name === name ? [file.fileName] : [])),
  )
  return {
    files: [...files, bootFile],
    styles: [...new Set(styles)],
    boot: bootFile.name,
    shell: [...early, shell.fileName],
    pages: new Map(
      [...entries].map(([name, { source }]) => {
        const chunk = chunks.get(name)!
        const serverModule = pathToFileURL(join(serverDir, `${name}.mjs`)).href
        return [source, { styles: stylesOf(chunk, outputs.client), script: chunk.fileName, serverModule }]
      }),
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
          shellModules({ config, data, generatedCss, hasBlog }),
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
                input: { styles: STYLES, shell: SHELL, ...input },
                preserveEntrySignatures: 'exports-only',
                output: {
                  entryFileNames: 'assets/[name]-[hash].js',
                  chunkFileNames: 'assets/[name]-[hash].js',
                  comments: false,
                  codeSplitting: {
                    groups: [
                      { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                      // All that the shell needs at once is one file, whoever else imports parts of it.
                      { name: partOfShell(features), priority: 1 },
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
      throw problems.length > 0 ? combineErrors(problems) : bundleError(error, config.siteDir)
    }
  }

  async function writeServerModules(outputs: readonly OutputFile[]) {
    const modules = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    // Node keeps what it has imported: other code needs another folder.
    const hash = createHash('sha256')
    for (const { fileName, code } of modules) hash.update(fileName).update(code)
    const serverDir = join(workDir, 'server', hash.digest('hex').slice(0, 16))
    await rm(join(workDir, 'server'), { recursive: true, force: true })
    const serverFiles = modules.map(({ fileName, code }) => ({ file: join(serverDir, fileName), code }))
    for (const { file, code } of serverFiles) await writeServerFile(file, code)
    return { serverDir, serverFiles }
  }
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
  /\/client\/(?:baseUrl|docsSidebar|docusaurusContext|Head|highlightRecord|lazyPart|Link|PageMetadata|Redirect|traversal)\.js$/

/** Names the chunk of modules that the shell imports, directly or through others; not what it loads later. */
function partOfShell(features: SiteFeatures): (id: string, context: ChunkingContext) => string | null {
  const isLeftOut = (module: string) =>
    FOR_PAGES.test(module) ||
    (!features.HAS_HIDE_ON_SCROLL && /\/theme\/(?:scrollClass|followScroll)\.js$/.test(module)) ||
    (!features.HAS_LOCALE_DROPDOWN && module.endsWith('/theme/navbar/locales.js'))
  let parts: Set<string> | undefined
  return (id, context) => {
    if (!parts) {
      parts = new Set()
      const visit = (module: string) => {
        if (parts?.has(module) || isLeftOut(module)) return
        parts?.add(module)
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

/** `docs/a b.mdx` → `docs-a-b.mdx-…`: a name for files, and no two alike */
function entryName(source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 6)
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
