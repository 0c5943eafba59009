// The plugin: images in content can be enlarged.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Options of `zoom`. */
export interface ZoomOptions {
  /**
   * The images that can be enlarged, as a CSS selector. Images in links and buttons never are.
   * @default '.markdown img'
   * @example '.markdown figure img'
   */
  readonly images?: string | undefined
  /**
   * The label of the button that closes the dialog, by the language of the page.
   * @default { en: 'Close' }
   * @example { en: 'Close', fr: 'Fermer' }
   */
  readonly closeLabels?: Readonly<Record<string, string>> | undefined
}

/** Images in content open in a dialog, as large as the screen allows. */
export function zoom({ images = '.markdown img', closeLabels = {}, ...unknown }: ZoomOptions = {}): Plugin {
  const [name] = Object.keys(unknown)
  if (name !== undefined) {
    throw new TypeError(`zoom() has no option "${name}". Its options are images and closeLabels.`)
  }
  if (typeof images !== 'string' || images.trim() === '') {
    throw new TypeError("zoom(): `images` must be a CSS selector such as '.markdown img'.")
  }
  if (Object.values(closeLabels).some((label) => typeof label !== 'string')) {
    throw new TypeError("zoom(): `closeLabels` must have strings by language, such as { fr: 'Fermer' }.")
  }
  return {
    name: 'vellum-zoom',
    config: {
      clientModules: [ours('./client/zoom.js')],
      theme: { customCss: [ours('./zoom.css')] },
      vite: {
        define: {
          VELLUM_ZOOM_IMAGES: JSON.stringify(images),
          VELLUM_ZOOM_CLOSE: JSON.stringify({ en: 'Close', ...closeLabels }),
        },
      },
    },
  }
}
