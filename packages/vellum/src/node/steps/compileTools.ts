// What a thread needs to compile the Markdown of a site: a compiler for each kind of
// content, the cache, and the resolver of URLs. Made from plain data
// and the configuration, so that every thread makes the same.

import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeBlockInfo } from '../../shared/contentMarkup/fenceInfo.js'
import type { Messages } from '../../shared/messages.js'
import { hashOf, openDiskCache } from '../cache/diskCache.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type Overlay, originalsOf } from '../content/translations/translatedContent.js'
import { codeBlockHtml } from '../markdown/code/codeBlockHtml.js'
import { parseFenceNotation } from '../markdown/code/fenceNotation.js'
import { highlightSync, loadLanguage } from '../markdown/code/highlight.js'
import { label } from '../markdown/compile/compileContext.js'
import type { CompilerOptions, MarkdownCompiler } from '../markdown/compile/compileMarkdown.js'
import type { CompiledMarkdown, ContentComponents } from '../markdown/compile/types.js'
import { createDeclarationStates } from '../markdown/samples/declarations.js'
import { createSampleBatches, type SampleBatches } from '../markdown/samples/sampleBatches.js'
import type { TypeChecker } from '../markdown/samples/types.js'
import { createAssetFiles } from '../pageData/links/assetFiles.js'
import { createPageResolver, describeResolution, type ResolverSite } from '../pageData/links/linkResolver.js'
import type { MarkdownTargets } from '../pageData/links/markdownTargets.js'
import { createSiteFiles } from '../pageData/links/siteFiles.js'
import type { CodeColours } from '../render/codeHighlighter.js'
import { type CompileCache, compileCacheDir, createCompileCache } from './compileCache.js'
import { compilerOptions } from './compilerOptions.js'
import { blogKind, docsKind, fileContent, markdownFormat, PAGES_KIND } from './contentKinds.js'
import { createElementHooks, type ElementHooks } from './elementPlugins.js'
import { moduleFingerprint } from './engineFingerprint.js'
import type { Site } from './loadSite.js'
import { compilerMessages } from './siteMessages.js'
import { createSiteTypeChecker } from './siteTypeChecker.js'

/** The input of the tools. */
export interface CompileToolsInput {
  readonly config: SiteConfig
  /** The configuration and its imports: plugins in them are part of what a page depends on. */
  readonly configFiles: readonly string[]
  /** What was in these files when they were loaded. */
  readonly configHash: string
  readonly targets: MarkdownTargets
  readonly docsRoots?: readonly string[]
  /** The components that all pages may show. */
  readonly components?: ContentComponents
  /** Folders of translations. */
  readonly overlays?: readonly Overlay[]
  /** The messages of the locale that the compiler needs. */
  readonly messages?: Messages
  /** The fingerprints of the locale that is compiled first. */
  readonly firstFingerprints?: Readonly<Record<string, string>>
  /**
   * The folder of caches in the work folder of the site, where samples are checked, too: packages are
   * resolved from there.
   */
  readonly cacheDir: string
  /** The fingerprint of the compiler. */
  readonly engine: string
  /** Whether the site is made for readers. */
  readonly production?: boolean
  /** Called with each file whose text a page shows. */
  readonly onRead?: ((file: string) => void) | undefined
}

/** The input without the configuration. Plain data: workers read it from a file. */
export type CompileSetup = Omit<CompileToolsInput, 'config' | 'onRead'>

/** The input of the tools of a loaded site. */
export function compileSetup(
  {
    configFiles,
    configHash,
    targets,
    docsRoots,
    components: { components },
    model: { overlays, production },
    messages,
  }: Site,
  parts: Pick<CompileSetup, 'firstFingerprints' | 'cacheDir' | 'engine'>,
): CompileSetup {
  return {
    configFiles,
    configHash,
    targets,
    docsRoots,
    ...(Object.keys(components).length > 0 && { components }),
    overlays,
    messages: compilerMessages(messages),
    production,
    ...parts,
  }
}

/** The tools of one thread. */
export interface CompileTools {
  readonly pages: CompileCache
  /** Compiles many pages; their samples are checked together. */
  readonly compileAll: SampleBatches['compileAll']
  /** What the pages of each kind depend on besides themselves. */
  readonly fingerprints: () => Readonly<Record<string, string>>
  /** Compiles a Markdown file that another one imports. */
  readonly compilePartial: (file: string) => Promise<CompiledMarkdown & { readonly source: string }>
  readonly colours: CodeColours
}

/** Makes the tools of a thread; compilers are loaded when they are needed. */
export function createCompileTools(input: CompileToolsInput): CompileTools {
  const { config, targets, docsRoots = [], overlays = [], firstFingerprints = {}, cacheDir } = input
  const { siteDir, baseUrl, assetBase, trailingSlash, staticDirectories } = config
  const files = createSiteFiles()
  const site: ResolverSite = {
    urlRules: { baseUrl, trailingSlash },
    assetBase,
    siteDir,
    staticDirs: staticDirectories,
    targets,
    docsRoots,
    files,
    assets: createAssetFiles(files),
    ...(input.onRead && { onRead: input.onRead }),
  }
  const states = createDeclarationStates(siteDir)
  const folder = join(dirname(cacheDir), 'samples')
  const checker = createSiteTypeChecker(config.markdown.twoslash, { siteDir, folder, states })
  const batches = createSampleBatches(checker)
  const hooks = createElementHooks(config, {
    cacheDir,
    production: input.production ?? true,
    configHash: input.configHash,
  })
  const toolsFor = createKindTools(input, { typeChecker: batches.checker, hooks })
  const cache = openDiskCache(compileCacheDir(cacheDir))
  const resolver = (file: string) =>
    createPageResolver({
      site,
      file,
      contentDir: fileContent(file, { config, overlays })?.contentDir,
      originals: originalsOf(file, overlays),
    })
  return {
    pages: createCompileCache({
      cache,
      siteDir,
      fingerprint: (kind) => toolsFor(kind).fingerprint,
      firstFingerprint: (kind) => firstFingerprints[kind],
      compile: async (kind, input) =>
        (await toolsFor(kind).compiler()).compile({ ...input, file: join(siteDir, input.source) }),
      resolver,
      describe: (resolved) =>
        describeResolution(resolved as Parameters<typeof describeResolution>[0], siteDir),
      hasFiles: hooks?.hasFiles,
      areCurrent: states.areCurrent,
    }),
    compileAll: batches.compileAll,
    fingerprints: () =>
      Object.fromEntries(
        [...config.docs.map(docsKind), ...config.blog.map(blogKind), PAGES_KIND].map((kind) => [
          kind,
          toolsFor(kind).fingerprint,
        ]),
      ),
    compilePartial: async (file) => {
      const source = relative(siteDir, file).split(sep).join('/')
      const compiler = await toolsFor(fileContent(file, { config, overlays })?.kind ?? PAGES_KIND).compiler()
      const page = await compiler.compile({
        body: await readFile(file, 'utf8'),
        bodyLine: 1,
        source,
        file,
        format: markdownFormat(file, config.markdown.format),
        frontMatter: {},
        partial: true,
        resolver: resolver(file),
      })
      return { ...page, source }
    },
    colours: codeColours(config, input.messages),
  }
}

/** What the pages of one kind are compiled with. */
interface KindTools {
  readonly fingerprint: string
  readonly compiler: () => Promise<MarkdownCompiler>
}

/** Makes the tools of each kind when they are first used. */
function createKindTools(
  { config, configHash, components, messages: labels = {}, engine }: CompileToolsInput,
  { typeChecker, hooks }: { typeChecker: TypeChecker | undefined; hooks: ElementHooks | undefined },
): (kind: string) => KindTools {
  const kinds = new Map<string, KindTools>()
  const checker = checkerFingerprint(config.markdown)
  return (kind) => {
    let tools = kinds.get(kind)
    if (!tools) {
      const options: CompilerOptions = {
        ...compilerOptions(config, kind),
        ...(components && { components }),
        labels,
      }
      let compiler: Promise<MarkdownCompiler> | undefined
      tools = {
        fingerprint: optionsFingerprint(options),
        compiler: () => (compiler ??= loadCompiler(options, typeChecker, hooks)),
      }
      kinds.set(kind, tools)
    }
    return tools
  }

  function optionsFingerprint(options: CompilerOptions): string {
    const hasPlugins = Object.entries(options).some(
      ([name, value]) => /Plugins$/.test(name) && value.length > 0,
    )
    // The effect of a plugin is unknown, so the files that name it count.
    const named = hasPlugins ? [configHash] : []
    return hashOf(
      engine,
      JSON.stringify([options, checker, ...(hooks ? [hooks.fingerprint] : [])]),
      config.baseUrl,
      ...named,
    )
  }
}

/**
 * The options of the type checker and its code, independent of its path: a cache may be moved to another
 * machine.
 */
function checkerFingerprint({ twoslash }: SiteConfig['markdown']): unknown {
  if (twoslash === false) return false
  const { module, ...choices } = twoslash
  return [choices, moduleFingerprint(module)]
}

/** Loaded only when something must be compiled: most builds take all pages from the cache. */
async function loadCompiler(
  options: CompilerOptions,
  typeChecker: TypeChecker | undefined,
  hooks: ElementHooks | undefined,
): Promise<MarkdownCompiler> {
  const { createMarkdownCompiler } = await import('../markdown/compile/compileMarkdown.js')
  return createMarkdownCompiler(options, typeChecker, hooks?.transform)
}

/** Highlights `<CodeBlock>` like fences; its meta string wins. */
function codeColours({ themeConfig: { prism } }: SiteConfig, labels: Messages = {}): CodeColours {
  const collapsedLabel = (count: number) =>
    label({ options: { labels } }, 'theme.CodeBlock.collapsedLines', { count })
  return {
    html: (input) => {
      const { language = prism.defaultLanguage ?? 'text', title, range, lineNumbers } = codeBlockInfo(input)
      const { words, collapse } = parseFenceNotation(` ${input.meta ?? ''}`)
      const notation = { words, collapse, collapsedLabel }
      const { magicComments } = prism
      // The code of a fence ends with a line break when a component gets it.
      const code = input.code.replace(/\n$/, '')
      const block = { code, language, title, range, lineNumbers, magicComments, ...notation }
      return codeBlockHtml({ ...block, sourceName: '<CodeBlock>' }).outer
    },
    isLoaded: (language) => highlightSync('', language.toLowerCase()) !== undefined,
    load: (language) => loadLanguage(language.toLowerCase()),
  }
}
