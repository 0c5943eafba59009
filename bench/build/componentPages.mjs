// @ts-check
// Pages as sites that came from Docusaurus have them: each imports one to three of twelve components that have state and styles
// of their own, and has code in tabs, tables and admonitions. In: a folder. Out: its sources and those of its components.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The components, and what their state is. @type {readonly [name: string, state: 'count' | 'open' | 'text'][]} */
const COMPONENTS = [
  ['Counter', 'count'],
  ['Disclosure', 'open'],
  ['Filter', 'text'],
  ['Rating', 'count'],
  ['Hint', 'open'],
  ['Search', 'text'],
  ['Stepper', 'count'],
  ['Details', 'open'],
  ['Greeting', 'text'],
  ['Votes', 'count'],
  ['Panel', 'open'],
  ['Slug', 'text'],
]

/** Writes the components of a site, with a module of styles each. @param {string} site */
export function writeComponents(site) {
  const folder = join(site, 'src/components')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(site, 'src/classes.js'), CLASSES)
  for (const [name, state] of COMPONENTS) {
    writeFileSync(join(folder, `${name}.jsx`), componentCode(name, state))
    writeFileSync(join(folder, `${name}.module.css`), STYLES)
  }
}

/** Joins the names of classes. */
const CLASSES = `export default function classes(...names) {
  return names
    .flatMap((name) => (typeof name === 'object' ? Object.keys(name).filter((key) => name[key]) : name || []))
    .join(' ')
}
`

const STYLES = `.root {
  border: 1px solid var(--ifm-color-emphasis-300);
  padding: 0.5rem;
}

.active {
  border-color: var(--ifm-color-primary);
}

.button {
  margin-inline-end: 0.5rem;
}
`

/** @type {Readonly<Record<'count' | 'open' | 'text', { first: string, isActive: string, control: string }>>} */
const STATES = {
  count: {
    first: '0',
    isActive: 'value > 0',
    control: `<button type="button" className={styles.button} onClick={() => setValue(value + 1)}>{label}: {value}</button>`,
  },
  open: {
    first: 'false',
    isActive: 'value',
    control: `<button type="button" className={styles.button} aria-expanded={value} onClick={() => setValue(!value)}>{label}</button>`,
  },
  text: {
    first: `''`,
    isActive: `value !== ''`,
    control: `<label>{label} <input value={value} onChange={(event) => setValue(event.target.value)} /></label>`,
  },
}

/**
 * @param {string} name
 * @param {'count' | 'open' | 'text'} state
 */
function componentCode(name, state) {
  const { first, isActive, control } = STATES[state]
  return `import { useState } from 'react'
import classes from '../classes'
import styles from './${name}.module.css'

export default function ${name}({ label, children }) {
  const [value, setValue] = useState(${first})
  return (
    <div className={classes(styles.root, { [styles.active]: ${isActive} })}>
      ${control}
      {children}
    </div>
  )
}
`
}

/**
 * The imports of a page, and what follows its text.
 * @param {number} i
 * @param {{ sentence: (n: number) => string, block: (n: number) => string }} words texts and code blocks that are different on every page
 * @returns {[imports: string, content: string]}
 */
export function componentPart(i, { sentence, block }) {
  const names = Array.from({ length: 1 + (i % 3) }, (_, k) => nameOf(i * 5 + k * 7))
  const imports = names.map((name) => `import ${name} from '@site/src/components/${name}'`)
  const elements = names.map(
    (name, k) =>
      `<${name} label="${name} ${i}">\n\n${sentence(k + 20)}\n\n- ${sentence(k + 21)}\n\n</${name}>`,
  )
  const tabs = Array.from({ length: 2 }, (_, k) => tabsOf(k * 3, { sentence, block }))
  const tip = `:::note[Page ${i}]\n\n${sentence(30)}\n\n| Name | Meaning |\n|---|---|\n| \`a${i}\` | ${sentence(31)} |\n\n:::`
  return [
    `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n${imports.join('\n')}\n\n`,
    `\n${[elements[0], tabs[0], ...elements.slice(1), tip, tabs[1]].join('\n\n')}\n`,
  ]
}

/** @param {number} n */
function nameOf(n) {
  return /** @type {[string, string]} */ (COMPONENTS[n % COMPONENTS.length])[0]
}

/**
 * @param {number} from the first code block
 * @param {{ sentence: (n: number) => string, block: (n: number) => string }} words
 */
function tabsOf(from, { sentence, block }) {
  const items = Array.from(
    { length: 3 },
    (_, k) =>
      `<TabItem value="tab-${from + k}" label="Tab ${k + 1}">\n\n${sentence(from + k + 40)}\n\n${block(from + k)}\n\n</TabItem>`,
  )
  return `<Tabs groupId="language">\n${items.join('\n')}\n</Tabs>`
}
