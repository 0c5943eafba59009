// The plugin: local images of Markdown get smaller files in modern formats, made by sharp when the site is built.

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vellum'
import { completeOptions, type ImagesOptions } from './options.js'
import { addPictures } from './pictures.js'
import { installedSharp } from './sharpPackage.js'

/** Images of Markdown are shown in the size and format that suits the browser. */
export function images(options: ImagesOptions = {}): Plugin {
  const complete = completeOptions(options)
  const sharpVersion = installedSharp()
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  let isReported = false
  return {
    name: 'vellum-images',
    cacheKey: JSON.stringify([version, sharpVersion ?? null, complete]),
    elements: async ({ tree, production }, tools) => {
      // While authors write, originals are shown: encoding takes longer than a page may.
      if (production && sharpVersion !== undefined)
        await addPictures(tree, tools, { ...complete, sharpVersion })
    },
    finish: ({ warn }) => {
      if (sharpVersion !== undefined || isReported) return
      isReported = true
      if (complete.required) {
        const message = 'sharp is not installed, and `required` of images() is true.'
        throw Object.assign(new Error(message), { hint: INSTALL })
      }
      warn('sharp is not installed, so images keep their size and format.', { hint: INSTALL })
    },
  }
}

const INSTALL =
  'Run `npm install --save-dev sharp` and build again. To publish the originals, remove `images()` from `plugins`.'
