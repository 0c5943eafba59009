// The one image of the service: a head and shoulders, 16 by 16 pixels, as a PNG.

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAABlBMVEXo7PQzTo+OgCz9AAAAJ0lEQVR42mNgYGBgPsDA' +
  '/gCKmA8wMDYwMDAw8H9gkP/BYP8HgcAAAA9hC7/zLnAVAAAAAElFTkSuQmCC'

/** The bytes of the PNG file. */
export function avatar(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0))
}
