// Fast Refresh for the code of a site: components are registered under names that stay the same when their
// module is loaded again, together with their hooks. When modules are loaded again is decided elsewhere.

import { type Plugin, parseAst, transformWithOxc } from 'vite'
import { REFRESH_MODULE } from '../vite/shellModules.js'

/** React's runtime of it, as packages import it. */
export const REFRESH_RUNTIME = 'react-refresh/runtime'

/** Which code is prepared, and with what. */
export interface FastRefreshInput {
  /** The folder of the engine's code, whose components do not change. */
  readonly engineCode: string
  /** The file of React's runtime for browsers. */
  readonly runtime: string
}

/** Prepares the site's code for browsers, and that of packages that are linked into the site. */
export function fastRefresh({ engineCode, runtime }: FastRefreshInput): Plugin {
  return {
    name: 'vellum:fast-refresh',
    // After JSX and types are compiled.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /^react-refresh\/runtime$/ },
      handler: () => runtime,
    },
    transform: {
      // A query is part of the name of Markdown modules only; elsewhere it means a different use of the file.
      filter: { id: { include: [/\.[cm]?[jt]sx?$/, /\.mdx?(?:\?|$)/], exclude: /^\0|\/node_modules\// } },
      handler: (code, id) => (id.startsWith(engineCode) ? undefined : withRefresh(code, id)),
    },
  }
}

/** Code with its source map. */
type Transformed = Pick<Awaited<ReturnType<typeof transformWithOxc>>, 'code' | 'map'>

/** Code that registers its components; undefined when it has none. */
export async function withRefresh(code: string, id: string): Promise<Transformed | undefined> {
  const named = nameDefaultExport(code)
  const result = await transformWithOxc(named, id, {
    lang: 'js',
    jsx: { runtime: 'automatic', refresh: true },
    sourcemap: true,
  })
  const contentHooks = MARKDOWN_CONTENT.test(code) ? CONTENT_HOOKS : ''
  if (!contentHooks && !/\$Refresh(?:Reg|Sig)\$/.test(result.code)) return undefined
  // At the end, where no line moves: imports and functions are hoisted.
  return { code: `${result.code}\n${contentHooks}${registration(id)}`, map: result.map }
}

function registration(id: string): string {
  return `
import { registerComponent as $registerComponent, createSignature as $RefreshSig$ } from ${JSON.stringify(REFRESH_MODULE)}
function $RefreshReg$(type, name) { $registerComponent(type, ${JSON.stringify(id)}, { name, url: import.meta.url }) }
`
}

const MARKDOWN_CONTENT = /^function _createMdxContent\(/m
// The component of a page calls this function, and so has its hooks.
const CONTENT_HOOKS = `$RefreshSig$()(MDXContent, "", false, () => [_createMdxContent])
$RefreshReg$(_createMdxContent, "_createMdxContent")`

const DEFAULT_NAME = 'DefaultExport$'

/** Names the function that a module exports as its default: components without a name are not registered. */
function nameDefaultExport(code: string): string {
  if (!/\bexport\s+default\b/.test(code)) return code
  const node = parseAst(code).body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (node?.type !== 'ExportDefaultDeclaration') return code
  const { declaration } = node
  if (declaration.type === 'ArrowFunctionExpression') {
    const declared = `const ${DEFAULT_NAME} = ${code.slice(declaration.start)}`
    return `${code.slice(0, node.start)}${declared}\nexport { ${DEFAULT_NAME} as default }`
  }
  if (declaration.type !== 'FunctionDeclaration' || declaration.id) return code
  const keyword = /^(?:async\s+)?function\b\s*\*?/.exec(code.slice(declaration.start))?.[0] ?? ''
  const end = declaration.start + keyword.length
  return `${code.slice(0, end)} ${DEFAULT_NAME}${code.slice(end)}`
}
