// The content of a page with live components as HTML alone, for those who cannot run it:
// readers of feeds.

import type { PageData } from '../../shared/page.js'
import { createContentRenderer } from '../render/documentRenderer.js'
import type { RenderContext } from '../render/renderContext.js'
import type { CompileTools } from '../site/compileTools.js'
import { renderSources } from '../site/renderSources.js'

/** Renders the module of a page. */
export type LiveRenderer = (page: PageData, module: string) => Promise<string>

/** Renders in the context of a locale; the renderer is made when it is first used. */
export function createLiveRenderer(context: RenderContext, tools: CompileTools): LiveRenderer {
  let rendering: ReturnType<typeof createContentRenderer> | undefined
  return async (page, module) => {
    rendering ??= createContentRenderer(
      context,
      renderSources(tools, (url) => import(url)),
    )
    return (await rendering)({
      page,
      head: [],
      body: { type: 'component', module },
      styles: [],
      script: undefined,
      source: undefined,
    })
  }
}
