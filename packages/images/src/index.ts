// The public names of the package.

export { type IdealImageOptions, idealImage } from './idealImage.js'
export { images } from './images.js'
export type { ImagesOptions } from './options.js'
