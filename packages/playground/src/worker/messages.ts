// The messages between the frame and a worker, all of them on one port that the program
// never sees.

import type { Conditions, ModuleCode, Program, RunEvent } from '../protocol.js'

/** Frame → worker, once, with the port. */
export interface Preparation {
  /** The modules that programs may load, by name. */
  readonly modules: { readonly [name: string]: ModuleCode }
}

/** Frame → worker, on the port: the program, then pings. */
export type ToWorker =
  | { readonly type: 'run'; readonly program: Program; readonly conditions: Conditions }
  | { readonly type: 'ping' }

/** Worker → frame, on the port. */
export type FromWorker =
  /** The program begins: its clock starts at zero. */
  | { readonly type: 'began' }
  | { readonly type: 'pong' }
  | { readonly type: 'event'; readonly event: RunEvent }
