import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import * as limits from '../limits.js'
import type { RunEvent } from '../protocol.js'
import { createConsole } from './console.js'

type AnyConsole = Record<string, (...values: unknown[]) => void>

function setUp() {
  const events: RunEvent[] = []
  let time = 0
  const { console, flush } = createConsole({
    emit: (event) => events.push(event),
    now: () => time,
    stackOf: () => 'Error: message\n    at retry.ts:1:1',
  })
  return {
    console: console as AnyConsole,
    flush,
    events,
    pass: (ms: number) => {
      time += ms
    },
    text: () => events.flatMap((event) => (event.type === 'log' ? event.text : [])).join('\n'),
  }
}

/** What Node.js prints for the same calls. */
function printedByNode(act: (console: AnyConsole) => void): string {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  act(new Console({ stdout: stream, stderr: stream }) as unknown as AnyConsole)
  return text.replace(/\n$/, '')
}

const CALLS: Record<string, (console: AnyConsole) => void> = {
  'all levels': (console) => {
    for (const level of ['log', 'info', 'warn', 'error', 'debug']) console[level]!('%s', level, { a: 1 })
  },
  'an empty line': (console) => console.log!(),
  groups: (console) => {
    console.group!('outer')
    console.log!('one\ntwo')
    console.group!()
    console.warn!({ a: 1 })
    console.groupEnd!()
    console.groupEnd!()
    console.log!('after')
  },
  counts: (console) => {
    console.count!()
    console.count!('a')
    console.count!('a')
    console.countReset!('a')
    console.count!('a')
  },
  assertions: (console) => {
    console.assert!(true, 'not printed')
    console.assert!(false)
    console.assert!(false, 'is %s', 'odd')
    console.assert!(false, { a: 1 })
  },
  'dir with a depth': (console) => console.dir!({ a: { b: { c: { d: 1 } } } }, { depth: 0 }),
  'a table of rows': (console) =>
    console.table!([
      { id: 1, name: 'Ada' },
      { id: 2, role: 'admin' },
    ]),
  'a table with chosen columns': (console) => console.table!([{ id: 1, name: 'Ada' }], ['name']),
  'a table of values': (console) => console.table!(['a', 'b', { c: 1 }]),
  'a table of an object': (console) => console.table!({ one: { a: [1, 2] }, two: { a: { b: 1 } } }),
  'a table of nothing': (console) => console.table!('text'),
  'a table of a map': (console) =>
    console.table!(
      new Map<unknown, unknown>([
        ['a', { b: 1 }],
        [{ c: 2 }, 'd'],
      ]),
    ),
  'a table of a set': (console) => console.table!(new Set([{ a: 1 }, 'b', [1, 2]])),
}

describe('createConsole', () => {
  it.each(Object.entries(CALLS))('prints as Node.js does: %s', (_, act) => {
    const { console, text } = setUp()
    act(console)
    expect(text()).toBe(printedByNode(act))
  })

  it('reports the level and the time of a line', () => {
    const { console, events, pass } = setUp()
    pass(5)
    console.warn!('careful')
    expect(events).toEqual([{ type: 'log', at: 5, level: 'warn', text: 'careful' }])
  })

  it('prints the time of timers', () => {
    const { console, text, pass } = setUp()
    console.time!()
    pass(1.5)
    console.timeLog!('default', 'so far')
    pass(2500)
    console.timeEnd!()
    expect(text()).toBe('default: 1.5ms so far\ndefault: 2.502s')
  })

  it('prints a trace with the lines of the program', () => {
    const { console, text } = setUp()
    console.trace!('message')
    expect(text()).toBe('Trace: message\n    at retry.ts:1:1')
  })

  it('shortens a line', () => {
    const { console, text } = setUp()
    console.log!('x'.repeat(limits.lineCharacters + 5))
    expect(text()).toBe(`${'x'.repeat(limits.lineCharacters)}… 5 more characters`)
  })

  it('limits the indentation of groups', () => {
    const { console, text } = setUp()
    for (let level = 0; level < 20_000; level += 1) console.group!()
    console.log!(`${'\n'.repeat(5000)}x`)
    expect(text().length).toBeLessThan(limits.lineCharacters + 100)
    for (let level = 0; level < 19_999; level += 1) console.groupEnd!()
    console.log!('one level')
    console.groupEnd!()
    console.groupEnd!()
    console.log!('none')
    expect(text()).toMatch(/\n {2}one level\nnone$/)
  })

  it('reports how much of an indented text is hidden, without the indentation', () => {
    const { console, text } = setUp()
    console.group!()
    console.log!(`a\n${'x'.repeat(limits.lineCharacters)}`)
    expect(text()).toBe(`  a\n  ${'x'.repeat(limits.lineCharacters - 6)}… 6 more characters`)
  })

  it('counts lines beyond the limit, and reports the count from time to time', () => {
    const { console, events, flush, pass } = setUp()
    for (let line = 0; line < limits.lines + 3; line += 1) console.log!(line)
    pass(100)
    console.log!('x')
    console.log!('y')
    flush()
    flush()
    expect(events.filter(({ type }) => type === 'log')).toHaveLength(limits.lines)
    expect(events.filter(({ type }) => type === 'unshown')).toEqual([
      { type: 'unshown', at: 0, lines: 1 },
      { type: 'unshown', at: 100, lines: 4 },
      { type: 'unshown', at: 100, lines: 5 },
    ])
  })

  it('limits the characters of all lines', () => {
    const { console, events } = setUp()
    for (let line = 0; line < 150; line += 1) console.log!('x'.repeat(10_000))
    expect(events.filter(({ type }) => type === 'log')).toHaveLength(100)
  })

  it('prints objects that throw when they are inspected', () => {
    const { console, text } = setUp()
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    console.log!('a', proxy)
    console.dir!(proxy)
    console.table!(proxy)
    console.table!([{ a: proxy }])
    console.trace!(proxy)
    console.assert!(false, proxy)
    expect(text()).toBe(
      'a [object]\n[object]\n[object]\n[object Object]\n[object]\nAssertion failed: [object]',
    )
  })

  it('does not format lines beyond the limit', () => {
    const { console } = setUp()
    for (let line = 0; line < limits.lines; line += 1) console.log!(line)
    let looks = 0
    const look = () => {
      looks += 1
      return []
    }
    const watched = new Proxy({}, { ownKeys: look })
    for (const name of ['log', 'dir', 'table', 'trace']) console[name]!(watched)
    expect(looks).toBe(0)
  })

  it('draws the first rows and columns of a large table, and reports how many more there are', () => {
    const { console, text } = setUp()
    console.table!(Array.from({ length: 200_000 }, (_, index) => index))
    expect(text()).toContain('│ 99      │ 99     │\n└─────────┴────────┘\n… 199900 more rows')
    const wide = setUp()
    wide.console.table!([Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [index, index]))])
    expect(wide.text()).toContain('… 99950 more columns')
  })
})
