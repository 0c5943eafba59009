import {
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../parts/classNames.js'
import { NavbarAnchor } from './NavbarAnchor.js'

export interface DropdownProps {
  readonly position: 'left' | 'right'
  /** The target of a click on the button; the keyboard opens the menu all the same. */
  readonly href?: string | undefined
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly className?: string | undefined
  /** Raw HTML in place of the children. */
  readonly html?: string | undefined
  /** The label of the button. */
  readonly children?: ReactNode
  /** List items. */
  readonly items: readonly ReactNode[]
}

/** A button with a menu: CSS opens it on hover, Enter and Space toggle it. */
export function Dropdown({
  position,
  href = '#',
  attributes,
  className,
  html,
  children,
  items,
}: DropdownProps) {
  const [shown, setShown] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const abort = new AbortController()
    const { signal } = abort
    const closeOutside = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) setShown(false)
    }
    for (const type of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal, passive: true })
    }
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setShown(false)
        element.current?.querySelector('a')?.focus()
      },
      { signal },
    )
    return () => abort.abort()
  }, [shown])

  const button = {
    href,
    role: 'button',
    'aria-haspopup': true,
    'aria-expanded': shown,
    onClick: (event: MouseEvent) => {
      if (href === '#') event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      setShown(!shown)
    },
    ...attributes,
  } as const
  return (
    <div
      ref={element}
      className={classNames(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        shown && 'dropdown--show',
      )}
    >
      <NavbarAnchor {...button} html={html} className={classNames('navbar__link', className)}>
        {children}
      </NavbarAnchor>
      {/* As arguments, because the entries have no keys: they never move. */}
      {createElement('ul', { className: 'dropdown__menu' }, ...items)}
    </div>
  )
}
