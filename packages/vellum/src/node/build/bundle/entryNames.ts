// The names of a bundle's entries: shells and pages.

import { createHash } from 'node:crypto'

/** The entry of a locale's shell. */
export function shellEntry(mark: string | undefined): string {
  return mark === undefined ? 'shell' : `shell-${mark}`
}

/** The entry of a component that all pages may show: `component-Highlight-1a2b3c`. */
export function componentEntry(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6)
  return `component-${name.replace(/[^\w]+/g, '-')}-${hash}`
}

/** The entry of what browsers load for a type of page whose frame they render. */
export function frameEntry(type: string): string {
  return `frame-${type}`
}

/** The entry of the stylesheet of a class. */
export function classStylesEntry(className: string): string {
  return `class-${className.replace(/[^\w]+/g, '-')}`
}

/**
 * `docs/a b.mdx` → `page-docs-a-b-mdx-1a2b3c`: a name for files, and no two alike. A React page is the same
 * in all locales.
 */
export function pageEntry(
  { source, file }: { readonly source: string; readonly file: string },
  mark: string | undefined,
): string {
  const isSame = mark === undefined || !/\.mdx?$/.test(file)
  const hash = createHash('sha256')
    .update(isSame ? source : `${source} ${mark}`)
    .digest('hex')
    .slice(0, 6)
  return `page-${source.replace(/[^\w]+/g, '-').slice(-40)}-${hash}`
}
