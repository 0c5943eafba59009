// Removes from the worker what a program must not have, and explains why when it is used. The frame's policy
// is what protects the page; this is for clear messages, and so that no program can send messages to the
// frame in the worker's name.

import { type Hints, REMOVED, withHint } from './hints.js'
import * as labels from './labels.js'

/** `crypto.randomUUID`, which frames without an origin lack in some browsers. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const LOCATION_PARTS = 'href origin protocol host hostname port pathname search hash'.split(' ')

/** Prepares the global object of the worker for a program. */
export function restrict(scope: object, hints: Pick<Hints, 'location'>): void {
  const leave = () => {
    throw withHint(new TypeError(labels.fixedLocation), hints.location)
  }
  for (const name of REMOVED) remove(scope, name)
  for (const [name, message] of Object.entries(labels.REFUSED)) {
    replace(scope, name, () => {
      throw new Error(message)
    })
  }
  if (!('randomUUID' in crypto)) replace(crypto, 'randomUUID', randomUuid)
  const fakeLocation = fixed((scope as { location?: Partial<Location> }).location ?? {}, leave)
  remove(scope, 'location')
  Object.defineProperty(scope, 'location', {
    get: () => fakeLocation,
    set: leave,
    configurable: true,
    enumerable: true,
  })
}

/** Replaces a value of the platform. */
export function replace(holder: object, name: string, value: unknown): void {
  remove(holder, name)
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: true })
}

/** From the prototypes too: some browsers have the functions of a worker there. */
function remove(holder: object, name: string): void {
  for (let at: object | null = holder; at !== null; at = Object.getPrototypeOf(at))
    Reflect.deleteProperty(at, name)
}

/** A location that cannot be changed: a write fails, even in sloppy mode. */
function fixed(location: Partial<Location>, leave: () => never): object {
  const fakeLocation = {}
  for (const part of LOCATION_PARTS) {
    const value = location[part as 'href']
    Object.defineProperty(fakeLocation, part, { get: () => value, set: leave, enumerable: true })
  }
  for (const method of ['assign', 'replace', 'reload'])
    Object.defineProperty(fakeLocation, method, { value: leave })
  return Object.defineProperty(fakeLocation, 'toString', { value: () => location.href })
}
