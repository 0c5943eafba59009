import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('infima.css', import.meta.url), 'utf8')
const definedNames = new Set([...sheet.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name!))

describe('infima.css', () => {
  it('SH-40: has all variables of Infima', () => {
    expect(definedNames.size).toBeGreaterThanOrEqual(284)
    for (const name of [
      '--ifm-navbar-link-color',
      '--ifm-menu-link-sublist-icon',
      '--ifm-color-danger-contrast-background',
      '--ifm-pre-padding',
      '--ifm-heading-line-height',
      '--ifm-z-index-fixed',
      '--ifm-link-hover-color',
    ])
      expect(definedNames).toContain(name)
  })

  it('SH-40: reads no variable that is not there', () => {
    const readNames = [...sheet.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name]) => name!)
    expect(readNames.filter((name) => !definedNames.has(name))).toEqual([])
  })

  it.each(['pills__item--active', 'avatar__photo--xl', 'badge--secondary', 'alert--warning', 'shadow--tl'])(
    'SH-40: has the class %s',
    (name) => expect(sheet).toContain(`.${name}`),
  )
})
