// The first browser versions that have what Troth, or a sample, needs. Every page takes them from here.
// Source: browser-compat-data of MDN.

/** A feature of browsers, and the first version of each that has it. */
export interface BrowserFeature {
  /** What needs it: a text in Troth's sources, or in a page. */
  readonly usedAs: string
  readonly chrome: string
  readonly firefox: string
  readonly safari: string
}

/** Features by the name of their fact. Edge has the versions of Chrome. */
export const BROWSER_FEATURES = {
  // The newest feature that every call needs: the reason of an aborted signal, as `throwIfAborted` has it.
  core: { usedAs: '{ reason } = signal!', chrome: '100', firefox: '97', safari: '15.4' },
  streamAbort: { usedAs: 'AbortSignal.any', chrome: '116', firefox: '124', safari: '17.4' },
  importMaps: { usedAs: 'type="importmap"', chrome: '89', firefox: '108', safari: '16.4' },
} as const satisfies Readonly<Record<string, BrowserFeature>>

/** 'Chrome and Edge 100, Firefox 97 and Safari 15.4' */
export function browsersWith({ chrome, firefox, safari }: BrowserFeature): string {
  return `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`
}
