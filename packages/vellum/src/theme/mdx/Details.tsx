import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { classNames } from '../classNames.js'
import { label } from '../labels.js'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'summary'> {
  /** A `<summary>` or its content; else the `<summary>` among the children. */
  readonly summary?: ReactNode
}

/** Content that opens and closes; all of it is in the page (DT-1). */
export function Details({ summary, open = false, className, children, ...rest }: DetailsProps) {
  const parts = Children.toArray(children)
  const own = parts.find(isSummary)
  const given = summary ?? own
  return (
    <details {...rest} open={open} data-collapsed={!open} className={classNames('vl-details', className)}>
      {isSummary(given) ? given : <summary>{given ?? label('theme.details.summary')}</summary>}
      <div className="vl-details-content">{parts.filter((part) => part !== own)}</div>
    </details>
  )
}

function isSummary(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'summary'
}
