// How many samples a page may have, found without parsing it: enough to divide the work.

/** Counts the fences that the compiler will check: every one that does not opt out, or those that opt in. */
export function countSamples(body: string, { every }: { every: boolean }): number {
  const fences = [...body.matchAll(/^[\s>]*(?:```+|~~~+)\s*(?:ts|tsx|typescript)\b([^\n`]*)$/gm)]
  return fences.filter(([, info = '']) => {
    const [word] = /(?<=\s)(?:no-)?twoslash\b/.exec(info) ?? []
    return word === undefined ? every : word === 'twoslash'
  }).length
}
