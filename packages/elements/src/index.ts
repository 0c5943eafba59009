// The plugin: elements that writers use in Markdown, with their styles for pages that have them.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'
import { nearestName } from './nearestName.js'
import { ELEMENT_NAMES, type ElementName, type ElementsOptions, remarkElements } from './remarkElements.js'

export type { ElementName }

/** Options of `elements`. */
export interface Options {
  /** Where icons are found. */
  readonly icons?:
    | {
        /**
         * The set of icons that are written without one: its package is `@iconify-json/<set>`.
         * @default 'lucide'
         * @example 'tabler'
         */
        readonly set?: string | undefined
        /**
         * A folder with SVG files, relative to the folder of the site: `logo.svg` is the icon `logo`.
         * @default no folder
         * @example 'src/icons'
         */
        readonly folder?: string | undefined
      }
    | undefined
  /**
   * Abbreviations of all pages, with what they mean.
   * @default {}
   * @example { HTML: 'Hypertext Markup Language' }
   */
  readonly abbreviations?: Readonly<Record<string, string>> | undefined
  /**
   * Elements that are left as they are written, for sites that use the same words for something else.
   * @default []
   * @example ['cards', 'definitions']
   */
  readonly disabled?: readonly ElementName[] | undefined
}

/** The classes of the elements, which are the names of their stylesheets. */
const STYLED = {
  've-steps': 'steps',
  've-tree': 'fileTree',
  've-badge': 'badge',
  've-card': 'cards',
  've-icon': 'icon',
  've-keys': 'keys',
  've-figure': 'figure',
  've-abbr': 'abbreviations',
}

/** Steps, file trees, badges, cards, icons, keys, figures, definition lists and abbreviations. */
export function elements(options: Options = {}): Plugin {
  const { icons = {}, abbreviations = {}, disabled = [] } = checkedOptions(options)
  return {
    name: 'vellum-elements',
    config: ({ siteDir }) => {
      const folder = icons.folder === undefined ? undefined : resolve(siteDir, icons.folder)
      if (folder !== undefined && !existsSync(folder)) {
        throw new TypeError(`elements(): the folder of \`icons.folder\` does not exist: ${folder}`)
      }
      const complete: ElementsOptions = {
        icons: { siteDir, set: icons.set ?? 'lucide', folder },
        abbreviations,
        disabled,
      }
      return {
        markdown: { beforeDefaultRemarkPlugins: [[remarkElements, complete]] },
        theme: {
          pageCss: Object.fromEntries(
            Object.entries(STYLED).map(([className, name]) => [
              className,
              fileURLToPath(new URL(`./${name}.css`, import.meta.url)),
            ]),
          ),
        },
      }
    },
  }
}

const OPTION_NAMES = ['icons', 'abbreviations', 'disabled']

function checkedOptions(options: Options): Options {
  rejectUnknown(Object.keys(options), OPTION_NAMES, (name) => `elements() has no option "${name}".`)
  const { icons, abbreviations, disabled } = options as Record<string, unknown>
  if (icons !== undefined) {
    if (!isRecord(icons))
      throw new TypeError("elements(): `icons` must be an object such as { set: 'tabler' }.")
    rejectUnknown(
      Object.keys(icons),
      ['set', 'folder'],
      (name) => `elements(): \`icons\` has no field "${name}".`,
    )
    for (const name of ['set', 'folder']) {
      if (icons[name] !== undefined && typeof icons[name] !== 'string') {
        throw new TypeError(`elements(): \`icons.${name}\` must be a string.`)
      }
    }
  }
  if (
    abbreviations !== undefined &&
    !(isRecord(abbreviations) && Object.values(abbreviations).every((meaning) => typeof meaning === 'string'))
  ) {
    throw new TypeError(
      "elements(): `abbreviations` must be an object such as { HTML: 'Hypertext Markup Language' }.",
    )
  }
  if (disabled !== undefined) {
    if (!Array.isArray(disabled))
      throw new TypeError("elements(): `disabled` must be a list such as ['cards'].")
    rejectUnknown(
      disabled.map(String),
      ELEMENT_NAMES,
      (name) => `elements(): there is no element "${name}" to disable.`,
    )
  }
  return options
}

function rejectUnknown(
  names: readonly string[],
  knownNames: readonly string[],
  message: (name: string) => string,
): void {
  const unknown = names.find((name) => !knownNames.includes(name))
  if (unknown === undefined) return
  const meant = nearestName(unknown, knownNames)
  const list = knownNames.join(', ')
  throw new TypeError(`${message(unknown)} ${meant ? `Did you mean "${meant}"? ` : ''}Known names: ${list}.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
