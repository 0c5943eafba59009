import { describe, expect, it } from 'vitest'
import { pageSamples, whereIs } from './collect'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`
const facts = (text: string) => pageSamples('docs/a.md', text).map(({ file, runtime }) => [file, runtime])

describe('pageSamples', () => {
  it('says where a sample runs', () => {
    expect(
      facts(
        fence('ts', 'a') +
          fence('js', 'a') +
          fence('js', "require('troth')") +
          fence('js title="b.cjs"', 'a') +
          fence('tsx', 'a') +
          fence('vue', 'a') +
          fence('html', 'a') +
          fence('ts browser', 'a') +
          fence('json', '{}') +
          fence('bash', 'ls'),
      ),
    ).toEqual([
      ['sample.ts', 'esm'],
      ['sample.mjs', 'esm'],
      ['sample.cjs', 'cjs'],
      ['b.cjs', 'cjs'],
      ['sample.tsx', 'browser'],
      ['sample.vue', 'browser'],
      ['sample.html', 'browser'],
      ['sample.ts', 'browser'],
    ])
  })

  it('gives a sample the files that its page has shown before', () => {
    const samples = pageSamples(
      'docs/a.md',
      fence('ts title="src/api.ts"', '1') +
        fence('dotenv title=".env"', 'A=1') +
        fence('ts', '2') +
        fence('ts title="src/api.ts"', '3') +
        fence('ts title="main.ts"', '4') +
        fence('ts title="A sentence"', '5'),
    )
    expect(samples.map(({ file, files }) => [file, files])).toEqual([
      ['src/api.ts', {}],
      ['src/sample.ts', { 'src/api.ts': '1', '.env': 'A=1' }],
      ['src/api.ts', { 'src/api.ts': '1', '.env': 'A=1' }],
      ['main.ts', { 'src/api.ts': '3', '.env': 'A=1' }],
      ['sample.ts', { 'src/api.ts': '3', '.env': 'A=1', 'main.ts': '4' }],
    ])
  })

  it('runs a script as a part of the page that loads it', () => {
    const html = '<script type="module" src="/src/main.ts"></script>'
    const [script] = pageSamples(
      'docs/a.md',
      fence('ts title="src/main.ts" browser', '1') + fence('html', html),
    )
    expect(script?.host).toEqual({ file: 'index.html', code: html })
  })
})

describe('whereIs', () => {
  it('names the page and the line', () => {
    expect(whereIs({ page: 'docs/a.md', line: 7 }, 2)).toBe('docs/a.md:9')
  })
})
