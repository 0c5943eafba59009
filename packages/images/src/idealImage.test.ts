import { expect, it } from 'vitest'
import { type IdealImageOptions, idealImage } from './idealImage.js'

const optionsOf = (options: IdealImageOptions) => {
  const [, , { widths, quality }] = JSON.parse(idealImage(options).cacheKey!)
  return [widths, quality.webp]
}

it('MV-7: takes the options of plugin-ideal-image', () => {
  expect(optionsOf({})).toEqual([[480, 768, 1152, 1536], 80])
  expect(optionsOf({ quality: 70, min: 640, max: 1030, steps: 2, disableInDev: false } as object)).toEqual([
    [640, 1030],
    70,
  ])
  expect(optionsOf({ min: 300, max: 900 })).toEqual([[300, 500, 700, 900], 80])
  expect(optionsOf({ max: 900 })).toEqual([[900], 80])
  expect(optionsOf({ sizes: [600, 300], size: 5 })).toEqual([[300, 600], 80])
  expect(optionsOf({ size: 500 })).toEqual([[500], 80])
})
