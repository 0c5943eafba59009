// The messages between the page, the frame and the program's worker. All of them are plain data: nothing in a
// message is trusted, executed or put into a document as HTML.

/** How a program loads modules: `import` or `require`. */
export type Format = 'esm' | 'cjs'

/** What the network of the playground does to requests. */
export interface Conditions {
  /** Milliseconds until the headers of a response arrive, in addition to the time of the API. */
  readonly latency: number
  /** Up to this many milliseconds more, at random. */
  readonly jitter: number
  /** The responses to the first requests, in this order; 200 lets a request through. */
  readonly statuses: readonly number[]
  /** Seconds in the `Retry-After` of these responses; none when undefined. */
  readonly retryAfter: number | undefined
  readonly fault: Fault
}

/** What goes wrong with every request that `statuses` lets through. */
export type Fault = 'none' | 'stall' | 'drop' | 'bad-json' | 'offline'

export const CALM: Conditions = { latency: 0, jitter: 0, statuses: [], retryAfter: undefined, fault: 'none' }

/** A program that is ready to run. */
export interface Program {
  readonly format: Format
  /** JavaScript, line for line what the reader wrote. */
  readonly code: string
  /** The names of modules in the code, without their quotes, in order. Empty for CommonJS. */
  readonly imports: readonly ImportRange[]
  /** The file name in stack traces: `retry.ts`. */
  readonly file: string
}

export interface ImportRange {
  /** Offsets in the code. */
  readonly from: number
  readonly to: number
  /** The name of one of the playground's modules. */
  readonly name: string
}

/** A module that programs may load, one text for each way to load it. */
export interface ModuleCode {
  readonly esm: string
  readonly cjs: string
}

/** The name of the module that holds what several modules share; programs cannot import it. */
export const SHARED_MODULE = 'playground:shared'

/** A position in the code, from 1. */
export interface CodePosition {
  readonly line: number
  readonly column: number
}

export type LogLevel = 'log' | 'info' | 'warn' | 'error' | 'debug'

/** A body as it is shown. */
export interface BodyText {
  /**
   * At most `limits.bodyCharacters`; undefined if the body is not text, or the run has shown too much
   * already.
   */
  readonly text: string | undefined
  readonly bytes: number
  /** The type of a body whose text is not shown: `multipart/form-data`, `application/octet-stream`. */
  readonly type: string | undefined
  /** The parts of a form: the first `limits.formParts`. */
  readonly parts?: readonly FormPart[]
}

/** A field or a file of a form. */
export interface FormPart {
  readonly name: string
  /** The name of a file; undefined for a field. */
  readonly file: string | undefined
  /** The type of a file that has one: `image/png`. */
  readonly type: string | undefined
  /** Bytes of the value, or of the file. */
  readonly bytes: number
  /** The value of a field, at most `limits.partCharacters` of it; undefined for a file. */
  readonly text: string | undefined
}

/** At most `limits.headers`. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** Why an exchange, or the wait after it, ended early. */
export interface Cut {
  /**
   * The kind of the error that the signal was aborted with: `timeout`, `abort`; undefined for other reasons.
   */
  readonly kind: string | undefined
  /** The error code of the client: `TIMEOUT_TOTAL`. */
  readonly code: string | undefined
  /** Which timeout it was. */
  readonly phase: 'headers' | 'body' | undefined
  readonly limitMs: number | undefined
  readonly message: string
}

/** What happens in a run. `at` is in milliseconds since the program began. */
export type RunEvent =
  | { readonly type: 'log'; readonly at: number; readonly level: LogLevel; readonly text: string }
  /** How many lines were printed beyond `limits.lines`; the latest count is the valid one. */
  | { readonly type: 'unshown'; readonly at: number; readonly lines: number }
  | RequestEvent
  | ResponseEvent
  /** Bytes of the body so far. */
  | { readonly type: 'bytes'; readonly at: number; readonly id: number; readonly bytes: number }
  | ExchangeEndEvent
  /** A call was ended between two of its attempts. */
  | { readonly type: 'cut'; readonly at: number; readonly call: number; readonly cut: Cut }
  | { readonly type: 'end'; readonly at: number; readonly ending: Ending }

export interface RequestEvent {
  readonly type: 'request'
  readonly at: number
  /** The number of the attempt, from 1. */
  readonly id: number
  /** The number of the call, from 1: attempts of one call share it. */
  readonly call: number
  readonly method: string
  readonly url: string
  readonly headers: HeaderList
  readonly body: BodyText | undefined
}

export interface ResponseEvent {
  readonly type: 'response'
  readonly at: number
  readonly id: number
  readonly status: number
  readonly statusText: string
  readonly headers: HeaderList
}

export interface ExchangeEndEvent {
  readonly type: 'exchange-end'
  readonly at: number
  readonly id: number
  /**
   * `complete`: all bytes arrived. `cut`: the signal aborted it. `failed`: the network did. `unread`: the
   * program cancelled the body.
   */
  readonly how: 'complete' | 'cut' | 'failed' | 'unread'
  /** Only with `cut`. */
  readonly cut: Cut | undefined
  /** Only with `failed`: `Failed to fetch`. */
  readonly message: string | undefined
  /** What arrived of the body. */
  readonly body: BodyText | undefined
}

/** How a run ended. */
export type Ending =
  | { readonly how: 'finished' }
  /** The program threw, or could not be read. */
  | {
      readonly how: 'threw'
      /** As Node.js prints it, with the program's own lines of the stack. */
      readonly text: string
      readonly position: CodePosition | undefined
      /** What the playground adds: there is no document, no network, no such package. */
      readonly hint: string | undefined
    }
  | { readonly how: 'stopped'; readonly why: StopReason }

/**
 * `reader`: the Stop button. `busy`: it blocked its thread. `waiting`: it waits for what cannot happen.
 * `long`: it ran for `limits.runMs`. `flood`: more messages than the page takes. `crashed`: the frame is gone.
 * `unloaded`: the frame did not load, so nothing has run.
 */
export type StopReason = 'reader' | 'busy' | 'waiting' | 'long' | 'flood' | 'crashed' | 'unloaded'

/** The data in the frame's document, by the id of its element, as JSON. */
export interface FrameData {
  /** The bundled script of the worker. */
  readonly 'worker-code': string
  /** The modules that programs may load, by name. */
  readonly modules: { readonly [name: string]: ModuleCode }
}

/** Page → frame. */
export type ToFrame =
  | {
      readonly type: 'run'
      readonly run: number
      readonly program: Program
      readonly conditions: Conditions
    }
  | { readonly type: 'stop'; readonly run: number }
  | { readonly type: 'ping' }

/** Frame → page. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'event'; readonly run: number; readonly event: RunEvent }
  | { readonly type: 'pong' }
