// The source of a part as a file of a site: its imports name what a site can import, and the part is the default export.
// Text in, text out.

import { posix } from 'node:path'
import { type ModuleExport, THEME_PARTS } from '../base/themeParts.js'

/** `import …`, `import type …` and `export …`, with the names in braces and the path. */
const IMPORT = /^(import|export) (type )?\{([^}]*)\} from [']([.][^']+)\.js'$/gm
const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)\.js'\)/g
/** Lines that are for the linter of the engine. */
const LINT_LINE = /^ *(?:\/\/|\{?\/\*) biome-ignore .*\n/gm

/** The source of a part, from that of its module in the theme. */
export function partSource(part: string, source: string): string {
  const { original, module: ownModule, exported: ownName, also = [] } = THEME_PARTS.get(part)!
  const { module, exported } = original ?? { module: ownModule, exported: ownName }
  const ownModules = [ownModule, module, ...also.map((other) => other.module)]
  const resolved = (path: string) => posix.join('theme', posix.dirname(module), path)
  const text = source
    .replace(LINT_LINE, '')
    .replace(IMPORT, (_, keyword: string, type = '', names: string, path: string) =>
      importLines(resolved(path), { keyword, isType: type !== '', names: namesIn(names), ownModules }).join(
        '\n',
      ),
    )
    .replace(DYNAMIC_IMPORT, (_, path: string) => `import('vellum/internal/${resolved(path)}')`)
  const declared = new RegExp(`^export (function|const) ${exported}\\b`, 'm')
  const withDefault = text.replace(declared, (_, kind: string) =>
    kind === 'function' ? `export default function ${exported}` : `const ${exported}`,
  )
  return withDefault.includes('export default ')
    ? withDefault
    : `${withDefault}\nexport default ${exported}\n`
}

/** `a, type B` → `['a', 'type B']` */
function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The imports that take the place of one: parts by their names, the rest from the engine. */
function importLines(
  path: string,
  {
    keyword,
    isType,
    names,
    ownModules,
  }: { keyword: string; isType: boolean; names: readonly string[]; ownModules: readonly string[] },
): string[] {
  const isOwn = ownModules.some((module) => path === `theme/${module}`)
  const partOf = (name: string) =>
    isType || isOwn || keyword === 'export'
      ? undefined
      : partName({ module: path.slice('theme/'.length), exported: name })
  const parts = names.flatMap((name) => {
    const part = partOf(name)
    return part === undefined ? [] : [`import ${name} from '@theme/${part}'`]
  })
  const others = names.filter((name) => partOf(name) === undefined)
  if (others.length === 0) return parts
  return [
    ...parts,
    `${keyword} ${isType ? 'type ' : ''}{ ${others.join(', ')} } from 'vellum/internal/${path}'`,
  ]
}

/** The part that a name of a module is. */
function partName({ module, exported }: ModuleExport): string | undefined {
  for (const [name, part] of THEME_PARTS) {
    if (part.module === module && part.exported === exported) return name
  }
  return undefined
}
