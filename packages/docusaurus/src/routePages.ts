// The routes that a plugin adds as pages: a module for each, which passes data and modules to the component.

import type { ContentText } from 'vellum'
import type { RouteConfig, RouteModule, RouteModules } from './docusaurusTypes.js'
import type { Unsupported } from './unsupported.js'

/** The pages of some routes; those of nested ones as well. */
export function routePages(
  routes: readonly RouteConfig[],
  { baseUrl, unsupported }: { baseUrl: string; unsupported: Unsupported },
): ContentText[] {
  return routes.flatMap((route): ContentText[] => {
    if (/[*:]/.test(route.path)) {
      unsupported.add(
        `the route ${route.path}`,
        'A page has one path: make a page for each value, or redirect with `redirects`.',
      )
      return []
    }
    if (!route.routes) return [{ path: pagePath(route.path, baseUrl), text: pageCode(route, unsupported) }]
    unsupported.add(
      `the component ${route.component} around the routes below ${route.path}`,
      'The pages inside are made without it: let each of their components render the layout.',
    )
    return routePages(route.routes, { baseUrl, unsupported })
  })
}

/** `/base/a/b` → `a/b.jsx`; `/base/a/` → `a/index.jsx` */
function pagePath(path: string, baseUrl: string): string {
  const own = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  return own === '' || own.endsWith('/') ? `${own}index.jsx` : `${own}.jsx`
}

function pageCode(
  { path, component, modules = {}, props = {} }: RouteConfig,
  unsupported: Unsupported,
): string {
  const imports = [`import Component from ${JSON.stringify(component)}`]
  /** The value of a prop as code. */
  const propCode = (module: RouteModules[string]): string => {
    if (Array.isArray(module)) return `[${module.map(propCode).join(', ')}]`
    if (isModule(module)) {
      const name = `module${imports.length}`
      const file = fileOf(module, { path, unsupported })
      // Docusaurus passes the default export with the others as its properties: `content.frontMatter`.
      const isData = file.endsWith('.json')
      imports.push(`import ${isData ? '' : '* as '}${name} from ${JSON.stringify(file)}`)
      return isData ? name : `propOf(${name})`
    }
    const entries = Object.entries(module as RouteModules).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${propCode(inner)}`,
    )
    return `{ ${entries.join(', ')} }`
  }
  const modulesCode = propCode(modules)
  return `${imports.join('\n')}

${modulesCode.includes('propOf(') ? PROP_OF : ''}const props = ${JSON.stringify({ ...props, route: { path, exact: true } })}
const modules = ${modulesCode}

export default function Page() {
  return <Component {...props} {...modules} />
}
`
}

/** The module of a page whose modules have more exports than one. */
const PROP_OF = `function propOf({ default: value, ...others }) {
  const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return isObject ? Object.assign(value, others) : value
}

`

function isModule(module: RouteModules[string]): module is RouteModule {
  return (
    typeof module === 'string' ||
    (!Array.isArray(module) && typeof (module as RouteModules).path === 'string')
  )
}

function fileOf(
  module: RouteModule,
  { path, unsupported }: { path: string; unsupported: Unsupported },
): string {
  if (typeof module === 'string') return module
  if (module.query && Object.keys(module.query).length > 0) {
    unsupported.add(`the query of a module of ${path}`, 'The module is imported without it.')
  }
  return module.path
}
