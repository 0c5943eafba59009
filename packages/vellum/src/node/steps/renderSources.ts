// The sources of a site's pages when they are rendered: HTML from the compile cache, and modules as the
// command loads them.

import { createCodeHighlighter } from '../render/codeHighlighter.js'
import type { RenderSources } from '../render/documentRenderer.js'
import type { CompileTools } from './compileTools.js'

/** The sources of a site; `module` loads the code of a page. */
export function renderSources(
  { pages, colours }: Pick<CompileTools, 'pages' | 'colours'>,
  module: RenderSources['module'],
): RenderSources {
  return {
    html: async (key) => {
      const body = await pages.body(key)
      return body.type === 'html' ? body : { html: '' }
    },
    module,
    highlighter: createCodeHighlighter(colours),
  }
}
