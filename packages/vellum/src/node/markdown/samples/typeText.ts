// What the compiler says of a name, made short: the type without the words that an
// editor puts around it.

/** `(property) Options.timeout?: number` → `timeout?: number` */
export function typeText(info: string): string {
  const text = info
    // What an import brings in is told by its own declaration.
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [\s\S]*$/, '')
    // Of a name that is several things, the last is the value.
    .replace(/^(?:(?:namespace|module|interface|type) [^\n]*\n)+(?=(?:var|let|const|function|class) )/, '')
    .replace(/ \(\+\d+ overloads?\)$/, '')
    // What a parameter of a type may be stands where it is declared.
    .replace(/(: [\w$]+) extends [^()]*$/, '$1')
    .replace(/\[(\w+)\]\(https?:[^)]*\)/g, '$1')
  const [, kind, rest = ''] = /^\(([a-z A-Z]+)\) ([\s\S]*)$/.exec(text) ?? []
  if (kind === undefined) return text
  return rest.replace(/^(?:[\w$]+(?:<[^()]*>)?\.)+(?=[\w$#]+(?:[?<(:]| =|$))/, '')
}

/** Whether a type tells something that does not stand in the code at that place already. */
export function isTelling(
  text: string,
  { code, start, end }: { code: string; start: number; end: number },
): boolean {
  if (/^[^(]*: any$|^any$/.test(text) || /^(?:module|import|namespace) /.test(text)) return false
  const name = code.slice(start, end)
  // The name alone, what kind of thing it is, or where the parameter of a type belongs.
  const rest = text.replace(/^(?:interface|class|enum) /, '').replace(/<[\w$, ]*>$| in [\s\S]*$/, '')
  return rest !== name && !code.startsWith(text, start - text.search(new RegExp(`\\b${name}\\b`)))
}

/** Whether a name is one that every reader knows: the console, an element of HTML. */
export function isCommon(info: string): boolean {
  return /^(?:namespace console\n|var console: |\(method\) Console\.|\(property\) (?:React\.)?JSX\.IntrinsicElements\.)/.test(
    info,
  )
}

const LONGEST_TYPE = 320

/** The beginning of a type that is too long to be read. */
export function shortened(type: string): string {
  return type.length <= LONGEST_TYPE ? type : `${type.slice(0, LONGEST_TYPE).replace(/\s+\S*$/, '')} …`
}
