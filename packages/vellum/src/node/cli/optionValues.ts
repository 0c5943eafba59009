// The values of options, from their text. In: what is written. Out: the value, or an error with the option.

import { isBasePath } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { HOST_TARGETS, type HostTarget } from '../hosting/hostTargets.js'

/** A hint for a name that does not exist: the nearest one, or all. */
export function nameHint(name: string, candidates: readonly string[], prefix: string): string {
  const meant = nearestName(name, candidates)
  const list = candidates.map((candidate) => prefix + candidate).join(', ')
  return meant ? `Did you mean "${prefix}${meant}"?` : `Available: ${list}.`
}

/** `--syntax` */
export function readHeadingSyntax(name = 'classic'): 'classic' | 'mdx-comment' {
  if (name === 'classic' || name === 'mdx-comment') return name
  throw new VellumError(`There is no syntax "${name}" of heading ids.`, {
    code: 'unknown-heading-syntax',
    hint: 'Pass `classic` for `{#id}`, or `mdx-comment` for `{/* #id */}`.',
  })
}

/** `--target` */
export function readTarget(name: string | undefined): HostTarget | undefined {
  if (name === undefined) return undefined
  const target = HOST_TARGETS.find((candidate) => candidate === name)
  if (!target) {
    throw new VellumError(`There is no target "${name}".`, {
      code: 'unknown-target',
      hint: nameHint(name, HOST_TARGETS, ''),
    })
  }
  return target
}

/** `--base` */
export function readBase(text: string | undefined): string | undefined {
  if (text !== undefined && !isBasePath(text)) {
    throw new VellumError(`The option "--base" takes a path, not "${text}".`, {
      code: 'invalid-base-path',
      hint: 'Pass a path such as "/" or "/docs/".',
    })
  }
  return text
}

/** `--port` */
export function readPort(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535) {
    throw new VellumError(`The option "--port" takes a port number, not "${text}".`, {
      code: 'invalid-port',
      hint: 'Pass a number from 0 to 65535.',
    })
  }
  return value
}

/** `--https-cert` and `--https-key` */
export function readHttps(cert: string | undefined, key: string | undefined) {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) {
    throw new VellumError('The options "--https-cert" and "--https-key" must be passed together.', {
      code: 'incomplete-https-files',
      hint: 'Pass both files, or `--https` alone: Vellum then makes a certificate for this machine.',
    })
  }
  return { cert, key }
}

/** `--poll`; true without a value. */
export function readPoll(text: string | undefined): number | boolean {
  if (text === undefined || text === '') return text === ''
  if (!/^\d+$/.test(text) || Number(text) === 0) {
    throw new VellumError(`The option "--poll" takes milliseconds, not "${text}".`, {
      code: 'invalid-poll-interval',
      hint: 'Pass a whole number such as 500, or `--poll` alone.',
    })
  }
  return Number(text)
}

/** `--workers` */
export function readWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 64) {
    throw new VellumError(`The option "--workers" takes a number from 1 to 64, not "${text}".`, {
      code: 'invalid-workers',
      hint: 'Pass such a number, or leave the option out.',
    })
  }
  return Number(text)
}
