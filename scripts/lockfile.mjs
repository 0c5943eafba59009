// @ts-check
// Completes package-lock.json. A registry that lacks the binaries of other
// platforms makes npm leave them out of the lock, and `npm ci` then refuses it
// ("Missing: … from lock file"). In: a lock. Out: the same lock with an entry for
// every optional dependency and without download URLs, which differ from
// one registry to the next.
//
// Usage: npm run lockfile

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

export const LOCK_FILES = [
  'package-lock.json',
  'bench/package-lock.json',
  'bench/peers/starlight/package-lock.json',
  'packages/create-vellum/test/tools/package-lock.json',
  'packages/troth/test/platforms/runtimes/package-lock.json',
]

// The words in the names of binary packages, as npm spells them in `os` and `cpu`.
const SYSTEMS = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
])
const CPUS = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
])

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

await runScript(import.meta.url, () => {
  for (const file of LOCK_FILES) {
    const path = join(root, file)
    if (!existsSync(path)) continue
    /** @type {Lock} */
    const lock = JSON.parse(readFileSync(path, 'utf8'))
    const missing = missingOptional(lock).length
    const addresses = downloadAddresses(lock).length
    writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
    console.log(`${file}: ${missing} packages added, ${addresses} download addresses dropped.`)
  }
})

/**
 * @param {Lock} lock
 * @returns {Lock}
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const location of downloadAddresses(lock)) {
    const { resolved, ...entry } = packages[location] ?? {}
    packages[location] = entry
  }
  for (const { parent, name, version } of missingOptional(lock)) {
    // Two packages may want the same one.
    if (isPresent(packages, parent, name, version)) continue
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
      throw new Failure(
        `${parent} wants ${name} ${version}, which is a range, and the lock has no such package.`,
        {
          hint: 'Run npm install with a registry that has the package.',
        },
      )
    }
    const isDev = lock.packages[parent]?.dev
    const { os, cpu, libc } = platformOf(name)
    // The order of the keys is npm's: alphabetical after the version.
    packages[placeFor(packages, parent, name)] = {
      version,
      ...(cpu && { cpu }),
      ...(isDev && { dev: isDev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * The optional dependencies that the lock names but does not have.
 * @param {Lock} lock
 */
export function missingOptional({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isPresent(packages, parent, name, version))
      .map(([name, version]) => ({ parent, name, version })),
  )
}

/**
 * The places of packages that carry a download URL; a link's URL is a folder of ours.
 * @param {Lock} lock
 */
export function downloadAddresses({ packages }) {
  return Object.keys(packages).filter((location) => packages[location]?.resolved && !packages[location].link)
}

/**
 * '@rolldown/binding-linux-x64-musl' → { os: ['linux'], cpu: ['x64'], libc: ['musl'] }
 * @param {string} name
 * @returns {{ os?: string[], cpu?: string[], libc?: string[] }}
 */
export function platformOf(name) {
  const words = name.split(/[-/]/).map((word) => (word === 'windows' ? 'win32' : word))
  const cpu = words.find((word) => CPUS.has(word))
  if (cpu === 'wasm32') return { cpu: [cpu] }
  const os = words.find((word) => SYSTEMS.has(word))
  if (!os || !cpu) {
    throw new Failure(`The platform of ${name} cannot be read from its name.`, {
      hint: 'Add the missing word to SYSTEMS or CPUS in scripts/lockfile.mjs.',
    })
  }
  if (os !== 'linux') return { os: [os], cpu: [cpu] }
  const isMusl = words.some((word) => word.startsWith('musl'))
  return { os: [os], cpu: [cpu], libc: [isMusl ? 'musl' : 'glibc'] }
}

/**
 * Looks where Node would: in the package's own node_modules, then in each one above.
 * @param {Lock['packages']} packages
 * @param {string} parent
 * @param {string} name
 * @param {string} version
 */
function isPresent(packages, parent, name, version) {
  const nearest = foldersAbove(parent)
    .map((folder) => packages[`${folder}node_modules/${name}`])
    .find((entry) => entry !== undefined)
  // Only an exact version is compared; npm keeps what satisfies a range.
  return nearest !== undefined && (nearest.version === version || !/^\d/.test(version))
}

/**
 * Beside the parent, as npm does; inside of it when another version is already there.
 * @param {Lock['packages']} packages
 * @param {string} parent
 * @param {string} name
 */
function placeFor(packages, parent, name) {
  const [inside = '', beside = inside] = foldersAbove(parent)
  const place = `${beside}node_modules/${name}`
  return packages[place] ? `${inside}node_modules/${name}` : place
}

/**
 * 'node_modules/a/node_modules/b' → ['node_modules/a/node_modules/b/', 'node_modules/a/', '']
 * @param {string} location
 * @returns {string[]}
 */
function foldersAbove(location) {
  if (location === '') return ['']
  const end = location.lastIndexOf('node_modules/') - 1
  return [`${location}/`, ...foldersAbove(location.slice(0, Math.max(0, end)))]
}
