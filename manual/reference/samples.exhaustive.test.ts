// The samples of the reference that samples.built.test.ts does not build.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildGroup, buildSample, groups, wholeSamples, workFolder } from './sampleSites'

const work = workFolder()

afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('a site is built', () => {
  it.each(groups.slice(1).map((group, i) => [i + 1, group] as const))(
    'fields of group %i',
    async (i, group) => {
      await expect(buildGroup(join(work, `site${i}`), group), group.paths.join(', ')).resolves.toBeDefined()
    },
  )

  it.each(wholeSamples.map((sample, i) => [sample.page, i, sample] as const))(
    '%s, sample %i',
    async (_, i, { file, code }) => {
      await expect(buildSample(join(work, `page${i}`), file, code)).resolves.toBeDefined()
    },
  )
})
