import { Children, type ComponentProps, isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { attachDetails } from '../behaviours/details.js'
import { contentLabel } from '../labels/contentLabel.js'
import { classNames } from '../parts/classNames.js'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'summary' | 'ref'> {
  /** A `<summary>` or its content; else the `<summary>` among the children. */
  readonly summary?: ReactNode
}

/** Content that opens and closes; all of it is in the served HTML. */
export function Details({ summary, open = false, className, children, ...rest }: DetailsProps) {
  const parts = Children.toArray(children)
  const own = parts.find(isSummary)
  const shown = summary ?? own
  const element = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => attachDetails(element.current!), [])
  return (
    <details
      {...rest}
      ref={element}
      open={open}
      data-collapsed={!open}
      className={classNames('vl-details', className)}
      // A visitor may have opened it before the script was loaded.
      suppressHydrationWarning
    >
      {isSummary(shown) ? shown : <summary>{shown ?? contentLabel('theme.details.summary')}</summary>}
      <div className="vl-details-content">{parts.filter((part) => part !== own)}</div>
    </details>
  )
}

function isSummary(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'summary'
}
