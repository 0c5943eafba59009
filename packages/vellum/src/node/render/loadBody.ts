// The body of a page: HTML from the cache, or the component that a module exports.

import type { ContentSlot } from '../../shared/contentSlots.js'
import type { ContentSlots } from '../../shared/rendering.js'
import type { TocHeading } from '../../shared/toc.js'
import { VellumError } from '../base/errors.js'
import { browserOnlyHint } from './renderError.js'
import type { CachedHtml, RenderTask } from './renderTask.js'
import { sourcePosition } from './sourcePosition.js'
import {
  isComponent,
  type OpaqueBody,
  type OpaqueComponent,
  type OpaqueLiveBody,
  themeComponent,
} from './themeRenderer.js'

/** The sources of bodies. */
export interface BodySources {
  /** The HTML of a compiled page, by its key. */
  readonly html: (
    key: string,
  ) => Promise<{ readonly html: string; readonly slots?: readonly ContentSlot[] | undefined }>
  /** The exports of a page's module. */
  readonly module: (name: string) => Promise<Readonly<Record<string, unknown>>>
}

/** A body for the renderer, and the headings that its module exports. */
interface LoadedBody {
  readonly body: OpaqueBody
  readonly toc?: readonly TocHeading[]
}

/** Loads the body of a page. */
export async function loadBody(
  { body, page, source }: RenderTask,
  sources: BodySources,
): Promise<LoadedBody> {
  switch (body.type) {
    case 'none':
      return { body }
    case 'html':
      return { body: { type: 'html', ...(await loadHtml(body, { source, sources })) } }
    case 'excerpts': {
      const parts = await Promise.all(body.parts.map((part) => loadHtml(part, { source, sources })))
      const hasSlots = parts.some(({ slots }) => slots)
      return {
        body: {
          type: 'excerpts',
          html: parts.map(({ html }) => html),
          ...(hasSlots && { slots: parts.map(({ slots }) => slots) }),
        },
      }
    }
    case 'component': {
      const live = await loadComponent({ page, source, name: body.module }, sources)
      return { body: live, ...(live.toc && { toc: live.toc }) }
    }
  }
}

/** HTML with the components in it. */
async function loadHtml(
  { key, components }: CachedHtml,
  { source, sources }: { readonly source: string | undefined; readonly sources: BodySources },
): Promise<{ readonly html: string; readonly slots?: ContentSlots<OpaqueComponent> }> {
  const { html, slots } = await sources.html(key)
  if (!slots || !components) return { html }
  const loadedComponents = await Promise.all(
    Object.entries(components).map(async ([name, own]): Promise<[string, OpaqueComponent]> => {
      const value = own
        ? (await loadModule(sources, own.module, { name, source })).default
        : await themeComponent(name)
      const isObject = typeof value === 'object' && value !== null
      if (isComponent(value) || isObject) return [name, value as OpaqueComponent]
      throw new VellumError(`\`${name}\` in \`src/theme/MDXComponents\` is not a component.`, {
        code: 'no-content-component',
        files: source ? [source] : [],
        hint: 'Register a React component under that name, and check what the file imports.',
      })
    }),
  )
  return { html, slots: { slots, components: Object.fromEntries(loadedComponents) } }
}

async function loadModule(
  sources: BodySources,
  module: string,
  { name, source }: { readonly name: string; readonly source: string | undefined },
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await sources.module(module)
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    throw new VellumError(`The code of the component \`${name}\` threw an error when it was loaded.`, {
      code: 'page-code-threw',
      files: loadedFiles(cause, source),
      hint: browserOnlyHint(cause) ?? 'Correct the code that throws; the cause is below.',
      cause,
    })
  }
}

/** Where code threw while it was loaded, and the page that shows it. */
function loadedFiles(cause: unknown, source: string | undefined): string[] {
  const thrown = sourcePosition(cause)
  return [...(thrown ? [thrown.position] : []), ...(source && source !== thrown?.file ? [source] : [])]
}

async function loadComponent(
  { page, source, name }: Pick<RenderTask, 'page' | 'source'> & { readonly name: string },
  sources: BodySources,
): Promise<OpaqueLiveBody> {
  const files = source ? [source] : []
  let module: Readonly<Record<string, unknown>>
  try {
    module = await sources.module(name)
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    throw new VellumError(`The code of the page "${page.path}" threw an error when it was loaded.`, {
      code: 'page-code-threw',
      files: loadedFiles(cause, source),
      hint: browserOnlyHint(cause) ?? 'Correct the code that throws; the cause is below.',
      cause,
    })
  }
  const { default: Component, toc } = module
  if (!isComponent(Component)) {
    const message =
      Component === undefined
        ? `The page "${page.path}" has no default export.`
        : `The default export of the page "${page.path}" is not a component.`
    throw new VellumError(message, { code: 'no-page-component', files, hint: COMPONENT_HINT })
  }
  return { type: 'component', Component, ...(Array.isArray(toc) && { toc: toc as readonly TocHeading[] }) }
}

const COMPONENT_HINT = 'Export a React component: `export default function Page() { … }`.'
