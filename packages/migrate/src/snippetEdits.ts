// Code blocks of VitePress and Starlight: options after the language, and `<<<`, which shows a file.

/** ` ```ts{2}:line-numbers [a.ts] ` → ` ```ts {2} showLineNumbers title="a.ts" `; in a code group the name of a tab stays. */
export function editedFence(line: string, { isInGroup }: { readonly isInGroup: boolean }): string {
  const label = /\[([^\]]+)\]\s*$/.exec(line)?.[1]
  return line
    .replace(/\s*\[[^\]]+\]\s*$/, label === undefined ? '' : isInGroup ? ` [${label}]` : ` title="${label}"`)
    .replace(
      /^(\s*[`~]{3,}\w+)(\{[\d,\s-]+\})?(?::line-numbers(=\d+)?)(\{[\d,\s-]+\})?/,
      '$1 $2$4 showLineNumbers$3',
    )
    .replace(/^(\s*[`~]{3,}\w+)(\{[\d,\s-]+\})?:no-line-numbers/, (_, fence: string, lines?: string) =>
      lines === undefined ? fence : `${fence} ${lines}`,
    )
    .replace(/^(\s*[`~]{3,}[\w+-]+)(\{[\d,\s-]+\})/, '$1 $2')
    .replace(/(?<=\s)mark=(\{[\d,\s-]+\})/, '$1')
    .replace(/(?<=\s)"([^"/]+)"(?=\s|$)/g, '/$1/')
    .replaceAll(/(?<=\S) {2,}/g, ' ')
}

const SNIPPET =
  /^(\s*)<<<\s+([^\s{[#]+)(#[\w-]+)?\s*(?:\{([\d,\s-]*)\s*([\w+-]*)(?::([\w-]+))?\})?\s*(?:\[([^\]]+)\])?\s*$/

/** `<<< @/a.ts#part{2} [A]` → an empty code block with the same file; undefined if it is written differently. */
export function snippetFence(
  line: string,
  { docsPath, isInGroup }: { readonly docsPath: string; readonly isInGroup: boolean },
): readonly string[] | undefined {
  const match = SNIPPET.exec(line)
  if (!match) return undefined
  const [, indent, path = '', region = '', lines = '', language, option, label] = match
  const name = path.slice(path.lastIndexOf('/') + 1)
  const tab = label ?? (isInGroup ? name : undefined)
  const parts = [
    `${indent}\`\`\`${language || name.slice(name.lastIndexOf('.') + 1)}`,
    lines.trim() && `{${lines.trim()}}`,
    option === 'line-numbers' && 'showLineNumbers',
    `file=${sitePath(path, docsPath)}${region}`,
    tab && (isInGroup ? `[${tab}]` : `title="${tab}"`),
  ]
  return [parts.filter(Boolean).join(' '), `${indent}\`\`\``]
}

/** `@` is the folder of the content in VitePress, and that of the site in Vellum. */
function sitePath(path: string, docsPath: string): string {
  if (path.startsWith('@/')) return `@site/${docsPath === '.' ? '' : `${docsPath}/`}${path.slice(2)}`
  return path.startsWith('.') ? path : `./${path}`
}
