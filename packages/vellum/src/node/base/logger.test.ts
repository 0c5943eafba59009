import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.js'

const COMPILE = { running: 'Compiling', ended: 'Compiled', object: 'the pages' }
const CHECK = { running: 'Checking', ended: 'Checked', object: 'the links' }
const CLEAR = '\r\u001B[K'

function record(output: { terminal: boolean; columns?: number }) {
  const clock = { time: 0 }
  const writes: string[] = []
  const logger = createLogger({
    write: (text) => writes.push(text),
    terminal: output.terminal,
    now: () => clock.time,
    columns: () => output.columns,
  })
  return { clock, writes, logger }
}

describe('a log', () => {
  it('has lines, and marks warnings', () => {
    const { writes, logger } = record({ terminal: false })
    logger.info('Built 3 pages.')
    logger.warn('A link is broken.\n  at docs/a.md:3')
    expect(writes).toEqual(['Built 3 pages.\n', 'Warning: A link is broken.\n  at docs/a.md:3\n'])
  })

  it('CLI-2: has a line for each phase when it has ended, with what it counted', () => {
    const { clock, writes, logger } = record({ terminal: false })
    const compile = logger.phase(COMPILE)
    compile.expect(1)
    compile.expect(1)
    compile.advance(2)
    clock.time = 4130
    compile.done()
    const one = logger.phase(COMPILE)
    one.expect(1)
    one.done()
    const check = logger.phase(CHECK)
    clock.time = 4210
    check.done()
    expect(writes).toEqual([
      'Compiled 2 pages in 4.1 s.\n',
      'Compiled 1 page in 0.0 s.\n',
      'Checked the links in 0.1 s.\n',
    ])
  })

  it('CLI-2: has a line every five seconds while a phase runs', () => {
    const { clock, writes, logger } = record({ terminal: false })
    const phase = logger.phase(COMPILE)
    phase.expect(4)
    for (const time of [1000, 6000, 7000, 12_000]) {
      clock.time = time
      phase.advance()
    }
    phase.done()
    expect(writes).toEqual(['Compiling 2/4, 6 s left\n', 'Compiling 4/4\n', 'Compiled 4 pages in 12.0 s.\n'])
  })

  it('CLI-3: prints nothing for a phase that failed', () => {
    const { writes, logger } = record({ terminal: false })
    logger.phase(COMPILE).fail()
    expect(writes).toEqual([])
  })
})

describe('a terminal', () => {
  it('CLI-1: shows all phases on one line, which stays when they have ended', () => {
    const { clock, writes, logger } = record({ terminal: true })
    const compile = logger.phase(COMPILE)
    compile.expect(100)
    clock.time = 50
    compile.advance()
    clock.time = 1000
    compile.advance(9)
    clock.time = 2000
    compile.done()
    const check = logger.phase(CHECK)
    clock.time = 2100
    check.done()
    logger.info('Built.')
    logger.info('Two lines.')
    expect(writes).toEqual([
      `${CLEAR}Compiling …`,
      `${CLEAR}Compiling 10/100, 9 s left`,
      `${CLEAR}Compiled 2.0 s`,
      `${CLEAR}Compiled 2.0 s · Checking …`,
      `${CLEAR}Compiled 2.0 s · Checked 0.1 s`,
      `${CLEAR}Compiled 2.0 s · Checked 0.1 s\n`,
      'Built.\n',
      'Two lines.\n',
    ])
  })

  it('CLI-1: prints warnings above the phase that runs', () => {
    const { writes, logger } = record({ terminal: true })
    logger.phase(CHECK)
    logger.warn('A link is broken.')
    expect(writes).toEqual([`${CLEAR}Checking …`, `${CLEAR}Warning: A link is broken.\n${`Checking …`}`])
  })

  it('CLI-1: cuts the start of a line that is too long, and writes it whole in the end', () => {
    const { writes, logger } = record({ terminal: true, columns: 20 })
    logger.phase(COMPILE).done()
    logger.phase(CHECK).done()
    logger.info('Built.')
    expect(writes).toEqual([
      `${CLEAR}Compiling …`,
      `${CLEAR}Compiled 0.0 s`,
      `${CLEAR}…0.0 s · Checking …`,
      `${CLEAR}… s · Checked 0.0 s`,
      `${CLEAR}Compiled 0.0 s · Checked 0.0 s\n`,
      'Built.\n',
    ])
  })

  it('CLI-3: leaves the line of a phase that failed, and begins another one', () => {
    const { writes, logger } = record({ terminal: true })
    logger.phase(COMPILE).done()
    logger.phase(CHECK).fail()
    logger.phase(CHECK)
    expect(writes.slice(2)).toEqual([`${CLEAR}Compiled 0.0 s · Checking …`, '\n', `${CLEAR}Checking …`])
  })
})
