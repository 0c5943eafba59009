// The files that the site makes and gives out as they are.

export { hostFiles } from './hostFiles'
