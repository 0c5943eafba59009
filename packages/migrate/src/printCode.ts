// Values as TypeScript.

/** Code that is written as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** A value as TypeScript, in lines of at most 100 characters where that is possible. */
export function printCode(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return printText(value)
  if (value === null || typeof value !== 'object') return String(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => printCode(item, inner))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${printName(name)}: ${printCode(field, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const space = Array.isArray(value) ? '' : ' '
  if (parts.length === 0) return `${open}${close}`
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (indent.length + line.length <= 100 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

function printName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name)
}

function printText(text: string): string {
  const quoted = JSON.stringify(text)
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
}
