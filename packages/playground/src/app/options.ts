// What a site passes to its playgrounds.

import type { PlaygroundModule } from '../program/moduleNames.js'
import type { FaultLabels } from './texts.js'
import type { Types } from './types/createTypes.js'

/** The site's part of its playgrounds. */
export interface PlaygroundOptions {
  /** The URL of the document that programs run in. */
  readonly frameUrl: string
  /** The modules that programs may load; at least one. */
  readonly modules: readonly PlaygroundModule[]
  /**
   * The origin of the API: requests to it can be copied as curl commands. Undefined if there is none: then nothing about
   * networks is shown.
   */
  readonly apiOrigin?: string | undefined
  readonly faultLabels: FaultLabels
  /**
   * Loads the complete programs of the samples on this page whose first lines are not shown, without the comments
   * that the page removes. Called when a reader runs such a sample, and again after it has failed.
   */
  readonly loadPrograms?: () => Promise<readonly string[]>
  /** Types in the editor. Undefined if the site has none: then nothing of them is loaded. */
  readonly types?: Types | undefined
}
