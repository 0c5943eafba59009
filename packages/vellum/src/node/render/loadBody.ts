// The body of a page: HTML from the cache, or the component that a module exports.

import type { TocHeading } from '../../shared/toc.js'
import { VellumError } from '../base/errors.js'
import { browserOnlyHint } from './renderError.js'
import type { RenderTask } from './renderTask.js'
import { isComponent, type OpaqueBody, type OpaqueLiveBody } from './themeRenderer.js'

/** The sources of bodies. */
export interface BodySources {
  /** The HTML of a compiled page, by its key. */
  readonly html: (key: string) => Promise<string>
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
    case 'html': {
      const html = await sources.html(body.key)
      return { body: { type: 'html', html } }
    }
    case 'excerpts':
      return {
        body: { type: 'excerpts', html: await Promise.all(body.parts.map(({ key }) => sources.html(key))) },
      }
    case 'component': {
      const live = await loadComponent({ page, source, name: body.module }, sources)
      return { body: live, ...(live.toc && { toc: live.toc }) }
    }
  }
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
      files,
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
