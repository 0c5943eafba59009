// Images in Markdown: their final URL and their size. URLs are resolved for the whole
// page first, because that reads files.

import type { Element } from 'hast'
import type { Image, ImageReference, Root } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { type CompileContext, sourcePosition } from '../compile/compileContext.js'
import type { UnreadableImage } from '../compile/types.js'
import { walkMarkdown } from '../compile/walk.js'

/** Resolves the images of a page, and those that its code requires. */
export async function resolveImages(
  tree: Root,
  required: readonly string[],
  context: CompileContext,
): Promise<void> {
  const urls = new Set<string>()
  const referenced = new Set<string>()
  const definitions = new Map<string, string>()
  walkMarkdown(tree, (node) => {
    if (node.type === 'image') urls.add(node.url)
    if (node.type === 'imageReference') referenced.add(node.identifier.toUpperCase())
    if (node.type === 'definition') definitions.set(node.identifier.toUpperCase(), node.url)
  })
  for (const id of referenced) {
    const url = definitions.get(id)
    if (url !== undefined) urls.add(url)
  }
  for (const url of required) urls.add(url)
  await Promise.all(
    [...urls].filter(Boolean).map(async (url) => {
      context.images.set(url, await context.input.resolver.image(url))
    }),
  )
}

/** The element of an image, or of a reference to a definition. */
export function imageElement(state: State, node: Image | ImageReference, context: CompileContext) {
  const result =
    node.type === 'image' ? defaultHandlers.image(state, node) : defaultHandlers.imageReference(state, node)
  const url = node.type === 'image' ? node.url : state.definitionById.get(node.identifier.toUpperCase())?.url
  if (Array.isArray(result) || result.type !== 'element' || url === undefined) return result
  const { src, alt, ...rest } = result.properties
  result.properties = {
    loading: 'lazy',
    decoding: 'async',
    src,
    alt: alt ?? '',
    ...rest,
    ...imageProperties(url, { node, context }),
  }
  return result
}

/** URL and size of an image; a missing one keeps its URL and is reported. */
export function imageProperties(
  url: string,
  { node, context }: { node: Parameters<typeof sourcePosition>[0]; context: CompileContext },
): Element['properties'] {
  const resolved = context.images.get(url) ?? { type: 'missing', meant: undefined }
  switch (resolved.type) {
    case 'asset': {
      const { src, width, height, asset, unreadable } = resolved
      context.assets.set(asset.name, asset)
      if (unreadable) {
        context.problems.push({
          type: 'unreadable-image',
          code: 'unreadable-image',
          message: `The file of the image "${url}" is no image.`,
          hint: UNREADABLE[unreadable],
          ...sourcePosition(node, context),
        })
      }
      return { src, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
    }
    case 'external':
      return { src: resolved.src }
    case 'missing':
      context.problems.push({
        type: 'broken-image',
        code: 'broken-image',
        message: url === '' ? 'An image has no URL.' : `The image "${url}" does not exist.`,
        ...(resolved.meant === undefined ? {} : { hint: `Did you mean "${resolved.meant}"?` }),
        ...sourcePosition(node, context),
      })
      return {}
  }
}

/** How to fix a file that is no image. */
const UNREADABLE: Readonly<Record<UnreadableImage, string>> = {
  'git-lfs': 'It is a pointer of Git LFS: run `git lfs pull`.',
  other: 'Its content is neither PNG, JPEG, GIF nor WebP, so browsers do not show it: replace the file.',
}
