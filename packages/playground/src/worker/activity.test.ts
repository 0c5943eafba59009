import { describe, expect, it } from 'vitest'
import { createActivity } from './activity.js'

function setUp() {
  let time = 0
  let tick = () => {}
  let isReading = false
  const idle: [how: string, at: number][] = []
  const activity = createActivity({
    now: () => time,
    every: (_, run) => {
      tick = run
    },
    isReading: () => isReading,
    onIdle: (how, at) => idle.push([how, at]),
  })
  return {
    activity,
    idle,
    read: (reading: boolean) => {
      isReading = reading
    },
    ticks: (count: number) => {
      for (let done = 0; done < count; done += 1) {
        time += 25
        tick()
      }
    },
  }
}

describe('createActivity', () => {
  it('takes a program for finished when it is at its end and nothing is under way', () => {
    const { activity, idle, ticks } = setUp()
    const end = activity.begin()
    activity.reachedEnd()
    ticks(100)
    expect(idle).toEqual([])
    end()
    ticks(1)
    expect(idle).toEqual([])
    ticks(1)
    expect(idle).toEqual([['finished', 2500]])
  })

  it('says once that it is over', () => {
    const { activity, idle, ticks } = setUp()
    activity.reachedEnd()
    ticks(100)
    expect(idle).toEqual([['finished', 0]])
  })

  it('waits longer for a program that is not at its end', () => {
    const { idle, ticks } = setUp()
    ticks(11)
    expect(idle).toEqual([])
    ticks(1)
    expect(idle).toEqual([['waiting', 0]])
  })

  it('starts its patience again with everything that happens', () => {
    const { activity, idle, ticks } = setUp()
    ticks(11)
    activity.stir()
    ticks(11)
    expect(idle).toEqual([])
  })

  it('takes a program that is at its end, but reads a body, for one that waits', () => {
    const { activity, idle, ticks, read } = setUp()
    activity.reachedEnd()
    read(true)
    ticks(12)
    expect(idle).toEqual([['waiting', 0]])
  })

  it('waits for the clock of a signal only as long as somebody may need it', () => {
    const waiting = setUp()
    const end = waiting.activity.beginOptional()
    waiting.ticks(100)
    expect(waiting.idle).toEqual([])
    end()
    waiting.ticks(12)
    expect(waiting.idle).toEqual([['waiting', 2500]])

    const finished = setUp()
    finished.activity.beginOptional()
    finished.activity.reachedEnd()
    finished.ticks(2)
    expect(finished.idle).toEqual([['finished', 0]])
  })

  it('counts an end only once', () => {
    const { activity, idle, ticks } = setUp()
    const end = activity.begin()
    activity.begin()
    end()
    end()
    activity.reachedEnd()
    ticks(100)
    expect(idle).toEqual([])
  })
})
