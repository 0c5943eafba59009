import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useContentEnvironment } from './contentEnvironment.js'
import { enhanceContent } from './enhanceContent.js'

/** A reference to the element of live content, whose parts get their behaviour. */
export function useLiveContent(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  useLayoutEffect(() => {
    // Finished HTML does not have the reference: StaticContent enhances it.
    return element.current ? enhanceContent(element.current, { environment, isLive: true }) : undefined
  }, [environment])
  return element
}
