import type { ComponentProps } from 'react'
import { classNames } from './classNames.js'

export interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  readonly sources: { readonly light: string; readonly dark: string }
}

/**
 * A picture that differs by colour mode. Both are in the page and CSS shows one (NB-5);
 * `lazy` keeps browsers from loading the one that is not shown.
 */
export function ThemedImage({ sources, className, alt = '', ...rest }: ThemedImageProps) {
  const { light, dark } = sources
  if (light === dark) return <img loading="lazy" {...rest} className={className} src={light} alt={alt} />
  return (
    <>
      <img
        loading="lazy"
        {...rest}
        className={classNames('vl-themed-light', className)}
        src={light}
        alt={alt}
      />
      <img
        loading="lazy"
        {...rest}
        className={classNames('vl-themed-dark', className)}
        src={dark}
        alt={alt}
      />
    </>
  )
}
