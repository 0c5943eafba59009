// Whether a component of a site needs its code in the browser: it has state, effects or handlers of events.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Hooks that do something after the page was served, handlers, and components that are rendered in browsers only. */
export const STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState|IsBrowser|ColorMode|Location|History|WindowSize)\s*[(<]|\bon[A-Z]\w*=\{|<BrowserOnly\b|\bextends\s+(?:React\.)?(?:Pure)?Component\b/

/** Whether a module, or one that it imports by its path, uses state. A module that cannot be read has none. */
export function usesState(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const code = readCode(file)
  if (STATE.test(code)) return true
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*['"](\.{1,2}\/[^'"]+)['"]/g)) {
    for (const imported of candidates(join(dirname(file), path))) {
      if (usesState(imported, seen)) return true
    }
  }
  return false
}

function readCode(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The files that a path may name. */
export function candidates(path: string): string[] {
  if (/\.[cm]?[jt]sx?$/.test(path)) return [path, path.replace(/\.js(x?)$/, '.ts$1')]
  if (/\.\w+$/.test(path)) return []
  return ['', '/index'].flatMap((end) => ['tsx', 'ts', 'jsx', 'js'].map((ext) => `${path}${end}.${ext}`))
}
