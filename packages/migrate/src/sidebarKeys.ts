// The keys below `sidebar:` in the front matter of Starlight, as keys of Vellum.

import { BADGE_COLORS } from './componentEdits.js'

/** The lines that replace one of `sidebar:` and of the lines below it; undefined for other lines. */
export function sidebarKeys(
  lines: readonly string[],
  i: number,
  report: (what: string, fix: string) => void,
): readonly string[] | undefined {
  const parent = /^\S/.test(lines[i]!) ? i : lines.slice(0, i).findLastIndex((line) => /^\S/.test(line))
  if (parent === -1 || !/^sidebar:\s*$/.test(lines[parent]!)) return undefined
  const below = belowOf(lines, parent)
  if (below.length === 0) return undefined
  const edited = editedKeys(below, { isDraft: lines.some((line) => /^draft:\s*true\b/.test(line)) })
  if (edited) return i === parent ? edited : []
  if (i === parent) {
    report(
      'keys below `sidebar` that have no equivalent',
      'Write `sidebar_label`, `sidebar_position` and `sidebar_badge`.',
    )
  }
  return undefined
}

function belowOf(lines: readonly string[], i: number): string[] {
  const rest = lines.slice(i + 1)
  const end = rest.findIndex((line) => !/^\s+\S/.test(line))
  return rest.slice(0, end === -1 ? rest.length : end)
}

/** Drafts are hidden already. `['  label: A', '  order: 1']` → `['sidebar_label: A', 'sidebar_position: 1']`; undefined if one is unknown. */
function editedKeys(
  below: readonly string[],
  { isDraft }: { isDraft: boolean },
): readonly string[] | undefined {
  const result: string[] = []
  const indent = /^\s*/.exec(below[0]!)![0]
  const badge = new Map<string, string>()
  for (const line of below) {
    const [, space = '', key = '', value = ''] = /^(\s+)([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
    const isNested = space.length > indent.length
    if (isNested && ['text', 'variant', 'class'].includes(key)) badge.set(key, value)
    else if (isNested) return undefined
    else if (key === 'label') result.push(`sidebar_label: ${value}`)
    else if (key === 'order') result.push(`sidebar_position: ${value}`)
    else if (key === 'hidden') result.push(...(value === 'true' && !isDraft ? ['unlisted: true'] : []))
    else if (key !== 'badge') return undefined
    else if (value !== '' && !value.startsWith('{')) result.push(`sidebar_badge: ${value}`)
    else if (value !== '') return undefined
  }
  return badge.size === 0 ? result : [...result, ...badgeLines(badge)]
}

function badgeLines(badge: ReadonlyMap<string, string>): readonly string[] {
  const color = badgeColor(badge.get('variant')?.replaceAll(/["']/g, '') ?? 'default')
  return ['sidebar_badge:', `  text: ${badge.get('text') ?? '""'}`, `  color: ${color}`]
}

/** The colour of a variant of Starlight. */
export function badgeColor(variant: string): string {
  return Object.hasOwn(BADGE_COLORS, variant) ? BADGE_COLORS[variant]! : 'accent'
}
