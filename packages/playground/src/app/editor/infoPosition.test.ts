import { expect, it } from 'vitest'
import { infoPosition } from './infoPosition.js'

const box = (left: number, right: number) => ({ left, right, top: 100, bottom: 200 })
const info = box(0, 380)

it.each([
  ['on the right', box(50, 300), box(0, 1440), false, 'left: 100%; top: 0; max-width: 380px'],
  ['above the caret', box(50, 300), box(0, 1440), true, 'left: 100%; bottom: 0; max-width: 380px'],
  ['narrower on the right', box(50, 300), box(0, 560), false, 'left: 100%; top: 0; max-width: 252px'],
  ['on the left', box(400, 650), box(0, 700), false, 'right: 100%; top: 0; max-width: 380px'],
  ['below', box(58, 310), box(0, 390), false, 'left: -56px; top: 100%; max-width: 380px'],
  ['above', box(58, 310), box(0, 390), true, 'left: -56px; bottom: 100%; max-width: 380px'],
  ['in all there is', box(58, 310), box(0, 320), false, 'left: -58px; top: 100%; max-width: 312px'],
])('the description is %s', (_, list, space, isAbove, style) => {
  expect(infoPosition({ list, info, space, isAbove })).toBe(style)
})
