import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import { formatError, VellumError } from '../base/errors.js'
import { loadBody } from './loadBody.js'
import type { RenderBody, RenderTask } from './renderTask.js'

const task = (body: RenderBody): RenderTask => ({
  page: sampleDoc(),
  head: [],
  body,
  styles: [],
  script: undefined,
  source: 'docs/install.mdx',
})

const load = (body: RenderBody, module: () => Promise<Record<string, unknown>> = async () => ({})) =>
  loadBody(task(body), { html: async (key) => ({ html: `<p>${key}</p>` }), module })

const Page = () => null

const live = { type: 'component', module: 'page.js' } as const

describe('loadBody', () => {
  it('returns HTML from the cache, one piece for each excerpt', async () => {
    expect(await load({ type: 'html', key: 'a', hash: '' })).toEqual({
      body: { type: 'html', html: '<p>a</p>' },
    })
    const parts = [
      { key: 'a', hash: '' },
      { key: 'b', hash: '' },
    ]
    expect(await load({ type: 'excerpts', parts })).toEqual({
      body: { type: 'excerpts', html: ['<p>a</p>', '<p>b</p>'] },
    })
    expect(await load({ type: 'none' })).toEqual({ body: { type: 'none' } })
  })

  it('returns the component of a module with the headings that it exports', async () => {
    expect(await load(live, async () => ({ default: Page }))).toEqual({
      body: { type: 'component', Component: Page },
    })
    const toc = [{ value: 'A', id: 'a', level: 2 }]
    const result = await load(live, async () => ({ default: Page, toc }))
    expect(result).toEqual({ body: { type: 'component', Component: Page, toc }, toc })
  })

  it('accepts components of `memo` and `forwardRef`', async () => {
    const memo = { $$typeof: Symbol.for('react.memo') }
    expect((await load(live, async () => ({ default: memo }))).body).toMatchObject({ Component: memo })
  })

  it.each<[string, () => Promise<Record<string, unknown>>, string]>([
    [
      'has no default export',
      async () => ({}),
      'The page "/docs/install" has no default export.\n  at docs/install.mdx\n  Export a React component: `export default function Page() { … }`.',
    ],
    [
      'exports something else',
      async () => ({ default: { title: 'x' } }),
      'The default export of the page "/docs/install" is not a component.\n  at docs/install.mdx\n  Export a React component: `export default function Page() { … }`.',
    ],
    [
      'throws',
      async () => {
        throw new Error('Boom.')
      },
      'The code of the page "/docs/install" threw an error when it was loaded.\n  at docs/install.mdx\n  Correct the code that throws; the cause is below.\nCause: Boom.',
    ],
    [
      'has an error that is reported already',
      async () => {
        throw new VellumError('The import was not found.', { code: 'invalid-field' })
      },
      'The import was not found.',
    ],
  ])('reports a module that %s', async (_, module, message) => {
    const error = await load(live, module).catch((thrown: unknown) => thrown)
    expect(formatError(error)).toBe(message)
  })
})
