import type { LogoData } from '../../shared/site.js'
import { ThemedImage } from './ThemedImage.js'

export interface LogoProps {
  readonly logo: LogoData
  /** Used when the logo has no text of its own. */
  readonly alt: string
  readonly className?: string
}

/** The picture of a logo, without a link. */
export function Logo({ logo, alt, className }: LogoProps) {
  return (
    <ThemedImage
      sources={{ light: logo.src, dark: logo.srcDark }}
      alt={logo.alt ?? alt}
      width={logo.width}
      height={logo.height}
      className={[className, logo.className].filter(Boolean).join(' ') || undefined}
    />
  )
}
