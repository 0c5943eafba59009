// Components in the HTML of a page that are rendered when the page is: the compiler writes a mark into the HTML and
// describes the component as plain data, the renderer replaces the mark.

/** A component, at a position of the source. */
export interface ContentSlot {
  readonly component: ContentElement
  /** The line in the file, from 1. */
  readonly line: number
}

/** An element of HTML, or a component. */
export interface ContentElement {
  /** `div`; for components `Highlight`, or `Chart.Bar` for a property of one. */
  readonly name: string
  readonly isComponent?: boolean
  /** By React's names. */
  readonly props: Readonly<Record<string, unknown>>
  /** Props that are content. */
  readonly nodes?: Readonly<Record<string, readonly ContentNode[]>>
  readonly children: readonly ContentNode[]
  /** The fence that a component shows. */
  readonly fence?: RenderedFence
}

/** A fence and its HTML, with types and highlighted lines: no component needs to highlight it again. */
export interface RenderedFence {
  readonly code: string
  readonly html: string
  readonly language: string
  /** The text after the language. */
  readonly meta?: string
}

/** A text, finished HTML, or an element. */
export type ContentNode = string | { readonly html: string } | ContentElement

/** The mark of a slot: no text can contain it. */
export function slotMark(index: number): string {
  return `\0${index}\0`
}

/** Replaces all marks. */
export function fillMarks(html: string, content: (index: number) => string): string {
  return html.replace(/\0(\d+)\0/g, (_, index: string) => content(Number(index)))
}
