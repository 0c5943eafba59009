// Entries of an object on one line, on several, or in columns, by the rules of Node.js.

export interface Entries {
  /** The text before the braces: the name of a function, the stack of an error. */
  readonly base: string
  readonly open: string
  readonly close: string
  readonly entries: readonly string[]
}

export interface LayoutOptions {
  readonly breakLength: number
  /** Columns to the left of the first line. */
  readonly indentation: number
  /** Whether the value has few enough levels to be on one line. */
  readonly mayCombine: boolean
}

/** The entries between their braces. */
export function layOut(parts: Entries, { breakLength, indentation, mayCombine }: LayoutOptions): string {
  const { base, open, close, entries } = parts
  const head = base === '' ? '' : `${base} `
  if (mayCombine) {
    const start = entries.length + indentation + open.length + base.length + 10
    if (fits(entries, start, breakLength) && !base.includes('\n')) {
      const line = entries.join(', ')
      if (!line.includes('\n')) return `${head}${open} ${line} ${close}`
    }
  }
  const newLine = `\n${' '.repeat(indentation)}`
  return `${head}${open}${newLine}  ${entries.join(`,${newLine}  `)}${newLine}${close}`
}

function fits(entries: readonly string[], start: number, breakLength: number): boolean {
  let length = entries.length + start
  if (length + entries.length > breakLength) return false
  for (const entry of entries) {
    length += entry.length
    if (length > breakLength) return false
  }
  return true
}

export interface ColumnOptions {
  readonly breakLength: number
  readonly indentation: number
  readonly compact: number
  /** A last entry that is not an item: '... 3 more items'. */
  readonly hasRest: boolean
  /** Numbers are aligned to the right of their column. */
  readonly areNumbers: boolean
}

const GAP = 2
const MOST_COLUMNS = 15
/** The approximate ratio of height to width of a character. */
const CHARACTER_HEIGHT = 2.5

/**
 * Joins the short items of a long array to rows of columns; an array that would look worse stays as it is.
 */
export function inColumns(entries: readonly string[], options: ColumnOptions): readonly string[] {
  const { breakLength, indentation, compact, hasRest, areNumbers } = options
  const cells = hasRest ? entries.slice(0, -1) : entries
  const widths = cells.map(textWidth)
  const widest = Math.max(...widths) + GAP
  const total = widths.reduce((sum, width) => sum + width + GAP, 0)
  if (widest * 3 + indentation >= breakLength) return entries
  // One cell much wider than the others would leave gaps everywhere else.
  if (total / widest <= 5 && widest - GAP > 6) return entries

  const slack = Math.sqrt(widest - total / entries.length)
  const typical = Math.max(widest - 3 - slack, 1)
  const columns = Math.min(
    // As many as make about a square.
    Math.round(Math.sqrt(CHARACTER_HEIGHT * typical * cells.length) / typical),
    Math.floor((breakLength - indentation) / widest),
    compact * 4,
    MOST_COLUMNS,
  )
  if (columns <= 1) return entries

  const columnWidths = Array.from({ length: columns }, (_, column) =>
    Math.max(...widths.filter((_, index) => index % columns === column)),
  )
  const rows: string[] = []
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns)
    rows.push(row.map((cell, column) => padded(cell, column, column === row.length - 1)).join(''))
  }
  return hasRest ? [...rows, entries.at(-1) as string] : rows

  function padded(cell: string, column: number, isLast: boolean): string {
    const fill = ' '.repeat(Math.max(columnWidths[column]! - textWidth(cell), 0))
    if (areNumbers) return fill + cell + (isLast ? '' : ', ')
    return isLast ? cell : `${cell}, ${fill}`
  }
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** The columns that a text takes: two for wide characters, none for combining characters. */
export function textWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length
  let width = 0
  for (const character of text.normalize('NFC')) {
    if (!/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) width += WIDE.test(character) ? 2 : 1
  }
  return width
}
