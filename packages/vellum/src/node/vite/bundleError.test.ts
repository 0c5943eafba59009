import { expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { bundleError } from './bundleError.js'

const explained = (problems: readonly Error[]) =>
  formatError(
    bundleError(Object.assign(new Error('failed'), { errors: problems }), {
      siteDir: '/site',
      sheets: [],
    }) as Error,
  )

it('names a PostCSS plugin that throws once, not as invalid CSS of each stylesheet', () => {
  const problems = ['/site/a.css', '/site/b.css'].map((id) =>
    Object.assign(new Error('[postcss] The plugin moved to another package.'), { id }),
  )
  expect(explained(problems)).toBe(
    'A PostCSS plugin threw an error: The plugin moved to another package.\n  Correct the plugin, or remove it from `configurePostCss` or from the configuration of PostCSS.',
  )
})

it('keeps the position of CSS that PostCSS cannot parse', () => {
  const problem = Object.assign(new Error('[postcss] Unclosed block'), {
    id: '/site/a.css',
    loc: { file: '/site/a.css', line: 2, column: 1 },
  })
  expect(explained([problem])).toContain(
    'A stylesheet of the site is not valid CSS: Unclosed block.\n  at a.css:2',
  )
})

it('names a tsconfig.json that another one extends and that does not exist', () => {
  const reported = new Error(
    '[builtin:vite-transform] plugin `builtin:vite-transform` threw an error\n\nCaused by:\n    Tsconfig not found /repo/tsconfig.json\n\nStack backtrace:\n   0: <unknown>',
  )
  const error = bundleError(reported, { siteDir: '/repo/website' } as never)
  expect(formatError(error as Error)).toMatch(
    /^A tsconfig\.json extends \.\.\/tsconfig\.json, which does not exist\./,
  )
})
