import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { type PrepaintOptions, prepaintScript } from './prepaint.js'

const site: PrepaintOptions = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  storage: { type: 'localStorage', keySuffix: '' },
  announcementBar: undefined,
}
const respecting = { ...site, colorMode: { ...site.colorMode, respectPrefersColorScheme: true } }
const bar = { id: 'b1', content: '', backgroundColor: undefined, textColor: undefined, isCloseable: true }

interface Visit {
  readonly search?: string
  readonly hash?: string
  /** Width and height. @default a phone */
  readonly screen?: readonly [number, number]
  /** How the document was opened; unknown to old browsers. */
  readonly navigation?: 'navigate' | 'reload' | 'back_forward'
  readonly stored?: Readonly<Record<string, string>> | 'blocked'
  readonly system?: 'light' | 'dark' | 'unknown'
  /** Which of the two storages has the values. */
  readonly type?: 'localStorage' | 'sessionStorage'
}

/** Runs the script in a new browser environment; returns the attributes of `<html>` and the stylesheets. */
function run(options: PrepaintOptions, visit: Visit = {}) {
  const {
    search = '',
    hash = '',
    screen = [390, 844],
    navigation,
    stored = {},
    system = 'light',
    type = 'localStorage',
  } = visit
  const attributes: Record<string, string> = {}
  const dashed = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const dataset = new Proxy(
    {},
    {
      set: (_, name: string, value) => {
        attributes[dashed(name)] = String(value)
        return true
      },
    },
  )
  const setAttribute = (name: string, value: string) => {
    if (!/^[\w-]+$/.test(name)) throw new Error('InvalidCharacterError')
    attributes[name] = value
  }
  const sheets: FakeSheet[] = []
  const storage = (values: Visit['stored'] = {}) =>
    Object.assign(
      Object.create({ getItem: (key: string) => (values as Record<string, string>)[key] ?? null }),
      values,
    )
  const context = {
    document: { documentElement: { dataset, setAttribute }, adoptedStyleSheets: sheets },
    location: { search, hash },
    innerWidth: screen[0],
    innerHeight: screen[1],
    performance: { getEntriesByType: () => (navigation ? [{ type: navigation }] : []) },
    URLSearchParams,
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`) },
    CSSStyleSheet: FakeSheet,
    matchMedia: (query: string) => {
      if (system === 'unknown') throw new Error('no media')
      return { matches: query === `(prefers-color-scheme:${system})` }
    },
    [type === 'localStorage' ? 'sessionStorage' : 'localStorage']: storage(),
  }
  Object.defineProperty(context, type, {
    get: () => {
      if (stored === 'blocked') throw new Error('SecurityError')
      return storage(stored)
    },
  })
  runInContext(prepaintScript(options), createContext(context))
  return { attributes, sheets }
}

class FakeSheet {
  text = ''
  vlTabs = false
  constructor(readonly options: { media: string }) {}
  replaceSync(text: string) {
    this.text = text
  }
}

const mode = (theme: string, choice: string) => ({ 'data-theme': theme, 'data-theme-choice': choice })
const dark = mode('dark', 'dark')
const light = mode('light', 'light')

describe('prepaintScript', () => {
  it('is small and cannot end its element', () => {
    expect(prepaintScript(site).length).toBeLessThanOrEqual(1100)
    const announcementBar = { ...bar, id: '</script><!--' }
    expect(prepaintScript({ ...site, announcementBar })).not.toMatch(/<[/!]/)
  })

  it.each<[string, PrepaintOptions, Visit, object]>([
    ['the default at the first visit (T-21, DV-12)', site, { system: 'dark' }, light],
    ['what is stored', site, { stored: { theme: 'dark' } }, dark],
    [
      'the query before what is stored',
      site,
      { search: '?docusaurus-theme=light', stored: { theme: 'dark' } },
      light,
    ],
    [
      'what is stored when the query is wrong (DV-22)',
      site,
      { search: '?docusaurus-theme=x', stored: { theme: 'dark' } },
      dark,
    ],
    ['the default when what is stored is wrong (CM-5)', site, { stored: { theme: 'darker' } }, light],
    ['the default when storage is blocked (CM-16)', site, { stored: 'blocked' }, light],
    [
      'the query when storage is blocked',
      site,
      { stored: 'blocked', search: '?docusaurus-theme=dark' },
      dark,
    ],
    ['the default mode', { ...site, colorMode: { ...site.colorMode, defaultMode: 'dark' } }, {}, dark],
    ['the system when it is respected', respecting, { system: 'dark' }, mode('dark', 'system')],
    ['the light system when it is respected', respecting, {}, mode('light', 'system')],
    ['what is stored before the system', respecting, { system: 'dark', stored: { theme: 'light' } }, light],
    [
      'the default when the preference of the system is unknown',
      respecting,
      { system: 'unknown' },
      mode('light', 'system'),
    ],
    [
      'the default with `disableSwitch`, whatever query and storage have',
      { ...site, colorMode: { ...site.colorMode, disableSwitch: true } },
      { search: '?docusaurus-theme=dark', stored: { theme: 'dark' } },
      light,
    ],
    [
      'the system with `disableSwitch`',
      { ...respecting, colorMode: { ...respecting.colorMode, disableSwitch: true } },
      { system: 'dark', stored: { theme: 'light' } },
      mode('dark', 'system'),
    ],
    [
      'the key and the storage of the site (ST-2)',
      { ...site, storage: { type: 'sessionStorage', keySuffix: '-x' } },
      { type: 'sessionStorage', stored: { theme: 'light', 'theme-x': 'dark' } },
      dark,
    ],
  ])('sets mode and choice: %s (CM-4)', (_, options, visit, expected) => {
    expect(run(options, visit).attributes).toEqual(expected)
  })

  it.each([
    'first-paint',
    'First-Paint',
    'plain',
    'has-hydrated',
    'scrolled',
    'theme-choice',
    'announcement-bar-initially-dismissed',
  ])('keeps data-%s of the engine from the query (CM-17)', (name) => {
    const options = { ...site, announcementBar: bar }
    const screen = [1280, 900] as const
    const search = `?docusaurus-data-${name}=x&docusaurus-data-${name}-2=own`
    const { attributes } = run(options, { screen })
    expect(run(options, { screen, search }).attributes).toEqual({ ...attributes, [`data-${name}-2`]: 'own' })
  })

  it('sets data attributes from the query, but not those of the colour mode (CM-17, DV-22)', () => {
    const search =
      '?docusaurus-data-a=1&docusaurus-data-%20=2&docusaurus-data-theme=x&docusaurus-data-b-c=3&data-d=4'
    expect(run(site, { search }).attributes).toEqual({ ...light, 'data-a': '1', 'data-b-c': '3' })
  })

  it.each<[string, PrepaintOptions['announcementBar'], Visit['stored'], string | undefined]>([
    ['nothing without a bar (AB-1)', undefined, { 'docusaurus.announcement.dismiss': 'true' }, undefined],
    ['not dismissed at the first visit', bar, {}, 'false'],
    [
      'dismissed',
      bar,
      { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'b1' },
      'true',
    ],
    [
      'not dismissed when only seen',
      bar,
      { 'docusaurus.announcement.dismiss': 'false', 'docusaurus.announcement.id': 'b1' },
      'false',
    ],
    [
      'not dismissed with another id (AB-8)',
      bar,
      { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'b0' },
      'false',
    ],
    ['not dismissed without an id', bar, { 'docusaurus.announcement.dismiss': 'true' }, 'false'],
    ['not dismissed when storage is blocked (AB-9)', bar, 'blocked', 'false'],
    [
      'dismissed though it cannot be closed any more (AB-10)',
      { ...bar, isCloseable: false },
      { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'b1' },
      'true',
    ],
  ])('says whether the bar was dismissed: %s (AB-7)', (_, announcementBar, stored, expected) => {
    const { attributes } = run({ ...site, announcementBar }, { stored: stored ?? {} })
    expect(attributes['data-announcement-bar-initially-dismissed']).toBe(expected)
  })

  it('shows chosen tabs by a sheet, the query last (TB-5, TB-7)', () => {
    const stored = {
      'docusaurus.tab.os-x': 'mac "m1"',
      'docusaurus.tab.pm-x': 'npm',
      'docusaurus.tab.pm': 'yarn',
    }
    const storage = { type: 'localStorage', keySuffix: '-x' } as const
    const { sheets } = run({ ...site, storage }, { stored, search: '?os=win' })
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatchObject({ vlTabs: true, options: { media: 'screen' } })
    const rules = sheets[0]!.text.split(/(?=\[data-(?:group|query)=)/)
    expect(rules.map((rule) => rule.split('{')[0])).toEqual([
      '[data-group=os]:has(>*>div[data-value=mac\\ \\"m1\\"])>*',
      '[data-group=pm]:has(>*>div[data-value=npm])>*',
      '[data-query=os]:has(>*>div[data-value=win])>*',
    ])
    expect(rules[1]).toContain('{>div:not([data-value=npm]){display:none}>div[data-value=npm]{display:block}')
  })

  it('adds no sheet when no tab was chosen', () => {
    expect(run(site, { stored: { theme: 'dark' } }).sheets).toEqual([])
    expect(run(site, { stored: 'blocked' }).sheets).toEqual([])
  })

  it.each<[string, Visit, boolean]>([
    ['a new visit', { navigation: 'navigate' }, true],
    ['a wide screen', { navigation: 'navigate', screen: [1440, 900] }, false],
    ['a tall screen', { navigation: 'navigate', screen: [600, 1200] }, false],
    ['a hash', { navigation: 'navigate', hash: '#a' }, false],
    ['a reload', { navigation: 'reload' }, false],
    ['a document that was left before', { navigation: 'back_forward' }, false],
    ['a browser that does not say it', {}, false],
  ])('lets the first paint of a phone skip what is below the screen: %s (SSR-4)', (_, visit, isSkipping) => {
    expect('data-first-paint' in run(site, visit).attributes).toBe(isSkipping)
  })
})
