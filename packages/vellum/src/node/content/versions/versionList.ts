// The versions of a docs set: label, path, banner and badge of each, and which one is the last. Computed from
// names and options; `versionFiles.ts` knows the files, and `steps/gitVersions.ts` reads those from Git.

import { posix } from 'node:path'
import { sentences, throwAll, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { DocsConfig } from '../../config/siteConfig.js'
import { CURRENT, versionPaths } from './versionFiles.js'

/** A version to load. */
export interface VersionEntry {
  /** `current`, or the name of a frozen version. */
  readonly name: string
  readonly label: string
  /** The path that it is served under, without the site's base: `/docs` */
  readonly path: string
  /** Whether it is the version at the path of its docs set, which links from elsewhere go to. */
  readonly isLast: boolean
  /** The banner of its pages: the version is not released, or not maintained any more. */
  readonly banner: 'unreleased' | 'unmaintained' | undefined
  /** Whether its pages show its label. */
  readonly badge: boolean
  /** Classes of `<html>` on its pages. */
  readonly className: string
  readonly noIndex: boolean
}

/** The options that decide. */
export type VersionRules = Pick<
  DocsConfig,
  | 'id'
  | 'routeBasePath'
  | 'disableVersioning'
  | 'includeCurrentVersion'
  | 'lastVersion'
  | 'onlyIncludeVersions'
  | 'versions'
>

/** The versions of a docs set, newest first; `frozen` are the names in its list. Throws for names that do not exist. */
export function versionsOf(frozen: readonly string[], rules: VersionRules): VersionEntry[] {
  const all = allNames(frozen, rules)
  checkNames(all, rules)
  const { onlyIncludeVersions: only, versions: options } = rules
  const names = only ? all.filter((name) => only.includes(name)) : all
  const last = rules.lastVersion ?? names.find((name) => name !== CURRENT) ?? CURRENT
  const entries = names.map((name, position) => {
    const isLast = name === last
    const versionOptions = options[name]
    const defaultBanner = isLast ? 'none' : position < names.indexOf(last) ? 'unreleased' : 'unmaintained'
    const banner = versionOptions?.banner ?? defaultBanner
    const part = versionOptions?.path ?? (isLast ? '' : name === CURRENT ? 'next' : name)
    return {
      name,
      label: versionOptions?.label ?? (name === CURRENT ? 'Next' : name),
      path: posix.join('/', rules.routeBasePath, part).replace(/(.)\/$/, '$1'),
      isLast,
      banner: banner === 'none' ? undefined : banner,
      badge: versionOptions?.badge ?? names.length > 1,
      className: versionOptions?.className ?? `docs-version-${name.replace(/\s+/g, '-')}`,
      noIndex: versionOptions?.noIndex ?? false,
    }
  })
  checkPaths(entries, rules)
  return entries
}

/** Two versions at one path would hide each other's pages. */
function checkPaths(entries: readonly VersionEntry[], rules: VersionRules): void {
  const problems = entries.flatMap(({ name, path }, i) => {
    const first = entries.findIndex((other) => other.path.toLowerCase() === path.toLowerCase())
    if (first === i) return []
    return [
      new VellumError(`The versions "${entries[first]!.name}" and "${name}" have the same path "${path}".`, {
        code: 'duplicate-version-path',
        files: ['vellum.config.ts'],
        hint: `Give one of them another \`path\` in \`${field(rules, 'versions')}\`.`,
      }),
    ]
  })
  throwAll(problems)
}

function allNames(frozen: readonly string[], rules: VersionRules): readonly string[] {
  const { id, disableVersioning, includeCurrentVersion } = rules
  const { list } = versionPaths(id)
  if (disableVersioning && frozen.length === 0 && namesFromGit(rules).length === 0) {
    throw new VellumError(
      `\`${field(rules, 'disableVersioning')}\` has nothing to disable: there is no "${list}".`,
      {
        code: 'nothing-to-disable',
        files: ['vellum.config.ts'],
        hint: 'Remove the option.',
      },
    )
  }
  const names = disableVersioning
    ? []
    : [...namesFromGit(rules).filter((name) => !frozen.includes(name)), ...frozen]
  if (includeCurrentVersion && !names.includes(CURRENT)) return [CURRENT, ...names]
  if (names.length > 0) return names
  throw new VellumError(
    `No version of the documents is left: \`${field(rules, 'includeCurrentVersion')}\` is \`false\`, and ${disableVersioning ? '`disableVersioning` is `true`' : `"${list}" names none`}.`,
    {
      code: 'no-version-left',
      files: ['vellum.config.ts'],
      hint: 'Remove the option, or freeze a version with `vellum version <name>`.',
    },
  )
}

/**
 * The versions with a ref, newest first: as they are written, but whole numbers, which JavaScript puts in order, from
 * the highest. One that is also in the list has its place there.
 */
export function namesFromGit({ versions }: VersionRules): string[] {
  const names = Object.keys(versions).filter((name) => versions[name]?.ref !== undefined)
  const isWhole = (name: string) => /^\d+$/.test(name)
  return [...names.filter(isWhole).reverse(), ...names.filter((name) => !isWhole(name))]
}

/** Every version that the options name must exist. */
function checkNames(all: readonly string[], rules: VersionRules): void {
  const { lastVersion, onlyIncludeVersions: only, versions } = rules
  const problems: VellumError[] = []
  const wrong = (message: string, hint: string) =>
    problems.push(new VellumError(message, { code: 'unknown-version', files: ['vellum.config.ts'], hint }))
  const checkOption = (option: keyof VersionRules, names: readonly string[]) => {
    for (const name of names.filter((candidate) => !all.includes(candidate))) {
      wrong(
        `\`${field(rules, option)}\` names the version "${name}", which does not exist.`,
        versionHint(name, all),
      )
    }
  }
  checkOption('lastVersion', lastVersion === undefined ? [] : [lastVersion])
  checkOption('onlyIncludeVersions', only ?? [])
  checkOption('versions', Object.keys(versions))
  if (only?.length === 0) {
    wrong(
      `\`${field(rules, 'onlyIncludeVersions')}\` is empty, and a site needs a version.`,
      `Name at least one, or remove the option. Available versions: ${all.join(', ')}.`,
    )
  }
  if (problems.length === 0 && only && lastVersion !== undefined && !only.includes(lastVersion)) {
    wrong(
      `\`${field(rules, 'lastVersion')}\` is "${lastVersion}", which \`onlyIncludeVersions\` leaves out.`,
      `Add it there, or choose one of: ${only.join(', ')}.`,
    )
  }
  throwAll(problems)
}

/** The hint for an unknown version: `Did you mean "1.0"? Available versions: current, 1.0.` */
export function versionHint(name: string, knownNames: readonly string[]): string {
  return sentences(didYouMean(name, knownNames), `Available versions: ${knownNames.join(', ')}.`)
}

/** `docs.lastVersion`, or that of another docs set. */
function field({ id }: VersionRules, name: string): string {
  return id === 'default' ? `docs.${name}` : `docs.${name}\` of the docs set \`${id}`
}
