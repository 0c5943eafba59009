import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import { PageContext } from '../context/pageContext.js'
import { type History, useHistory } from './history.js'
import { type Location, LocationContext } from './location.js'

afterEach(() => vi.unstubAllGlobals())

/** A history whose source of locations is in the hand of the test. */
function openHistory(): { history: History; change: () => void } {
  const listeners = new Set<() => void>()
  const source = {
    get: () => '',
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  let history: History | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: a test renders it once
  function Page() {
    history = useHistory()
    return null
  }
  renderToString(
    <PageContext value={sampleDoc({ path: '/docs/a' })}>
      <LocationContext value={source}>
        <Page />
      </LocationContext>
    </PageContext>,
  )
  return {
    history: history!,
    change: () => {
      for (const listener of listeners) listener()
    },
  }
}

describe('useHistory', () => {
  it('MV-12: opens locations as objects, as React Router does', () => {
    const opened: unknown[] = []
    const navigate = (url: string, { history }: { history: string }) => {
      opened.push([url, history])
      return {}
    }
    vi.stubGlobal('window', { navigation: { navigate } })
    const { history } = openHistory()
    history.push('/b?c#d')
    history.push({ pathname: '/b', search: '?c=1', hash: 'd' })
    history.replace({ ...history.location, search: 'tab=x' })
    history.replace({ pathname: '/b', search: '' })
    expect(opened).toEqual([
      ['/b?c#d', 'push'],
      ['/b?c=1#d', 'push'],
      ['/docs/a?tab=x', 'replace'],
      ['/b', 'replace'],
    ])
  })

  it('MV-12: calls listeners with each new location until they are stopped', () => {
    const { history, change } = openHistory()
    const heard: Location[] = []
    const stop = history.listen((location) => heard.push(location))
    vi.stubGlobal('window', { location: { pathname: '/docs/b', search: '?a=1', hash: '' } })
    change()
    stop()
    change()
    expect(heard).toEqual([{ pathname: '/docs/b', search: '?a=1', hash: '' }])
  })
})
