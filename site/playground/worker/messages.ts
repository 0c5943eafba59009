// What the frame and a worker say to each other, all of it on one port that the
// program never sees.

import type { Conditions, Program, RunEvent } from '../protocol'

/** Troth as it was built, one text for each way to load it. */
export interface TrothCode {
  readonly esm: string
  readonly cjs: string
}

/** Frame → worker, once, with the port. */
export interface Preparation {
  readonly troth: TrothCode
}

/** Frame → worker, on the port: the program, then pings. */
export type ToWorker =
  | { readonly type: 'run'; readonly program: Program; readonly conditions: Conditions }
  | { readonly type: 'ping' }

/** Worker → frame, on the port. */
export type FromWorker =
  /** The program begins: its clock stands at zero. */
  | { readonly type: 'began' }
  | { readonly type: 'pong' }
  | { readonly type: 'event'; readonly event: RunEvent }
