import { describe, expect, it } from 'vitest'
import { type Sample, withHiddenLines } from './sample.js'

const SAMPLE: Sample = {
  name: 'sample-2',
  format: 'esm',
  file: 'sample-2.ts',
  label: 'sample-2.ts',
  code: 'console.log(b)',
  shown: 'console.log(b)',
  output: '2',
}

describe('withHiddenLines', () => {
  it('takes the program that ends with the shown lines', () => {
    const programs = ['const a = 1\nconsole.log(a)', 'const b = 2\nconsole.log(b)']
    expect(withHiddenLines(SAMPLE, programs)).toEqual({ ...SAMPLE, code: programs[1] })
  })

  it('finds nothing if page and programs are of different builds', () => {
    expect(withHiddenLines(SAMPLE, ['const b = 2\nconsole.log(b, b)', 'notconsole.log(b)'])).toBeUndefined()
  })
})
