// Shortens what the compiler says of a name: the type, without the words that editors
// show around it.

/** `(property) Options.timeout?: number` → `timeout?: number` */
export function typeText(info: string): string {
  const text = info
    // The declaration of an imported name says what it is.
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [\s\S]*$/, '')
    // Of a name that is several things, the last is the value.
    .replace(/^(?:(?:namespace|module|interface|type) [^\n]*\n)+(?=(?:var|let|const|function|class) )/, '')
    .replace(/ \(\+\d+ overloads?\)$/, '')
    // The constraint of a type parameter is shown at its declaration.
    .replace(/(: [\w$]+) extends [^()]*$/, '$1')
    .replace(/\[(\w+)\]\(https?:[^)]*\)/g, '$1')
  const [, kind, rest = ''] = /^\(([a-z A-Z]+)\) ([\s\S]*)$/.exec(text) ?? []
  if (kind === undefined) return text
  return rest.replace(/^(?:[\w$]+(?:<[^()]*>)?\.)+(?=[\w$#]+(?:[?<(:]| =|$))/, '')
}

/** Whether a type says more than the code at that position does. */
export function isInformative(
  text: string,
  { code, start, end }: { code: string; start: number; end: number },
): boolean {
  if (/^[^(]*: any$|^any$/.test(text) || /^(?:module|import|namespace) /.test(text)) return false
  const name = code.slice(start, end)
  // The name alone, its kind, or what a type parameter belongs to.
  const rest = text.replace(/^(?:interface|class|enum) /, '').replace(/<[\w$, ]*>$| in [\s\S]*$/, '')
  return rest !== name && !code.startsWith(text, start - text.search(new RegExp(`\\b${name}\\b`)))
}

/** Whether a name is the console, or one of its methods: that is known without its type. */
export function isConsole(code: string, { name, start }: { name: string; start: number }): boolean {
  return name === 'console' || /\bconsole\.$/.test(code.slice(Math.max(0, start - 9), start))
}

/** Whether every reader knows a name: the console, an element of HTML. */
export function isWellKnown(info: string): boolean {
  return /^(?:namespace console\n|var console: |\(method\) Console\.|\(property\) (?:React\.)?JSX\.IntrinsicElements\.)/.test(
    info,
  )
}

const LONGEST_TYPE = 320

/** The beginning of a type that is too long to be read. */
export function truncateType(type: string): string {
  return type.length <= LONGEST_TYPE ? type : `${type.slice(0, LONGEST_TYPE).replace(/\s+\S*$/, '')} …`
}
