// The samples of all pages that get a button: the playground compiles them.

import { compileProgram } from 'vellum-playground/testing'
import { expect, it } from 'vitest'
import { collectSamples, whereIs } from '../samples/collect'
import { modules } from './modules'
import { canRun, programOf } from './runnable'

it('canRun chooses samples that the playground can compile, most of all', () => {
  const samples = collectSamples([])
  const chosen = samples.filter((sample) => canRun(sample, { hasOutput: sample.output !== undefined }))
  const problems = chosen.flatMap((sample) => {
    const format = sample.runtime === 'cjs' ? 'cjs' : 'esm'
    const result = compileProgram(programOf(sample.code), {
      format,
      file: `sample.${sample.language}`,
      modules,
    })
    return result.ok ? [] : [`${whereIs(sample)} ${result.problem.message}`]
  })
  expect(problems).toEqual([])
  expect(chosen.length).toBeGreaterThan(samples.length / 2)
})
