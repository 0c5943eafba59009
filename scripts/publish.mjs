// @ts-check
// Publishes a package to npm, or Troth to JSR, as .github/workflows/publish.yml does for a tag such as vellum@0.1.0. Stops
// before that when tag, manifests and changelog do not say the same.
//
// Usage: node scripts/publish.mjs npm|jsr            the package that the tag in GITHUB_REF_NAME names
//        node scripts/publish.mjs npm|jsr <package> --dry-run

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, run } from './command.mjs'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

/** The folders of the packages that are published, by their names. */
export const PACKAGES = /** @type {const} */ ({
  troth: 'packages/troth',
  vellum: 'packages/vellum',
  'vellum-search': 'packages/search',
  'vellum-playground': 'packages/playground',
  'vellum-twoslash': 'packages/twoslash',
  'vellum-docusaurus': 'packages/docusaurus',
  'vellum-social-cards': 'packages/social-cards',
  'vellum-markdown-pages': 'packages/markdown-pages',
  'vellum-external-links': 'packages/external-links',
  'vellum-prose': 'packages/prose',
  'vellum-math': 'packages/math',
  'vellum-mermaid': 'packages/mermaid',
  'vellum-zoom': 'packages/zoom',
  'vellum-images': 'packages/images',
  'vellum-elements': 'packages/elements',
  'vellum-migrate': 'packages/migrate',
  'vellum-mcp': 'packages/mcp',
  'vellum-feedback': 'packages/feedback',
  'vellum-host': 'packages/static-host',
  'create-vellum': 'packages/create-vellum',
})

await runScript(import.meta.url, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [registry, name = 'troth'] = positionals
  const isDryRun = values['dry-run']
  if (registry !== 'npm' && registry !== 'jsr') {
    throw new Failure('No registry was named.', {
      hint: 'Run `node scripts/publish.mjs npm` or `node scripts/publish.mjs jsr`, with the name of a package and --dry-run to try it.',
    })
  }
  const { folder } = isDryRun ? releasedPackage(`${name}@`) : checkedRelease(process.env.GITHUB_REF_NAME)
  const command = registry === 'npm' ? npmArguments(isDryRun) : jsrArguments(isDryRun)
  const options = { cwd: join(root, folder), live: true }
  return (await (registry === 'npm' ? npm(command, options) : run(denoFile(), command, options))).code
})

/**
 * The package that a tag names: `vellum-playground@0.1.0` → vellum-playground, packages/playground
 * @param {string | undefined} tag
 */
export function releasedPackage(tag) {
  const name = tag?.slice(0, tag.lastIndexOf('@'))
  const foundEntry = Object.entries(PACKAGES).find(([packageName]) => packageName === name)
  if (foundEntry) return { name: foundEntry[0], folder: foundEntry[1] }
  throw new Failure(
    tag === undefined ? 'There is no tag to publish.' : `The tag ${tag} names no package of this repository.`,
    { hint: `Push a tag such as vellum@0.1.0. Packages: ${Object.keys(PACKAGES).join(', ')}.` },
  )
}

/** @param {string | undefined} tag */
function checkedRelease(tag) {
  const released = releasedPackage(tag)
  const problems = releaseProblems(readRelease({ ...released, tag }))
  if (problems.length > 0) throw new Failure(`${released.name} is not published:\n- ${problems.join('\n- ')}`)
  return released
}

/**
 * What says which version is released.
 * @typedef {object} Release
 * @property {string} name
 * @property {string} folder
 * @property {string | undefined} tag
 * @property {string} version of package.json
 * @property {string | undefined} jsrVersion of jsr.json, for a package that has one
 * @property {string} changelog
 */

/**
 * Why a release is not ready; nothing when it is.
 * @param {Release} release
 * @returns {string[]}
 */
export function releaseProblems({ name, folder, tag, version, jsrVersion, changelog }) {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`))
  return [
    tag !== `${name}@${version}` &&
      `The tag is ${tag ?? 'missing'}, the version of ${folder}/package.json is ${version}. Push the tag ${name}@${version}.`,
    jsrVersion !== undefined &&
      jsrVersion !== version &&
      `${folder}/jsr.json has the version ${jsrVersion}, package.json ${version}. Make them equal.`,
    !heading && `${folder}/CHANGELOG.md has no heading "## ${version}". Describe what has changed.`,
    heading?.includes('unreleased') &&
      `${folder}/CHANGELOG.md calls ${version} unreleased. Write the date instead: "## ${version} (2026-01-31)".`,
  ].filter((problem) => typeof problem === 'string')
}

/**
 * @param {Pick<Release, 'name' | 'folder' | 'tag'>} released
 * @returns {Release}
 */
function readRelease(released) {
  const path = (/** @type {string} */ file) => join(root, released.folder, file)
  const read = (/** @type {string} */ file) => readFileSync(path(file), 'utf8')
  return {
    ...released,
    version: JSON.parse(read('package.json')).version,
    jsrVersion: existsSync(path('jsr.json')) ? JSON.parse(read('jsr.json')).version : undefined,
    changelog: read('CHANGELOG.md'),
  }
}

/**
 * A dry run asks no registry, so that it works offline.
 * @param {boolean} isDryRun
 */
export function npmArguments(isDryRun) {
  if (!isDryRun) return ['publish', '--provenance', '--access=public']
  return ['publish', '--dry-run', '--json', '--offline', '--registry=http://127.0.0.1:9']
}

/**
 * The sources name each other as `./url.js`, as Node wants it; JSR gets `./url.ts`.
 * @param {boolean} isDryRun
 */
export function jsrArguments(isDryRun) {
  return ['publish', '--sloppy-imports', ...(isDryRun ? ['--dry-run', '--allow-dirty'] : [])]
}

/** The Deno that the suite of the platforms runs on. */
export function denoFile() {
  const { platform, arch } = process
  const name = `${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`
  const file = join(root, PACKAGES.troth, 'test/platforms/runtimes/node_modules/@deno', name, 'deno')
  if (existsSync(file)) return file
  throw new Failure('Deno, which publishes to JSR, is not installed.', {
    hint: 'Run `npm ci` in packages/troth/test/platforms/runtimes. It has Deno for Linux, and for macOS on arm64.',
  })
}
