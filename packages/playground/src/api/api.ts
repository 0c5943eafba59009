// What the playground needs of an API: web standards only, no server.

/** An API that programs can reach. */
export interface Api {
  /**
   * Responds to one request. Rejects with `DroppedConnection` where a server would hang up,
   * and with the reason of the request's signal when that aborts.
   */
  fetch(request: Request): Promise<Response>
}
