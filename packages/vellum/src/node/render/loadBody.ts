// The body of a page: HTML from the cache, or the component that a module exports.

import type { TocHeading } from '../../shared/toc.js'
import { VellumError } from '../base/errors.js'
import { browserOnlyHint } from './renderError.js'
import type { RenderTask } from './renderTask.js'

/** Where bodies come from. */
export interface BodySources {
  readonly html: (key: string) => Promise<string>
  readonly module: (name: string) => Promise<Readonly<Record<string, unknown>>>
}

/** A body as the client takes it, and what is known of it besides. */
interface LoadedBody {
  readonly body: object
  readonly toc?: readonly TocHeading[]
}

/** The body of a page, from where its task says it is. */
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
      let module: Readonly<Record<string, unknown>>
      try {
        module = await sources.module(body.module)
      } catch (cause) {
        if (cause instanceof VellumError) throw cause
        throw new VellumError(`The code of the page "${page.path}" threw an error when it was loaded.`, {
          files: source ? [source] : [],
          hint: browserOnlyHint(cause) ?? 'Correct the code that throws; the cause is below.',
          cause,
        })
      }
      const { default: Component, toc } = module
      if (Component === undefined) {
        throw new VellumError(`The page "${page.path}" has no default export.`, {
          files: source ? [source] : [],
          hint: COMPONENT_HINT,
        })
      }
      if (!isComponent(Component)) {
        throw new VellumError(`The default export of the page "${page.path}" is not a component.`, {
          files: source ? [source] : [],
          hint: COMPONENT_HINT,
        })
      }
      return {
        body: { type: 'component', Component, ...(Array.isArray(toc) && { toc }) },
        ...(Array.isArray(toc) && { toc: toc as readonly TocHeading[] }),
      }
    }
  }
}

const COMPONENT_HINT = 'Export a React component: `export default function Page() { … }`.'

/** A function, a class, or what `memo`, `forwardRef` and `lazy` return. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
