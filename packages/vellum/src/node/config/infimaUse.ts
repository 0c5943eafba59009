// Whether a site is written for Infima, the stylesheet of Docusaurus. Its variables have names that nothing else has;
// classes such as `card__header` are also written by authors who have never heard of it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A variable. */
const VARIABLE = '--ifm-'

/** A class with a modifier or a part: `button--primary`, `card__header`. */
const CLASS =
  /\b(?:alert|badge|button|col|hero|row)--[\w-]+|\b(?:avatar|card|hero|pills)__\w+|\b(?:(?:margin|padding)(?:-\w+)?--(?:none|xs|sm|md|lg|xl)|text--(?:center|left|right|bold|italic|primary|secondary)|shadow--(?:lw|md|tl))\b/

export interface InfimaSources {
  readonly siteDir: string
  /** The stylesheets of the configuration. */
  readonly sheets: readonly string[]
  /** Whether the site came from Docusaurus. */
  readonly isMoved: boolean
}

/** Whether a stylesheet of the site or a file in `src` has a variable of Infima, or code of a moved site one of its classes. */
export function usesInfima({ siteDir, sheets, isMoved }: InfimaSources): boolean {
  return [...sheets, ...codeFiles(join(siteDir, 'src'))].some((file) => {
    const text = textOf(file)
    return text.includes(VARIABLE) || (isMoved && !STYLES.test(file) && CLASS.test(text))
  })
}

const STYLES = /\.(?:css|s[ac]ss|less)$/
const CODE = /\.(?:css|s[ac]ss|less|[cm]?[jt]sx?|mdx?)$/

function codeFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => CODE.test(path) && !/(?:^|[\\/])node_modules[\\/]/.test(path))
      .map((path) => join(dir, path))
  } catch {
    return []
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A stylesheet that does not exist is reported where it is loaded.
    return ''
  }
}
