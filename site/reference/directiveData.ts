// What the directives of the reference are made from.

import type { Behaviour } from './behaviour'
import type { Homes } from './blocks'
import type { Reference } from './readReference'
import type { Release } from './readReleases'
import type { PlatformRecord } from './trothFiles'

/** All that directives know. */
export interface DirectiveData {
  readonly reference: Reference
  readonly behaviour: Behaviour
  readonly platforms: readonly PlatformRecord[]
  readonly releases: readonly Release[]
  /** What the entries besides the core export, by name: `sse` */
  readonly entries: Readonly<Record<string, Reference>>
  readonly homes: Homes
}
