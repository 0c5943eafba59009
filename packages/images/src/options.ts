// The options of the plugin: their types, their defaults and what is wrong with them.

/** A format that images are encoded in. */
export type Format = 'avif' | 'webp'

/** Options of `images`. */
export interface ImagesOptions {
  /**
   * The formats of the smaller files. Browsers use the first that they know, and the original if they know none.
   * @default ['avif', 'webp']
   * @example ['webp']
   */
  readonly formats?: readonly Format[] | undefined
  /**
   * The widths of the smaller files in pixels. An image gets those below its own width, and its own if that is below
   * the largest.
   * @default [480, 768, 1152, 1536]
   */
  readonly widths?: readonly number[] | undefined
  /**
   * The quality, from 1 to 100, for all formats or for each.
   * @default { avif: 60, webp: 80 }
   */
  readonly quality?: number | Readonly<Partial<Record<Format, number>>> | undefined
  /**
   * How wide images are shown, as in the attribute `sizes` of HTML. The default is the width of the image, at most the
   * column of text (704 px), on narrow screens the width of the screen.
   * @example '(max-width: 996px) 100vw, 900px'
   */
  readonly sizes?: string | undefined
  /**
   * Images with fewer bytes stay as they are.
   * @default 4096
   */
  readonly minBytes?: number | undefined
  /**
   * Whether a build without sharp fails. Otherwise it warns, and images keep their size and format.
   * @default false
   */
  readonly required?: boolean | undefined
}

/** The options with their defaults. */
export interface CompleteOptions {
  readonly formats: readonly Format[]
  /** In ascending order. */
  readonly widths: readonly number[]
  readonly quality: Readonly<Record<Format, number>>
  readonly sizes: string | undefined
  readonly minBytes: number
  readonly required: boolean
}

const FORMATS: readonly Format[] = ['avif', 'webp']
const QUALITY: Readonly<Record<Format, number>> = { avif: 60, webp: 80 }

/** Adds the defaults; throws if an option is wrong. */
export function completeOptions({
  formats = FORMATS,
  widths = [480, 768, 1152, 1536],
  quality = {},
  sizes,
  minBytes = 4096,
  required = false,
  ...unknown
}: ImagesOptions): CompleteOptions {
  const [name] = Object.keys(unknown)
  check(
    name === undefined,
    `images() has no option "${name}". Its options are formats, widths, quality, sizes, minBytes and required.`,
  )
  check(
    isFilledArray(formats) && formats.every((format) => FORMATS.includes(format)),
    "images(): `formats` must be an array of 'avif' and 'webp'.",
  )
  check(
    isFilledArray(widths) && widths.every((width) => Number.isInteger(width) && width > 0),
    'images(): `widths` must be an array of whole numbers above 0, such as [480, 960].',
  )
  const qualities =
    typeof quality === 'number' ? { avif: quality, webp: quality } : { ...QUALITY, ...quality }
  check(
    Object.entries(qualities).every(
      ([format, value]) => FORMATS.includes(format as Format) && isQuality(value),
    ),
    'images(): `quality` must be a whole number from 1 to 100, or have one for each format: { avif: 60, webp: 80 }.',
  )
  check(
    sizes === undefined || (typeof sizes === 'string' && sizes.trim() !== ''),
    "images(): `sizes` must be a string such as '(max-width: 996px) 100vw, 900px'.",
  )
  check(
    Number.isInteger(minBytes) && minBytes >= 0,
    'images(): `minBytes` must be a whole number, such as 4096.',
  )
  check(typeof required === 'boolean', 'images(): `required` must be true or false.')
  return {
    formats: [...new Set(formats)],
    widths: [...new Set(widths)].sort((a, b) => a - b),
    quality: qualities,
    sizes,
    minBytes,
    required,
  }
}

function check(isRight: boolean, message: string): void {
  if (!isRight) throw new TypeError(message)
}

function isFilledArray(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

function isQuality(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100
}
