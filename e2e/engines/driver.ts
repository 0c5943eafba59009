// What the tests of all engines ask of a browser: the little that every protocol has.
// Conditions, presses on elements and the log of a page are made of it in `tab.ts`.

/** One window of a browser, driven by its protocol. No call waits for a page to load. */
export interface Driver {
  /** `153.7.0` */
  readonly version: string
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page; arguments and result are JSON. */
  readonly evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Moves the pointer to a point of the window, presses and releases. Resolves with false when the browser did not. */
  readonly press: (point: Point) => Promise<boolean>
  /** Presses and releases keys, by their names in `KeyboardEvent.key`. */
  readonly keys: (names: readonly string[]) => Promise<void>
  /** The size of the window's content. */
  readonly resize: (size: Size) => Promise<void>
  /** Ends the browser. */
  readonly close: () => Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}
