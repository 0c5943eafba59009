// What a thread needs to compile the Markdown of a site: a compiler for each kind of
// content, the cache, and the resolver of URLs. Made from plain data
// and the configuration, so that every thread makes the same.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Messages } from '../../shared/messages.js'
import { hashOf, openDiskCache } from '../cache/diskCache.js'
import type { DocsConfig, SiteConfig } from '../config/siteConfig.js'
import { type Overlay, originalsOf } from '../content/translations/translatedContent.js'
import { versionDirOf } from '../content/versions/versionFiles.js'
import { codeBlockHtml } from '../markdown/code/codeBlockHtml.js'
import { parseFenceInfo } from '../markdown/code/fenceInfo.js'
import { highlightSync, loadLanguage } from '../markdown/code/highlight.js'
import type { CompilerOptions, MarkdownCompiler } from '../markdown/compile/compileMarkdown.js'
import type { CompiledMarkdown } from '../markdown/compile/types.js'
import { createDeclarationStates } from '../markdown/samples/declarations.js'
import { createTypeChecker, type TypeChecker } from '../markdown/samples/typeChecker.js'
import { ADMONITION_KEYWORDS } from '../markdown/syntax/admonitions.js'
import { createAssetFiles } from '../pages/links/assetFiles.js'
import { createPageResolver, describeResolution, type ResolverSite } from '../pages/links/linkResolver.js'
import type { MarkdownTargets } from '../pages/links/markdownTargets.js'
import { createSiteFiles } from '../pages/links/siteFiles.js'
import type { CodeColours } from '../render/codeHighlighter.js'
import { type CompileCache, compileCacheDir, createCompileCache } from './compileCache.js'

/** What the tools are made from. */
export interface CompileToolsInput {
  readonly config: SiteConfig
  /** The configuration and what it imports: plugins in them are part of what a page depends on. */
  readonly configFiles: readonly string[]
  readonly targets: MarkdownTargets
  readonly docsRoots?: readonly string[]
  /** Folders of translations. */
  readonly overlays?: readonly Overlay[]
  /** Those of the locale that the compiler needs. */
  readonly messages?: Messages
  /** Those of the tools of the locale that is compiled first. */
  readonly firstFingerprints?: Readonly<Record<string, string>>
  readonly cacheDir: string
  /** From `engineFingerprint`. */
  readonly engine: string
}

/** The tools of one thread. */
export interface CompileTools {
  readonly pages: CompileCache
  /** What the pages of each kind depend on besides themselves. */
  readonly fingerprints: () => Readonly<Record<string, string>>
  /** Compiles a Markdown file that another one imports. */
  readonly compilePartial: (file: string) => Promise<CompiledMarkdown & { readonly source: string }>
  readonly colours: CodeColours
}

/** Names the compiler of a docs set. */
export function docsKind({ id }: Pick<DocsConfig, 'id'>): string {
  return `docs/${id}`
}

/** Names the compiler of standalone pages. */
export const PAGES_KIND = 'pages'

/** Names the compiler of posts. */
export const BLOG_KIND = 'blog'

export function createCompileTools({
  config,
  configFiles,
  targets,
  docsRoots = [],
  overlays = [],
  messages: labels = {},
  firstFingerprints = {},
  cacheDir,
  engine,
}: CompileToolsInput): CompileTools {
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
  }
  const kinds = new Map<string, KindTools>()
  const states = createDeclarationStates(siteDir)
  const { twoslash } = config.markdown
  const typeChecker = createTypeChecker({ siteDir, states, ...(twoslash && twoslash) })
  const cache = openDiskCache(compileCacheDir(cacheDir))
  const resolver = (file: string) =>
    createPageResolver({
      site,
      file,
      contentDir: ownContentOf(file)?.contentDir,
      originals: originalsOf(file, overlays),
    })
  return {
    pages: createCompileCache({
      cache,
      fingerprint: (kind) => toolsFor(kind).fingerprint,
      firstFingerprint: (kind) => firstFingerprints[kind],
      compile: async (kind, input) => (await toolsFor(kind).compiler()).compile(input),
      resolver,
      describe: (resolved) => describeResolution(resolved as Parameters<typeof describeResolution>[0]),
      areCurrent: states.areCurrent,
    }),
    fingerprints: () =>
      Object.fromEntries(
        [...config.docs.map(docsKind), BLOG_KIND, PAGES_KIND].map((kind) => [
          kind,
          toolsFor(kind).fingerprint,
        ]),
      ),
    compilePartial: async (file) => {
      const source = relative(siteDir, file).split(sep).join('/')
      const compiler = await toolsFor(ownContentOf(file)?.kind ?? PAGES_KIND).compiler()
      const page = await compiler.compile({
        body: await readFile(file, 'utf8'),
        bodyLine: 1,
        source,
        format: markdownFormat(file, config.markdown.format),
        frontMatter: {},
        partial: true,
        resolver: resolver(file),
      })
      return { ...page, source }
    },
    colours: codeColours(config),
  }

  /** A translation belongs to the content that it translates. */
  function ownContentOf(file: string) {
    for (const each of [file, ...originalsOf(file, overlays)]) {
      const content = contentOf(each, config)
      if (content) return content
    }
    return undefined
  }

  function toolsFor(kind: string) {
    let tools = kinds.get(kind)
    if (!tools) {
      const options: CompilerOptions = { ...compilerOptions(config, kind), labels }
      let compiler: Promise<MarkdownCompiler> | undefined
      tools = {
        fingerprint: optionsFingerprint(options),
        compiler: () => (compiler ??= loadCompiler(options, typeChecker)),
      }
      kinds.set(kind, tools)
    }
    return tools
  }

  function optionsFingerprint(options: CompilerOptions): string {
    const hasPlugins = Object.entries(options).some(
      ([name, value]) => /Plugins$/.test(name) && value.length > 0,
    )
    // What a plugin does cannot be seen, only where it is named.
    const named = hasPlugins ? configFiles.map((file) => readFileSync(file)) : []
    return hashOf(engine, JSON.stringify([options, twoslash]), baseUrl, ...named)
  }
}

interface KindTools {
  readonly fingerprint: string
  readonly compiler: () => Promise<MarkdownCompiler>
}

/** Loaded only when something must be compiled: most builds take all pages from the cache. */
async function loadCompiler(options: CompilerOptions, typeChecker: TypeChecker): Promise<MarkdownCompiler> {
  const { createMarkdownCompiler: createCompiler } = await import('../markdown/compile/compileMarkdown.js')
  return createCompiler(options, typeChecker)
}

/** `md` or `mdx`: what the page says, else what the site says; `detect` goes by the file's name. */
export function markdownFormat(file: string, format: 'md' | 'mdx' | 'detect'): 'md' | 'mdx' {
  return format !== 'detect' ? format : file.endsWith('.mdx') ? 'mdx' : 'md'
}

/** The docs set that a file belongs to, and the folder of its version. */
function docsFolderOf(
  file: string,
  { docs, siteDir }: SiteConfig,
): { readonly set: DocsConfig; readonly dir: string } | undefined {
  for (const set of docs) {
    const dir = file.startsWith(set.path + sep) ? set.path : versionDirOf(file, { siteDir, docsId: set.id })
    if (dir !== undefined) return { set, dir }
  }
  return undefined
}

/** The kind of content that a file is, and the folder that it belongs to; none for a standalone page. */
function contentOf(
  file: string,
  config: SiteConfig,
): { readonly kind: string; readonly contentDir: string } | undefined {
  const folder = docsFolderOf(file, config)
  if (folder) return { kind: docsKind(folder.set), contentDir: folder.dir }
  const { blog } = config
  return blog !== false && file.startsWith(blog.path + sep)
    ? { kind: BLOG_KIND, contentDir: blog.path }
    : undefined
}

function compilerOptions(
  { docs, blog, pages, markdown, themeConfig }: SiteConfig,
  kind: string,
): CompilerOptions {
  const isBlog = kind === BLOG_KIND
  const content = isBlog
    ? blog || undefined
    : (docs.find((set) => docsKind(set) === kind) ?? (pages || undefined))
  const { prism } = themeConfig
  const plugins = (name: PluginList) => [...markdown[name], ...(content?.[name] ?? [])] as never
  return {
    emoji: markdown.emoji,
    mermaid: markdown.mermaid,
    maintainCase: markdown.anchors.maintainCase,
    admonitionKeywords: content ? admonitionKeywords(content.admonitions) : ADMONITION_KEYWORDS,
    ...(prism.defaultLanguage !== undefined && { defaultLanguage: prism.defaultLanguage }),
    magicComments: prism.magicComments,
    twoslash: markdown.twoslash !== false,
    // The title of a post stands above its body, and in lists above its excerpt.
    ...(isBlog && { removesTitle: true }),
    beforeDefaultRemarkPlugins: plugins('beforeDefaultRemarkPlugins'),
    remarkPlugins: plugins('remarkPlugins'),
    beforeDefaultRehypePlugins: plugins('beforeDefaultRehypePlugins'),
    rehypePlugins: plugins('rehypePlugins'),
  }
}

/** All keywords: ours unless they are replaced, and the site's own. */
function admonitionKeywords(admonitions: DocsConfig['admonitions']): readonly string[] {
  if (!admonitions) return []
  return [...(admonitions.extendDefaults ? ADMONITION_KEYWORDS : []), ...admonitions.keywords]
}

type PluginList =
  | 'beforeDefaultRemarkPlugins'
  | 'remarkPlugins'
  | 'beforeDefaultRehypePlugins'
  | 'rehypePlugins'

/** Colours for `<CodeBlock>`, the same as for fences; what its meta says wins. */
function codeColours({ themeConfig: { prism } }: SiteConfig): CodeColours {
  return {
    html: ({ code, language, meta, title, showLineNumbers }) => {
      const fence = parseFenceInfo(`${language ?? ''} ${meta ?? ''}`)
      const first = typeof showLineNumbers === 'number' ? showLineNumbers : showLineNumbers ? 1 : undefined
      return codeBlockHtml({
        code,
        language: fence.language ?? prism.defaultLanguage ?? 'text',
        title: fence.title ?? title,
        range: fence.range,
        lineNumbers: fence.lineNumbers ?? first,
        magicComments: prism.magicComments,
        sourceName: '<CodeBlock>',
      }).outer
    },
    isLoaded: (language) => highlightSync('', language.toLowerCase()) !== undefined,
    load: (language) => loadLanguage(language.toLowerCase()),
  }
}
