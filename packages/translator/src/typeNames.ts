// Translates the types of axios: `AxiosResponse<User>` → `TrothResponse<User>`.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { ownEntry } from './ownEntry.js'
import { textOf } from './syntax/nodes.js'
import type { Translation } from './types.js'

/** A type of Troth; `any` fills in for parameters that axios has defaults for. */
interface TypeTranslation {
  readonly name: string
  readonly parameters: 'none' | 'first'
  readonly from?: 'progress'
  readonly wrap?: (type: string) => string
}

const TYPES: { readonly [name: string]: TypeTranslation | undefined } = {
  AxiosResponse: { name: 'TrothResponse', parameters: 'first' },
  AxiosPromise: { name: 'TrothResponse', parameters: 'first', wrap: (type) => `Promise<${type}>` },
  AxiosError: { name: 'TrothFailure', parameters: 'first' },
  AxiosInstance: { name: 'TrothClient', parameters: 'none' },
  AxiosStatic: { name: 'TrothClient', parameters: 'none' },
  AxiosRequestConfig: { name: 'RequestOptions', parameters: 'none' },
  CreateAxiosDefaults: { name: 'TrothOptions', parameters: 'none' },
  AxiosProgressEvent: { name: 'Progress', parameters: 'none', from: 'progress' },
}

/** The names that types of axios have in this code: those of imports, and the usual ones. */
export function typeNamesOf(job: Translation): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const name of Object.keys(TYPES)) names.set(name, name)
  for (const [from, role] of job.roles) {
    const definition = job.bindings.definitions.get(from)
    if (role.type === 'export' && definition) names.set(definition.name, role.name)
  }
  return names
}

/** Translates a name of a type, with its parameters. */
export function translateType(node: SyntaxNode, names: ReadonlyMap<string, string>, job: Translation): void {
  const imported = names.get(textOf(node, job.source))
  if (imported === undefined) return
  const type = ownEntry(TYPES, imported)
  if (!type) return
  job.handled.add(node.from)
  ;(type.from ? job.progressImports : job.imports).add(`type ${type.name}`)
  const whole = node.parent?.name === 'ParameterizedType' ? node.parent : node
  const list = whole.getChild('TypeArgList')
  const [first] = list ? childrenOf(list).filter(({ name }) => !/^[<>,]$/.test(name)) : []
  const data = first ? job.edits.render(first) : 'any'
  const text = type.parameters === 'first' ? `${type.name}<${data}>` : type.name
  job.edits.replace(whole, type.wrap ? type.wrap(text) : text)
}
