// @ts-check
// Packs the packages as from a fresh clone, in a copy of the repository in which nothing has been built.

import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
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
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction')
    await Promise.all(
      folders.map((folder) => {
        const options = { cwd: join(clone, folder), env: { NO_TYPE_CHECK: '1' } }
        return orFail(npm(['pack', '--pack-destination', target], options), `${folder} cannot be packed.`)
      }),
    )
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}
