// The drawing of an icon, and the error for an icon that does not exist. Knows nothing of files, so that
// components can import it.

import type { SvgElement } from './readSvg.js'

/** A drawing. */
export interface Icon {
  readonly viewBox: string
  readonly children: readonly SvgElement[]
}

/** Why there is no icon, and how to fix it. */
export class IconProblem {
  constructor(
    readonly message: string,
    readonly hint: string,
  ) {}
}

/** The icons of a site. */
export interface Icons {
  /** `rocket`, or `tabler:rocket` of another set. */
  readonly find: (name: string) => Icon | IconProblem
}
