// Turns one Markdown body into HTML, or into a module when it has live components,
// and reports what it saw on the way: headings, links, files, modules, problems.
// Knows nothing of files, routes or Vite; the caller passes a resolver.

import type { Element, Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Nodes, Parents, Root } from 'mdast'
import type { Handler, Handlers } from 'mdast-util-to-hast'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import type { Messages } from '../../../shared/messages.js'
import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from '../code/codeBlocks.js'
import { fenceElement, loadLanguages, renderFences } from '../code/fences.js'
import { highlightSync, loadLanguage } from '../code/highlight.js'
import { checkSamples } from '../samples/samples.js'
import type { TypeChecker } from '../samples/typeChecker.js'
import { ADMONITION_KEYWORDS } from '../syntax/admonitions.js'
import { isComment, withoutComments } from '../syntax/comments.js'
import { containerDirective, transformDirectives } from '../syntax/directives.js'
import { assignHeadingIds, headingElement } from '../syntax/headings.js'
import { HEAD_IN_RAW, takeHeadTags } from '../syntax/headTags.js'
import { imageElement, resolveImages } from '../syntax/images.js'
import { transformText } from '../syntax/inlineText.js'
import { collectLinks, linkElement } from '../syntax/links.js'
import { tableElement } from '../syntax/tables.js'
import { type CompileContext, type PageOptions, word } from './compileContext.js'
import { compileError } from './compileError.js'
import { cutTree, dropForeignCode, leadHome } from './excerpt.js'
import type { LiveModule } from './liveModule.js'
import { readModules, replaceRequires, requiredImages } from './modules.js'
import { createParse } from './parse.js'
import { pluginRun } from './pluginRun.js'
import { prepareSource } from './prepareSource.js'
import { makeStatic } from './staticElements.js'
import type { CompiledMarkdown, CompileInput } from './types.js'
import { dropUnusedImports } from './unusedImports.js'
import { isLive } from './walk.js'

/** How pages are compiled. */
export interface CompilerOptions {
  /** Shortcodes like `:tada:` become emoji (MD-4). @default true */
  readonly emoji?: boolean
  /** Fences with the language `mermaid` are marked as diagrams (CB-13). @default false */
  readonly mermaid?: boolean
  /** Ids made from headings keep capital letters (HD-2). @default false */
  readonly maintainCase?: boolean
  /** All keywords of admonitions. @default the nine of AD-1 */
  readonly admonitionKeywords?: readonly string[]
  /** The language of fences that name none (CB-1). @default 'text' */
  readonly defaultLanguage?: string
  /** @default DEFAULT_MAGIC_COMMENTS */
  readonly magicComments?: readonly MagicComment[]
  /** Whether all samples in TypeScript show their types, or only those that ask for it. @default false */
  readonly twoslash?: boolean
  /** The level-1 heading that leads a page is left out: it is shown apart from the body. @default false */
  readonly removesTitle?: boolean
  /** Words in the site's language, by the ids of `PAGE_LABELS`. @default English */
  readonly words?: Messages
  /** The site's own plugins, before and after ours, in the forms that unified takes. */
  readonly beforeDefaultRemarkPlugins?: PluggableList
  readonly remarkPlugins?: PluggableList
  readonly beforeDefaultRehypePlugins?: PluggableList
  readonly rehypePlugins?: PluggableList
}

/** Compiles any number of pages. */
export interface MarkdownCompiler {
  readonly compile: (input: CompileInput) => Promise<CompiledMarkdown>
  /** Code as HTML with classes; `undefined` when the language is not known. */
  readonly highlight: (code: string, language: string) => Promise<string | undefined>
}

/** Makes a compiler; its parsers are made once and serve every page. Without a checker samples are plain code. */
export function createMarkdownCompiler(
  options: CompilerOptions = {},
  typeChecker?: TypeChecker,
): MarkdownCompiler {
  const parse = createParse()
  // Most pages are not live, and what makes modules takes a sixth of a second to load.
  let loading: Promise<LiveModule> | undefined
  const loadLiveModule = () =>
    (loading ??= import('./liveModule.js').then((module) => module.createLiveModule()))
  const plugins = {
    beforeRemark: pluginRun('beforeDefaultRemarkPlugins', options.beforeDefaultRemarkPlugins),
    remark: pluginRun('remarkPlugins', options.remarkPlugins),
    beforeRehype: pluginRun('beforeDefaultRehypePlugins', options.beforeDefaultRehypePlugins),
    rehype: pluginRun('rehypePlugins', options.rehypePlugins),
  }
  const pageOptions: PageOptions = {
    emoji: options.emoji ?? true,
    mermaid: options.mermaid ?? false,
    maintainCase: options.maintainCase ?? false,
    keywords: new Set(options.admonitionKeywords ?? ADMONITION_KEYWORDS),
    defaultLanguage: options.defaultLanguage,
    magicComments: options.magicComments ?? DEFAULT_MAGIC_COMMENTS,
    twoslash: options.twoslash ?? false,
    words: options.words ?? {},
  }

  async function compilePage(input: CompileInput): Promise<CompiledMarkdown> {
    const context = pageContext(input, pageOptions, typeChecker)
    let tree = parse(context.text, input.format)
    if (input.excerpt) cutTree(tree, input.excerpt)
    tree = await plugins.beforeRemark(tree, input)
    const modules = readModules(tree, context)
    assignHeadingIds(tree, context, { removesTitle: options.removesTitle })
    if (options.removesTitle) dropPageHeading(tree)
    transformDirectives(tree, context)
    dropComments(tree)
    transformText(tree, { emoji: pageOptions.emoji, source: context.text })
    if (input.format === 'mdx') unravel(tree)
    tree = await plugins.remark(tree, input)
    await resolveImages(tree, requiredImages(modules), context)
    await checkSamples(tree, context)
    await loadLanguages(tree, context)
    const requires = replaceRequires(modules, context)

    let page = await toHast(tree, context)
    page = await plugins.beforeRehype(page, input)
    renderFences(page, context)
    makeStatic(page, context)
    const headTags = takeHeadTags(page, context)
    page = await plugins.rehype(page, input)
    if (input.excerpt) {
      leadHome(page, input.excerpt)
      dropForeignCode(page)
    }
    dropUnusedImports(page, context)
    dropBlankLines(page)
    const links = collectLinks(page, context)
    const { assets, imports, problems, toc } = reportOf(context, modules.imports)
    // A partial is shown by a live page, so it is always a module.
    const body: CompiledMarkdown['body'] =
      input.partial || isLive(page)
        ? { type: 'live', code: await (await loadLiveModule())(page, context, requires) }
        : { type: 'html', html: toHtml(page, { allowDangerousHtml: true }) }
    return {
      body,
      toc,
      headTags,
      links,
      assets,
      imports,
      problems,
      ...(context.samples.size > 0 && { declarations: context.declarations }),
    }
  }

  return {
    compile: async (input) => {
      try {
        return await compilePage(input)
      } catch (error) {
        throw compileError(error, input)
      }
    },
    highlight: async (code, language) =>
      (await loadLanguage(language)) ? highlightSync(code, language) : undefined,
  }
}

function dropPageHeading(tree: Root): void {
  tree.children = tree.children.filter((node) => !(node.type === 'heading' && node.data?.pageHeading))
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?=\r?\n|$)/

function pageContext(
  input: CompileInput,
  options: PageOptions,
  typeChecker: TypeChecker | undefined,
): CompileContext {
  const context: CompileContext = {
    input,
    options,
    text: '',
    problems: [],
    typeChecker,
    samples: new Map(),
    declarations: {},
    toc: [],
    assets: new Map(),
    fences: [],
    images: new Map(),
    bindings: new Map(),
    contentTitle: undefined,
  }
  let body = input.body.replace(/^\uFEFF/, '')
  if (input.partial && FRONT_MATTER.test(body)) {
    context.problems.push({
      type: 'partial-front-matter',
      message: 'The partial has front matter, which is ignored.',
      hint: 'Remove it: only pages have front matter.',
      line: input.bodyLine,
      column: 1,
    })
    body = body.replace(FRONT_MATTER, (head) => head.replace(/[^\r\n]/g, ' '))
  }
  return { ...context, text: prepareSource(body) }
}

/** Comments are for the writer, not for the reader (MD-3); a paragraph of them is none. */
function dropComments(parent: Parents): void {
  const children = parent.children as Nodes[]
  const kept = children.filter((child) => {
    if (child.type === 'html') return !isComment(child.value)
    if (!('children' in child)) return true
    const { length } = child.children
    dropComments(child)
    return child.type !== 'paragraph' || child.children.length === length || !child.children.every(isSpace)
  })
  if (kept.length < children.length) parent.children = kept as typeof parent.children
}

function isSpace(node: Nodes): boolean {
  return node.type === 'text' && !node.value.trim()
}

/** A paragraph of nothing but JSX is no paragraph: `<A/>` alone in a line is not in a `<p>`. */
function unravel(parent: Parents): void {
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (!('children' in child)) return [child]
    unravel(child)
    if (child.type === 'mdxJsxFlowElement' && child.name === 'p') dropOwnParagraph(child)
    if (child.type !== 'paragraph' || !isOnlyJsx(child.children)) return [child]
    return child.children.map((inner) => {
      if (inner.type === 'mdxJsxTextElement')
        return { ...inner, type: 'mdxJsxFlowElement' } as unknown as Nodes
      if (inner.type === 'mdxTextExpression')
        return { ...inner, type: 'mdxFlowExpression' } as unknown as Nodes
      return inner
    })
  }) as typeof parent.children
}

/** Text on lines of its own in a `<p>` is a paragraph in a paragraph, of which browsers make three. */
function dropOwnParagraph(element: Parents): void {
  const [only, ...others] = element.children
  if (only?.type === 'paragraph' && others.length === 0)
    element.children = only.children as typeof element.children
}

function isOnlyJsx(children: readonly Nodes[]): boolean {
  return (
    !children.every(isSpace) &&
    children.every(
      (node) => node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression' || isSpace(node),
    )
  )
}

async function toHast(tree: Root, context: CompileContext): Promise<HastRoot> {
  const page = (await unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: handlersFor(context),
      footnoteLabel: word(context, 'theme.footnotes.title'),
      footnoteBackLabel: (reference, repeat) =>
        word(context, 'theme.footnotes.backLabel', {
          reference: `${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`,
        }),
    })
    .run(tree)) as HastRoot
  if (context.input.format === 'mdx' || !hasRaw(page)) return page
  const { raw } = await import('hast-util-raw')
  return raw(page, { file: { value: context.text } as never }) as HastRoot
}

function handlersFor(context: CompileContext): Handlers {
  const keep: Handler = (state, node) => {
    if (node.name && context.bindings.get(node.name)?.type === 'partial') {
      context.toc.push({ type: 'partial', name: node.name })
    }
    return 'children' in node ? { ...node, children: state.all(node) } : node
  }
  return {
    heading: (state, node) => headingElement(state, node, context),
    link: (state, node) => linkElement(state, node, context),
    linkReference: (state, node) => linkElement(state, node, context),
    image: (state, node) => imageElement(state, node, context),
    imageReference: (state, node) => imageElement(state, node, context),
    code: (state, node) => fenceElement(state, node, context),
    table: tableElement,
    listItem: (state, node, parent) => {
      const item = defaultHandlers.listItem(state, node, parent)
      if (typeof node.checked === 'boolean')
        nameCheckbox(item, word(context, node.checked ? 'theme.tasks.done' : 'theme.tasks.open'))
      return item
    },
    html: (_state, node) => ({
      type: 'raw',
      value: withoutComments(node.value).replace(/(<\/?)head(?=[\s>])/gi, `$1${HEAD_IN_RAW}`),
      ...(node.position ? { position: node.position } : {}),
    }),
    containerDirective: (state, node) => containerDirective(state, node, context),
    mdxJsxFlowElement: keep,
    mdxJsxTextElement: keep,
    mdxFlowExpression: keep,
    mdxTextExpression: keep,
    mdxjsEsm: keep,
  }
}

function hasRaw(node: { type: string; children?: unknown[] }): boolean {
  return node.type === 'raw' || (node.children ?? []).some((child) => hasRaw(child as typeof node))
}

/** What was taken out leaves the line breaks around it: one is enough, none at the ends. */
function dropBlankLines(page: HastRoot): void {
  const isBreak = (node: HastRoot['children'][number] | undefined) =>
    node === undefined || (node.type === 'text' && node.value === '\n')
  const kept = page.children.filter((node, i, all) => !isBreak(node) || !isBreak(all[i - 1]))
  while (kept.length > 0 && isBreak(kept.at(-1))) kept.pop()
  page.children = kept
}

/** What was seen, in the order of the page. */
function reportOf(context: CompileContext, imports: CompiledMarkdown['imports']) {
  return {
    assets: [...context.assets.values()],
    imports,
    problems: context.problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
    toc: context.toc.flatMap((entry) => (entry.type === 'heading' ? [entry.heading] : [])),
  }
}

/** Names the box of a task, which has no label: it stands before its text, not around it. */
function nameCheckbox(item: Element, name: string): void {
  for (const child of item.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'input') child.properties.ariaLabel = name
    else if (child.tagName === 'p') nameCheckbox(child, name)
  }
}
