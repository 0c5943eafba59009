// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { releaseProblems } from './publish.mjs'
import { root } from './script.mjs'

const release = {
  tag: 'troth@0.2.0',
  version: '0.2.0',
  jsrVersion: '0.2.0',
  changelog: '# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- New.\n',
}

describe('releaseProblems', () => {
  it('has none when tag, manifests and changelog say the same', () => {
    expect(releaseProblems(release)).toEqual([])
  })

  it.each([
    [
      { tag: undefined },
      'The tag is missing, the version of packages/troth/package.json is 0.2.0. Push the tag troth@0.2.0.',
    ],
    [
      { tag: 'troth@0.2.1' },
      'The tag is troth@0.2.1, the version of packages/troth/package.json is 0.2.0. Push the tag troth@0.2.0.',
    ],
    [
      { jsrVersion: '0.1.0' },
      'packages/troth/jsr.json has the version 0.1.0, package.json 0.2.0. Make them equal.',
    ],
    [
      { changelog: '## 0.1.0' },
      'packages/troth/CHANGELOG.md has no heading "## 0.2.0". Describe what has changed.',
    ],
    [
      { changelog: '## 0.2.0 (unreleased)' },
      'packages/troth/CHANGELOG.md calls 0.2.0 unreleased. Write the date instead: "## 0.2.0 (2026-01-31)".',
    ],
  ])('names what differs: %o', (difference, problem) => {
    expect(releaseProblems({ ...release, ...difference })).toEqual([problem])
  })
})

describe('publish.yml', () => {
  const text = readFileSync(join(root, '.github/workflows/publish.yml'), 'utf8')
  const { on, permissions, jobs } = parse(text)
  const names = Object.keys(jobs)

  it('runs for tags of Troth alone', () => {
    expect(on).toEqual({ push: { tags: ['troth@*'] } })
  })

  it('uses actions by their commit, with the version for readers', () => {
    const uses = text.match(/uses: .*/g) ?? []
    expect(uses.length).toBeGreaterThan(0)
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('gives no right but what a job needs: reading, and an identity where it publishes', () => {
    expect(permissions).toEqual({})
    const rights = Object.fromEntries(names.map((name) => [name, jobs[name].permissions]))
    expect(rights).toEqual({
      test: { contents: 'read' },
      npm: { contents: 'read', 'id-token': 'write' },
      jsr: { contents: 'read', 'id-token': 'write' },
    })
  })

  it('publishes after the tests, without a secret', () => {
    for (const name of ['npm', 'jsr']) {
      expect(jobs[name].needs).toBe('test')
      expect(jobs[name].steps.map((/** @type {{ run?: string }} */ step) => step.run)).toContain(
        `node scripts/publish.mjs ${name}`,
      )
    }
    expect(text).not.toContain('secrets.')
  })

  it('leaves no credentials of git behind', () => {
    const checkouts = names.flatMap((name) =>
      jobs[name].steps.filter((/** @type {{ uses?: string }} */ step) => step.uses?.includes('checkout')),
    )
    expect(checkouts).toHaveLength(names.length)
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })
})
