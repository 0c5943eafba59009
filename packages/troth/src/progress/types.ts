// What callers pass to `troth/progress` and what their callbacks receive. Types alone.

/** The progress of a transfer. */
export interface Progress {
  /** The number of bytes transferred so far. */
  readonly loaded: number
  /** The total number of bytes; `undefined` if unknown, as for a compressed response. */
  readonly total: number | undefined
  /** `loaded` divided by `total`, from 0 to 1; `undefined` if `total` is. */
  readonly ratio: number | undefined
  /** Bytes per second over the last five seconds; `undefined` until some time has passed. */
  readonly rate: number | undefined
  /** Estimated milliseconds left at this rate, 0 at the end; `undefined` if `total` or `rate` is. */
  readonly timeLeft: number | undefined
}

/**
 * Called for each part of a transfer, and with a ratio of 1 at the end. Not called for an empty body. An error that it
 * throws ends the request.
 */
export type ProgressCallback = (progress: Progress) => void

/** Options for `progressFetch`. */
export interface ProgressOptions {
  /**
   * Called while the body of the request is sent.
   *
   * @default undefined
   */
  onUploadProgress?: ProgressCallback | undefined
  /**
   * Called while the body of the response is read.
   *
   * @default undefined
   */
  onDownloadProgress?: ProgressCallback | undefined
  /**
   * The function that sends the requests. With your own, upload progress is reported in Node.js and Deno only, because
   * browsers report it to `XMLHttpRequest` only.
   *
   * @default globalThis.fetch
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}
