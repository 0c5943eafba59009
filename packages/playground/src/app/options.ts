// What a site passes to its playgrounds.

import type { PlaygroundModule } from '../program/moduleNames.js'
import type { FaultLabels } from './texts.js'

/** The site's part of its playgrounds. */
export interface PlaygroundOptions {
  /** The URL of the document that `buildFrame` has made. */
  readonly frameUrl: string
  /** The modules that programs may load; at least one. */
  readonly modules: readonly PlaygroundModule[]
  /** The origin of the API: requests to it can be copied as curl commands. */
  readonly apiOrigin: string
  readonly faultLabels: FaultLabels
}
