// A fence with `npm2yarn`: an npm command as synced tabs, one for each package manager.

import type { Element } from 'hast'
import npmToYarn from 'npm-to-yarn'
import { tabsElement } from './tabs.js'

const MANAGERS = [
  { value: 'npm', label: 'npm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const

type Manager = (typeof MANAGERS)[number]['value']

// The package is an ES module with the types of a CommonJS one.
const convert = npmToYarn as unknown as (code: string, to: Exclude<Manager, 'npm'>) => string

/** The tabs for a command; `block` renders the code block of each. */
export function npm2yarnTabs(code: string, block: (code: string) => Element): Element {
  // Its tabs have no attributes from an author.
  return tabsElement({
    groupId: 'npm2yarn',
    selected: 'npm',
    tabs: MANAGERS,
    panels: MANAGERS.map(({ value }) => ({
      value,
      children: [block(value === 'npm' ? code : convert(code, value))],
    })),
  })!
}
