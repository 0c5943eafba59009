import { type HTMLAttributes, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type CollapseOptions, collapse } from '../behaviours/collapse.js'
import { classNames } from './classNames.js'

export interface CollapsibleProps
  extends HTMLAttributes<HTMLElement>,
    Pick<CollapseOptions, 'duration' | 'easing'> {
  readonly open: boolean
  /** Renders nothing, not even the element, until it is first opened. */
  readonly lazy?: boolean
  /** @default 'div' */
  readonly as?: 'div' | 'ul'
}

/** An element that opens and closes with an animation, but not when it is mounted. */
export function Collapsible({
  open,
  lazy = false,
  as = 'div',
  duration,
  easing,
  className,
  ...rest
}: CollapsibleProps) {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(open)
  const [startsOpen] = useState(open)
  const [rendered, setRendered] = useState(open || !lazy)
  if (open && !rendered) setRendered(true)

  useLayoutEffect(() => {
    if (!element.current || shown.current === open) return
    shown.current = open
    collapse(element.current, { open, duration, easing })
  })

  if (!rendered) return null
  const Tag = as as 'div'
  return (
    <Tag
      ref={element as Ref<HTMLDivElement>}
      // The initial state only: from the first change on, the styles of `collapse` win.
      className={classNames(className, !startsOpen && 'vl-collapsed')}
      {...rest}
    />
  )
}
