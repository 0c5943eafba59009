// @ts-check
// The workflows: actions by commit, the least rights, no secrets. They run elsewhere, so this reads them.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { PACKAGES } from './publish.mjs'
import { root } from './script.mjs'

const FOLDERS = ['.github/workflows', 'packages/create-vellum/template/github/workflows']

/**
 * @typedef {{ uses?: string, run?: string, with?: Record<string, unknown> }} Step
 * @typedef {{ permissions?: Record<string, string>, steps: Step[], needs?: string | string[], if?: string }} Job
 */

const workflows = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => {
    const text = readFileSync(join(root, folder, name), 'utf8')
    /** @type {{ on: Record<string, unknown>, permissions: unknown, jobs: Record<string, Job> }} */
    const { on, permissions, jobs } = parse(text)
    return { name: `${folder}/${name}`, text, on, permissions, jobs }
  }),
)
const named = (/** @type {string} */ name) => {
  const foundWorkflow = workflows.find((workflow) => workflow.name === `.github/workflows/${name}`)
  if (!foundWorkflow) throw new Error(`There is no workflow ${name}.`)
  return foundWorkflow
}

describe.each(workflows)('$name', ({ text, permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('uses actions by their commit, with the version for readers', () => {
    const uses = text.match(/uses: .*/g) ?? []
    expect(uses.length).toBeGreaterThan(0)
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('gives rights to jobs only, each those it needs', () => {
    expect(permissions).toEqual({})
    const allowed = /^(?:(?:contents|pages): read|(?:id-token|pages|security-events): write)$/
    for (const { permissions: rights = {} } of Object.values(jobs)) {
      expect(Object.keys(rights).length).toBeGreaterThan(0)
      for (const [right, level] of Object.entries(rights)) expect(`${right}: ${level}`).toMatch(allowed)
    }
  })

  it('has no secret, and leaves no credentials of git behind', () => {
    expect(text).not.toContain('secrets.')
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })

  it('puts nothing that others write into a command', () => {
    const commands = steps.flatMap(({ run }) => run ?? [])
    for (const command of commands) expect(command).not.toMatch(/\$\{\{\s*(?:github\.(?!sha\b)|inputs\.)/)
  })
})

it('uses one commit of each action in all workflows', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/[\w-]+\/[\w/-]+@[0-9a-f]{40} # \S+/g) ?? [])
  const versions = new Map(uses.map((use) => [use.split('@')[0], new Set()]))
  for (const use of uses) versions.get(use.split('@')[0])?.add(use)
  expect([...versions.values()].filter((usedVersions) => usedVersions.size > 1)).toEqual([])
})

describe('publish.yml', () => {
  const { on, jobs, text } = named('publish.yml')
  const commands = (/** @type {string} */ job) => (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? [])

  it('runs for a tag of each package, and for nothing else', () => {
    expect(on).toEqual({ push: { tags: Object.keys(PACKAGES).map((name) => `${name}@*`) } })
  })

  it('gives an identity where it publishes, and reading elsewhere', () => {
    const rights = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))
    expect(rights).toEqual({
      test: { contents: 'read' },
      supplies: { contents: 'read' },
      npm: { contents: 'read', 'id-token': 'write' },
      jsr: { contents: 'read', 'id-token': 'write' },
    })
  })

  it('publishes after the tests and the signatures: the package of the tag to npm, Troth alone to JSR', () => {
    for (const name of ['npm', 'jsr']) {
      expect(jobs[name]?.needs).toEqual(['test', 'supplies'])
      expect(commands(name)).toContain(`node scripts/publish.mjs ${name}`)
    }
    expect(jobs.npm?.if).toBeUndefined()
    expect(jobs.jsr?.if).toBe("startsWith(github.ref_name, 'troth@')")
  })

  it('checks the signatures of the registry, and keeps a list of what the package is made of', () => {
    expect(commands('supplies')).toContain('npm audit signatures')
    const [file] = /(?<=> )\S+\.cdx\.json$/.exec(commands('supplies').join('\n')) ?? []
    expect(file).toBeDefined()
    expect(text).toContain(`path: ${file}`)
  })
})

describe('codeql.yml', () => {
  it('reads the sources and the workflows, and may report what it finds', () => {
    const { jobs } = named('codeql.yml')
    expect(jobs.analyze).toMatchObject({
      permissions: { contents: 'read', 'security-events': 'write' },
      strategy: { matrix: { language: ['javascript-typescript', 'actions'] } },
    })
  })
})
