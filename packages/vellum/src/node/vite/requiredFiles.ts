// `require('./image.png').default` in the modules of a site: browsers have no `require`, so each becomes an import.

import { parseAst } from 'vite'

/** A part of the code, and the file that it requires. */
interface RequiredFile {
  readonly start: number
  readonly end: number
  readonly name: string
}

type Language = 'ts' | 'tsx' | 'jsx'

/**
 * `f(require('./a.png').default)` → an import and `f(_required0)`; undefined when there is none, or the code cannot be
 * parsed, which the bundler reports.
 */
export function importRequired(code: string, file: string): string | undefined {
  // Most modules have none, and are not parsed.
  if (!/\brequire\s*\(/.test(code)) return undefined
  const foundFiles = requiredFiles(code, languageOf(file))
  if (foundFiles.length === 0) return undefined
  const names = [...new Set(foundFiles.map(({ name }) => name))]
  let changed = ''
  let end = 0
  for (const requiredFile of foundFiles) {
    changed += `${code.slice(end, requiredFile.start)}_required${names.indexOf(requiredFile.name)}`
    end = requiredFile.end
  }
  const imports = names.map((name, i) => `import _required${i} from ${JSON.stringify(name)};`)
  return imports.join('') + changed + code.slice(end)
}

function languageOf(file: string): Language {
  return file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx'
}

/** In the order of the code. */
function requiredFiles(code: string, lang: Language): RequiredFile[] {
  const foundFiles: RequiredFile[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const called = node.type === 'MemberExpression' && isDefault(node) ? node.object : node
    const name = requiredName(called)
    if (name !== undefined) foundFiles.push({ start: node.start, end: node.end, name })
    else for (const part of Object.values(node)) visit(part)
  }
  try {
    visit(parseAst(code, { lang }).body)
  } catch {
    return []
  }
  return foundFiles.sort((a, b) => a.start - b.start)
}

/** A node of a syntax tree, with the fields that are read. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

function isDefault({ computed, property }: Node): boolean {
  return computed === false && (property as Node).name === 'default'
}

/** The file of a `require` call; undefined for packages. */
function requiredName(value: unknown): string | undefined {
  const { type, callee, arguments: values } = value as Node
  if (type !== 'CallExpression' || (callee as Node).name !== 'require') return undefined
  const [first, ...others] = values as readonly Node[]
  if (first?.type !== 'Literal' || others.length > 0 || typeof first.value !== 'string') return undefined
  return /^(?:\.{1,2}\/|@site\/|!*raw-loader!)/.test(first.value) ? first.value : undefined
}
