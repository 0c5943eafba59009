// URLs in a site's stylesheets, in a build and in development.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createDevServer, type Logger, silentLogger } from '../dist/node/bundle/index.js'
import { buildSite, testSites } from './builtSite.js'

const { makeSite } = testSites()

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const CONFIG = `baseUrl: '/base/', theme: { customCss: './src/a.css' }`
const FILES = {
  'docs/index.md': '# A\n',
  'src/a.css': '@import "./b.css";\n@font-face { font-family: A; src: url("/fonts/a.woff2") }\n',
  'src/b.css': '.b { background: url(/img/b.svg) }\n',
  'static/fonts/a.woff2': 'font',
  'static/img/b.svg': '<svg/>',
}

describe('url(/…) in a stylesheet', () => {
  it('RP-6: has the base of the site in a build, and is checked again when the file is gone', async () => {
    const dir = makeSite(FILES, CONFIG)
    const { error, outDir, warnings } = await buildSite(dir)
    expect([error, warnings]).toEqual([undefined, []])
    const page = readFileSync(join(outDir, 'docs/index.html'), 'utf8')
    expect(page).toContain('url(/base/fonts/a.woff2)')
    expect(page).toContain('url(/base/img/b.svg)')
    rmSync(join(dir, 'static/img/b.svg'))
    expect((await buildSite(dir)).error).toContain(
      'A stylesheet names the file "/img/b.svg", which does not exist.\n  at src/b.css:1:22',
    )
  })

  it('RP-6: has it in development, where a missing file is a warning', async () => {
    const dir = makeSite(
      { ...FILES, 'src/b.css': '.b { background: url(/img/b.svg), url(./lost.png) }\n' },
      CONFIG,
    )
    const warnings: string[] = []
    const logger: Logger = { ...silentLogger, warn: (text) => void warnings.push(text) }
    const server = await createDevServer({ siteDir: dir, port: 0, host: '127.0.0.1', logger })
    closers.push(server.close)
    const page = await (await fetch(`${server.url}docs`)).text()
    const [, href = ''] = /<link[^>]+href="([^"]+src\/a\.css[^"]*)"/.exec(page) ?? []
    const css = await (await fetch(new URL(href, server.url), { headers: { accept: 'text/css' } })).text()
    expect(css).toContain('url("/base/fonts/a.woff2")')
    expect(css).toContain('url(/base/img/b.svg)')
    expect((await fetch(new URL('/base/fonts/a.woff2', server.url))).status).toBe(200)
    expect(warnings.map((text) => text.split('\n').slice(0, 2))).toEqual([
      ['A stylesheet names the file "./lost.png", which does not exist.', '  at src/b.css:1:39'],
    ])
  })
})
