// The options of Troth as callers name them: `timeout`, `retry.limit`, `hooks.request`;
// and where each of them may be written. Knows nothing of pages.

import { type Member, membersOf, type Reference } from './readReference'

/** The interfaces whose members are options, and what stands before a member's name. */
export const OPTION_INTERFACES = {
  TrothOptions: '',
  RequestOptions: '',
  BodyOptions: '',
  RetryOptions: 'retry.',
  Hooks: 'hooks.',
} as const

/** The name of an interface of options. */
export type OptionInterface = keyof typeof OPTION_INTERFACES

/** A field of an interface, as opposed to a method. */
export type Field = Extract<Member, { type: 'field' }>

/** An option where it may be written. One name has two of them when a client takes something else than a request. */
export interface OptionScope {
  readonly scope: 'client and request' | 'client' | 'request' | 'body'
  readonly field: Field
}

/** The options of one interface, inherited ones included, by their full names. */
export function optionsIn(reference: Reference, name: OptionInterface): ReadonlyMap<string, Field> {
  const fields = membersOf(reference, name).filter((member): member is Field => member.type === 'field')
  return new Map(fields.map((field) => [OPTION_INTERFACES[name] + field.name, field]))
}

/** The full names of all options. */
export function knownOptions(reference: Reference): ReadonlySet<string> {
  const interfaces = Object.keys(OPTION_INTERFACES) as OptionInterface[]
  return new Set(interfaces.flatMap((name) => [...optionsIn(reference, name).keys()]))
}

/** The interfaces of options of the entries besides the core, with what stands before their names. */
const ENTRY_INTERFACES: Readonly<Record<string, string>> = {
  MockOptions: '',
  ReplyOptions: '',
  FaultOptions: '',
  ProgressOptions: '',
  ReadOptions: '',
  SubscribeOptions: '',
  ReconnectOptions: 'reconnect.',
  BearerOptions: '',
  CsrfOptions: '',
  DedupeOptions: '',
  LimitOptions: '',
  RecorderOptions: '',
  VerifyOptions: '',
}

/** The full names of the options of an entry. */
export function entryOptions(reference: Reference): string[] {
  return entryFields(reference).map(([name]) => name)
}

/** The options of an entry, by their full names. */
export function entryFields({ declarations }: Reference): [name: string, member: Member][] {
  return Object.values(declarations).flatMap((declaration) => {
    const prefix = ENTRY_INTERFACES[declaration.name]
    if (prefix === undefined || declaration.type !== 'interface') return []
    return declaration.members.map((member): [string, Member] => [prefix + member.name, member])
  })
}

/** Where an option may be written; empty for an unknown name. */
export function scopesOf(reference: Reference, name: string): readonly OptionScope[] {
  const find = (owner: OptionInterface) => optionsIn(reference, owner).get(name)
  const part = find('RetryOptions')
  if (part) return [{ scope: 'client and request', field: part }]
  const hook = find('Hooks')
  if (hook) return [{ scope: 'client', field: hook }]
  const [client, request, body] = [find('TrothOptions'), find('RequestOptions'), find('BodyOptions')]
  // A shared option is one object, read once.
  if (client && client === request) return [{ scope: 'client and request', field: client }]
  return [
    ...(client ? [{ scope: 'client', field: client } as const] : []),
    ...(request ? [{ scope: 'request', field: request } as const] : []),
    ...(body && !request ? [{ scope: 'body', field: body } as const] : []),
  ]
}
