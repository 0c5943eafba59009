import type { ComponentProps } from 'react'
import { useIsBrowser } from '../../client/api/browser.js'
import { useColorMode } from '../../client/api/colorMode.js'
import { classNames } from './classNames.js'

export interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** URL of the image in each mode. */
  readonly sources: { readonly light: string; readonly dark: string }
}

const MODES = ['light', 'dark'] as const

/**
 * An image that differs by colour mode. The served HTML has both and CSS shows one; once mounted, only
 * that one is left. `lazy` keeps browsers from loading the other.
 */
export function ThemedImage({ sources, className, alt = '', ...rest }: ThemedImageProps) {
  const isBrowser = useIsBrowser()
  const { colorMode } = useColorMode()
  const { light, dark } = sources
  if (light === dark) return <img loading="lazy" {...rest} className={className} src={light} alt={alt} />
  return (isBrowser ? [colorMode] : MODES).map((mode) => (
    <img
      key={mode}
      loading="lazy"
      {...rest}
      className={classNames(`vl-themed-${mode}`, className)}
      src={sources[mode]}
      alt={alt}
    />
  ))
}
