// What the plugin passes to the page: plain data.

import type { PlaygroundOptions } from '../app/options.js'

/** The options of a site's playgrounds, with paths below the base of the site. */
export interface SiteOptions extends Omit<PlaygroundOptions, 'frameUrl' | 'loadPrograms' | 'types'> {
  /** The document that programs run in. */
  readonly frame: string
  /** The folder with the complete programs of pages, with a slash at its end. */
  readonly programs?: string | undefined
}
