// @ts-check
// Builds the documents of a folder with a peer, and compresses what comes out as
// Vellum does its own. What was built is kept by the hash of all that goes in.

import { createHash, randomUUID } from 'node:crypto'
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
import { Failure } from '../../scripts/failure.mjs'
import { ensureInstalled } from '../../scripts/install.mjs'
import { removeAtEnd } from '../removeAtEnd.mjs'

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} folder below bench/peers: its packages, and a template of a site
 * @property {string} package the one whose version is reported
 * @property {string} docs where a site has its documents
 * @property {string} statics where a site has other files
 * @property {string} out where it is built to
 * @property {(path: string, text: string) => string} page a document of ours in the peer's dialect
 * @property {string} converter the file that `page` comes from
 * @property {string} command what builds, below node_modules
 * @property {number} [node] the oldest Node that runs it, when that is newer than ours; its packages bring one
 * @property {Record<string, string>} env
 *
 * @typedef {object} PeerInput
 * @property {string} docs the folder with Markdown
 * @property {string} statics the folder with other files
 * @property {string} label what is built: 'own'; the last build of each label is kept
 */

/**
 * The folder of the built peer, and its name with the version.
 * @param {Peer} peer
 * @param {PeerInput} input
 */
export async function buildPeer(peer, input) {
  const folder = folderOf(peer)
  await ensureInstalled(folder)
  const kept = join(folder, 'dist', input.label)
  const work = join(kept, hashOf(peer, input))
  const dir = join(work, peer.out)
  const done = join(work, 'done')
  if (!existsSync(done)) {
    rmSync(kept, { recursive: true, force: true })
    console.log(`Building the same pages (${input.label}) with ${peer.name} …`)
    forgetBuilds(folder)
    writeSources(work, { peer, input })
    const { node, args, env } = buildOf(peer)
    await orFail(run(node, args, { cwd: work, env }), `${peer.name} did not build the pages.`)
    await compressAll(dir)
    writeFileSync(done, '')
  }
  return { dir, name: `${peer.name} ${versionOf(peer)}` }
}

/**
 * Writes the documents as a site of the peer that nothing was built of, and returns how to build it.
 * @param {Peer} peer
 * @param {Omit<PeerInput, 'label'>} input
 */
export async function newPeerSite(peer, input) {
  const folder = folderOf(peer)
  await ensureInstalled(folder)
  const cwd = removeAtEnd(join(folder, 'dist', `new-${randomUUID()}`))
  forgetBuilds(folder)
  writeSources(cwd, { peer, input })
  return { cwd, ...buildOf(peer), name: `${peer.name} ${versionOf(peer)}` }
}

/**
 * Deletes what bundlers keep of earlier builds: it makes a build faster, or fail when it is of another site.
 * @param {string} folder
 */
function forgetBuilds(folder) {
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
}

/** @param {Peer} peer */
function folderOf({ folder }) {
  return fileURLToPath(new URL(`../peers/${folder}/`, import.meta.url))
}

/** @param {Peer} peer */
function buildOf(peer) {
  return {
    node: nodeOf(peer),
    args: [join(folderOf(peer), 'node_modules', peer.command), 'build'],
    env: { ...peer.env, NODE_ENV: 'production' },
  }
}

/**
 * The Node that runs a peer: ours, or one of its packages when ours is too old.
 * @param {Peer} peer
 */
function nodeOf(peer) {
  if (Number.parseInt(process.versions.node, 10) >= (peer.node ?? 0)) return process.execPath
  const { platform, arch } = process
  const packaged = join(folderOf(peer), `node_modules/node-${platform}-${arch}/bin/node`)
  if (existsSync(packaged)) return packaged
  throw new Failure(
    `${peer.name} needs Node ${peer.node}; this is Node ${process.versions.node}, and bench/peers/${peer.folder} brings none for ${platform} ${arch}.`,
    { hint: `Run the measurement with Node ${peer.node}, or without this peer (\`--peers none\`).` },
  )
}

/** @param {Peer} peer */
function versionOf(peer) {
  const manifest = join(folderOf(peer), 'node_modules', peer.package, 'package.json')
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

/**
 * @param {Peer} peer
 * @param {PeerInput} input
 */
function hashOf(peer, { docs, statics }) {
  const hash = createHash('sha256')
  const folder = folderOf(peer)
  for (const file of [join(folder, 'package-lock.json'), peer.converter]) hash.update(readFileSync(file))
  for (const dir of [join(folder, 'template'), docs, statics]) {
    for (const name of filesIn(dir)) hash.update(`\0${name}\0`).update(readFileSync(join(dir, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * @param {string} work
 * @param {{ peer: Peer, input: Omit<PeerInput, 'label'> }} options
 */
function writeSources(work, { peer, input: { docs, statics } }) {
  cpSync(join(folderOf(peer), 'template'), work, { recursive: true })
  cpSync(statics, join(work, peer.statics), { recursive: true })
  for (const name of filesIn(docs).filter((file) => /\.mdx?$/.test(file))) {
    const target = join(work, peer.docs, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, peer.page(name, readFileSync(join(docs, name), 'utf8')))
  }
}

/**
 * Puts the compressed form next to each file: hashed files as small as can be, pages as Vellum's.
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
export function filesIn(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}
