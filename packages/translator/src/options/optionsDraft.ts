// The options of one call or client while they are translated, and what can happen to one of them.

import { addNote, MISSING_OPTIONS } from '../notes.js'
import { ownEntry } from '../ownEntry.js'
import { type Property, textOf } from '../syntax/nodes.js'
import type { ObjectChanges } from '../syntax/objectLiteral.js'
import type { Translation } from '../types.js'

/** What the options are for: a client, or a request whose body is an argument, an option, or not possible. */
export type OptionsTarget = 'client' | 'bodyArgument' | 'bodyOption' | 'noBody'

/** What is being collected while the properties are read. */
export interface OptionsDraft {
  readonly job: Translation
  readonly target: OptionsTarget
  readonly changes: ObjectChanges
  readonly extend: string[]
  readonly progress: string[]
  readonly addedHeaders: string[]
  /** Called when a query may hold arrays, which axios writes with brackets. */
  readonly needBrackets: (property: Property) => void
}

/** The text of a property's value, with the changes made in it. */
export function valueText(property: Property, { edits, source }: Translation): string {
  if (property.value) return edits.render(property.value)
  return property.kind === 'shorthand' ? textOf(property.nameNode!, source) : edits.render(property.node)
}

/** Adds an option that only clients have: to this client, or to one made for the request. */
export function clientOption(text: string, { target, changes, extend }: OptionsDraft): void {
  if (target === 'client') changes.added.push(text)
  else extend.push(text)
}

/** Gives an option another name, and another value when one is passed. */
export function rename(
  property: Property,
  name: string,
  { job, changes }: OptionsDraft,
  value?: string,
): void {
  if (value !== undefined) changes.replaced.set(property.node.from, `${name}: ${value}`)
  else if (property.kind === 'shorthand') {
    job.edits.replace(property.nameNode!, `${name}: ${textOf(property.nameNode!, job.source)}`)
  } else if (property.value && textOf(property.value, job.source) === name) {
    job.edits.replace(property.node, name)
  } else job.edits.replace(property.nameNode!, name)
}

/** Leaves an option out. */
export function remove(property: Property, { changes }: OptionsDraft): void {
  changes.replaced.set(property.node.from, undefined)
}

/** Puts a comment in the position of an option that Troth does not have, so that copied code shows it. */
export function leaveOut(property: Property, { job, changes }: OptionsDraft): void {
  const name = property.name ?? ''
  const missing = ownEntry(MISSING_OPTIONS, name)
  changes.comments.set(property.node.from, `/* ${name} has no equivalent in Troth */`)
  if (missing) addNote(job, property.node, { kind: 'none', what: name, ...missing })
}
