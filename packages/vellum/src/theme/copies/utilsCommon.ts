// Names of `@docusaurus/utils-common` that copies of Docusaurus' components import.

import { withSlashRule } from '../../shared/url.js'

/** The id of the element with the text of a post. */
export const blogPostContainerID = '__blog-post-container'

interface SlashOptions {
  readonly trailingSlash: boolean | undefined
  readonly baseUrl: string
}

/** A path with the slash at its end that the site has. */
export function applyTrailingSlash(path: string, options: SlashOptions): string {
  return path.startsWith('#') ? path : withSlashRule(path, options)
}

/** Adds a slash to the end of a path that has none. */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Adds a slash to the start of a path that has none. */
export function addLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/** Takes the slash at the end of a path off; that of `/` stays. */
export function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** An error, what caused it, what caused that, and so on. */
export function getErrorCausalChain(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...getErrorCausalChain(error.cause)] : [error]
}
