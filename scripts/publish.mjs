// @ts-check
// Publishes Troth to npm or to JSR, as .github/workflows/publish.yml does for a tag. Stops before
// that when tag, manifests and changelog do not say the same.
//
// Usage: node scripts/publish.mjs npm|jsr [--dry-run]

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, run } from './command.mjs'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

const FOLDER = join(root, 'packages/troth')

await runScript(import.meta.url, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [registry] = positionals
  const isDryRun = values['dry-run']
  if (registry !== 'npm' && registry !== 'jsr') {
    throw new Failure('No registry was named.', {
      hint: 'Run `node scripts/publish.mjs npm` or `node scripts/publish.mjs jsr`, with --dry-run to try it.',
    })
  }
  const problems = isDryRun ? [] : releaseProblems(readRelease())
  if (problems.length > 0) throw new Failure(`Troth is not published:\n- ${problems.join('\n- ')}`)
  const command = registry === 'npm' ? npmArguments(isDryRun) : jsrArguments(isDryRun)
  const options = { cwd: FOLDER, live: true }
  return (await (registry === 'npm' ? npm(command, options) : run(denoFile(), command, options))).code
})

/**
 * What says which version is released.
 * @typedef {object} Release
 * @property {string | undefined} tag
 * @property {string} version of package.json
 * @property {string} jsrVersion of jsr.json
 * @property {string} changelog
 */

/**
 * Why a release is not ready; nothing when it is.
 * @param {Release} release
 * @returns {string[]}
 */
export function releaseProblems({ tag, version, jsrVersion, changelog }) {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`))
  return [
    tag !== `troth@${version}` &&
      `The tag is ${tag ?? 'missing'}, the version of packages/troth/package.json is ${version}. Push the tag troth@${version}.`,
    jsrVersion !== version &&
      `packages/troth/jsr.json has the version ${jsrVersion}, package.json ${version}. Make them equal.`,
    !heading && `packages/troth/CHANGELOG.md has no heading "## ${version}". Describe what has changed.`,
    heading?.includes('unreleased') &&
      `packages/troth/CHANGELOG.md calls ${version} unreleased. Write the date instead: "## ${version} (2026-01-31)".`,
  ].filter((problem) => typeof problem === 'string')
}

/** @returns {Release} */
function readRelease() {
  const read = (/** @type {string} */ name) => readFileSync(join(FOLDER, name), 'utf8')
  return {
    tag: process.env.GITHUB_REF_NAME,
    version: JSON.parse(read('package.json')).version,
    jsrVersion: JSON.parse(read('jsr.json')).version,
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
  const file = join(FOLDER, 'test/platforms/runtimes/node_modules/@deno', name, 'deno')
  if (existsSync(file)) return file
  throw new Failure('Deno, which publishes to JSR, is not installed.', {
    hint: 'Run `npm ci` in packages/troth/test/platforms/runtimes. It has Deno for Linux, and for macOS on arm64.',
  })
}
