import { describe, expect, it } from 'vitest'
import * as vellum from './index.js'

describe('vellum', () => {
  it('exports the documented names and no others', () => {
    expect(Object.keys(vellum).sort()).toEqual([
      'VellumError',
      'build',
      'createDevServer',
      'createLogger',
      'defineConfig',
      'explainError',
      'fenceCode',
      'formatError',
      'serve',
      'silentLogger',
      'writeTranslations',
    ])
  })
})
