import { describe, expect, it } from 'vitest'
import api from './api'

const request = new Request('https://api.example.com/v1/users/7')
const { statusResponse, describeAbort } = api

describe('statusResponse', () => {
  it('has the format of the demo API', async () => {
    const detail = 'From the list of statuses under Network.'
    const response = statusResponse(request, { status: 503, headers: { 'Retry-After': '2' }, detail })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({ title: 'Service Unavailable', status: 503, detail })
  })

  it.each([
    [204, 'No Content'],
    [304, 'Not Modified'],
    [500, 'Internal Server Error'],
  ])('has no body without a detail: %i', (status, statusText) => {
    const response = statusResponse(request, { status, headers: {}, detail: undefined })
    expect([response.status, response.statusText, response.body]).toEqual([status, statusText, null])
  })
})

describe('describeAbort', () => {
  it('describes the errors of Troth and no others', () => {
    const error = { [Symbol.for('troth.error')]: true, kind: 'timeout' }
    expect(describeAbort(error)).toBe(error)
    expect([new Error('x'), 'x', null, undefined].map((reason) => describeAbort(reason))).toEqual(
      Array(4).fill(undefined),
    )
  })
})
