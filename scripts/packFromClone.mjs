// @ts-check
// Packs the packages as from a fresh clone, in a copy of the repository in which nothing has been built.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { npm, orFail } from './command.mjs'
import { root } from './script.mjs'

// What building a package needs besides its folder.
const SHARED_FILES = ['package.json', 'tsconfig.base.json', 'scripts']
// What a clone does not have, and what is neither built nor packed.
const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'fixtures'])

/**
 * Packs packages in a copy of the repository in which nothing has been built, so that each one has to build itself. Types are
 * not checked: the build of the repository does that.
 * @param {readonly string[]} folders from the folder of the repository
 * @param {string} target a folder for the packed packages
 */
export async function packFromClone(folders, target) {
  const clone = mkdtempSync(join(tmpdir(), 'packed-clone-'))
  try {
    for (const name of [...SHARED_FILES, ...folders]) {
      cpSync(join(root, name), join(clone, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      })
    }
    const packages = folders.map((folder) => readPackage(clone, folder))
    linkPackages(clone, packages)
    await inOrder(packages, ({ folder }) => {
      const options = { cwd: join(clone, folder), env: { NO_TYPE_CHECK: '1' } }
      return orFail(npm(['pack', '--pack-destination', target], options), `${folder} cannot be packed.`)
    })
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

/**
 * @typedef {object} ClonedPackage
 * @property {string} name
 * @property {string} folder
 * @property {readonly string[]} dependencies
 */

/**
 * @param {string} clone
 * @param {string} folder
 * @returns {ClonedPackage}
 */
function readPackage(clone, folder) {
  const manifest = JSON.parse(readFileSync(join(clone, folder, 'package.json'), 'utf8'))
  // Those for development are bundled.
  return {
    name: manifest.name,
    folder,
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  }
}

/**
 * Links what is installed, and the packages of the clone instead of those of the repository.
 * @param {string} clone
 * @param {readonly ClonedPackage[]} packages
 */
function linkPackages(clone, packages) {
  mkdirSync(join(clone, 'node_modules'))
  const own = new Map(packages.map(({ name, folder }) => [name, join(clone, folder)]))
  for (const entry of readdirSync(join(root, 'node_modules'), { withFileTypes: true })) {
    if (entry.isFile() || own.has(entry.name)) continue
    symlinkSync(join(root, 'node_modules', entry.name), join(clone, 'node_modules', entry.name), 'junction')
  }
  for (const [name, folder] of own) symlinkSync(folder, join(clone, 'node_modules', name), 'junction')
}

/**
 * Runs something for each package, all at the same time but for those that depend on another one: they follow it.
 * @param {readonly ClonedPackage[]} packages
 * @param {(package_: ClonedPackage) => Promise<unknown>} run
 */
async function inOrder(packages, run) {
  /** @type {Map<string, Promise<unknown>>} */
  const started = new Map()
  /** @type {(package_: ClonedPackage) => Promise<unknown>} */
  const start = (package_) => {
    const before = packages.filter(({ name }) => package_.dependencies.includes(name))
    const running = started.get(package_.name) ?? Promise.all(before.map(start)).then(() => run(package_))
    started.set(package_.name, running)
    return running
  }
  await Promise.all(packages.map(start))
}
