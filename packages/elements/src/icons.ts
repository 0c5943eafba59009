// Finds icons: in sets of the format of Iconify, which are packages of the site, and among SVG files of the site. Only
// what pages show is read into them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Icon, IconProblem, type Icons } from './iconProblem.js'
import { nearestName } from './nearestName.js'
import { readSvg, type SvgElement } from './readSvg.js'

/** Where icons are. */
export interface IconSources {
  /** The folder of the site: sets are installed there. */
  readonly siteDir: string
  /** The set of names without one. */
  readonly set: string
  /** A folder with SVG files, absolute. */
  readonly folder: string | undefined
}

/** A set, as its package describes it. */
interface IconSet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, DrawnIcon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

interface DrawnIcon {
  readonly body: string
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

/** Creates the finder; sets are read when the first icon of them is needed. */
export function createIcons(sources: IconSources): Icons {
  const sets = new Map<string, IconSet | undefined>()
  const knownIcons = new Map<string, Icon | IconProblem>()
  const setOf = (name: string) => {
    if (!sets.has(name)) sets.set(name, readSet(name, sources.siteDir))
    return sets.get(name)
  }
  return {
    find: (name) => {
      const knownIcon = knownIcons.get(name)
      if (knownIcon) return knownIcon
      const icon = ownIcon(name, sources) ?? iconOfSet(name, sources, setOf)
      // A file may appear while the development server runs.
      if (!(icon instanceof IconProblem)) knownIcons.set(name, icon)
      return icon
    },
  }
}

function iconOfSet(
  writtenName: string,
  { set: defaultSet, folder }: IconSources,
  setOf: (name: string) => IconSet | undefined,
): Icon | IconProblem {
  const [, setName = defaultSet, name = writtenName] = /^([^:]+):(.*)$/.exec(writtenName) ?? []
  if (!/^[a-z0-9-]+$/.test(setName)) {
    return new IconProblem(
      `"${writtenName}" is no name of an icon.`,
      'Write a name such as "rocket", or "tabler:rocket" for one of another set.',
    )
  }
  const set = setOf(setName)
  if (!set) {
    return new IconProblem(
      `The icon "${writtenName}" is in the set "${setName}", which is not installed.`,
      `Install it: npm install --save-dev @iconify-json/${setName}`,
    )
  }
  const icon = drawnIcon(set, name)
  if (!icon) {
    const candidates = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {}), ...ownNames(folder)]
    const meant = nearestName(name, candidates)
    return new IconProblem(
      `The set "${setName}" has no icon "${name}".`,
      `${meant ? `Did you mean "${meant}"? ` : ''}All icons of the set: https://icon-sets.iconify.design/${setName}/`,
    )
  }
  const { left = 0, top = 0, width = set.width ?? 16, height = set.height ?? 16 } = icon
  return { viewBox: `${left} ${top} ${width} ${height}`, children: readSvg(icon.body) }
}

/** Aliases that turn or mirror their icon are drawn as the icon itself has them in a set of lines: they are left out. */
function drawnIcon({ icons, aliases = {} }: IconSet, name: string, depth = 0): DrawnIcon | undefined {
  if (Object.hasOwn(icons, name)) return icons[name]
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
  const isTurned = alias && ['rotate', 'hFlip', 'vFlip'].some((field) => field in alias)
  return alias && !isTurned && depth < 5 ? drawnIcon({ icons, aliases }, alias.parent, depth + 1) : undefined
}

function readSet(name: string, siteDir: string): IconSet | undefined {
  for (const base of [join(siteDir, 'package.json'), import.meta.url]) {
    try {
      const file = createRequire(base).resolve(`@iconify-json/${name}/icons.json`)
      return JSON.parse(readFileSync(file, 'utf8')) as IconSet
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}

/** An SVG file of the site: `logo` is `logo.svg`. */
function ownIcon(name: string, { folder }: IconSources): Icon | IconProblem | undefined {
  if (folder === undefined || !/^[\w-]+$/.test(name)) return undefined
  const file = join(folder, `${name}.svg`)
  if (!existsSync(file)) return undefined
  const [svg] = readSvg(readFileSync(file, 'utf8')).filter(({ tagName }) => tagName === 'svg')
  const { viewBox, width, height, ...inherited } = svg?.properties ?? {}
  const box =
    viewBox ?? (width && height ? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` : undefined)
  if (!svg || box === undefined) {
    return new IconProblem(
      `The icon "${name}" is no SVG with a viewBox: ${file}`,
      'Export it as SVG with a viewBox.',
    )
  }
  const { xmlns: _, 'xmlns:xlink': __, class: ___, id: ____, ...drawn } = inherited
  const group: SvgElement = { type: 'element', tagName: 'g', properties: drawn, children: svg.children }
  return { viewBox: box, children: [group] }
}

function ownNames(folder: string | undefined): string[] {
  if (folder === undefined || !existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -'.svg'.length)] : []))
}
