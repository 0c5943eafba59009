// The surface of the demo API, and that it stays free of Node.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as demoApi from './index'

describe('the entry', () => {
  it('exports the names that pages use and no others', () => {
    expect(Object.keys(demoApi).sort()).toEqual(['API_ORIGIN', 'createDemoApi', 'endpoints'])
  })

  it('needs web standards only', () => {
    const isOfNode = (name: string) =>
      name === 'httpServer.ts' || name === 'transports.ts' || name.includes('.test.')
    const folder = new URL('.', import.meta.url)
    const foreign = readdirSync(folder)
      .filter((name) => !isOfNode(name))
      .flatMap((name) => {
        const imports = readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^']+)'/g)
        return [...imports]
          .map(([, source = '']) => `${name}: ${source}`)
          .filter((entry) => !/: (?:\.\/|vellum-playground\/api$)/.test(entry))
      })
    expect(foreign).toEqual([])
  })

  it('describes every endpoint in one line', () => {
    for (const { description } of demoApi.endpoints) expect(description).toMatch(/^[A-Z0-9][^\n]{5,120}\.$/)
  })
})
