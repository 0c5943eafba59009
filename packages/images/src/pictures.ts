// Puts the images of a page into `<picture>` elements. The image itself stays as it is: its attributes, and the original
// as its source.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { AddedFile, ElementImage, ElementNode, ElementTools } from 'vellum'
import { encodeVariants } from './encodeVariants.js'
import { type FoundImage, findImages, type Size } from './findImages.js'
import type { CompleteOptions } from './options.js'
import { loadSharp } from './sharpPackage.js'

/** Changes when the same image and options make other files. */
const ENCODER = 1

/** What decides on the pictures. */
export interface PictureOptions extends CompleteOptions {
  readonly sharpVersion: string
}

/** The width of the text of a page. */
const COLUMN = 704
const RASTER = /\.(?:png|jpe?g|webp|avif|gif)$/i

/** Puts every local image of a page that gets smaller into a `<picture>`. */
export async function addPictures(
  tree: ElementNode,
  tools: ElementTools,
  options: PictureOptions,
): Promise<void> {
  await Promise.all(
    findImages(tree).map(async (found) => {
      const image = await tools.image(found.src)
      if (!image || !RASTER.test(image.file)) return
      const files = await variantsOf(image, { found, tools, options })
      if (files.length === 0 || image.width === undefined || image.height === undefined) return
      const size = { width: image.width, height: image.height }
      const sources = sourcesOf(files, { found, size, file: image.file, options })
      found.addSize(size)
      found.wrap({ type: 'element', tagName: 'picture', properties: {}, children: sources })
    }),
  )
}

/** The smaller files of an image; a broken one is reported. */
async function variantsOf(
  { file, width }: ElementImage,
  { found, tools, options }: { found: FoundImage; tools: ElementTools; options: PictureOptions },
): Promise<readonly AddedFile[]> {
  const bytes = await readFile(file)
  if (bytes.length < options.minBytes) return []
  const { formats, widths, quality, sharpVersion } = options
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = basename(file, extname(file))
  const key = JSON.stringify([ENCODER, sharpVersion, name, hash, width, formats, widths, quality])
  try {
    return await tools.files(key, async () =>
      encodeVariants(await loadSharp(), { bytes, width, name }, options),
    )
  } catch (error) {
    if (!(error instanceof Error) || 'hint' in error) throw error
    tools.warn(`"${basename(file)}" cannot be read as an image: ${oneLine(error.message)}.`, {
      node: found.node,
      hint: 'The page shows the file as it is, and browsers may not. Save the image again in an image editor, or replace it.',
    })
    return []
  }
}

function oneLine(text: string): string {
  return text.trim().split('\n')[0]!.replace(/\.$/, '')
}

/** The `<source>` elements: one for each format. */
function sourcesOf(
  files: readonly AddedFile[],
  {
    found,
    size,
    file,
    options,
  }: {
    found: FoundImage
    size: Size
    file: string
    options: PictureOptions
  },
): ElementNode[] {
  const sizes = options.sizes ?? defaultSizes(shownWidth(found, size))
  const ownFormat = extname(file).slice(1).toLowerCase()
  return options.formats.flatMap((format) => {
    const candidates = files.flatMap(({ name, url }) => {
      const width = new RegExp(`-(\\d+)\\.${format}$`).exec(name)?.[1]
      return width === undefined ? [] : [`${url} ${width}w`]
    })
    if (candidates.length === 0) return []
    // The URL of an imported file is known only to the bundler.
    if (format === ownFormat && found.url !== undefined) candidates.push(`${found.url} ${size.width}w`)
    const properties = { type: `image/${format}`, srcSet: candidates.join(', '), sizes }
    return [{ type: 'element', tagName: 'source', properties, children: [] }]
  })
}

/** How wide an image is, if there is room: by its attributes, or by its file. */
function shownWidth({ width, height }: Pick<FoundImage, 'width' | 'height'>, size: Size): number {
  return width ?? (height === undefined ? size.width : Math.round((height / size.height) * size.width))
}

function defaultSizes(width: number): string {
  const limit = Math.min(width, COLUMN)
  return `(max-width: ${limit}px) 100vw, ${limit}px`
}
