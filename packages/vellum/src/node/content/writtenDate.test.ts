import { describe, expect, it } from 'vitest'
import { writtenDate } from './writtenDate.js'

const iso = (text: string) => {
  const date = writtenDate(text)
  return date === undefined ? undefined : new Date(date).toISOString()
}

describe('writtenDate', () => {
  it.each([
    ['2025-01-02', '2025-01-02T00:00:00.000Z'],
    ['2025-1-2', '2025-01-02T00:00:00.000Z'],
    ['2025-01-02 09:30', '2025-01-02T09:30:00.000Z'],
    ['2025-01-02T09:30:15', '2025-01-02T09:30:15.000Z'],
    ['2025-01-02T09:30:15.250Z', '2025-01-02T09:30:15.000Z'],
    ['2025-01-02T09:30+02:00', '2025-01-02T07:30:00.000Z'],
    ['2025-01-02T22:30 -0330', '2025-01-03T02:00:00.000Z'],
    ['2017-02-29', '2017-03-01T00:00:00.000Z'],
    ['Jan 2, 2025', '2025-01-02T00:00:00.000Z'],
  ])('BL-2, MV-10: reads %s, in UTC unless it names a zone', (text, expected) => {
    expect(iso(text)).toBe(expected)
  })

  it.each(['', 'soon', '2025', '2025-13-01', '2025-02-32', '2025-01-02 25:00', '01/02/2025'])(
    'does not read %s as a date',
    (text) => {
      expect(writtenDate(text)).toBeUndefined()
    },
  )
})
