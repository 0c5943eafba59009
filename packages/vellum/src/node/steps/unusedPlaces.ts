// Places that the configuration or a plugin names and that do not exist: static folders without a folder, slots on
// pages that no page has. Both would do nothing, and say nothing.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'
import { pathPattern } from '../base/themeSlots.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Site } from './loadSite.js'

/** The parts of a site that the places depend on. */
export type PlacedSite = Pick<Site, 'config' | 'configFiles' | 'routes'> & {
  readonly model: Pick<Site['model'], 'locale'>
}

/** A warning for each place that does not exist. Once for all locales: they share the configuration. */
export function unusedPlaces({ config, configFiles, routes, model }: PlacedSite): VellumError[] {
  if (model.locale !== config.i18n.defaultLocale) return []
  const { siteDir } = config
  const position = (text: string) => {
    const found = quotedPosition(text, configFiles)
    if (found) return [`${relativePath(siteDir, found.file)}:${found.line}`]
    return configFiles.slice(0, 1).map((file) => relativePath(siteDir, file))
  }
  return [...missingFolders(config, position), ...slotsWithoutPage(config, { routes, position })]
}

type Position = (text: string) => string[]

function missingFolders(
  { siteDir, staticDirectories, addedFolders = {} }: SiteConfig,
  position: Position,
): VellumError[] {
  return staticDirectories.flatMap((folder) => {
    // The folder of every site is one that it may have.
    if (isFolder(folder) || folder === join(siteDir, 'static')) return []
    const plugin = addedFolders[folder]
    const below = relativePath(siteDir, folder)
    const shown = below.startsWith('../') ? folder : below
    const isOwn = plugin === undefined
    return new VellumError(
      isOwn
        ? `There is no static folder "${shown}".`
        : `There is no static folder "${shown}", which the plugin "${plugin}" adds.`,
      {
        code: 'missing-static-folder',
        files: position(below),
        hint: isOwn
          ? 'Create it, or remove it from `staticDirectories`: a path starts at the folder of the site.'
          : 'Correct `staticDirectories` in `config` of the plugin: an absolute path, or a `file:` URL.',
      },
    )
  })
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function slotsWithoutPage(
  { slots, baseUrl }: SiteConfig,
  { routes, position }: { readonly routes: Site['routes']; readonly position: Position },
): VellumError[] {
  const paths = [...routes.map(({ path }) => path), '/404.html']
  const isShown = (pattern: string) => {
    const test = new RegExp(pathPattern(pattern))
    return paths.some((path) => test.test(path))
  }
  return Object.entries(slots).flatMap(([slot, components]) =>
    components.flatMap(({ patterns = [] }) =>
      patterns
        .filter((pattern) => !isShown(pattern))
        .map(
          (pattern) =>
            new VellumError(
              `No page has the path "${pattern}", for which \`theme.slots["${slot}"]\` has a component.`,
              {
                code: 'unused-slot',
                files: position(pattern),
                hint: betterPattern(pattern, { baseUrl, paths, isShown }),
              },
            ),
        ),
    ),
  )
}

function betterPattern(
  pattern: string,
  {
    baseUrl,
    paths,
    isShown,
  }: {
    readonly baseUrl: string
    readonly paths: readonly string[]
    readonly isShown: (pattern: string) => boolean
  },
): string {
  const withoutBase = pattern.startsWith(baseUrl) ? `/${pattern.slice(baseUrl.length)}` : undefined
  const guesses = [withoutBase, `/${pattern}`, `${pattern.replace(/\/$/, '')}/**`]
  const better = guesses.find((guess) => guess !== undefined && guess !== pattern && isShown(guess))
  if (better !== undefined) return `Write "${better}": a path starts below the base URL of the site.`
  const nearest = nearestName(pattern.replace(/\/\*+$/, ''), paths)
  return nearest === undefined
    ? 'Correct the path: `*` stands for a name, `**` for any number of them.'
    : `Did you mean "${nearest}"?`
}

/** The first line of the files that has a text in quotes. */
function quotedPosition(
  text: string,
  files: readonly string[],
): { readonly file: string; readonly line: number } | undefined {
  const quoted = ["'", '"', '`'].flatMap((quote) => [`${quote}${text}${quote}`, `${quote}./${text}${quote}`])
  for (const file of files) {
    const lines = readIfFile(file)?.split('\n') ?? []
    const index = lines.findIndex(
      (line) => !/^\s*(?:\/\/|\*)/.test(line) && quoted.some((written) => line.includes(written)),
    )
    if (index !== -1) return { file, line: index + 1 }
  }
  return undefined
}
