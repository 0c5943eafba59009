import { expect, it } from 'vitest'
import { readReleases } from './readReleases'
import { readChangelog } from './trothFiles'

it('reads the versions of a changelog that are released', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- A.\n\n## 0.2.0 (2026-11-16)\n\n### New (2)\n\n## 0.1.0 (2026-01-02)\n'
  expect(readReleases(changelog)).toEqual([
    { version: '0.2.0', date: '2026-11-16' },
    { version: '0.1.0', date: '2026-01-02' },
  ])
})

it("finds them in Troth's", () => {
  expect(readReleases(readChangelog()).length).toBeGreaterThan(0)
})
