import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import { renderError } from './renderError.js'
import type { RenderBody, RenderTask } from './renderTask.js'

const task = (body: RenderBody): RenderTask => ({
  page: sampleDoc(),
  head: [],
  body,
  styles: [],
  script: undefined,
  source: 'docs/install.mdx',
})
const live = { type: 'component', module: 'file:///cache/modules/page.js' } as const

/** The hint for an error with this message, thrown by a function of a file. */
function hintFor(message: string, [name, file]: readonly [string, string] = ['f', '/elsewhere.js']) {
  const cause = new Error(message)
  cause.stack = `Error: ${message}\n    at ${name} (${file}:3:4)\n    at render (/react.js:1:1)`
  return renderError(task(live), cause).hint
}

describe('renderError', () => {
  it('names the page, its file and the cause', () => {
    const cause = new Error('Boom.')
    const error = renderError(task({ type: 'none' }), cause)
    expect([error.message, error.files, error.hint, error.cause]).toEqual([
      'The page "/docs/install" cannot be rendered.',
      ['docs/install.mdx'],
      undefined,
      cause,
    ])
  })

  it('suggests fixes for browser globals, missing imports and async components', () => {
    expect(hintFor('localStorage is not defined')).toMatch(/^`localStorage` exists in browsers only/)
    expect(hintFor('Expected component `Tabs` to be defined: you likely forgot to import')).toBe(
      'Import `Tabs` at the top of the page.',
    )
    expect(hintFor('A component suspended while responding to synchronous input.')).toMatch(
      /^A component is async/,
    )
  })

  it('names the function that threw only if it is one of the site', () => {
    const ownModule = 'file:///cache/modules/page.js'
    expect(hintFor('Boom.', ['Chart', ownModule])).toBe(
      '`Chart` throws the error below. Correct it, or what it is given.',
    )
    expect(hintFor('Boom.', ['_createMdxContent', ownModule])).toBe(
      'An expression on the page throws the error below.',
    )
    expect(hintFor('Boom.', ['Chart', '/elsewhere.js'])).toBeUndefined()
    expect(hintFor('Boom.', ['__vite_ssr_export_default__', ownModule])).toBeUndefined()
  })
})
