// The new configuration while it is made: edits of the old one, and what is added to it.

import { walk } from '../configTree.js'
import type { Engine } from '../engine.js'
import type { Findings } from '../findings.js'
import { indentAt, removeEntry } from '../objectEdits.js'
import type { Node, SourceText } from '../sourceText.js'

/** What the files of a site say about its configuration. */
export interface SiteFacts {
  /** Whether styles or pages use variables or classes of Infima. */
  readonly usesInfima: boolean
  /** Whether components or content have links that are written as `<a>`. */
  readonly hasHtmlLinks: boolean
  /** Whether there is a folder `blog`. */
  readonly hasBlog: boolean
  /** The words of code in the site, such as names of fields that it reads. */
  readonly namesInCode: ReadonlySet<string>
}

/** A configuration that is being rewritten. */
export interface Draft {
  readonly source: SourceText
  readonly program: Node
  /** The object of the configuration. */
  readonly config: Node
  readonly engine: Engine
  readonly facts: SiteFacts
  readonly findings: Findings
  /** Properties and elements that were removed. */
  readonly removed: Set<Node>
  /** Removes a property or an element. */
  readonly remove: (entry: Node) => void
  /** Names to import, by package. */
  readonly imports: Map<string, Set<string>>
  /** Packages that the site needs. */
  readonly packages: Set<string>
  /** Packages that the site no longer needs. */
  readonly unneeded: Set<string>
  /** Calls for `plugins`: `mermaid()` */
  readonly pluginCalls: string[]
  /** Entries of `docs` besides that of the preset, as code. */
  readonly docsSets: string[]
  /** Fields for the top level, by name, as code. */
  readonly fields: Map<string, string>
}

/** A draft without changes. */
export function createDraft(
  parts: Pick<Draft, 'source' | 'program' | 'config' | 'engine' | 'facts' | 'findings'>,
): Draft {
  const removed = new Set<Node>()
  return {
    ...parts,
    removed,
    remove: (entry) => {
      removed.add(entry)
      removeEntry(parts.source, entry)
    },
    imports: new Map(),
    packages: new Set(['vellum']),
    unneeded: new Set(),
    pluginCalls: [],
    docsSets: [],
    fields: new Map(),
  }
}

/** Adds a plugin of Vellum, once: `usePlugin(draft, 'vellum-mermaid', 'mermaid()')` */
export function usePlugin(draft: Draft, packageName: string, call: string): void {
  const [name = '', ...rest] = call.split(/(?=\()/)
  const local = importName(draft, packageName, name)
  const { pluginCalls } = draft
  const at = pluginCalls.findIndex((other) => other.startsWith(`${local}(`))
  const localCall = `${local}${rest.join('')}`
  if (at === -1) pluginCalls.push(localCall)
  // With options it replaces the call without.
  else if (pluginCalls[at] === `${local}()`) pluginCalls[at] = localCall
}

/** Imports a name of a package; returns the name in the module, which differs if the module has such a name already. */
export function importName(draft: Draft, packageName: string, name: string): string {
  draft.packages.add(packageName)
  const isTaken = declaredNames(draft.program).has(name)
  const local = isTaken ? `vellum${name[0]!.toUpperCase()}${name.slice(1)}` : name
  const specifier = isTaken ? `${name} as ${local}` : name
  draft.imports.set(packageName, (draft.imports.get(packageName) ?? new Set()).add(specifier))
  return local
}

/** Names that a module declares or imports. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name)
    if (node.type === 'VariableDeclarator')
      walk(node.id, (id) => void (id.type === 'Identifier' && names.add(id.name)))
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name)
  })
  return names
}

/** The code of options, with the indentation of the top level. */
export function optionsText({ source }: Draft, options: Node | undefined): string {
  if (!options) return '{}'
  const by = Math.max(0, indentAt(source.text, options.end).length - 2)
  return source.edited(options.start, options.end).replaceAll(new RegExp(`\\n {0,${by}}`, 'g'), '\n')
}
