// What the directives of the reference are made from.

import type { Behaviour } from './behaviour'
import type { Homes } from './blocks'
import type { Reference } from './readReference'
import type { PlatformRecord } from './trothFiles'

/** All that directives know. */
export interface DirectiveData {
  readonly reference: Reference
  readonly behaviour: Behaviour
  readonly platforms: readonly PlatformRecord[]
  readonly homes: Homes
}
