// Whether a module has a default export, without running it: what takes the place of a part of the theme needs one.

import { readIfFile } from '../base/readIfFile.js'
import { parseModule } from './readComponents.js'

const known = new Map<string, boolean>()

/** Whether a file exports a default. True for a file that cannot be read or parsed, which the bundler reports. */
export function hasDefaultExport(file: string): boolean {
  const code = readIfFile(file)
  if (code === undefined) return true
  const key = `${file}\0${code}`
  const answer = known.get(key) ?? exportsDefault(code, file)
  known.set(key, answer)
  return answer
}

function exportsDefault(code: string, file: string): boolean {
  const program = parseModule(code, file)
  if (!program) return true
  // CommonJS, as compiled packages are.
  if (/\bmodule\.exports\b|\bexports\.default\b/.test(code)) return true
  return program.body.some(({ type, specifiers }) => {
    if (type === 'ExportDefaultDeclaration') return true
    if (type !== 'ExportNamedDeclaration') return false
    return (specifiers as { exported: { name?: string; value?: string } }[]).some(
      ({ exported }) => (exported.name ?? exported.value) === 'default',
    )
  })
}
