// What callers pass to `troth/progress` and what their callbacks receive. Types alone.

/** How far a transfer is. */
export interface Progress {
  /** The bytes that were transferred so far. */
  readonly loaded: number
  /** The bytes in all; `undefined` when they are not known, such as those of a compressed response. */
  readonly total: number | undefined
  /** `loaded` of `total`, from 0 to 1; `undefined` when `total` is. */
  readonly ratio: number | undefined
  /** Bytes per second, over the last five seconds; `undefined` before time has passed. */
  readonly rate: number | undefined
  /** Milliseconds that are left at this rate, 0 when it is complete; `undefined` when `total` or `rate` is. */
  readonly timeLeft: number | undefined
}

/**
 * Called for each part of a transfer, and with the ratio 1 when it is complete; not for an empty
 * body. What it throws ends the request.
 */
export type ProgressCallback = (progress: Progress) => void

/** Options of `progressFetch`. */
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
   * The function that sends the requests. With one of yours, uploads are reported in Node.js
   * and Deno only: a browser reports them to `XMLHttpRequest` alone.
   *
   * @default globalThis.fetch
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}
