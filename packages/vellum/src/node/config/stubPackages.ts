// Lets a config file run although a package that it imports is not installed, so that one report can name this
// package and the other errors. A stub can be read, called and iterated over, and has no value.

import { createRequire, isBuiltin } from 'node:module'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** An imported package that is not installed, and the file that imports it. */
export interface MissingPackage {
  readonly name: string
  readonly importer: string
}

const PREFIX = '\0vellum:missing:'

/** Key of the property that identifies a stub; registered, because the code of a stub is a module of its own. */
const STUB_KEY = 'vellum.stub'

/**
 * Leaves packages as imports, by the URLs of their files: the code runs from another folder, and may import them
 * later. A package that `file` cannot import is added to `missing` and replaced by a stub. `names` gets the
 * imported name of each URL.
 */
export function resolvePackages(
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
    load: (id) => (id.startsWith(PREFIX) ? STUB_MODULE : null),
  }
}

function isInstalled(id: string, require: NodeJS.Require): boolean {
  try {
    require.resolve(id)
    return true
  } catch (error) {
    // Any other error is reported when the package is imported: it may concern `require` only.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}

/** Whether a value comes from a package that is not installed. */
export function isStub(value: unknown): boolean {
  return typeof value === 'function' && Reflect.get(value, Symbol.for(STUB_KEY)) === true
}

/** A module whose exports are not listed: they are looked up in the prototype, which has every name. */
const STUB_MODULE = `
const get = (_, key) => {
  if (key === Symbol.for('${STUB_KEY}')) return true
  if (key === 'then' || key === '__esModule') return undefined
  if (key === Symbol.toPrimitive) return () => ''
  if (key === Symbol.iterator) return function* () {}
  return stub
}
const target = Object.setPrototypeOf(function () {}, new Proxy(Object.create(null), { get }))
const stub = new Proxy(target, { get, apply: () => stub, construct: () => stub })
module.exports = stub
`
