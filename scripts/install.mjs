// @ts-check
// Installs the packages of a folder when they are missing or out of date. A
// stamp in node_modules says what they were installed from, so that a second
// call costs a few file reads and prints nothing.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './command.mjs'
import { Failure } from './failure.mjs'

const OLDEST_NODE = [20, 19]

// Named on every call: a NODE_ENV of "production" would leave out the tools.
const NPM_OPTIONS = ['--no-audit', '--no-fund', '--include=dev']

/**
 * @param {string} dir a folder with a package.json and a package-lock.json
 */
export async function ensureInstalled(dir) {
  checkNode(process.versions.node)
  const stampFile = join(dir, 'node_modules', '.installed')
  const stamp = installStamp(dir)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  console.log('Installing packages (npm ci) …')
  const clean = await npm(['ci', ...NPM_OPTIONS], { cwd: dir })
  if (clean.code !== 0) {
    console.log(`npm ci failed (${firstError(clean.output)}); running npm install --no-save …`)
    const install = await npm(['install', '--no-save', ...NPM_OPTIONS], { cwd: dir })
    if (install.code !== 0) {
      throw new Failure('The packages could not be installed.', {
        output: install.output,
        hint: 'Check the network and the registry that npm is set to, then run the command again.',
      })
    }
  }
  mkdirSync(join(dir, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/**
 * Throws when Node is older than this repository needs.
 * @param {string} version '20.19.1'
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Failure(
    `Node ${version} is too old: this repository needs ${OLDEST_NODE.join('.')} or newer (https://nodejs.org).`,
  )
}

/**
 * A hash of all that decides what is in node_modules.
 * @param {string} dir
 */
export function installStamp(dir) {
  const hash = createHash('sha256')
  hash.update(`${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json', ...workspaceManifests(dir)]) {
    const path = join(dir, file)
    hash.update(`\0${file}\0`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * ['packages/*', 'site'] → ['packages/troth/package.json', 'site/package.json']
 * @param {string} dir
 * @returns {string[]}
 */
function workspaceManifests(dir) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern]
      const parent = pattern.slice(0, -2)
      return existsSync(join(dir, parent))
        ? readdirSync(join(dir, parent)).map((name) => `${parent}/${name}`)
        : []
    })
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(dir, file)))
    .sort()
}

/**
 * The line of npm's output that says what went wrong.
 * @param {string} output
 */
function firstError(output) {
  const errors = output
    .split('\n')
    .filter((line) => line.startsWith('npm error '))
    .map((line) => line.replace('npm error ', '').trim())
  const specific = errors.find((line) => /^(Missing|Invalid): /.test(line))
  return specific ?? errors.find((line) => line && !line.startsWith('code ')) ?? 'no reason given'
}
