import { describe, expect, it } from 'vitest'
import { commandProblems, workflowProblems } from './commands.js'

const page = 'docs/a.md'

describe('a command that does not exist is reported', () => {
  it.each([
    ['npx vellum biuld', 'docs/a.md:5'],
    ['npx vellum build --targett nginx', 'docs/a.md:5'],
    ['npm ci && npx vellum build --target ngix', 'docs/a.md:5'],
    ['npm run biuld', 'docs/a.md:5 A new site has no script "biuld".'],
    ['npm run build -- --targett nginx', 'docs/a.md:5'],
    ['cd site\nnpx vellum biuld', 'docs/a.md:6'],
  ])('%j', (text, expected) => {
    const problems = commandProblems({ text, page, line: 5 })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
  })

  it.each([
    'npx vellum dev --locale fr # only French',
    'npm run build -- --target github-pages --base "$BASE_PATH/"',
    'npm install && npx vellum build',
    'git push',
  ])('%j exists', (text) => {
    expect(commandProblems({ text, page, line: 5 })).toEqual([])
  })
})

describe('a workflow', () => {
  const problemsOf = (text: string) =>
    workflowProblems({ page, line: 5, language: 'yaml', title: 'a.yml', words: [], text })
  const workflow = (step: string, needs = '') =>
    `on: [push]\njobs:\n  build:${needs}\n    steps:\n      - ${step}\n`

  it.each([
    ['run: npx vellum build', []],
    ['uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', []],
    [
      'uses: actions/checkout@v5',
      ['docs/a.md:5 The step 1 of "build" uses "actions/checkout@v5", which names no commit.'],
    ],
    ['with: {}', ['docs/a.md:5 The step 1 of "build" has neither or both of "run" and "uses".']],
    ['run: npm run biuld', ['docs/a.md:9 A new site has no script "biuld".']],
  ])('%j', (step, problems) => {
    expect(problemsOf(workflow(step))).toEqual(problems)
  })

  it('of broken YAML, without a trigger, or with a job that waits for none is reported', () => {
    expect(problemsOf('on: [push\n')[0]).toMatch(/^docs\/a\.md:5 /)
    expect(problemsOf('name: Build\n')).toEqual([
      'docs/a.md:5 The workflow has no "on".',
      'docs/a.md:5 The workflow has no jobs.',
    ])
    expect(problemsOf(workflow('run: npm ci', '\n    needs: test'))).toEqual([
      'docs/a.md:5 The job "build" needs "test", which does not exist.',
    ])
  })
})
