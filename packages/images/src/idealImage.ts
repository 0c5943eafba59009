// The options of Docusaurus' plugin-ideal-image as options of `images`: a site that moves keeps its configuration.

import type { Plugin } from 'vellum'
import { images } from './images.js'
import type { ImagesOptions } from './options.js'

/** Options of plugin-ideal-image. */
export interface IdealImageOptions {
  /** All widths. */
  readonly sizes?: readonly number[] | undefined
  /** One width. */
  readonly size?: number | undefined
  /** The smallest and the largest width, and how many there are from one to the other. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly steps?: number | undefined
  readonly quality?: number | undefined
}

/** The plugin with the options of plugin-ideal-image; others have no effect here. */
export function idealImage(options: IdealImageOptions = {}): Plugin {
  const { quality } = options
  const widths = widthsOf(options)
  const own: ImagesOptions = {
    ...(widths.length > 0 && { widths }),
    ...(quality !== undefined && { quality }),
  }
  return images(own)
}

function widthsOf({ sizes = [], size, min, max, steps = 4 }: IdealImageOptions): readonly number[] {
  if (sizes.length > 0) return sizes
  if (size !== undefined) return [size]
  if (min === undefined || max === undefined || steps < 2) return max === undefined ? [] : [max]
  return Array.from({ length: steps }, (_, i) => Math.round(min + ((max - min) / (steps - 1)) * i))
}
