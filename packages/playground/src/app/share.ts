// A playground's code and network as the hash of a link, and back. The state is in the link itself, so
// nothing is stored; what a link contains is checked like any other untrusted text.

import * as limits from '../limits.js'
import { tooLong } from '../program/codeLength.js'
import { CALM, type Conditions, type Fault } from '../protocol.js'
import { bounded, isStatus } from './conditionLimits.js'

/** What a link carries. */
export interface SharedState {
  /** The name of the block on its page: `retry` */
  readonly name: string
  readonly code: string
  readonly conditions: Conditions
}

/** A link to a playground whose state cannot be read. */
export class DamagedLink extends Error {
  override readonly name = 'DamagedLink'
}

const PREFIX = 'play='

/** The most characters that a link may decompress to: JSON can need six characters for one. */
const MOST_BYTES = limits.codeCharacters * 6 + 10_000
/** For a link whose text has been changed or cut. */
const DAMAGED = 'This link is damaged: perhaps a part of it was lost when it was copied.'
const TOO_LARGE = 'This link holds more code than the playground takes.'

/** The hash of a link, without `#`. Throws an error for the reader if the link would be too long to open. */
export async function encodeShare({ name, code, conditions }: SharedState): Promise<string> {
  const message = tooLong(code)
  if (message) throw new RangeError(message)
  const json = new TextEncoder().encode(JSON.stringify({ name, code, conditions }))
  const bytes = await readAll(through(json, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY)
  return PREFIX + toBase64Url(bytes)
}

/**
 * The state in the hash of a URL, with or without `#`; undefined when it is not one of a playground.
 * Throws `DamagedLink`, whose message is for the reader.
 */
export async function decodeShare(hash: string): Promise<SharedState | undefined> {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(PREFIX)) return undefined
  const packed = fromBase64Url(text.slice(PREFIX.length))
  return readState(parseJson(await inflate(packed)))
}

function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(transform)
}

/** All bytes of a stream, which is cancelled as soon as there are more than `most`. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      // A few kilobytes can decompress to gigabytes.
      await reader.cancel()
      throw new DamagedLink(TOO_LARGE)
    }
    chunks.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await readAll(through(packed, new DecompressionStream('deflate-raw')), MOST_BYTES)
  } catch (error) {
    if (error instanceof DamagedLink) throw error
    throw new DamagedLink(DAMAGED, { cause: error })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new DamagedLink(DAMAGED)
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch (error) {
    throw new DamagedLink(DAMAGED, { cause: error })
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new DamagedLink(DAMAGED, { cause: error })
  }
}

function readState(value: unknown): SharedState {
  if (!isRecord(value)) throw new DamagedLink(DAMAGED)
  const { name, code, conditions } = value
  if (typeof name !== 'string' || !/^[\w-]{1,100}$/.test(name)) throw new DamagedLink(DAMAGED)
  if (typeof code !== 'string') throw new DamagedLink(DAMAGED)
  if (code.length > limits.codeCharacters) throw new DamagedLink(TOO_LARGE)
  return { name, code, conditions: readConditions(conditions) }
}

const FAULTS: readonly Fault[] = ['none', 'stall', 'drop', 'bad-json', 'offline']

/** Unknown conditions are replaced by the defaults: a link is about its code. */
function readConditions(value: unknown): Conditions {
  if (!isRecord(value)) return CALM
  const { latency, jitter, statuses, retryAfter, fault } = value
  return {
    latency: readNumber(latency, limits.delayMs) ?? CALM.latency,
    jitter: readNumber(jitter, limits.delayMs) ?? CALM.jitter,
    statuses: Array.isArray(statuses) ? statuses.filter(isStatus).slice(0, limits.statuses) : CALM.statuses,
    retryAfter: readNumber(retryAfter, limits.retryAfterSeconds),
    fault: FAULTS.find((candidate) => candidate === fault) ?? CALM.fault,
  }
}

function readNumber(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? bounded(value, most) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
