// Turns one Markdown body into HTML, or into a module if it has live components, and reports what it
// contains: headings, links, files, modules, problems. Knows nothing of files, routes or Vite; the caller
// passes a resolver.

import type { Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { ADMONITION_KEYWORDS } from '../../../shared/contentMarkup/admonition.js'
import type { Messages } from '../../../shared/messages.js'
import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from '../code/codeLines.js'
import { loadLanguages, renderFences } from '../code/fences.js'
import { highlightSync, loadLanguage } from '../code/highlight.js'
import { includeCode } from '../code/includedCode.js'
import { showData } from '../data/dataDirectives.js'
import { checkSamples } from '../samples/samples.js'
import type { TypeChecker } from '../samples/types.js'
import { reportUnclosedDirectives, transformDirectives } from '../syntax/directives.js'
import { assignHeadingIds } from '../syntax/headings.js'
import { takeHeadTags } from '../syntax/headTags.js'
import { resolveImages } from '../syntax/images.js'
import { transformText } from '../syntax/inlineText.js'
import { collectPageLinks, showPageUrls } from '../syntax/links.js'
import { reportOtherEngines } from '../syntax/otherEngines.js'
import { type CompileContext, createCompileContext, type PageOptions } from './compileContext.js'
import { compileError } from './compileError.js'
import { cutTree, dropCodeOfRest, rebaseHashLinks } from './excerpt.js'
import { markFirstScreen } from './firstScreen.js'
import type { LiveModule } from './liveModule.js'
import { hoistModuleCode, type PageModules, readModules, replaceRequires, requiredImages } from './modules.js'
import { findOverridden, type Overridden, overrideElements } from './overrides.js'
import { createParse, type Parse } from './parse.js'
import { createPluginRunner, type PluginRunner } from './pluginRunner.js'
import { blankFrontMatter, prepareSource } from './prepareSource.js'
import { isRendered, takeSlots } from './slots.js'
import { makeStatic } from './staticElements.js'
import { dropBlankLines, dropComments, dropPageHeading, unwrapJsx, unwrapTables } from './tidyTree.js'
import { toHast } from './toHast.js'
import type { CompiledMarkdown, CompileInput, ContentComponents } from './types.js'
import { dropUnusedImports } from './unusedImports.js'
import { isLive } from './walk.js'

/** How pages are compiled. */
export interface CompilerOptions {
  /** Shortcodes like `:tada:` become emoji. @default true */
  readonly emoji?: boolean
  /** Fences with the language `mermaid` become diagrams. @default false */
  readonly mermaid?: boolean
  /** Ids made from headings keep capital letters. @default false */
  readonly maintainCase?: boolean
  /** All keywords of admonitions. @default ADMONITION_KEYWORDS */
  readonly admonitionKeywords?: readonly string[]
  /** The language of fences that name none. @default 'text' */
  readonly defaultLanguage?: string
  /** @default DEFAULT_MAGIC_COMMENTS */
  readonly magicComments?: readonly MagicComment[]
  /** Whether all samples in TypeScript show their types, or only those that opt in. @default false */
  readonly twoslash?: boolean
  /** Components of the site that pages may show without an import, and in the place of Markdown's elements. */
  readonly components?: ContentComponents
  /** The leading level-1 heading is removed: the page shows it outside of the body. @default false */
  readonly removesTitle?: boolean
  /** Labels in the site's locale, by the ids of `COMPILER_LABELS`. @default English */
  readonly labels?: Messages
  /** The site's own plugins, before and after ours, in the forms that unified takes. Those of remark may add syntax. */
  readonly beforeDefaultRemarkPlugins?: PluggableList
  readonly remarkPlugins?: PluggableList
  readonly beforeDefaultRehypePlugins?: PluggableList
  readonly rehypePlugins?: PluggableList
}

/** Changes the elements of a page in place, after all plugins of remark and rehype. */
export type TransformElements = (tree: HastRoot, context: CompileContext) => Promise<void>

type PluginOption = Extract<keyof CompilerOptions, `${string}Plugins`>

/** Compiles any number of pages. */
export interface MarkdownCompiler {
  readonly compile: (input: CompileInput) => Promise<CompiledMarkdown>
  /** Code as HTML with classes; `undefined` when the language is unknown. */
  readonly highlight: (code: string, language: string) => Promise<string | undefined>
}

/**
 * Creates a compiler whose parsers are used for every page. Without a checker no sample may request its
 * types.
 */
export function createMarkdownCompiler(
  options: CompilerOptions = {},
  typeChecker?: TypeChecker,
  transformElements?: TransformElements,
): MarkdownCompiler {
  const tools = { ...createPageTools(options, typeChecker), transformElements }
  return {
    compile: async (input) => {
      try {
        return await compilePage(input, tools)
      } catch (error) {
        throw compileError(error, input)
      }
    },
    highlight: async (code, language) =>
      (await loadLanguage(language)) ? highlightSync(code, language) : undefined,
  }
}

/** What all pages of a compiler share. */
interface PageTools {
  readonly options: PageOptions
  readonly removesTitle: boolean
  readonly typeChecker: TypeChecker | undefined
  readonly parse: Parse
  readonly plugins: Readonly<
    Record<'beforeRemark' | 'remark' | 'beforeRehype' | 'rehype', PluginRunner['run']>
  >
  /** Whether the site has plugins that run after our own steps on Markdown. */
  readonly hasRemarkPlugins: boolean
  readonly loadLiveModule: () => Promise<LiveModule>
  readonly transformElements?: TransformElements | undefined
}

function createPageTools(options: CompilerOptions, typeChecker: TypeChecker | undefined): PageTools {
  let loading: Promise<LiveModule> | undefined
  const runner = (name: PluginOption) =>
    createPluginRunner(name, options[name], (text, format) => parse(text, format))
  const beforeRemark = runner('beforeDefaultRemarkPlugins')
  const remark = runner('remarkPlugins')
  const parse = createParse({
    extensions: [...beforeRemark.syntax.extensions, ...remark.syntax.extensions],
    mdastExtensions: [...beforeRemark.syntax.mdastExtensions, ...remark.syntax.mdastExtensions],
  })
  return {
    options: {
      emoji: options.emoji ?? true,
      mermaid: options.mermaid ?? false,
      maintainCase: options.maintainCase ?? false,
      keywords: new Set(options.admonitionKeywords ?? ADMONITION_KEYWORDS),
      defaultLanguage: options.defaultLanguage,
      magicComments: options.magicComments ?? DEFAULT_MAGIC_COMMENTS,
      twoslash: options.twoslash ?? false,
      // Without a prototype: any name of Markdown is looked up.
      components: Object.assign(Object.create(null) as object, options.components),
      hasOverrides: Object.keys(options.components ?? {}).some((name) => /^[a-z]/.test(name)),
      labels: options.labels ?? {},
    },
    removesTitle: options.removesTitle ?? false,
    typeChecker,
    parse,
    plugins: {
      beforeRemark: beforeRemark.run,
      remark: remark.run,
      beforeRehype: runner('beforeDefaultRehypePlugins').run,
      rehype: runner('rehypePlugins').run,
    },
    hasRemarkPlugins: (options.remarkPlugins ?? []).length > 0,
    // Loaded with the first live page: most are not live, and loading it takes a sixth of a second.
    loadLiveModule: () => (loading ??= import('./liveModule.js').then((module) => module.createLiveModule())),
  }
}

async function compilePage(input: CompileInput, tools: PageTools): Promise<CompiledMarkdown> {
  const context = pageContext(input, tools)
  const { tree, modules } = await markdownTree(context, tools)
  await resolveImages(tree, requiredImages(modules), context)
  await checkSamples(tree, context)
  await loadLanguages(tree, context)
  const requires = replaceRequires(modules, context)
  const { page, headTags, overridden } = await htmlTree(tree, context, tools)
  const links = collectPageLinks(page, context)
  overrideElements(page, overridden)
  const report = {
    toc: context.toc.flatMap((entry) => (entry.type === 'heading' ? [entry.heading] : [])),
    headTags,
    links,
    assets: [...context.assets.values()],
    ...(context.pluginKeys.size > 0 && { pluginKeys: [...context.pluginKeys] }),
    imports: modules.imports,
    problems: context.problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
    ...(context.samples.size > 0 && { declarations: context.declarations }),
  }
  // A partial is shown by a live page, so it is always a module.
  if (!input.partial && !isLive(page)) {
    if (!input.excerpt) markFirstScreen(page)
    return { body: { type: 'html', html: toHtml(page, { allowDangerousHtml: true }) }, ...report }
  }
  unwrapTables(page, context)
  const moduleBody = async (tree: HastRoot) => (await tools.loadLiveModule())(tree, context, requires)
  if (input.partial || requires.length > 0 || !isRendered(page, context)) {
    return { body: { type: 'live', ...(await moduleBody(page)) }, ...report }
  }
  // A list with other excerpts that are code is code itself.
  const code = input.excerpt && (await moduleBody(structuredClone(page))).code
  const { slots, components } = takeSlots(page, context)
  if (!input.excerpt) markFirstScreen(page)
  const html = toHtml(page, { allowDangerousHtml: true })
  return { body: { type: 'html', html, slots, ...(code !== undefined && { code }) }, components, ...report }
}

function pageContext(input: CompileInput, { options, typeChecker }: PageTools): CompileContext {
  const writtenBody = input.body.replace(/^\uFEFF/, '')
  const body = input.partial ? blankFrontMatter(writtenBody) : writtenBody
  const context = createCompileContext({ input, options, typeChecker, text: prepareSource(body) })
  // A page that another one imports keeps its front matter for itself.
  if (body !== writtenBody && isPartialPath(input.source)) {
    context.problems.push({
      type: 'partial-front-matter',
      code: 'partial-front-matter',
      message: 'The partial has front matter, which is ignored.',
      hint: 'Remove it: only pages have front matter.',
      line: input.bodyLine,
      column: 1,
    })
  }
  return context
}

/** Whether a file or one of its folders starts with `_`, so that it is no page. */
function isPartialPath(source: string): boolean {
  return /(?:^|\/)_/.test(source)
}

/** Parses the page and applies all steps on Markdown. */
async function markdownTree(
  context: CompileContext,
  { options, removesTitle, parse, plugins, hasRemarkPlugins }: PageTools,
): Promise<{ tree: Root; modules: PageModules }> {
  const { input, text } = context
  const parsed = parse(text, input.format)
  hoistModuleCode(parsed)
  if (input.excerpt) cutTree(parsed, input.excerpt)
  reportUnclosedDirectives(parsed, context)
  includeCode(parsed, context)
  await showData(parsed, context)
  const tree = await plugins.beforeRemark(parsed, context)
  const modules = readModules(tree, context)
  assignHeadingIds(tree, context, { removesTitle })
  if (removesTitle) dropPageHeading(tree)
  reportOtherEngines(tree, context)
  transformDirectives(tree, context)
  dropComments(tree)
  transformText(tree, { emoji: options.emoji, source: text })
  if (input.format === 'mdx' && isLive(tree)) unwrapJsx(tree)
  if (hasRemarkPlugins) showPageUrls(tree, context)
  return { tree: await plugins.remark(tree, context), modules }
}

/** Turns the page into HTML elements, with as little JSX as possible. */
async function htmlTree(
  tree: Root,
  context: CompileContext,
  { plugins, transformElements }: PageTools,
): Promise<{ page: HastRoot; headTags: CompiledMarkdown['headTags']; overridden: Overridden }> {
  const { input } = context
  const elements = await plugins.beforeRehype(await toHast(tree, context), context)
  const overridden = findOverridden(elements, context)
  renderFences(elements, context)
  makeStatic(elements, context)
  const headTags = takeHeadTags(elements, context)
  const page = await plugins.rehype(elements, context)
  await transformElements?.(page, context)
  if (input.excerpt) {
    rebaseHashLinks(page, input.excerpt)
    dropCodeOfRest(page)
  }
  dropUnusedImports(page, context)
  dropBlankLines(page)
  return { page, headTags, overridden }
}
