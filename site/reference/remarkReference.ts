// A remark plugin that replaces the directives of the reference, such as `::option{name="timeout"}`.

import { replaceDirectives } from '../directives/replaceDirectives'
import type { Behaviour } from './behaviour'
import { DIRECTIVES } from './directives'
import { homesOf } from './homes'
import type { Reference } from './readReference'

/** Plain data, so that the engine compiles a page again when any of it has changed. */
export interface RemarkReferenceOptions {
  readonly reference: Reference
  readonly behaviour: Behaviour
}

/** Replaces the directives of the reference in a page. */
export function remarkReference({ reference, behaviour }: RemarkReferenceOptions) {
  return replaceDirectives(DIRECTIVES, { reference, behaviour, homes: homesOf(reference) })
}
