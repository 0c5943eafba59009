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
  it('ends a program at its last line if nothing is under way', () => {
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

  it('reports the end once', () => {
    const { activity, idle, ticks } = setUp()
    activity.reachedEnd()
    ticks(100)
    expect(idle).toEqual([['finished', 0]])
  })

  it('waits longer for a program that has not reached its last line', () => {
    const { idle, ticks } = setUp()
    ticks(11)
    expect(idle).toEqual([])
    ticks(1)
    expect(idle).toEqual([['waiting', 0]])
  })

  it('waits again from the beginning after each activity', () => {
    const { activity, idle, ticks } = setUp()
    ticks(11)
    activity.stir()
    ticks(11)
    expect(idle).toEqual([])
  })

  it('reports a program at its last line that reads a body as waiting', () => {
    const { activity, idle, ticks, read } = setUp()
    activity.reachedEnd()
    read(true)
    ticks(12)
    expect(idle).toEqual([['waiting', 0]])
  })

  it('waits for the timer of a signal only while the program may need it', () => {
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

  it('counts each end once', () => {
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
