// A remark plugin that replaces the directives of the reference, such as `::option{name="timeout"}`.

import { replaceDirectives } from '../directives/replaceDirectives'
import type { Behaviour } from './behaviour'
import { DIRECTIVES } from './directives'
import { groupOptions } from './groupOptions'
import { homesOf } from './homes'
import type { Reference } from './readReference'
import type { Release } from './readReleases'
import type { PlatformRecord } from './trothFiles'

/** Plain data, so that the engine compiles a page again when any of it has changed. */
export interface RemarkReferenceOptions {
  readonly reference: Reference
  readonly behaviour: Behaviour
  readonly platforms: readonly PlatformRecord[]
  readonly releases: readonly Release[]
  /** What the entries besides the core export, by name: `sse` */
  readonly entries: Readonly<Record<string, Reference>>
}

/** Replaces the directives of the reference in a page. */
export function remarkReference({ reference, ...tables }: RemarkReferenceOptions) {
  const replace = replaceDirectives(DIRECTIVES, { reference, ...tables, homes: homesOf(reference) })
  return (...[tree, file]: Parameters<typeof replace>): void => {
    replace(tree, file)
    groupOptions(tree)
  }
}
