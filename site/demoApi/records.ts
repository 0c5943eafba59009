// Numbered records with versions: what users and posts have in common. Knows
// how a record is found, tagged and guarded (ETag, If-Match, If-None-Match), not what is in it.

import { createResponse, json } from './createResponse'
import { Problem } from './problem'

interface Entry<T> {
  value: T
  version: number
}

/** A list of records of one kind. */
export class Records<T extends { readonly id: number }> {
  readonly #entries = new Map<number, Entry<T>>()
  #lastId = 0

  /** @param kind what a record is called: 'user' */
  constructor(
    readonly kind: string,
    seed: readonly T[] = [],
  ) {
    for (const value of seed) this.#put(value)
  }

  /** All records, in the order of their ids. */
  all(): T[] {
    return [...this.#entries.values()].map(({ value }) => value)
  }

  has(id: number): boolean {
    return this.#entries.has(id)
  }

  /** The record; throws a 404 when there is none. */
  get(id: string | number): T {
    return this.#entry(id).value
  }

  /** Stores a new record under the next id. */
  add(make: (id: number) => T): T {
    return this.#put(make(this.#lastId + 1))
  }

  /** Replaces the value of a record; its version grows. */
  replace(value: T): void {
    const entry = this.#entry(value.id)
    entry.value = value
    entry.version += 1
  }

  delete(id: number): void {
    this.#entries.delete(id)
  }

  /** User 7 in its first version → '"user-7-1"' */
  etag(id: number): string {
    return `"${this.kind}-${id}-${this.#entry(id).version}"`
  }

  /** The record as JSON with its ETag. */
  respond(id: number): Response {
    return json(this.get(id), { headers: { ETag: this.etag(id) } })
  }

  /** 304 when the caller has this version, otherwise the record. */
  respondUnlessKnown(id: number, { headers }: Request): Response {
    const knownTag = headers.get('If-None-Match')
    if (knownTag === null || !lists(knownTag, this.etag(id))) return this.respond(id)
    return createResponse(null, { status: 304, headers: { ETag: this.etag(id) } })
  }

  /** Throws a 412 when `If-Match` names another version than the current one. */
  refuseStale(id: number, { headers }: Request): void {
    const expected = headers.get('If-Match')
    if (expected === null || lists(expected, this.etag(id))) return
    throw new Problem(412, `${capitalised(this.kind)} ${id} has changed.`, {
      headers: { ETag: this.etag(id) },
    })
  }

  #put(value: T): T {
    this.#entries.set(value.id, { value, version: 1 })
    this.#lastId = Math.max(this.#lastId, value.id)
    return value
  }

  #entry(id: string | number): Entry<T> {
    // Number() alone would take '0x7' and '7.0' for 7.
    const entry = /^\d+$/.test(String(id)) ? this.#entries.get(Number(id)) : undefined
    if (!entry) throw new Problem(404, `There is no ${this.kind} ${id}.`)
    return entry
  }
}

/** '"a", W/"b"' lists '"b"', and '*' lists everything. */
function lists(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
