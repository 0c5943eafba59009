// The smaller files of one image. A file that saves nothing is left out.

import { availableParallelism } from 'node:os'
import type Sharp from 'sharp'
import type { CompleteOptions, Format } from './options.js'

/** An image to encode. */
export interface SourceImage {
  readonly bytes: Buffer
  /** In pixels, as it is shown; undefined if it is unknown. */
  readonly width: number | undefined
  /** The start of the names of its files. @example 'photo' */
  readonly name: string
}

/** An encoded file; its name ends with its width and its format. */
export interface Variant {
  readonly name: string
  readonly content: Buffer
}

/** The options that decide on the files. */
export type EncodeOptions = Pick<CompleteOptions, 'formats' | 'widths' | 'quality'>

/** A width this close to that of the image is not worth a file of its own. */
const CLOSE = 0.9

/** From 0 to 9. The next one, sharp's default, takes three to six times as long for 4 to 14 % fewer bytes (measured). */
const AVIF_EFFORT = 3

/** Encodes an image in each format; returns nothing for animations and drawings. */
export async function encodeVariants(
  sharp: typeof Sharp,
  { bytes, width, name }: SourceImage,
  { formats, widths, quality }: EncodeOptions,
): Promise<Variant[]> {
  const { format, pages = 1 } = await sharp(bytes).metadata()
  if (pages > 1 || format === 'svg' || width === undefined) return []
  const ownFormat = format === 'heif' ? 'avif' : format
  const smaller = widths.filter((candidate) => candidate < width * CLOSE)
  const ownWidth = width <= widths.at(-1)! ? [width] : []

  /** From the largest on: each must be smaller than the one before it, the first smaller than the original. */
  const encodeFormat = async (target: Format): Promise<Variant[]> => {
    const variants: Variant[] = []
    // The original is the largest file of its own format.
    const targetWidths = [...smaller, ...(target === ownFormat ? [] : ownWidth)]
    for (const targetWidth of targetWidths.reverse()) {
      const content = await inTurn(() => {
        const image = sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width: targetWidth })
        return target === 'avif'
          ? image.avif({ quality: quality.avif, effort: AVIF_EFFORT }).toBuffer()
          : image.webp({ quality: quality.webp, smartSubsample: true }).toBuffer()
      })
      if (content.length < (variants.at(-1)?.content ?? bytes).length) {
        variants.push({ name: `${name}-${targetWidth}.${target}`, content })
      } else if (variants.length === 0 && target !== ownFormat) {
        // Without its largest file a format would show large screens too few pixels.
        return []
      }
    }
    return variants.reverse()
  }

  const encoded = await Promise.all(formats.map(encodeFormat))
  // Browsers take the first format that they know, so one that needs more bytes than a later one is no use.
  return encoded.filter((own, i) => !encoded.slice(i + 1).some((later) => isSmaller(later, own))).flat()
}

/** Whether all files of a format together are smaller than those of another. */
function isSmaller(one: readonly Variant[], other: readonly Variant[]): boolean {
  return one.length > 0 && bytesOf(one) < bytesOf(other)
}

function bytesOf(variants: readonly Variant[]): number {
  return variants.reduce((sum, { content }) => sum + content.length, 0)
}

const waiting: (() => void)[] = []
let running = 0

/** Runs as many functions at once as there are processors; each takes memory for a whole image. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
