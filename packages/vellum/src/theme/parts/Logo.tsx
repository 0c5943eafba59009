import { HAS_THEMED_LOGO } from '../../shared/features.js'
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
  const { src, srcDark, width, height } = logo
  const alternative = logo.alt ?? alt
  const props = { width, height, className: classNames(className, logo.className) }
  if (!HAS_THEMED_LOGO) return <img loading="lazy" {...props} src={src} alt={alternative} />
  return <ThemedImage sources={{ light: src, dark: srcDark }} {...props} alt={alternative} />
}
