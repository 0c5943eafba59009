// The samples of the README do what it says: they are run as a reader runs them, with the built package.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startWebServer } from '../../../scripts/startWebServer.mjs'
import { findWebServers } from '../../../scripts/webServers.mjs'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { tempFolders, writeFiles } from '../../vellum/test/tempFolder.js'

const packageDir = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(packageDir, 'README.md'), 'utf8')
const serving = readmeExample(readme, 'Serve a folder')
const configuring = readmeExample(readme, 'Write a configuration for nginx')
const tempFolder = tempFolders()

/** A folder with the files of the README, and the package. */
function project(): string {
  const dir = tempFolder({ ...serving.files, ...configuring.files })
  mkdirSync(join(dir, 'node_modules'))
  symlinkSync(packageDir, join(dir, 'node_modules/vellum-host'), 'junction')
  return dir
}

/** Status and `Location`, or the body, of each path. */
async function responses(url: string) {
  const found: Record<string, unknown> = {}
  for (const path of [
    '',
    'index.html',
    'old?q=1',
    'blog/2026/a%20b/c',
    'nope',
    '_redirects',
    '_nginx.conf',
  ]) {
    const response = await fetch(url + path, { redirect: 'manual' })
    const text = response.status < 300 || response.status === 404 ? await response.text() : ''
    const { headers } = response
    const sent = ['content-security-policy', 'x-frame-options', 'content-type'].map((name) =>
      headers.get(name),
    )
    found[path] = [response.status, headers.get('location') ?? [text, ...sent]]
  }
  return found
}

describe('the README', () => {
  it('serves a folder', async () => {
    const dir = project()
    expect(serving.commands).toEqual(['node serve.mjs'])
    writeFiles(dir, { 'serve.mjs': serving.files['serve.mjs']!.replace('port: 3000', 'port: 0') })
    const child = spawn(process.execPath, ['serve.mjs'], { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill())
    const url = await printedUrl(child)
    const found = await responses(url)
    const policy = "default-src 'self'"
    expect(found).toMatchObject({
      '': [200, [serving.files['public/index.html'], policy, 'SAMEORIGIN', 'text/html; charset=utf-8']],
      'old?q=1': [301, '/?q=1'],
      'blog/2026/a%20b/c': [302, 'https://blog.example.com/2026/a%20b/c'],
      nope: [404, [serving.files['public/404.html'], policy, 'SAMEORIGIN', 'text/html; charset=utf-8']],
      _redirects: [404, expect.anything()],
    })
    writeFiles(dir, { 'public/_redirects': '/old /new\n' })
    expect((await fetch(`${url}old`, { redirect: 'manual' })).headers.get('location')).toBe('/new')
  })

  it('configures nginx to do the same', async () => {
    const dir = project()
    expect(configuring.commands).toEqual(['node configure.mjs'])
    execFileSync(process.execPath, ['configure.mjs'], { cwd: dir })
    const root = join(dir, 'public')
    expect(readFileSync(join(root, '_nginx.conf'), 'utf8')).toMatch(/^# Written by vellum-host\. Include it/)
    const nginx = findWebServers().find(({ name }) => name === 'nginx')
    // `npm test` installs it, or says in a line that it is not tested.
    if (!nginx) return
    const theirs = await startWebServer(nginx, { root, work: tempFolder() })
    onTestFinished(() => theirs.close())
    const { serve } = await import('../dist/index.js')
    const ours = await serve({ dir: root, port: 0 })
    onTestFinished(() => ours.close())
    expect(await responses(theirs.url)).toEqual(await responses(ours.url))
  })
})

/** The URL that a program prints. */
function printedUrl({ stdout }: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let text = ''
    stdout?.on('data', (part) => {
      text += part
      const [url] = /http:\S+/.exec(text) ?? []
      if (url) done(url)
    })
  })
}
