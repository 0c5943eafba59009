// A connection that ends without a full response. The code that serves the response decides what that looks
// like: a server destroys the socket, asFetch.ts fails as a browser does.

/** Thrown by `fetch`, or by the body, where a server would hang up. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection'

  constructor() {
    super('The connection was dropped.')
  }
}
