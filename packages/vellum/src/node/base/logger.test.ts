import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.js'

function record(terminal: boolean) {
  const clock = { time: 0 }
  const written: string[] = []
  const logger = createLogger({ write: (text) => written.push(text), terminal, now: () => clock.time })
  return { clock, written, logger }
}

describe('createLogger', () => {
  it('writes lines, and marks warnings', () => {
    const { written, logger } = record(false)
    logger.info('Built 3 pages.')
    logger.warn('A link is broken.\n  at docs/a.md:3')
    expect(written).toEqual(['Built 3 pages.\n', 'Warning: A link is broken.\n  at docs/a.md:3\n'])
  })

  it('shows progress on one line of a terminal, with the time left', () => {
    const { clock, written, logger } = record(true)
    const progress = logger.progress('Pages', 100)
    clock.time = 50
    progress.advance()
    clock.time = 1000
    progress.advance(9)
    logger.info('Something else')
    progress.done()
    expect(written).toEqual(['\r\u001B[KPages 10/100, 9 s left', '\r\u001B[KSomething else\n'])
  })

  it('writes a plain line every five seconds in a log', () => {
    const { clock, written, logger } = record(false)
    const progress = logger.progress('Pages', 4)
    for (const time of [1000, 6000, 7000, 12_000]) {
      clock.time = time
      progress.advance()
    }
    progress.done()
    expect(written).toEqual(['Pages 2/4, 6 s left\n', 'Pages 4/4\n'])
  })
})
