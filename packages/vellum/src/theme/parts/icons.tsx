// The icons of the shell, as inline SVG: no request, and in the colour of the text.

import type { ReactNode } from 'react'
import { label } from '../labels/label.js'
import { classNames } from './classNames.js'

/** Says that a link opens in a new tab. The space separates its name from the text before it. */
export function ExternalLinkIcon({ size = 13.5 }: { size?: number }) {
  return (
    <>
      {' '}
      <svg
        className="vl-icon vl-external"
        width={size}
        height={size}
        viewBox="0 0 16 16"
        role="img"
        aria-label={label('theme.IconExternalLink.ariaLabel')}
      >
        <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5" />
      </svg>
    </>
  )
}

/** The home page. */
export function HomeIcon() {
  return (
    <Icon>
      <path d="M2.5 7.5 8 3l5.5 4.5M4 7v6h3V9.5h2V13h3V7" />
    </Icon>
  )
}

/** The menu of small screens. */
export function MenuIcon() {
  return (
    <Icon size={24}>
      <path d="M2 4.5h12M2 8h12M2 11.5h12" />
    </Icon>
  )
}

/** The locale dropdown. */
export function LanguageIcon() {
  return (
    <Icon>
      <path d="M1.5 3.5h7M5 2v1.5M7 3.5C6.5 6 4.5 8 2 9M3 5c.8 1.8 2.2 3 4 3.7M7.5 14 11 6.5l3.5 7.5M8.7 11.5h4.6" />
    </Icon>
  )
}

/** The three states of the colour mode; CSS shows one of them. */
export function ColorModeIcons() {
  return (
    <>
      <Icon className="vl-mode-icon vl-mode-icon--light" size={20}>
        <path d="M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1" />
      </Icon>
      <Icon className="vl-mode-icon vl-mode-icon--dark" size={20}>
        <path d="M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3Z" />
      </Icon>
      <Icon className="vl-mode-icon vl-mode-icon--system" size={20}>
        <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12" />
        <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" />
      </Icon>
    </>
  )
}

/** The search. */
export function SearchIcon() {
  return (
    <Icon size={20}>
      <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm3.5 8.5 4 4" />
    </Icon>
  )
}

/** Closes or dismisses something. */
export function CloseIcon() {
  return (
    <Icon size={14}>
      <path d="m3 3 10 10M13 3 3 13" />
    </Icon>
  )
}

interface IconProps {
  readonly className?: string
  /** Width and height in pixels. @default 16 */
  readonly size?: number
  readonly children: ReactNode
}

function Icon({ className, size = 16, children }: IconProps) {
  return (
    <svg
      className={classNames('vl-icon', className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
