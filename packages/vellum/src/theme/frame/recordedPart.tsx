// Records in Node that a page shows a part or a component in a slot with state. Only the theme of a site with such parts
// has this code.

import { type ComponentType, useContext } from 'react'
import { LivePartContext } from '../../client/context/livePart.js'

/** The component, recorded where it is rendered. */
export function recordedPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function RecordedPart(props: Props) {
    useContext(LivePartContext)?.()
    return <Part {...props} />
  }
}
