// The files that the site makes and hosts as they are.

export { hostFiles } from './hostFiles'
