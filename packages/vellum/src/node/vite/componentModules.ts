// A module for each component that all pages may show: that of `src/theme/MDXComponents`, without the other components
// there, or the part of the theme that a site has replaced.

import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { COMPONENT_MODULE, COMPONENTS_PART, partOfName } from '../base/contentParts.js'
import type { CodeSite } from '../base/usesState.js'
import { type ReadComponent, readComponents } from './readComponents.js'

/** Marks a module that has one component of a file. */
const QUERY = '?vellum-component='
const OWN = '\0vellum:component:'

/** Resolves the modules of components; `site` is called for each, because parts change in development. */
export function componentModules(siteDir: string, site: () => CodeSite): Plugin {
  const parts = () => site().parts
  const registered = (name: string): ReadComponent | undefined => {
    const file = parts()[COMPONENTS_PART]
    return file === undefined ? undefined : readComponents(file, site()).components.get(name)
  }
  return {
    name: 'vellum:component-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:vellum\/component\/|\?vellum-component=/ },
      handler(id) {
        // Browsers request it by its path in the site.
        if (!id.startsWith(COMPONENT_MODULE)) {
          const path = id.replace(/^\/@fs(?=\/)/, '')
          return path.startsWith(siteDir + sep) ? path : siteDir + path
        }
        const name = id.slice(COMPONENT_MODULE.length)
        const component = registered(name)
        return component?.code === undefined ? OWN + name : `${component.file}${QUERY}${name}`
      },
    },
    load: {
      filter: { id: /^\0vellum:component:|\?vellum-component=/ },
      handler(id) {
        if (id.startsWith(OWN)) return { code: wholeCode(id.slice(OWN.length)), moduleType: 'js' }
        const [file = '', query = ''] = id.split(QUERY)
        const code = registered(query.split('&')[0]!)?.code
        if (code === undefined) return undefined
        this.addWatchFile(file)
        return { code, moduleType: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'jsx' }
      },
    },
  }

  function wholeCode(name: string): string {
    const text = JSON.stringify
    if (registered(name)) {
      return `import components from ${text(parts()[COMPONENTS_PART])}\nexport default components[${text(name)}]`
    }
    const from = text(partOfName(name))
    if (!/^h[1-6]$/.test(name)) return `export { default } from ${from}`
    return [
      `import { createElement } from ${text('react')}`,
      `import Heading from ${from}`,
      `export default (props) => createElement(Heading, { as: ${text(name)}, ...props })`,
    ].join('\n')
  }
}
