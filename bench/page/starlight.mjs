// @ts-check
// Builds the documents of a folder with Starlight, the best peer, and compresses
// what comes out as Vellum does its own. Kept by the hash of all that goes in.

import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '../../packages/vellum/dist/node/output/compress.js'
import { orFail, run } from '../../scripts/command.mjs'
import { ensureInstalled } from '../../scripts/install.mjs'
import { starlightPage } from './starlightPage.mjs'

const folder = fileURLToPath(new URL('../peers/starlight/', import.meta.url))
const converter = fileURLToPath(new URL('./starlightPage.mjs', import.meta.url))

/** @typedef {{ docs: string, statics: string }} PeerInput the folders with Markdown and with other files */

/**
 * The folder of the built peer, and its name with the version.
 * @param {PeerInput} input
 */
export async function buildStarlight(input) {
  await ensureInstalled(folder)
  const { version } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@astrojs/starlight/package.json'), 'utf8'),
  )
  const kept = join(folder, 'dist')
  const work = join(kept, hashOf(input))
  const dir = join(work, 'dist')
  const done = join(work, 'done')
  if (!existsSync(done)) {
    rmSync(kept, { recursive: true, force: true })
    console.log('Building the same pages with Starlight …')
    writeSources(work, input)
    const { args, env } = BUILD
    await orFail(run(process.execPath, args, { cwd: work, env }), 'Starlight did not build the pages.')
    await compressAll(dir)
    writeFileSync(done, '')
  }
  return { dir, name: `Starlight ${version}` }
}

/** What builds a site of the peer, in its folder. */
const BUILD = {
  args: [join(folder, 'node_modules/astro/astro.js'), 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
}

/**
 * Writes the documents as a site of the peer that nothing was built of, and tells how to build it.
 * @param {PeerInput} input
 */
export async function newStarlightSite(input) {
  await ensureInstalled(folder)
  const cwd = join(folder, 'dist', `new-${process.pid}`)
  rmSync(cwd, { recursive: true, force: true })
  writeSources(cwd, input)
  return { cwd, ...BUILD, remove: () => rmSync(cwd, { recursive: true, force: true }) }
}

/** @param {PeerInput} input */
function hashOf({ docs, statics }) {
  const hash = createHash('sha256')
  for (const file of [join(folder, 'package-lock.json'), converter]) hash.update(readFileSync(file))
  for (const dir of [join(folder, 'template'), docs, statics]) {
    for (const name of filesIn(dir)) hash.update(`\0${name}\0`).update(readFileSync(join(dir, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * @param {string} work
 * @param {PeerInput} input
 */
function writeSources(work, { docs, statics }) {
  cpSync(join(folder, 'template'), work, { recursive: true })
  cpSync(statics, join(work, 'public'), { recursive: true })
  for (const name of filesIn(docs).filter((file) => /\.mdx?$/.test(file))) {
    const target = join(work, 'src/content/docs/docs', name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, starlightPage(name, readFileSync(join(docs, name), 'utf8')))
  }
}

/**
 * Puts the compressed form beside each file: hashed files as small as can be, pages as Vellum's.
 * @param {string} dir
 */
async function compressAll(dir) {
  for (const name of filesIn(dir)) {
    const effort = name.startsWith('assets/') ? 'asset' : 'page'
    const { br } = await compress({ name, bytes: readFileSync(join(dir, name)), effort })
    if (br) writeFileSync(join(dir, `${name}.br`), br)
  }
}

/**
 * Every file below a folder, in order, with forward slashes.
 * @param {string} dir
 */
function filesIn(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}
