import { describe, expect, it } from 'vitest'
import { hexOf, tokenColour } from './tokenColour.js'

const VALUES: Readonly<Record<string, string>> = {
  '--a': '#102030',
  '--b': 'var(--a)',
  '--circle': 'var(--other)',
  '--other': 'var(--circle)',
}

const hex = (value: string) => {
  const colour = tokenColour(value, (name) => VALUES[name])
  return colour && hexOf(colour)
}

describe('tokenColour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#000a', '#000000aa'],
    ['#4a351a24', '#4a351a24'],
    ['white', '#ffffff'],
    ['var(--b)', '#102030'],
    ['var(--none, #abc)', '#aabbcc'],
    ['color-mix(in srgb, #000, #fff)', '#808080'],
    ['color-mix(in srgb, #000 25%, #fff)', '#bfbfbf'],
    ['color-mix(in srgb, #000, #fff 25%)', '#404040'],
    // What is mixed with `transparent` keeps its colour.
    ['color-mix(in srgb, var(--b) 8%, transparent)', '#10203014'],
    ['color-mix(in srgb, color-mix(in srgb, #000, #fff), #000)', '#404040'],
  ])('computes %s as %s', (value, colour) => {
    expect(hex(value)).toBe(colour)
  })

  it.each([
    '1rem',
    '#12345',
    'var(--none)',
    'var(--circle)',
    'color-mix(in oklab, #000, #fff)',
    'color-mix(in srgb, #000, 1rem)',
  ])('finds no colour in %s', (value) => {
    expect(hex(value)).toBeUndefined()
  })
})
