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
    // Of a function with overloads, the first is shown.
    .replace(/\n(?=\(alias\) |function |\/\/ \+\d)[\s\S]*$/, '')
    .replace(/ \(\+\d+ overloads?\)$/, '')
    // The constraint of a type parameter is shown at its declaration.
    .replace(/(: [\w$]+) extends [^()]*$/, '$1')
    .replace(/\[(\w+)\]\(https?:[^)]*\)/g, '$1')
    // Quotes are as in the source, or as the compiler writes them: a reader would look for a difference.
    .replace(/"(?:\\.|[^"\\])*"|'((?:\\.|[^'"\\\n])*)'/g, (all, inner?: string) =>
      inner === undefined ? all : `"${inner}"`,
    )
    // A name that is exported by a namespace.
    .replace(/^((?:const|let|var|function|class|enum) )(?:[\w$]+\.)+(?=[\w$])/, '$1')
  const [, kind, rest = ''] = /^\(([a-z A-Z]+)\) ([\s\S]*)$/.exec(text) ?? []
  return kind === undefined ? text : withoutOwner(rest)
}

/** `Array<() => void>.push(…)` → `push(…)` */
function withoutOwner(text: string): string {
  const [name = ''] = /^[\w$#]+/.exec(text) ?? []
  if (name === '') return text
  const end = text[name.length] === '<' ? typeArgumentsEnd(text, name.length) : name.length
  return text[end] === '.' ? withoutOwner(text.slice(end + 1)) : text
}

/** Where the type arguments end that begin at an offset. */
function typeArgumentsEnd(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    if (text[i] === '<') depth++
    else if (text[i] === '>' && text[i - 1] !== '=') depth--
    if (depth === 0) return i + 1
  }
  return text.length
}

/** Of an imported function that is called, its signature is shown: `(alias) function f(): void` → `(alias) f(): void` */
export function withoutKeyword(info: string, { code, end }: { code: string; end: number }): string {
  const isCalled = /^\s*(?:\?\.\s*)?(?:<[^()]*>\s*)?\(/.test(code.slice(end, end + 200))
  if (!isCalled) return info
  return info
    .replace(/^\(alias\) function (?:[\w$]+\.)*/, '(alias) ')
    .replace(/^\(alias\) constructor /, '(alias) new ')
}

/** Whether a type says more than the code at that position does. */
export function isInformative(
  text: string,
  { code, start, end }: { code: string; start: number; end: number },
): boolean {
  if (/^[^(]*: any$|^any$|^undefined: /.test(text)) return false
  if (/^(?:module|import|namespace|type const) /.test(text)) return false
  const name = code.slice(start, end)
  // The name alone, its kind, or what a type parameter belongs to.
  const rest = text
    .replace(/^(?:interface|class|enum) /, '')
    .replace(/<[\w$, ]*>$|(?: extends .*?)? in [\s\S]*$/, '')
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
