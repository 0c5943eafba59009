import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { createPolicyCheck } from './policyNeeds.js'

const needsOf = (code: string) => {
  const check = createPolicyCheck({ siteDir: '/site' })
  const modules = { '/site/a.js': { code } } as unknown as Rolldown.OutputChunk['modules']
  check.add({ name: 'page', code, moduleIds: ['/site/a.js'], modules })
  return check.needs().map(({ source }) => source)
}

describe('createPolicyCheck', () => {
  it.each(['new Function(code)', 'Function("a", body)', '(0, eval)(code)', 'new Function()'])(
    'finds code that is text: %s',
    (code) => {
      expect(needsOf(code)).toEqual(["'unsafe-eval'"])
    },
  )

  it.each([
    'Function("return this")()',
    // As the validation in DocSearch does it.
    'try { new Function("") } catch (error) { allowed = false }',
  ])('leaves out what only asks the browser: %s', (code) => {
    expect(needsOf(code)).toEqual([])
  })
})
