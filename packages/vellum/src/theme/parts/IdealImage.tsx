import type { ComponentProps } from 'react'

export interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** The image: `require('./a.png')`, an imported file, or its URL. */
  readonly img: string | { readonly default: string } | { readonly src: { readonly src: string } }
}

/**
 * `<Image img={require('./a.png')} />` of Docusaurus' plugin-ideal-image. In Markdown the compiler writes it as an image,
 * which `vellum-images` gives sizes and formats.
 */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  const src = typeof img === 'string' ? img : 'default' in img ? img.default : img.src.src
  return <img loading="lazy" decoding="async" src={src} alt={alt} {...rest} />
}
