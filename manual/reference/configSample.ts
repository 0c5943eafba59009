// The sample of a field: its example as a part of a configuration.

/** `docs.sidebarPath`, `'./sidebars.ts'` → the lines of `docs: { sidebarPath: './sidebars.ts' },` */
export function configSample(path: string, example: string): string {
  const names = path.split('.')
  const nest = ([name = '', ...rest]: readonly string[], indent: string): string[] => {
    const isList = name.endsWith('[]')
    const key = keyOf(isList ? name.slice(0, -2) : name)
    if (rest.length === 0) return [`${indent}${key}: ${example},`]
    const [open, close] = isList ? ['[{', '}]'] : ['{', '}']
    return [`${indent}${key}: ${open}`, ...nest(rest, `${indent}  `), `${indent}${close},`]
  }
  return nest(names, '').join('\n')
}

/** A name of the author's choice is written as an example of one. */
function keyOf(name: string): string {
  const key = name === '<name>' ? 'fr' : name
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`
}
