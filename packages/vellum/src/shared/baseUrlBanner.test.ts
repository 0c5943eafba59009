import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { BASE_URL_BANNER_ID, baseUrlBannerScript } from './baseUrlBanner.js'

interface FakeNode {
  readonly name: string
  readonly style: { cssText?: string }
  readonly children: (FakeNode | string)[]
  readonly firstChild?: string
  id?: string
  appendChild(child: FakeNode | string): void
  insertBefore(child: FakeNode, before: unknown): void
}

function fakeElement(name: string): FakeNode {
  const children: FakeNode['children'] = []
  return {
    name,
    style: {},
    children,
    firstChild: 'first',
    appendChild: (child) => void children.push(child),
    insertBefore: (child, before) => void children.push(before as string, child),
  }
}

/** Loads the page; the main script sets the marker before the document is ready, or fails to. */
function load({
  baseUrl = '/',
  pathname = '/',
  marker,
}: {
  baseUrl?: string
  pathname?: string
  marker?: unknown
}) {
  const body = fakeElement('body')
  const listeners: (() => void)[] = []
  const document = {
    body,
    createElement: fakeElement,
    createTextNode: (text: string) => text,
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'DOMContentLoaded') listeners.push(listener)
    },
  }
  const context = createContext({ document, location: { pathname }, window: {} as Record<string, unknown> })
  runInContext(baseUrlBannerScript({ baseUrl }), context)
  expect(body.children).toEqual([])
  context.window.__vellum = marker
  for (const listener of listeners) listener()
  return body.children
}

const textOf = (children: FakeNode['children']): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child.children))).join('\n')

describe('baseUrlBannerScript', () => {
  it('adds nothing when the main script has run (BB-3)', () => {
    expect(load({ marker: true })).toEqual([])
  })

  it.each([undefined, fakeElement('div')])(
    'puts a banner before everything else if it has not (BB-1, BB-3)',
    (marker) => {
      const [before, box] = load({ marker })
      expect(before).toBe('first')
      expect(box).toMatchObject({ name: 'div', id: BASE_URL_BANNER_ID })
      expect(textOf([box!])).toMatchInlineSnapshot(`
      "This site did not load properly.
      A wrong baseUrl in the configuration of the site is a common reason.
      The configured baseUrl is / (default value)
      Suggested baseUrl: /"
    `)
    },
  )

  it('names the configured base and suggests the path, with a slash at its end (BB-5)', () => {
    const text = textOf(load({ baseUrl: '/troth/', pathname: '/docs' }).slice(1))
    expect(text).toContain('The configured baseUrl is /troth/\n')
    expect(text).toContain('Suggested baseUrl: /docs/')
    expect(textOf(load({ pathname: '/a/' }))).toContain('Suggested baseUrl: /a/')
  })

  it('has no markup and no syntax that old browsers do not support (BB-5, BB-6)', () => {
    const script = baseUrlBannerScript({ baseUrl: '/</script>`/' })
    expect(script).not.toMatch(/<|=>|\b(?:let|const|class)\b/)
    expect(textOf(load({ baseUrl: '/</script>/' }))).toContain('/</script>/')
  })
})
