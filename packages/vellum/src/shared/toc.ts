// The table of contents: turns the flat array of a page's headings into a tree.

/** A heading of a page, as the compiler collects it: levels 2 to 6, in order. */
export interface TocHeading {
  /** Its text as HTML, with inline markup. */
  readonly value: string
  readonly id: string
  readonly level: number
}

/** An entry of the table of contents with those below it. */
export interface TocItem {
  readonly value: string
  readonly id: string
  readonly children: readonly TocItem[]
}

/**
 * Nests headings and keeps the levels from `min` to `max`. A heading is a child of the closest one
 * before it with a smaller level. Children of a heading that is not shown replace it.
 */
export function nestToc(
  headings: readonly TocHeading[],
  { min, max }: { min: number; max: number },
): TocItem[] {
  interface Node extends TocHeading {
    readonly children: Node[]
  }
  const roots: Node[] = []
  const open: Node[] = []
  for (const heading of headings) {
    const node: Node = { ...heading, children: [] }
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  const shown = (nodes: readonly Node[]): TocItem[] =>
    nodes.flatMap(({ value, id, level, children }) =>
      level >= min && level <= max ? [{ value, id, children: shown(children) }] : shown(children),
    )
  return shown(roots)
}
