// How the type of a checked and completed option follows from the type the user writes.

/** A value that nobody may change, at any depth. */
// biome-ignore lint/suspicious/noExplicitAny: functions of any parameters stay as they are.
export type DeepReadonly<T> = T extends (...parameters: any[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** The same fields, all there and read-only; those in `Open` may still be undefined. */
export type Complete<T, Open extends keyof T = never> = {
  readonly [K in Exclude<keyof T, Open>]-?: DeepReadonly<Exclude<T[K], undefined>>
} & { readonly [K in Open]: DeepReadonly<T[K]> | undefined }

/** Defaults with what the user set on top; a field set to `undefined` counts as not set. */
export function withDefaults<T extends object>(defaults: T, user: Partial<T> = {}): T {
  const set = Object.entries(user).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(set) }
}
