// The page "Publish a site in ten minutes", followed word for word with the packed packages, outside of the workspace: commands are
// run, files are written, servers are opened, and the push goes to a repository of the test.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PackedPackages, startPackages } from '../../packages/create-vellum/test/packedPackages.js'
import { readSamples } from './readSamples.js'

const PAGE = 'manual/docs/learn/start.md'
const text = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8')
const [newSite = '', ownFolder = ''] = text.split('\n## Add Vellum to a folder of Markdown\n')

let packed: PackedPackages
beforeAll(async () => {
  packed = await startPackages()
}, 300_000)
afterAll(() => packed?.close())

const AUTHOR = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' }
const COMMITTER = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' }

/** Does what a part of the page says, in a folder. Returns the folder that the reader is in at its end. */
async function follow(markdown: string, start: string): Promise<string> {
  let cwd = start
  for (const { language, title, text, line } of readSamples(markdown, PAGE)) {
    if (title !== undefined) {
      mkdirSync(dirname(join(cwd, title)), { recursive: true })
      writeFileSync(join(cwd, title), text)
      continue
    }
    if (language !== 'sh') throw new Error(`${PAGE}:${line} A block has neither a title nor commands.`)
    for (const command of text.trim().split('\n')) {
      const [, folder] = /^cd (.+)$/.exec(command) ?? []
      if (folder !== undefined) cwd = join(cwd, folder)
      else if (/ (?:dev|serve)\b/.test(command)) await visit(command, cwd)
      else await packed.type(typed(command), { cwd, env: { ...AUTHOR, ...COMMITTER } })
    }
  }
  return cwd
}

/** A command as a program must type it: nobody answers questions, and the repository is a folder. */
function typed(command: string): string {
  if (!command.startsWith('npm create ')) return command.replace(/https:\/\/github\.com\S+/, '../remote.git')
  const scripted = command.replace('npm create', 'npm create --yes').concat(' -- --yes --no-start')
  expect(text).toContain(`\`${scripted}\``)
  return scripted
}

/** Starts a server, opens the page that it names, and ends it. */
async function visit(command: string, cwd: string): Promise<void> {
  const server = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    env: { ...process.env, BROWSER: 'none' },
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = ''
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (part) => {
          printed += part
          const [found] = /http:\/\/\S+/.exec(printed) ?? []
          if (found !== undefined) resolve(found)
        })
      }
      server.on('exit', () => reject(new Error(`${command} ended:\n${printed}`)))
    })
    expect((await fetch(new URL('docs', url))).status, command).toBe(200)
  } finally {
    process.kill(-server.pid!)
  }
}

it('a new site is created, written, checked, built and pushed', async () => {
  await packed.type('git init --bare remote.git', { cwd: packed.work })
  const site = await follow(newSite, packed.work)
  expect(existsSync(join(site, 'dist/docs/guide/first/index.html'))).toBe(true)
  expect(readFileSync(join(site, 'dist/docs/introduction/index.html'), 'utf8')).toContain('/docs/guide/first')
  const { stdout } = await packed.type('git ls-tree -r --name-only main', {
    cwd: join(packed.work, 'remote.git'),
  })
  expect(stdout).toContain('.github/workflows/deploy.yml')
  expect(stdout).not.toContain('node_modules')
})

it('a folder of Markdown is served', async () => {
  const folder = join(packed.work, 'own')
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'docs/install.md'), '# Install\n')
  await follow(ownFolder, folder)
})
