import { describe, expect, it } from 'vitest'
import { truncation } from './truncation.js'

const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

describe('truncation', () => {
  it.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])(
    'BL-6: finds %s, and blanks it',
    (marker) => {
      const body = `One.\n\n${marker}\n\nTwo.`
      expect(truncation(body, MARKER)).toEqual({
        end: 6,
        body: body.replace(marker, ' '.repeat(marker.length)),
        marker,
      })
    },
  )

  it('BL-6: ignores a marker in code', () => {
    const body =
      '```md\n<!-- truncate -->\n```\n\n~~~\n<!-- truncate -->\n```\n~~~\n\nText <!-- truncate --> more.'
    expect(truncation(body, MARKER).end).toBe(body.lastIndexOf('<!--'))
  })

  it('finds no end without a marker, or with one in an open fence', () => {
    expect(truncation('One.', MARKER)).toEqual({ end: undefined, body: 'One.' })
    expect(truncation('```\n<!-- truncate -->', MARKER).end).toBeUndefined()
  })

  it('finds the marker of the site', () => {
    expect(truncation('One.\n<!-- more -->\n', /<!-- more -->/).end).toBe(5)
  })
})
