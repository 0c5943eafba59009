/** Hands out signals; a new one aborts the one before. */
export class Latest {
  #running = new AbortController()

  start(): AbortSignal {
    this.#running.abort()
    this.#running = new AbortController()
    return this.#running.signal
  }

  /** For "Cancel"; the reason tells it from being replaced. */
  cancel() {
    this.#running.abort('cancelled')
  }
}
