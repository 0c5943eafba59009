// `vellum eject`: copies a part of the theme into a site, or writes a component around it.

import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { VellumError } from '../base/errors.js'
import { writeFile } from '../base/namedFiles.js'
import { nearestName } from '../base/nearestName.js'
import { findSiteParts } from '../base/partFiles.js'
import { relativePath } from '../base/relativePath.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { partSource } from './partSource.js'

/** What to eject, and where to. */
export interface EjectOptions {
  readonly part: string
  readonly siteDir: string
  /** Whether a component around the part is written, instead of a copy. */
  readonly wrap: boolean
}

/** Writes the file of a part; resolves with its path, relative to the site. */
export async function ejectPart({ part, siteDir, wrap }: EjectOptions): Promise<string> {
  const known = THEME_PARTS.get(part)
  if (!known) throw unknownPart(part)
  if (!existsSync(siteDir)) {
    throw new VellumError(`The site's folder ${siteDir} does not exist.`, {
      code: 'no-site-folder',
      hint: 'Pass the folder of the site after the part, or run the command in it.',
    })
  }
  if (part === 'SearchBar' && !wrap) {
    throw new VellumError('The search cannot be ejected: its dialog and its index belong together.', {
      code: 'search-not-ejected',
      hint: 'Pass `--wrap` for a component around it, or write one of your own in `src/theme/SearchBar.tsx`.',
    })
  }
  const existing = findSiteParts(siteDir).parts[part]
  if (existing !== undefined) {
    throw new VellumError(`The site has a part "${part}" already.`, {
      code: 'part-exists',
      files: [relativePath(siteDir, existing)],
      hint: 'Delete or rename the file to eject the part again.',
    })
  }
  const { module } = known.original ?? known
  const extension = wrap ? wrapperOf(part).extension : existsSync(sourceFile(`${module}.tsx`)) ? 'tsx' : 'ts'
  const code = wrap
    ? wrapperOf(part).code
    : partSource(part, await readFile(sourceFile(`${module}.${extension}`), 'utf8'))
  const file = join(siteDir, 'src/theme', part, `index.${extension}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
  return relativePath(siteDir, file)
}

/** All parts with what they are, one in a line. */
export function partList(): string {
  const width = Math.max(...[...THEME_PARTS.keys()].map((name) => name.length))
  return [...THEME_PARTS].map(([name, { about }]) => `${name.padEnd(width)}  ${about}`).join('\n')
}

function unknownPart(part: string): VellumError {
  const nearest = nearestName(part, [...THEME_PARTS.keys()])
  return new VellumError(`The theme has no part "${part}".`, {
    code: 'unknown-part',
    hint: `${nearest ? `Did you mean "${nearest}"? ` : ''}\`vellum eject --list\` lists all parts.`,
  })
}

/** A source of the theme, which the build of the package has copied. */
function sourceFile(name: string): URL {
  return new URL(`../../partSources/${name}`, import.meta.url)
}

/** Parts that are tables of components, each with an entry as an example. */
const TABLES: ReadonlyMap<string, string> = new Map([
  ['NavbarItem/ComponentTypes', "'custom-type': Component"],
  ['Admonition/Types', "'my-type': Component"],
  ['MDXComponents', 'Highlight: Component'],
])

/** A component around a part, or a table with that of the theme in it. */
function wrapperOf(part: string): { code: string; extension: string } {
  const entry = TABLES.get(part)
  if (entry !== undefined) {
    const table = part.replaceAll('/', '')
    const code = `import ${table} from '@theme-original/${part}'

export default {
  ...${table},
  // ${entry},
}
`
    return { code, extension: 'tsx' }
  }
  const name = part.split('/').at(-1)!
  const code = `import ${name} from '@theme-original/${part}'
import type { Props } from '@theme/${part}'

export default function ${name}Wrapper(props: Props) {
  return (
    <>
      <${name} {...props} />
    </>
  )
}
`
  return { code, extension: 'tsx' }
}
