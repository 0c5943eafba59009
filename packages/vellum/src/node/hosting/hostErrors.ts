// Errors of `vellum-host` as errors of the engine, with the same words.

import type { HostError } from 'vellum-host'
import { VellumError } from '../base/errors.js'

/** The error of the engine that says the same. */
export function fromHostError({ message, code, positions, hint }: HostError): VellumError {
  return new VellumError(message, { code, files: positions, ...(hint !== undefined && { hint }) })
}
