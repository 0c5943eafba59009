import type { LogoData } from '../../shared/site.js'
import { classNames } from './classNames.js'
import { ThemedImage } from './ThemedImage.js'

export interface LogoProps {
  readonly logo: LogoData
  /** Used when the logo has no alt text of its own. */
  readonly alt: string
  readonly className?: string | undefined
}

/** The image of a logo, without a link. */
export function Logo({ logo, alt, className }: LogoProps) {
  return (
    <ThemedImage
      sources={{ light: logo.src, dark: logo.srcDark }}
      alt={logo.alt ?? alt}
      width={logo.width}
      height={logo.height}
      className={classNames(className, logo.className)}
    />
  )
}
