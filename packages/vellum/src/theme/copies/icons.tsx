// The icons that copies of Docusaurus' components import: those of this theme, with the props of an `<svg>`.

import type { ComponentProps, ReactElement } from 'react'
import { label } from '../labels/label.js'
import { classNames } from '../parts/classNames.js'

type IconProps = ComponentProps<'svg'>

/** An icon of lines, in the colour of the text. */
function icon(path: string, size = 16): (props: IconProps) => ReactElement {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each icon
  return function LineIcon({ className, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        aria-hidden="true"
        {...props}
        className={classNames('vl-icon', className)}
      >
        <path d={path} />
      </svg>
    )
  }
}

export const ArrowIcon = icon('m4 3 5 5-5 5M8 3l5 5-5 5', 20)
export const CloseIcon = icon('m3 3 10 10M13 3 3 13', 21)
export const CopyIcon = icon('M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3', 24)
export const DarkModeIcon = icon('M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3Z', 24)
export const EditIcon = icon('m3 13 .6-2.8 7-7 2.2 2.2-7 7L3 13Z')
export const HomeIcon = icon('M2.5 7.5 8 3l5.5 4.5M4 7v6h3V9.5h2V13h3V7')
export const LanguageIcon = icon(
  'M1.5 3.5h7M5 2v1.5M7 3.5C6.5 6 4.5 8 2 9M3 5c.8 1.8 2.2 3 4 3.7M7.5 14 11 6.5l3.5 7.5M8.7 11.5h4.6',
  20,
)
export const LightModeIcon = icon(
  'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1',
  24,
)
export const MenuIcon = icon('M2 4.5h12M2 8h12M2 11.5h12', 30)
export const SuccessIcon = icon('m3 8.5 3.5 3.5L13 4.5', 24)
export const SystemColorModeIcon = icon('M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12', 24)
export const WordWrapIcon = icon(
  'M2 3.5h12M2 12.5h3.5M2 8h9.7a2.25 2.25 0 0 1 0 4.5H9M10.5 11 9 12.5l1.5 1.5',
  24,
)
/** The icon of every platform: the label of the link names it. */
export const SocialIcon = icon('M5 8h6M7 4.5H5a3.5 3.5 0 0 0 0 7h2M9 4.5h2a3.5 3.5 0 0 1 0 7H9', 24)

export const NoteIcon = icon('M8 7.5V11M8 5v.5M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z')
export const TipIcon = icon('M6 12h4M6.5 14h3M8 1.5a4.5 4.5 0 0 0-2.5 8.2V12h5V9.7A4.5 4.5 0 0 0 8 1.5Z')
export const InfoIcon = NoteIcon
export const WarningIcon = icon('M8 2 1.5 13.5h13L8 2ZM8 6.5v3.5M8 11.5v.5')
export const DangerIcon = icon('M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2l3.7-3.7ZM8 4.5V9M8 11v.5')

/** Says that a link opens in a new tab. The space separates its name from the text before it. */
export function ExternalLinkIcon({ className, ...props }: IconProps) {
  return (
    <>
      {' '}
      <svg
        width={13.5}
        height={13.5}
        viewBox="0 0 16 16"
        role="img"
        aria-label={label('theme.IconExternalLink.ariaLabel')}
        {...props}
        className={classNames('vl-icon vl-external', className)}
      >
        <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5" />
      </svg>
    </>
  )
}
