// Whether a site is written for Infima, the stylesheet of Docusaurus. Its variables have names that nothing else has;
// classes such as `card__header` are also written by authors who have never heard of it.

import { readIfFile } from '../base/readIfFile.js'
import { sourceFiles } from './sourceFiles.js'

/** A variable. */
const VARIABLE = '--ifm-'

/** A class with a modifier or a part: `button--primary`, `card__header`. */
const CLASS =
  /\b(?:alert|badge|button|col|hero|row)--[\w-]+|\b(?:avatar|card|hero|pills)__\w+|\b(?:(?:margin|padding)(?:-\w+)?--(?:none|xs|sm|md|lg|xl)|text--(?:center|left|right|bold|italic|primary|secondary)|shadow--(?:lw|md|tl))\b/

const STYLES = /\.(?:css|s[ac]ss|less)$/
const CODE = /\.(?:css|s[ac]ss|less|[cm]?[jt]sx?|mdx?)$/

/** Where a site may be written for Infima. */
export interface InfimaSources {
  readonly siteDir: string
  /** The stylesheets of the configuration. */
  readonly sheets: readonly string[]
  /** Whether the site came from Docusaurus. */
  readonly isMoved: boolean
}

/** Whether a stylesheet of the site or a file in `src` has a variable of Infima, or code of a moved site one of its classes. */
export function usesInfima({ siteDir, sheets, isMoved }: InfimaSources): boolean {
  return [...sheets, ...sourceFiles(siteDir, CODE)].some((file) => {
    // A stylesheet that does not exist is reported where it is loaded.
    const text = readIfFile(file) ?? ''
    return text.includes(VARIABLE) || (isMoved && !STYLES.test(file) && CLASS.test(text))
  })
}
