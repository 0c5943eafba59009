// Lets a config file run although a package that it imports is not installed, so that
// one report can tell this and what else is wrong. A stand-in can be read, called and
// walked through, and is nothing.

import { createRequire, isBuiltin } from 'node:module'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** An import that leads nowhere, and the file that has it. */
export interface MissingPackage {
  readonly name: string
  readonly importer: string
}

const PREFIX = '\0vellum:missing:'

/** Tells a stand-in from a value. Registered, because the code that makes it is a module of its own. */
const MARK = 'vellum.standIn'

/**
 * Leaves packages as imports, by the URLs of their files: the code runs from another folder, and may import them at
 * any time later. One that `file` cannot import is added to `missing`, with a stand-in in its place.
 * `names` gets the name of each URL.
 */
export function packages(
  file: string,
  { missing, names }: { missing: MissingPackage[]; names: Map<string, string> },
): Plugin {
  const require = createRequire(file)
  return {
    name: 'vellum:packages',
    async resolveId(id, importer, { kind }) {
      if (!importer || id.startsWith('.') || isAbsolute(id)) return null
      if (isBuiltin(id)) return { id, external: true }
      if (isInstalled(id, require)) {
        const found = kind === 'require-call' ? null : await this.resolve(id, file, { kind, skipSelf: true })
        if (!found || !isAbsolute(found.id)) return { id, external: true }
        const url = pathToFileURL(found.id).href
        names.set(url, id)
        return { id: url, external: true }
      }
      if (!missing.some(({ name }) => name === id)) missing.push({ name: id, importer })
      return { id: PREFIX + id }
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_IN : null),
  }
}

function isInstalled(id: string, require: NodeJS.Require): boolean {
  try {
    require.resolve(id)
    return true
  } catch (error) {
    // Any other fault is told when the package is imported: it may be one of `require` alone.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}

/** Whether a value comes from a package that is not installed. */
export function isStandIn(value: unknown): boolean {
  return typeof value === 'function' && Reflect.get(value, Symbol.for(MARK)) === true
}

/** A module without a list of its exports: they are looked up in the prototype, where every name is found. */
const STAND_IN = `
const look = (_, key) => {
  if (key === Symbol.for('${MARK}')) return true
  if (key === 'then' || key === '__esModule') return undefined
  if (key === Symbol.toPrimitive) return () => ''
  if (key === Symbol.iterator) return function* () {}
  return standIn
}
const nothing = Object.setPrototypeOf(function () {}, new Proxy(Object.create(null), { get: look }))
const standIn = new Proxy(nothing, { get: look, apply: () => standIn, construct: () => standIn })
module.exports = standIn
`
