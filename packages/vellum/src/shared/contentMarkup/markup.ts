// The markup of a component for content before it is HTML: the compiler turns it into nodes of HTML, React
// into elements. `Content` is the type of the author's content in each of them.

/** An element. */
export interface Markup<Content> {
  readonly tag: string
  /** Attributes by React's names, in order; `null` and `undefined` are left out. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: readonly MarkupChild<Content>[]
  /** Identifies the element among its siblings when they change. */
  readonly key?: string
}

/** A text, an element, or content of the author. */
export type MarkupChild<Content> = string | Markup<Content> | { readonly content: Content }

/** `('a', undefined, ' b  c')` → `a b c`; `undefined` if nothing is left */
export function joinClasses(...classes: readonly unknown[]): string | undefined {
  const names = classes.flatMap((className) => (typeof className === 'string' ? className.split(/\s+/) : []))
  return names.filter(Boolean).join(' ') || undefined
}
