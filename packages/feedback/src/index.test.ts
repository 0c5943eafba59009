import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FeedbackOptions, feedback } from './index.js'
import { LABELS } from './labels.js'

describe('feedback', () => {
  it('FB-1: fills the slot below the text, and knows its options', () => {
    const { name, config } = feedback({ action: '/api/feedback', comment: true, pages: '/docs/**' })
    expect(name).toBe('vellum-feedback')
    expect(config).toMatchObject({
      clientModules: [expect.stringMatching(/client\/enhance\.js$/)],
      theme: {
        slots: {
          'article:after': {
            component: expect.stringMatching(/client\/FeedbackForm\.js$/),
            pages: '/docs/**',
          },
        },
      },
      vite: {
        define: { VELLUM_FEEDBACK_ACTION: '"/api/feedback"', VELLUM_FEEDBACK_COMMENT: 'true' },
      },
    })
    expect(config).not.toHaveProperty('contentSecurityPolicy')
  })

  it('FB-4: allows another host in the policy', () => {
    expect(feedback({ action: 'https://forms.example:8443/a?b' }).config).toMatchObject({
      contentSecurityPolicy: {
        'connect-src': ['https://forms.example:8443'],
        'form-action': ['https://forms.example:8443'],
      },
    })
  })

  it('FB-5: has all texts in each language of the theme', () => {
    const locales = new URL('../../vellum/src/shared/labels/locales/', import.meta.url)
    expect(Object.keys(LABELS).sort()).toEqual(
      readdirSync(locales)
        .map((file) => file.replace('.ts', ''))
        .sort(),
    )
    for (const texts of Object.values(LABELS)) {
      expect(Object.values(texts).filter((text) => text.trim() !== '')).toHaveLength(8)
    }
  })

  const NO_TARGET =
    "feedback(): `action` must be a path such as '/api/feedback', or a URL that starts with https://."
  it.each<[string, unknown]>([
    ["feedback() needs a URL to post to, such as feedback({ action: '/api/feedback' }).", undefined],
    [NO_TARGET, {}],
    [NO_TARGET, { action: 'api/feedback' }],
    [NO_TARGET, { action: '//other.example/a' }],
    [NO_TARGET, { action: 'mailto:a@b.example' }],
    [
      'feedback() has no option "url". Its options are action, comment and pages.',
      { action: '/a', url: 'x' },
    ],
    ['feedback(): `comment` must be true or false.', { action: '/a', comment: 'yes' }],
    [
      "feedback(): `pages` must be a path such as '/docs/**', or an array of them.",
      { action: '/a', pages: [1] },
    ],
  ])('throws: %s', (message, options) => {
    expect(() => feedback(options as FeedbackOptions)).toThrow(new TypeError(message))
  })
})
