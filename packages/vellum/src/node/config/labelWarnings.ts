// Labels that nothing shows: ids that neither the theme nor a plugin has, and locales that the site does not have. In: the
// `labels` of the configuration and of plugins. Loaded only for sites with `labels`.

import { LABEL_TABLE } from '../../shared/labels/labelTable.js'
import { VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'

/** Texts by locale and id. */
export type LabelTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The labels of a site, and of its plugins. */
export interface WrittenLabels {
  readonly own: LabelTexts
  readonly plugins: readonly { readonly plugin: string; readonly labels: LabelTexts }[]
  /** The locales of the site. */
  readonly locales: readonly string[]
  readonly file: string
}

/** A warning for each owner of labels that nothing shows. A plugin may have texts for locales of other sites. */
export function labelWarnings({ own, plugins, locales, file }: WrittenLabels): VellumError[] {
  const ofPlugins = plugins.flatMap(({ labels }) => idsOf(labels)).filter((id) => !THEME_ID.test(id))
  const known = [...Object.keys(LABEL_TABLE), ...new Set(ofPlugins)]
  return [
    unknownIds(own, { known, files: [file] }),
    unknownLocales(own, { locales, file }),
    ...plugins.map(({ plugin, labels }) =>
      unknownIds(labels, { known, files: [`${file} (the plugin "${plugin}")`] }),
    ),
  ].filter((warning) => warning !== undefined)
}

/** The ids of the theme; a site or a plugin may use any other for its own components. */
const THEME_ID = /^theme\./

function idsOf(labels: LabelTexts): string[] {
  return [...new Set(Object.values(labels).flatMap((texts) => Object.keys(texts)))]
}

function unknownIds(
  labels: LabelTexts,
  { known, files }: { known: readonly string[]; files: readonly string[] },
): VellumError | undefined {
  const lines = idsOf(labels).flatMap((id) => {
    if (known.includes(id)) return []
    const nearest = nearestName(id, known)
    if (THEME_ID.test(id))
      return [nearest === undefined ? `  - ${id}` : `  - ${id} (did you mean "${nearest}"?)`]
    // Any other id may belong to a component; one that differs in one or two characters is misspelled.
    const isSlip =
      nearest !== undefined && !THEME_ID.test(nearest) && nearestName(id, [nearest], 2) !== undefined
    return isSlip ? [`  - ${id} (did you mean "${nearest}"?)`] : []
  })
  if (lines.length === 0) return undefined
  return new VellumError(`\`labels\` has ids that the theme does not have:\n${lines.join('\n')}`, {
    code: 'unknown-label',
    files,
    hint: 'Correct them: `vellum write-translations` lists the ids of the theme. Ids of your own components do not start with `theme`.',
  })
}

function unknownLocales(
  labels: LabelTexts,
  { locales, file }: { locales: readonly string[]; file: string },
): VellumError | undefined {
  const lines = Object.keys(labels)
    .filter((locale) => !locales.includes(locale))
    .map((locale) => `  - ${locale}`)
  if (lines.length === 0) return undefined
  return new VellumError(`\`labels\` has locales that the site does not have:\n${lines.join('\n')}`, {
    code: 'unknown-label',
    files: [file],
    hint: `The site has ${locales.map((locale) => `"${locale}"`).join(', ')}: correct the locale, or add it to \`i18n.locales\`.`,
  })
}
