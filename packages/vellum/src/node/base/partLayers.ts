// Which file is below another one for the same part of the theme: what `@theme-original/X` is. A plugin may replace a part,
// a later plugin that of the first one, and the site that of both.

import { dirname, sep } from 'node:path'

/** The files for parts of the theme. */
export interface PartFiles {
  /** The file that is shown, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>
  /** The files that it takes the place of, the lowest first, for parts with several files. */
  readonly partLayers?: Readonly<Record<string, readonly string[]>> | undefined
}

/** All files for a part, the one that is shown last. */
export function layersOf(part: string, { parts, partLayers }: PartFiles): readonly string[] {
  const shown = parts[part]
  return shown === undefined ? [] : [...(partLayers?.[part] ?? []), shown]
}

/** What is below the part for a file that imports its original; undefined for the part of the engine. */
export function originalFile(
  part: string,
  importer: string | undefined,
  files: PartFiles,
): string | undefined {
  const layers = layersOf(part, files)
  return layers[layerOf(importer?.split('?')[0] ?? '', layers) - 1]
}

/** The layer that a file is or, as a file beside it, belongs to; else the one that is shown. */
function layerOf(file: string, layers: readonly string[]): number {
  const own = layers.indexOf(file)
  if (own !== -1) return own
  const beside = layers.findIndex((layer) => file.startsWith(dirname(layer) + sep))
  return beside === -1 ? layers.length - 1 : beside
}

/** The layers of the parts that have several, from the files of plugins and the site in their order. */
export function partLayers(
  sources: readonly Readonly<Record<string, string>>[],
): Record<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [part, file] of sources.flatMap((source) => Object.entries(source))) {
    files.set(part, [...(files.get(part) ?? []).filter((other) => other !== file), file])
  }
  return Object.fromEntries(
    [...files].flatMap(([part, all]) => (all.length > 1 ? [[part, all.slice(0, -1)]] : [])),
  )
}
