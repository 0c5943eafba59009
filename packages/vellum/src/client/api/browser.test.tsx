import { describe, expect, it } from 'vitest'
import { renderElement, resultOfHook, sampleSite } from '../../../test/samplePage.js'
import { useBaseUrl } from './baseUrl.js'
import { BrowserOnly, useIsBrowser } from './browser.js'
import { useColorMode } from './colorMode.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { errorText } from './ErrorCatcher.js'
import { ExecutionEnvironment } from './executionEnvironment.js'
import { Redirect } from './Redirect.js'

function Broken(): never {
  throw new Error('broken')
}

describe('BrowserOnly', () => {
  it('shows its fallback on the server (AS-10)', () => {
    const element = <BrowserOnly fallback={<i>wait</i>}>{() => <b>now</b>}</BrowserOnly>
    expect(renderElement(element).html).toBe('<i>wait</i>')
    expect(renderElement(<BrowserOnly>{() => 'now'}</BrowserOnly>).html).toBe('')
  })

  it('throws for children that are not a function', () => {
    const child = 'now' as unknown as () => string
    expect(() => renderElement(<BrowserOnly>{child}</BrowserOnly>)).toThrow(
      'The child of <BrowserOnly> must be a function that returns what to show: <BrowserOnly>{() => <Clock />}</BrowserOnly>.',
    )
  })
})

describe('on the server', () => {
  it('nothing is a browser, and the colour mode is the default (CM-15)', () => {
    const site = sampleSite({
      colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
    })
    expect(resultOfHook(useIsBrowser)).toBe(false)
    expect(resultOfHook(useColorMode, { site })).toMatchObject({ colorMode: 'dark', colorModeChoice: null })
    expect(ExecutionEnvironment.canUseDOM).toBe(false)
  })
})

describe('useBaseUrl', () => {
  it.each([
    ['/a', {}, '/t/a'],
    ['/t/a', {}, '/t/a'],
    ['/t', {}, '/t/'],
    ['img/x.png', {}, '/t/img/x.png'],
    ['t/x.png', {}, '/t/t/x.png'],
    ['/t/a', { forcePrependBaseUrl: true }, '/t/t/a'],
    ['/a', { absolute: true }, 'https://troth.dev/t/a'],
    ['img/x.png', { absolute: true }, 'https://troth.dev/t/img/x.png'],
    ['//x.y/a', {}, '//x.y/a'],
    ['mailto:a@x.y', {}, 'mailto:a@x.y'],
    ['', {}, ''],
    ['https://x.y/a', { absolute: true }, 'https://x.y/a'],
    ['#a', {}, '#a'],
    [undefined as never, { forcePrependBaseUrl: true }, undefined as never],
  ])('completes %s %j → %s (URL-7)', (url, options, expected) => {
    const site = sampleSite({ baseUrl: '/t/' })
    expect(resultOfHook(() => useBaseUrl(url, options), { site })).toBe(expected)
  })
})

describe('Redirect', () => {
  it('works without script', () => {
    const { html, head } = renderElement(<Redirect to="/docs/new" />)
    expect(html).toBe('<a href="/docs/new">/docs/new</a>')
    expect(head).toEqual([
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/docs/new' } },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ])
  })

  it.each(['docs/new', '/docs/new', '/t/docs/new'])('goes to the same URL as its link: %s (LK-8)', (to) => {
    const { html, head } = renderElement(<Redirect to={to} />, { site: sampleSite({ baseUrl: '/t/' }) })
    expect(html).toContain('<a href="/t/docs/new">')
    expect(head[0]?.attributes).toMatchObject({ content: '0; url=/t/docs/new' })
  })
})

describe('ErrorBoundary', () => {
  it('catches nothing on the server: the build must fail (RE-8)', () => {
    expect(() =>
      renderElement(
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>,
      ),
    ).toThrow('broken')
    expect(renderElement(<ErrorBoundary>fine</ErrorBoundary>).html).toBe('fine')
  })

  it('names the type of a value that is not an Error', () => {
    const { error } = ErrorBoundary.getDerivedStateFromError(1)
    expect(errorText(error)).toBe('A value that is not an Error was thrown: 1 (number)')
  })
})

describe('errorText', () => {
  it('adds the messages of all causes (RE-2)', () => {
    const error = new Error('a', { cause: new Error('b', { cause: 'c' }) })
    expect(errorText(error)).toBe(
      'a\n\nCause:\nb\n\nCause:\nA value that is not an Error was thrown: c (string)',
    )
  })
})
