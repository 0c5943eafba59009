// The samples of the docs as programs: the playground reads all of them, and erases their types as the compiler does.

import { compileProgram, erasedAndCompiled } from 'vellum-playground/testing'
import { describe, expect, it } from 'vitest'
import { collectSamples, whereIs } from '../samples/collect'
import { modules } from './modules'

describe('the samples of the docs', () => {
  it('have no error but modules that the playground does not have', () => {
    const samples = collectSamples([]).filter(({ language }) => language === 'ts' || language === 'js')
    const problems = samples.flatMap((sample) => {
      const format = sample.runtime === 'cjs' ? 'cjs' : 'esm'
      const result = compileProgram(sample.code, { format, file: `sample.${sample.language}`, modules })
      return result.ok ? [] : [`${whereIs(sample)} ${result.problem.message}`]
    })
    const others = problems.filter(
      (problem) => !/there is no "|There is no package|has no `import`/.test(problem),
    )
    expect(samples.length).toBeGreaterThan(100)
    expect(others).toEqual([])
  })

  it('lose their types as with the compiler', () => {
    const samples = collectSamples([]).filter(({ language }) => language === 'ts')
    expect(samples.length).toBeGreaterThan(50)
    const results = samples.map((sample) => ({ ...erasedAndCompiled(sample.code), at: whereIs(sample) }))
    expect(results.map(({ at, erased }) => `${at}\n${erased}`)).toEqual(
      results.map(({ at, compiled }) => `${at}\n${compiled}`),
    )
  })
})
