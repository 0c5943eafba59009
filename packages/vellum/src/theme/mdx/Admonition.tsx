import type { ReactNode } from 'react'
import { isContentLabelId } from '../../shared/labels/contentLabels.js'
import { contentLabel } from '../labels/contentLabel.js'
import { classNames } from '../parts/classNames.js'

export interface AdmonitionProps {
  /** @default 'info', as for an unknown type */
  readonly type?: string
  /** `null` for none. @default the type's name */
  readonly title?: ReactNode
  /** `null` for none. @default that of the type */
  readonly icon?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

// Type → colour family.
const FAMILIES: Readonly<Record<string, string>> = {
  note: 'secondary',
  secondary: 'secondary',
  tip: 'success',
  success: 'success',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
}

/** A note, tip or warning. The same markup as `:::note` in Markdown. */
export function Admonition({ type = 'info', title, icon, id, className, children }: AdmonitionProps) {
  const known = type in FAMILIES
  if (!known) {
    // biome-ignore lint/suspicious/noConsole: the author should see it, but it is not worth an error
    console.warn(`<Admonition> has no type "${type}"; it is shown as "info".`)
  }
  const shown = known ? type : 'info'
  const hasTitle = title !== null && title !== ''
  return (
    <div
      id={id}
      className={classNames(
        `theme-admonition theme-admonition-${shown} alert alert--${FAMILIES[shown]}`,
        className,
      )}
    >
      {(icon !== null || hasTitle) && (
        <div className="vl-admonition-heading">
          {icon !== null && (
            <span
              className={classNames('vl-admonition-icon', icon !== undefined && 'vl-admonition-icon--own')}
            >
              {icon}
            </span>
          )}
          {hasTitle && <span>{title ?? defaultTitle(type)}</span>}
        </div>
      )}
      {children !== undefined && <div className="vl-admonition-content">{children}</div>}
    </div>
  )
}

/** The label of the type in the locale of the site; the keyword itself for a type without one. */
function defaultTitle(type: string): string {
  const id = `theme.admonition.${type}`
  return isContentLabelId(id) ? contentLabel(id) : type
}
