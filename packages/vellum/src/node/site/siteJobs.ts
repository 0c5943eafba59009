// The two jobs of a build that take time, page by page: compiling, and rendering with
// all that comes after it. Runs in the main thread or in workers, from the same data.

import type { Messages } from '../../shared/messages.js'
import { thrownValueText } from '../../shared/thrownValue.js'
import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Overlay } from '../content/translations/translatedContent.js'
import type { CompressOptions } from '../output/compress.js'
import type { MarkdownTargets } from '../pages/linkResolver.js'
import { createCodeHighlighter } from '../render/codeHighlighter.js'
import { createDocumentRenderer, type DocumentRenderer } from '../render/documentRenderer.js'
import { pageStylesName } from '../render/pageStyles.js'
import type { RenderContext } from '../render/renderContext.js'
import type { RenderTask } from '../render/renderTask.js'
import type { CompileResult, CompileTask } from './compileCache.js'
import { type CompileTools, createCompileTools } from './compileTools.js'
import { openRenderCache, type PageReport, type RenderCache } from './renderCache.js'

/** What the jobs of a build share. Plain data. */
export interface JobSetup {
  readonly configFiles: readonly string[]
  readonly targets: MarkdownTargets
  readonly docsRoots: readonly string[]
  readonly overlays: readonly Overlay[]
  readonly words: Messages
  readonly firstFingerprints?: Readonly<Record<string, string>>
  readonly cacheDir: string
  readonly engine: string
}

/** A page to render, and where its files go. */
export interface WriteTask extends RenderTask {
  /** Of the page in the cache: the hash of all that it is made from. */
  readonly key: string
  /** Below the output folder. */
  readonly htmlFile: string
  readonly dataFile: string
  /** How much time the compression of its HTML may take. */
  readonly effort: CompressOptions['effort']
}

/** How something ended that a user's mistake may have ended. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: FailedJob }

/** A VellumError as plain data. */
export interface FailedJob {
  readonly message: string
  readonly files: readonly string[]
  readonly frame: string | undefined
  readonly hint: string | undefined
  readonly cause: unknown
}

/** The jobs of one thread. */
export interface SiteJobs {
  readonly tools: CompileTools
  readonly compile: (task: CompileTask) => Promise<Outcome<CompileResult>>
  /** Renders the pages of one site into a folder. */
  readonly renderInto: (
    context: RenderContext,
    outDir: string,
  ) => Promise<(task: WriteTask) => Promise<Outcome<PageReport>>>
}

export function createSiteJobs(config: SiteConfig, setup: JobSetup): SiteJobs {
  const tools = createCompileTools({ config, ...setup })
  return {
    tools,
    compile: (task) => outcome(() => tools.pages.compile(task)),
    renderInto: async (context, outDir) => {
      const render = await createDocumentRenderer(context, {
        html: async (key) => {
          const body = await tools.pages.body(key)
          return body.type === 'html' ? body.html : ''
        },
        module: (url) => import(url),
        highlighter: createCodeHighlighter(tools.colours),
      })
      const pages = openRenderCache({ cacheDir: setup.cacheDir, outDir })
      return (task) => outcome(() => renderAndWrite({ task, render, pages }))
    },
  }
}

async function renderAndWrite({
  task,
  render,
  pages,
}: {
  task: WriteTask
  render: DocumentRenderer
  pages: RenderCache
}): Promise<PageReport> {
  const start = performance.now()
  const { html, hasStyles, data, css, styles, links, ids, indexable } = await render(task)
  const report = await pages.add(task.key, {
    path: task.page.path,
    links,
    ids,
    indexable,
    styles,
    written: [
      // With the styles it is one piece for the network either way, and three times the work.
      { name: task.htmlFile, text: html, effort: hasStyles ? 'page' : task.effort },
      // Loaded by the next click, before it mostly.
      { name: task.dataFile, text: data, effort: 'page' },
      ...(css === '' ? [] : [{ name: pageStylesName(task.dataFile), text: css, effort: task.effort }]),
    ],
  })
  return { ...report, time: performance.now() - start }
}

/** Mistakes of a user become data, so that all of them are told at once; other errors are thrown. */
async function outcome<T>(job: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await job() }
  } catch (error) {
    if (!(error instanceof VellumError)) throw error
    return { ok: false, error: failedJob(error) }
  }
}

/** An error as data that can pass between threads. */
export function failedJob({ message, files, frame, hint, cause }: VellumError): FailedJob {
  return { message, files, frame, hint, cause: plainCause(cause) }
}

/** The error again, in the main thread. */
export function jobError({ message, files, frame, hint, cause }: FailedJob): VellumError {
  return new VellumError(message, {
    files,
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
    ...(cause !== undefined && { cause }),
  })
}

/** A cause that can pass between threads: any error becomes one with its message and its own cause. */
function plainCause(cause: unknown): unknown {
  if (cause === undefined) return undefined
  if (!(cause instanceof Error)) return new Error(thrownValueText(cause))
  const inner = plainCause(cause.cause)
  return new Error(cause.message, inner === undefined ? {} : { cause: inner })
}
