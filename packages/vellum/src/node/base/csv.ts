// Comma-separated values, by RFC 4180: the first line names the columns, and a value with commas, quotes or line breaks
// is in double quotes. Every row is an object of texts. Semicolons may be in the place of the commas.

/** A row, or where its number of values is wrong. */
export type CsvRows =
  | { readonly ok: true; readonly rows: readonly Readonly<Record<string, string>>[] }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** Reads the rows; `separator` is a tab in `.tsv` files. */
export function parseCsv(text: string, separator?: string): CsvRows {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = readLines(plain, separator ?? separatorOf(plain))
  if (!lines.ok) return lines
  const [head, ...body] = lines.values.filter(({ cells }) => cells.length > 1 || cells[0] !== '')
  if (!head) return { ok: true, rows: [] }
  const names = head.cells.map((name) => name.trim())
  const odd = body.find(({ cells }) => cells.length !== names.length)
  if (odd) {
    const message = `the row has ${odd.cells.length} values, and the first line names ${names.length} columns`
    return { ok: false, line: odd.line, message }
  }
  const rows = body.map(({ cells }) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
  return { ok: true, rows }
}

/** Spreadsheets write semicolons where the comma is for decimals. */
function separatorOf(text: string): ',' | ';' {
  const [names = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? []
  const signs = names.replace(/"(?:[^"]|"")*"/g, '')
  return signs.includes(';') && !signs.includes(',') ? ';' : ','
}

interface CsvLine {
  readonly line: number
  readonly cells: string[]
}

/** A value, and what ends it: a separator, a line break, or the end of the text. */
function readLines(
  text: string,
  separator: string,
): { ok: true; values: CsvLine[] } | { ok: false; line: number; message: string } {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r?\\n|$)`,
    'y',
  )
  const values: CsvLine[] = []
  let line = 1
  let current: CsvLine = { line, cells: [] }
  while (cell.lastIndex <= text.length) {
    const match = cell.exec(text)
    if (!match) return { ok: false, line, message: 'a quote is not closed, or text follows it' }
    const [whole, quoted, plain = '', end = ''] = match
    current.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.split('\n').length - 1
    if (end === separator) continue
    values.push(current)
    current = { line, cells: [] }
    if (end === '') break
  }
  return { ok: true, values }
}
