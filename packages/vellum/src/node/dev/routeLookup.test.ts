import { describe, expect, it } from 'vitest'
import type { Route } from '../content/routes.js'
import { createRouteLookup } from './routeLookup.js'

const route = (path: string): Route => ({ type: 'page', path, source: `src/pages${path}.md` })
const home = route('/')
const page = route('/docs/Über uns')
const { byPath, pathOfData } = createRouteLookup([home, page], '/base/')

describe('byPath', () => {
  it.each([
    ['/base/', home],
    ['/base/index.html', home],
    ['/base/docs/Über uns', page],
    ['/base/docs/%C3%9Cber%20uns', page],
    ['/base/DOCS/über uns/', page],
    ['/base/docs/Über uns.html', page],
    ['/base/docs/Über uns/index.html', page],
    ['/base/docs', undefined],
    ['/docs/Über uns', undefined],
  ])('%s', (path, expected) => {
    expect(byPath(path)).toBe(expected)
  })
})

describe('pathOfData', () => {
  it('returns the path of the page whose data file has the name', () => {
    expect(pathOfData('_data/_index.json')).toBe('/')
    expect(pathOfData('_data/docs/über uns.json')).toBe('/docs/Über uns')
    expect(pathOfData('_data/nope.json')).toBeUndefined()
  })
})
