import { expect, it } from 'vitest'
import { readBehaviour } from './behaviour'
import { headersTable, joinTable, responseTable } from './trothTables'

const behaviour = readBehaviour()

const row = (table: keyof typeof behaviour, find: (cells: readonly string[]) => boolean) =>
  behaviour[table].rows.find(({ cells }) => find(cells))

it('is plain data', () => {
  expect(JSON.parse(JSON.stringify(behaviour))).toEqual(behaviour)
})

it('has a cell for each column', () => {
  for (const { columns, rows } of Object.values(behaviour)) {
    expect(rows.length).toBeGreaterThan(0)
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
  }
})

it('shows how paths are joined, and what is refused', () => {
  const { rows, note } = behaviour.join
  expect(note).toBe('`…` stands for `https://api.example.com`.')
  expect(rows).toHaveLength(joinTable.length)
  expect(rows[0]).toEqual({
    group: 'allowed',
    cells: ['`…/v1`', '`users`', '`…/v1/users`', 'a path is appended'],
  })
  expect(row('join', ([, path]) => path === '`../admin`')).toEqual({
    group: 'refused',
    cells: ['`…/v1`', '`../admin`', '`CONFIG_ORIGIN`', 'dots above the base are refused'],
  })
  expect(row('join', ([, path]) => path === "`''`")?.cells[3]).toBe('an empty path is the base itself')
  expect(row('join', ([, path]) => path === '`https://api.example.com/v1/users?page=2`')?.group).toBe(
    'allowed',
  )
})

it('shows how headers are merged', () => {
  expect(behaviour.headers.rows).toHaveLength(headersTable.length)
  expect(behaviour.headers.rows.map(({ cells }) => cells)).toEqual(
    expect.arrayContaining([
      ['`X-Test: client`', '`x-test: set`', '', '`set`', '`setHeaders` wins over the client'],
      ['`X-Test: client`', '', '`x-test: null`', 'nothing', '`null` deletes'],
      ['`Headers` `x-test: headers`', '', '', '`headers`', 'a Headers object is accepted'],
      ['', '', 'pairs `X-Test: first`, `x-test: last`', '`last`', 'the last of two pairs wins'],
      ['', '', '`Map` `X-Test: map`', '`map`', 'so is anything that yields pairs'],
    ]),
  )
})

it('shows answers with the same outcome in one row', () => {
  const rows = behaviour.retry.rows.filter(({ group }) => group === 'GET' || group === 'POST')
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['`GET`', '408, 429, 502, 503, 504, network error', '', 'yes'],
    ['`GET`', '400, 401, 403, 404, 409, 422, 500, 501, 505', '', 'no'],
    ['`POST`', '503, network error', '', 'no'],
    ['`POST`', '503', "`'order-1'`", 'yes'],
    ['`POST`', '400', "`'order-1'`", 'no'],
  ])
})

it('shows what becomes of an answer', () => {
  expect(behaviour.response.rows).toHaveLength(responseTable.length)
  expect(behaviour.response.rows).toEqual(
    expect.arrayContaining([
      { group: 'auto', cells: ['`application/json`', '', '`{"id":7,"name":"Ada"}`'] },
      { group: 'auto', cells: ['`Application/JSON ; charset=utf-8`', '', '`{"id":7}`'] },
      { group: 'auto', cells: ['`application/octet-stream`', '', '`Blob` of 3 bytes'] },
      { group: 'auto', cells: ['`application/json`, zero bytes', '', '`undefined`'] },
      { group: 'auto', cells: ['`application/json`, not valid', '', '`ParseError`'] },
      { group: 'auto', cells: ['204 No Content', '', '`undefined`'] },
      { group: 'forced', cells: ['zero bytes', "`'text'`", '`""`'] },
    ]),
  )
})
