import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTypeScript } from './buildTypes.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-types-'))
})
afterEach(() => rmSync(siteDir, { recursive: true }))

const MISSING =
  '`types` of `playground()` needs the package "typescript" in the site, a version from 5.9 to 6.'

describe('loadTypeScript', () => {
  it('finds the compiler of a site', () => {
    const found = loadTypeScript(fileURLToPath(new URL('.', import.meta.url)))
    expect([found.ts.version, found.file.endsWith('/typescript/lib/typescript.js')]).toEqual([
      ts.version,
      true,
    ])
  })

  it('says what to install in a site without one', () => {
    expect(() => loadTypeScript(siteDir)).toThrow(
      expect.objectContaining({
        message: MISSING,
        hint: 'Run `npm install -D typescript@6`, or remove `types`.',
        files: ['vellum.config.ts'],
      }),
    )
  })

  it('says the same of a version without an API for programs', () => {
    const folder = join(siteDir, 'node_modules/typescript')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      '{ "name": "typescript", "version": "7.0.2", "main": "index.js" }',
    )
    writeFileSync(join(folder, 'index.js'), "exports.version = '7.0.2'")
    expect(() => loadTypeScript(siteDir)).toThrow(MISSING)
  })
})
