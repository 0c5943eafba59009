import { describe, expect, it } from 'vitest'
import type { Logger } from '../base/logger.js'
import { createPhases } from './phases.js'

function record() {
  const events: string[] = []
  const clock = { wall: 0, cpu: 0 }
  const logger: Pick<Logger, 'phase'> = {
    phase: ({ ended }) => ({
      expect: (count) => void events.push(`expect ${count}`),
      advance: (by) => void events.push(`advance ${by}`),
      done: () => void events.push(ended),
      fail: () => void events.push(`${ended}: failed`),
    }),
  }
  const phases = createPhases(logger, { wall: () => clock.wall, cpu: () => clock.cpu })
  return { events, clock, phases }
}

describe('createPhases', () => {
  it('CLI-5: measures what each phase took, and returns its result', async () => {
    const { events, clock, phases } = record()
    clock.wall = 100
    expect(await phases.run('load', async () => 'a site')).toBe('a site')
    await phases.run('compile', async ({ expect: count, advance }) => {
      count(2)
      advance(2)
      clock.wall += 50
      clock.cpu += 80
    })
    expect(phases.times()).toEqual([
      { name: 'load', wall: 0, cpu: 0 },
      { name: 'compile', wall: 50, cpu: 80 },
    ])
    expect(events).toEqual(['Loaded', 'expect 2', 'advance 2', 'Compiled'])
  })

  it('CLI-3: ends a phase that fails, and throws its error', async () => {
    const { events, phases } = record()
    const error = new Error('A page is wrong.')
    await expect(phases.run('render', () => Promise.reject(error))).rejects.toBe(error)
    expect([events, phases.times()]).toEqual([['Rendered: failed'], []])
  })
})
