/** `('a', false, 'b')` → `a b`; `undefined` when nothing is left, so that no empty attribute is written */
export function classNames(...parts: readonly (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
