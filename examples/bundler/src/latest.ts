/** Creates signals; a new one aborts the previous one. */
export class Latest {
  #running = new AbortController()

  start(): AbortSignal {
    this.#running.abort()
    this.#running = new AbortController()
    return this.#running.signal
  }

  /** For "Cancel". The reason distinguishes it from a replaced request. */
  cancel() {
    this.#running.abort('cancelled')
  }
}
