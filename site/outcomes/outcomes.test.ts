import { describe, expect, it } from 'vitest'
import { readBehaviour } from '../reference/behaviour'
import { outcomesBlock } from '../reference/behaviourDirective'
import { type OutcomeRow, outcomeTable } from '../reference/trothTables'
import { callCode } from './callCode'
import { linkedCase } from './linkedCase'
import { OUTCOME_COLUMNS, outcomes } from './outcomesTable'
import { actedText, nextText } from './outcomeWords'
import { stepsOf } from './timeline'

function rowOf(choice: Partial<OutcomeRow>): OutcomeRow {
  const usual = { method: 'POST', failure: '503', retry: 'default', hasKey: false }
  const wanted = Object.entries({ ...usual, ...choice })
  return outcomeTable.find((row) => wanted.every(([name, value]) => row[name as keyof OutcomeRow] === value))!
}

describe('outcomes', () => {
  const { columns, rows } = outcomes()
  /** The cell that a case is shown in. */
  const cellOf = ({ failure, method, hasKey }: OutcomeRow) => {
    const column = OUTCOME_COLUMNS.findIndex(
      (column) =>
        column.methods.includes(method) && (column.hasKey === hasKey || column.methods[0] === 'GET'),
    )
    const cell = rows.find(({ group }) => group === failure)!.cells[column + 2]!
    // Where a GET differs, it comes first.
    const [first, second = first] = cell.split(/ (?=PUT, DELETE: )/)
    return (method === 'GET' ? first : second)!
  }

  it('shows the next step of every case', () => {
    const words = {
      fix: 'Fix it.',
      resend: 'Send it again.',
      'resend with key': 'Send it again with the same key.',
      'read first': 'Read first, then decide.',
      done: 'Do not send it again.',
    }
    for (const row of outcomeTable) expect(cellOf(row)).toMatch(new RegExp(words[row.next], 'i'))
  })

  it('names the options that send more than one request, and no others', () => {
    for (const row of outcomeTable) {
      const named = /`retry(?:: 2|\.timeouts|\.methods)` sends [23] requests/.exec(cellOf(row))?.[0] ?? ''
      const isNamed = {
        default: false,
        limit: named.includes('`retry: 2`'),
        timeouts: /`retry(?:: 2|\.timeouts)`/.test(named),
        methods: /`retry(?:: 2|\.methods)`/.test(named),
      }
      expect([cellOf(row), row.retry, isNamed[row.retry]]).toEqual([cellOf(row), row.retry, row.requests > 1])
      if (row.changes > 1) expect(cellOf(row)).toContain('it may be processed 3 times')
    }
  })

  it('has a row for each failure', () => {
    expect(columns).toHaveLength(5)
    expect(rows.find(({ group }) => group === '503')?.cells).toEqual([
      '503 Service Unavailable: `HTTP_STATUS`',
      'Perhaps',
      'Send it again. `retry: 2` sends 3 requests.',
      'Read first, then decide. `retry.methods` sends 3 requests, and it may be processed 3 times.',
      'Send it again with the same key. `retry: 2` sends 3 requests.',
    ])
    expect(rows.find(({ group }) => group === 'conflict')?.cells).toEqual([
      '404, 409 or 412: `HTTP_STATUS`',
      'No. After a retry: perhaps',
      'GET: Fix it. PUT, DELETE: Fix it. After a retry: read first, then decide. `retry: 2` sends 2 requests.',
      'Fix it. After a retry: read first, then decide. `retry.methods` sends 2 requests.',
      'Fix it. After a retry: read first, then decide. `retry: 2` sends 2 requests.',
    ])
    expect(rows.find(({ group }) => group === 'schema')?.cells[2]).toBe(
      'GET: Fix it. PUT, DELETE: Do not send it again.',
    )
  })
})

describe('outcomesBlock', () => {
  it('is an empty element for the explorer, and the folded table', () => {
    const data = {
      behaviour: readBehaviour(),
      homes: new Map(),
      platforms: [],
      releases: [],
      entries: {},
      reference: {} as never,
    }
    expect(outcomesBlock(data)).toMatchObject({
      data: { hName: 'div', hProperties: { id: 'outcomes' } },
      children: [
        { data: { hName: 'div' }, children: [] },
        {
          data: { hName: 'details' },
          children: [
            { data: { hName: 'summary' }, children: [{ value: 'All cases as a table' }] },
            { type: 'paragraph' },
            { type: 'table' },
          ],
        },
      ],
    })
  })
})

describe('the words of a case', () => {
  it('warn of duplicates where a POST is retried without a key', () => {
    const retried = rowOf({ retry: 'methods' })
    expect([actedText(retried), nextText(retried)]).toEqual([
      'Perhaps, up to 3 times',
      'Read the resource and look for duplicates before you send it again.',
    ])
    const broken = rowOf({ retry: 'methods', failure: 'broken body' })
    expect([actedText(broken), nextText(broken)]).toEqual([
      'Yes, 3 times',
      'Do not send it again. Look for duplicates.',
    ])
  })

  it('explain a conflict after a retry, and a stored 500', () => {
    const conflict = rowOf({ method: 'DELETE', retry: 'limit', failure: 'conflict' })
    expect([actedText(conflict), nextText(conflict)]).toEqual([
      'Perhaps, at most once',
      'Nothing, if the resource should be gone: the 404 may be the work of your first attempt. Read it if you are not sure.',
    ])
    expect(nextText(rowOf({ method: 'DELETE', failure: 'conflict' }))).toMatch(/^Fix the request/)
    expect(nextText(rowOf({ failure: 'stored 500', hasKey: true }))).toContain('with a new `idempotencyKey`')
    expect(nextText(rowOf({ failure: 'stored 500' }))).not.toContain('idempotencyKey')
  })

  it('have no case without a sentence', () => {
    for (const row of outcomeTable) {
      expect(actedText(row)).toMatch(/^(?:No|Perhaps|Yes), /)
      expect(nextText(row)).toMatch(/\.$/)
    }
  })
})

describe('callCode', () => {
  it('is the call as a reader writes it', () => {
    expect(callCode({ method: 'GET', retry: 'default', hasKey: false })).toBe(
      "await api.getAsync('orders/7')",
    )
    expect(callCode({ method: 'POST', retry: 'methods', hasKey: true })).toBe(
      "await api.postAsync('orders', order, { retry: { limit: 2, methods: ['POST'] }, idempotencyKey })",
    )
  })
})

describe('linkedCase', () => {
  it('is the case of the status, the method, the attempts and the key of a link', () => {
    const caseOf = (query: string) => Object.values(linkedCase(query) ?? {})
    expect(caseOf('?status=503&method=POST')).toEqual(['POST', '503', 'default', false])
    expect(caseOf('?status=409&method=post&attempts=2&key')).toEqual(['POST', 'conflict', 'methods', true])
    expect(caseOf('?method=HEAD&status=404&attempts=1')).toEqual(['GET', 'conflict', 'default', false])
    expect(caseOf('?status=422&method=PATCH')).toEqual(['PATCH', '4xx', 'default', false])
    expect(caseOf('?status=504&method=PUT')).toEqual(['PUT', '503', 'default', false])
    expect(caseOf('?status=501&method=PUT')).toEqual(['PUT', '500', 'default', false])
  })

  it('is none for other queries', () => {
    for (const query of [
      '',
      '?status=503',
      '?method=POST',
      '?status=200&method=GET',
      '?status=503&method=__proto__',
      '?status=4e2x&method=GET',
    ])
      expect(linkedCase(query)).toBeUndefined()
  })
})

describe('stepsOf', () => {
  it('has every attempt with the wait before it, and what the server does', () => {
    expect(stepsOf(rowOf({ retry: 'limit', hasKey: true }))).toEqual([
      { type: 'attempt', number: 1, result: '503', server: 'may process it' },
      { type: 'wait', ms: 300 },
      { type: 'attempt', number: 2, result: '503', server: 'knows the key' },
      { type: 'wait', ms: 600 },
      { type: 'attempt', number: 3, result: '503', server: 'knows the key' },
    ])
    const server = (choice: Partial<OutcomeRow>) =>
      stepsOf(rowOf(choice)).flatMap((step) => (step.type === 'attempt' ? [step.server] : []))
    expect(server({ method: 'PUT', retry: 'limit' })).toEqual(['may process it', 'same state', 'same state'])
    expect(server({ retry: 'methods', failure: 'broken body' })).toEqual([
      'processes it',
      'processes it again',
      'processes it again',
    ])
    expect(server({ method: 'GET' })).toEqual(['changes nothing'])
    expect(server({ failure: '4xx' })).toEqual(['refuses'])
  })

  it('shows a conflict in the attempt after a 503', () => {
    const conflict = rowOf({ method: 'PUT', retry: 'limit', failure: 'conflict' })
    expect(stepsOf(conflict)).toEqual([
      { type: 'attempt', number: 1, result: '503', server: 'may process it' },
      { type: 'wait', ms: 300 },
      { type: 'attempt', number: 2, result: '412', server: 'refuses' },
    ])
  })

  it('has one step when nothing is sent', () => {
    expect(stepsOf(rowOf({ failure: 'config' }))).toEqual([{ type: 'unsent' }])
  })
})
