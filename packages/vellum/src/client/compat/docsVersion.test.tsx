import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { DocsData, DocsVersionData } from '../../shared/docs.js'
import { HookError } from '../context/hookError.js'
import type { RenderInput } from '../server/renderHtml.js'
import { useDocById } from './docsData.js'
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from './docsVersion.js'

function version(name: string, path: string, ids: readonly string[], more: Partial<DocsVersionData> = {}) {
  const docs = ids.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'main', title: id, description: '' }))
  return {
    name,
    label: name,
    path,
    isLast: false,
    banner: null,
    badge: true,
    className: `docs-version-${name}`,
    noIndex: false,
    mainDocId: 'a',
    docs,
    draftIds: [],
    sidebars: { main: { link: { label: 'A', path: `${path}/a` } } },
    ...more,
  }
}
const next = version('current', '/docs/next', ['a', 'new'], { draftIds: ['draft'] })
const last = version('2.0', '/docs', ['a', 'b'], { isLast: true })
const old = version('1.0', '/docs/1.0', ['a', 'old'], { sidebars: { legacy: {} } })
const docs: DocsData[] = [{ id: 'default', versions: [next, last, old] }]

function on(name: string, path: string) {
  return { page: sampleDoc({ path, version: { docsId: 'default', name } }) }
}
const outside: Partial<RenderInput> = {
  page: {
    type: 'react',
    path: '/about',
    title: '',
    description: undefined,
    keywords: [],
    image: undefined,
    classNames: [],
    headTags: [],
    notice: undefined,
    search: { tag: 'default', version: undefined },
  },
}
const resultOf = <T,>(hook: () => T, input: Partial<RenderInput> = {}) =>
  resultOfHook(hook, { docs, ...input })

/** The code and the message of what a hook throws. */
function failure(hook: () => unknown, input: Partial<RenderInput> = {}) {
  try {
    return resultOf(hook, input)
  } catch (error) {
    return error instanceof HookError ? [error.code, error.message] : error
  }
}

describe('useDocsVersionCandidates', () => {
  it('VR-9: the version of the page, then the last; the server does not know the preferred one', () => {
    const names = (input: Partial<RenderInput>) =>
      resultOf(() => useDocsVersionCandidates().map(({ name }) => name), input)
    expect(names(on('1.0', '/docs/1.0/a'))).toEqual(['1.0', '2.0'])
    expect(names(on('2.0', '/docs/a'))).toEqual(['2.0'])
    expect(names(outside)).toEqual(['2.0'])
    expect(resultOf(() => useDocsPreferredVersion().preferredVersion)).toBeNull()
  })
})

describe('useLayoutDoc', () => {
  it('finds a document in the candidates; returns null for a draft (DH-5)', () => {
    const path = (id: string, input: Partial<RenderInput>) => resultOf(() => useLayoutDoc(id)?.path, input)
    expect(path('a', on('1.0', '/docs/1.0/a'))).toBe('/docs/1.0/a')
    expect(path('b', on('1.0', '/docs/1.0/a'))).toBe('/docs/b')
    expect(resultOf(() => useLayoutDoc('draft'), on('current', '/docs/next/a'))).toBeNull()
  })

  it('reports the id, the candidates and their ids (DH-5)', () => {
    expect(failure(() => useLayoutDoc('nope'), on('1.0', '/docs/1.0/a'))).toEqual([
      'unknown-doc',
      'There is no document with the id "nope" in the versions "1.0", "2.0". Available ids: a, b, old.',
    ])
    expect(failure(() => useLayoutDoc('old'), outside)).toEqual([
      'unknown-doc',
      'There is no document with the id "old" in the version "2.0". Available ids: a, b.',
    ])
  })
})

describe('useLayoutDocsSidebar', () => {
  it('finds a sidebar in the candidates', () => {
    const here = on('1.0', '/docs/1.0/a')
    expect(resultOf(() => useLayoutDocsSidebar('legacy'), here)).toEqual({})
    expect(resultOf(() => useLayoutDocsSidebar('main'), here)).toEqual({
      link: { label: 'A', path: '/docs/a' },
    })
  })

  it('reports the id, the candidates and their ids (DH-4)', () => {
    expect(failure(() => useLayoutDocsSidebar('nope'), on('1.0', '/docs/1.0/a'))).toEqual([
      'unknown-sidebar',
      'There is no sidebar with the id "nope" in the versions "1.0", "2.0". Available ids: legacy, main.',
    ])
  })
})

describe('the active version', () => {
  it('is that of the page, with the same document elsewhere', () => {
    const { activeVersion, activeDoc, alternateDocVersions } = resultOf(
      useActiveDocContext,
      on('1.0', '/docs/1.0/a/'),
    )
    expect([activeVersion?.name, activeDoc?.path]).toEqual(['1.0', '/docs/1.0/a'])
    expect(Object.entries(alternateDocVersions).map(([name, { path }]) => [name, path])).toEqual([
      ['current', '/docs/next/a'],
      ['2.0', '/docs/a'],
      ['1.0', '/docs/1.0/a'],
    ])
    expect(resultOf(useActiveDocContext, outside)).toEqual({ alternateDocVersions: {} })
    expect(resultOf(() => useActivePlugin()?.pluginId, on('1.0', '/docs/1.0/a'))).toBe('default')
    expect(resultOf(useActivePlugin, outside)).toBeUndefined()
  })

  it('suggests the last version, and the document in it', () => {
    const suggested = (input: Partial<RenderInput>) => {
      const suggestions = resultOf(useDocVersionSuggestions, input)
      return [suggestions.latestVersionSuggestion?.name, suggestions.latestDocSuggestion?.path]
    }
    expect(suggested(on('1.0', '/docs/1.0/a'))).toEqual(['2.0', '/docs/a'])
    expect(suggested(on('1.0', '/docs/1.0/old'))).toEqual(['2.0', undefined])
  })

  it('useDocsVersion returns all of it, on pages of the docs only', () => {
    expect(resultOf(useDocsVersion, on('1.0', '/docs/1.0/a'))).toMatchObject({
      pluginId: 'default',
      version: '1.0',
      label: '1.0',
      isLast: false,
      badge: true,
      docs: { old: { id: 'old', title: 'old', sidebar: 'main' } },
    })
    expect(failure(useDocsVersion, outside)).toEqual([
      'no-version',
      'useDocsVersion() is only for pages of the docs, and /about is none.',
    ])
  })

  it('DH-1: useDocById looks in it', () => {
    expect(resultOf(() => useDocById('old').path, on('1.0', '/docs/1.0/a'))).toBe('/docs/1.0/old')
    expect(failure(() => useDocById('b'), on('1.0', '/docs/1.0/a'))).toEqual([
      'unknown-doc',
      'There is no document with the id "b" in the version "1.0".',
    ])
  })

  it('has a preferred one only if the site knows several', () => {
    const site = sampleSite({ docsVersions: [{ id: 'default', last: '2.0', versions: [] }] })
    expect(resultOf(() => useDocsPreferredVersion().preferredVersion, { site })).toBeNull()
  })
})
