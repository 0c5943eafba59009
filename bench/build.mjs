// @ts-check
// How long Vellum takes to build, and what a page weighs, as a site grows. Generates
// sites of N pages (headings, lists, a table, six code blocks each), builds each one
// cold, again with nothing changed, and again after one page was edited, and builds the same
// pages with a peer, cold. Machines differ by more than builds do, so the ratio to the peer
// is what can be compared. With --versions, the same docs of 100 pages in that many versions:
// a version should take the time of its own pages, and add an entry of a list to the others.
//
// Usage: npm run bench:build [-- --pages 30,500,2000] [--peer starlight] [--peer-pages 30,500] [--workers 2] [--json]
//        npm run bench:build -- --versions 1,3,6

import { spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { newPeerSite } from './page/peer.mjs'
import { PEERS } from './page/peers.mjs'

const vellum = fileURLToPath(new URL('../packages/vellum/dist/node/cli.js', import.meta.url))

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '30,500,2000' },
    /** The sizes that the peer builds, too: 2000 pages take minutes. */
    'peer-pages': { type: 'string', default: '30,500' },
    peer: { type: 'string', default: 'starlight' },
    versions: { type: 'string' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/**
 * What each size must stay below, on two cores, in seconds and megabytes; and the seconds that the peers took on the
 * machine where this was decided.
 * @type {Record<number, { cold: number, memory: number, peers: Record<string, number> }>}
 */
const TARGETS = {
  30: { cold: 3.5, memory: 350, peers: { starlight: 6.3, docusaurus: 7.6 } },
  500: { cold: 12, memory: 500, peers: { starlight: 25, docusaurus: 37 } },
  2000: { cold: 40, memory: 600, peers: { starlight: 126, docusaurus: 361 } },
}
const EDITED_TARGET = { pages: 500, seconds: 2 }

const WORDS =
  'request response header body timeout retry signal client server option error status query cache token stream socket proxy origin cookie schema promise value result method route field number string object array buffer file page link table list code sample note reader writer'.split(
    ' ',
  )

/** Language and code of the six blocks. @type {[string, string][]} */
const CODE = [
  [
    'ts',
    `import { createClient } from 'troth'\n\ninterface NAME {\n  id: number\n  name: string\n}\n\nexport async function load(id: number): Promise<NAME> {\n  const client = createClient({ baseUrl: 'https://api.example.com', timeout: 5_000 })\n  // One attempt, then two more.\n  return client.getAsync<NAME>(\`/users/\${id}\`, { retry: { limit: 2 } })\n}`,
  ],
  [
    'bash',
    `npm install NAME\nexport TOKEN="abc"\ncurl -s https://api.example.com/NAME | jq '.items[] | .id'`,
  ],
  [
    'json',
    `{\n  "name": "NAME",\n  "version": "1.0.0",\n  "private": true,\n  "scripts": { "start": "node index.js", "test": "vitest run" }\n}`,
  ],
  [
    'html',
    `<!doctype html>\n<html lang="en">\n  <body>\n    <main id="NAME" class="page">Hello</main>\n    <script type="module">\n      import { NAME } from './NAME.js'\n      NAME.start(document.querySelector('#NAME'))\n    </script>\n  </body>\n</html>`,
  ],
  [
    'css',
    `.NAME {\n  display: grid;\n  grid-template-columns: 1fr auto;\n  color: var(--ink, #222);\n}\n\n@media (min-width: 996px) {\n  .NAME { gap: 2rem; }\n}`,
  ],
  [
    'jsx',
    `export function NAME({ items, onSelect }) {\n  const [open, setOpen] = useState(false)\n  return (\n    <ul className="list" onClick={() => setOpen(!open)}>\n      {items.map((item) => <li key={item.id}>{item.name}</li>)}\n    </ul>\n  )\n}`,
  ],
]

/** Tells at its end, on the last line, what a process took. */
const METER = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log('\\n' + JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }))
})`)}`

/** @typedef {{ wall: number, cpu: number, memory: number }} Run */

/** Pages of each version. */
const VERSION_PAGES = 100
/** How much longer than its share a version may take, and what it may add to a page: its entry in the list. */
const VERSION_TARGET = { ratio: 1.1, bytes: 40 }

if (values.versions) await measureVersions(values.versions.split(',').map(Number))
else await measurePages(values.pages.split(',').map(Number))

/** @param {readonly number[]} counts */
async function measurePages(counts) {
  peerOf(values.peer)
  const peers = new Set(values['peer-pages'].split(',').map(Number))
  const results = []
  for (const count of counts) {
    const site = mkdtempSync(join(tmpdir(), 'vellum-bench-'))
    try {
      writeSite(site, count)
      const peer = peers.has(count) ? await buildPeer(site) : undefined
      const cold = await build(site)
      const again = await build(site)
      appendFileSync(join(site, pagePath(Math.floor(count / 2))), '\nOne more sentence.\n')
      const edited = await build(site)
      results.push({ count, cold, again, edited, peer, ...weigh(join(site, 'dist'), count) })
    } finally {
      rmSync(site, { recursive: true, force: true })
    }
  }
  print(results)
}

/** @param {readonly number[]} counts */
async function measureVersions(counts) {
  const results = []
  for (const versions of counts) {
    const site = mkdtempSync(join(tmpdir(), 'vellum-bench-'))
    try {
      writeSite(site, VERSION_PAGES, versions)
      const cold = await build(site)
      const again = await build(site)
      appendFileSync(join(site, pagePath(VERSION_PAGES / 2)), '\nOne more sentence.\n')
      const edited = await build(site)
      results.push({ versions, cold, again, edited, ...weigh(join(site, 'dist'), VERSION_PAGES) })
    } finally {
      rmSync(site, { recursive: true, force: true })
    }
  }
  printVersions(results)
}

/** @param {number} i */
function pagePath(i) {
  return `docs/part-${String(Math.floor(i / 25)).padStart(3, '0')}/page-${String(i).padStart(4, '0')}.md`
}

/**
 * @param {string} site
 * @param {number} count
 * @param {number} [versions] The one in work among them; with it there is a list of versions.
 */
function writeSite(site, count, versions) {
  const list = versions === undefined ? '' : `, { type: 'docsVersionDropdown' }`
  writeFileSync(
    join(site, 'vellum.config.mjs'),
    `export default { title: 'Bench', url: 'https://bench.example', baseUrl: '/', themeConfig: { navbar: { title: 'Bench', items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs', position: 'left' }${list}] } } }\n`,
  )
  const frozen = Array.from({ length: (versions ?? 1) - 1 }, (_, i) => `${(versions ?? 1) - 1 - i}.0`)
  if (frozen.length > 0) {
    writeFileSync(join(site, 'versions.json'), JSON.stringify(frozen))
    mkdirSync(join(site, 'versioned_sidebars'))
  }
  for (const name of frozen) {
    const sidebars = { defaultSidebar: [{ type: 'autogenerated', dirName: '.' }] }
    writeFileSync(join(site, `versioned_sidebars/version-${name}-sidebars.json`), JSON.stringify(sidebars))
    writeDocs(join(site, `versioned_docs/version-${name}`), count)
  }
  writeDocs(join(site, 'docs'), count)
  mkdirSync(join(site, 'pages'))
  writeFileSync(join(site, 'pages/index.md'), '# Bench\n\n[Docs](/docs)\n')
}

/**
 * @param {string} dir
 * @param {number} count
 */
function writeDocs(dir, count) {
  for (let i = 0; i < count; i++) {
    const file = join(dir, pagePath(i).replace('docs/', ''))
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, page(i, count))
  }
}

/**
 * One page: about 9 KB of Markdown, different from all others.
 * @param {number} i
 * @param {number} count
 */
function page(i, count) {
  const word = (/** @type {number} */ n) => WORDS[(i * 31 + n * 17) % WORDS.length]
  const sentence = (/** @type {number} */ n) =>
    `${Array.from({ length: 14 }, (_, k) => word(n * 7 + k)).join(' ')} with \`${word(n)}${i}\` and **${word(n + 3)}**.`
  const next = (i + 1) % count
  const link = `[next page](../${pagePath(next).split('/').slice(1).join('/')})`
  const sections = Array.from({ length: 6 }, (_, s) =>
    [
      `## ${word(s)} ${word(s + 5)} ${i}`,
      `${sentence(s)} ${sentence(s + 1)} See the ${link}.`,
      `- ${sentence(s + 2)}\n- ${sentence(s + 3)}\n  - ${sentence(s + 4)}\n- ${sentence(s + 5)}`,
      `### ${word(s + 8)} ${word(s + 9)}`,
      sentence(s + 6),
      `\`\`\`${CODE[s]?.[0]} title="${word(s)}-${i}"\n${CODE[s]?.[1].replaceAll('NAME', `${word(s + 1)}${i}`)}\n\`\`\``,
    ].join('\n\n'),
  )
  const table = `| Option | Type | What it does |\n|---|---|---|\n${Array.from({ length: 8 }, (_, r) => `| \`${word(r)}${i}\` | string | ${sentence(r)} |`).join('\n')}`
  return `---\ntitle: Page ${i} about ${word(1)}\ndescription: ${sentence(9).replaceAll('`', '')}\n---\n\n${sentence(0)}\n\n${sections.join('\n\n')}\n\n:::tip[${word(2)}]\n\n${sentence(10)}\n\n:::\n\n${table}\n`
}

/**
 * Builds a site in a process of its own and says what it took.
 * @param {string} site
 * @returns {Promise<Run>}
 */
async function build(site) {
  const args = JSON.stringify(['build', site, ...(values.workers ? ['--workers', values.workers] : [])])
  const script = `import { runCli } from ${JSON.stringify(`file://${vellum}`)}\nprocess.exit(await runCli(${args}))`
  return measure(['--input-type=module', '-e', script])
}

/** @param {string} id */
function peerOf(id) {
  const peer = PEERS[id]
  if (!peer) throw new Error(`There is no peer "${id}": choose from ${Object.keys(PEERS).join(', ')}.`)
  return peer
}

/**
 * Builds the same pages with the peer.
 * @param {string} site
 * @returns {Promise<Run>}
 */
async function buildPeer(site) {
  const { args, cwd, env, remove } = await newPeerSite(peerOf(values.peer), {
    docs: join(site, 'docs'),
    statics: fileURLToPath(new URL('../site/static', import.meta.url)),
  })
  try {
    return await measure(args, { cwd, env: { ...process.env, ...env } })
  } finally {
    remove()
  }
}

/**
 * Runs Node and says what it took.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Run>}
 */
async function measure(args, options = {}) {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', METER, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  const { cpu, memory } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return { wall: (performance.now() - start) / 1000, cpu, memory }
}

/**
 * What one page in the middle costs a visitor, and what all of it takes on disk.
 * @param {string} dist
 * @param {number} count
 */
function weigh(dist, count) {
  const [, folder, file] = pagePath(Math.floor(count / 2)).split('/')
  const html = readFileSync(join(dist, 'docs', folder ?? '', (file ?? '').replace('.md', ''), 'index.html'))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const size = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name))).length, 0)
  const total = files.reduce((sum, name) => {
    const entry = statSync(join(dist, name))
    return sum + (entry.isFile() ? entry.size : 0)
  }, 0)
  return {
    html: html.length,
    htmlBrotli: brotliCompressSync(html).length,
    script: size(files.filter((name) => name.endsWith('.js'))),
    perPage: total / count,
  }
}

/** @param {(ReturnType<typeof weigh> & { count: number, cold: Run, again: Run, edited: Run, peer: Run | undefined })[]} rows */
function print(rows) {
  if (values.json) return console.log(JSON.stringify(rows, null, 2))
  const run = (/** @type {Run} */ { wall, cpu, memory }) =>
    `${wall.toFixed(1)} s, cpu ${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`
  console.log(
    `\n| pages | cold | ${peerOf(values.peer).name}, cold | nothing changed | one page edited | HTML of a page (brotli) | script (brotli) | on disk per page |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { count, cold, again, edited, peer, html, htmlBrotli, script, perPage } of rows) {
    console.log(
      `| ${count} | ${run(cold)} | ${peer ? run(peer) : '–'} | ${run(again)} | ${run(edited)} | ${html} (${htmlBrotli}) | ${script} | ${(perPage / 1024).toFixed(1)} KB |`,
    )
  }
  console.log('')
  for (const { count, cold, edited, peer } of rows) {
    const target = TARGETS[count]
    if (!target) continue
    if (peer) {
      const { name } = peerOf(values.peer)
      const ratio = target.cold / (target.peers[values.peer] ?? Number.NaN)
      verdict(`cold build of ${count} pages, to that of ${name}`, cold.wall / peer.wall, ratio, '×')
      console.log(`        peak memory, to that of ${name}: ${(cold.memory / peer.memory).toFixed(2)} ×`)
    }
    verdict(`cold build of ${count} pages`, cold.wall, target.cold, 's')
    verdict(`peak memory at ${count} pages`, Math.max(cold.memory, edited.memory), target.memory, 'MB')
    if (count === EDITED_TARGET.pages)
      verdict(`one edited page of ${count}`, edited.wall, EDITED_TARGET.seconds, 's')
  }
  const [first, last] = [rows[0], rows.at(-1)]
  if (first && last && first !== last) {
    verdict(
      `HTML (brotli) from ${first.count} to ${last.count} pages`,
      last.htmlBrotli - first.htmlBrotli,
      1024,
      'bytes more',
    )
    verdict(`script from ${first.count} to ${last.count} pages`, last.script - first.script, 0, 'bytes more')
    const growth = (last.cold.wall - first.cold.wall) / (last.count - first.count)
    console.log(`each further page takes ${(growth * 1000).toFixed(1)} ms`)
  }
}

/** @param {(ReturnType<typeof weigh> & { versions: number, cold: Run, again: Run, edited: Run })[]} rows */
function printVersions(rows) {
  if (values.json) return console.log(JSON.stringify(rows, null, 2))
  const [first] = rows
  if (!first) return
  const ratio = (/** @type {Run} */ run) => run.cpu / first.cold.cpu
  console.log(`\n${VERSION_PAGES} pages in each version\n`)
  console.log(
    '| versions | cold | cpu, to that of one | nothing changed | one page edited | HTML of a page (brotli) | script (brotli) |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const { versions, cold, again, edited, html, htmlBrotli, script } of rows) {
    console.log(
      `| ${versions} | ${cold.wall.toFixed(1)} s, cpu ${cold.cpu.toFixed(1)} s | ${ratio(cold).toFixed(2)} | ${again.wall.toFixed(1)} s | ${edited.wall.toFixed(1)} s | ${html} (${htmlBrotli}) | ${script} |`,
    )
  }
  console.log('')
  for (const { versions, cold, htmlBrotli, script } of rows.slice(1)) {
    const share = ratio(cold) / (versions / first.versions)
    verdict(`time of ${versions} versions, to their share`, share, VERSION_TARGET.ratio, '×')
    const [previous] = rows.filter((row) => row.versions > 1)
    if (!previous || previous.versions === versions) continue
    const more = versions - previous.versions
    const entry = (htmlBrotli - previous.htmlBrotli) / more
    verdict(`page, for each version over ${previous.versions}`, entry, VERSION_TARGET.bytes, 'bytes more')
    console.log(`script, for each of these: ${((script - previous.script) / more).toFixed(0)} bytes more`)
  }
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} target
 * @param {string} unit
 */
function verdict(what, value, target, unit) {
  const digits = (/** @type {number} */ number) =>
    Number.isInteger(number) ? number : number.toFixed(unit === '×' ? 2 : 1)
  console.log(
    `${value <= target ? 'met    ' : 'NOT MET'} ${what}: ${digits(value)} ${unit}, target ${digits(target)}`,
  )
}
