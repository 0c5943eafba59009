import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OUTPUT_MARKER, OUTPUT_MARKER_TEXT } from '../base/outputFolder.js'
import { clearSite } from './clearSite.js'

let siteDir: string

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-clear-'))
})

afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

it('MV-13: deletes the cache and the built site, and no folder that a build has not written', async () => {
  for (const folder of ['.vellum/cache', 'dist', 'docs'])
    mkdirSync(join(siteDir, folder), { recursive: true })
  expect(await clearSite({ siteDir })).toEqual([join(siteDir, '.vellum')])
  expect(existsSync(join(siteDir, 'dist'))).toBe(true)
  writeFileSync(join(siteDir, 'dist', OUTPUT_MARKER), OUTPUT_MARKER_TEXT)
  expect(await clearSite({ siteDir })).toEqual([join(siteDir, 'dist')])
  expect([existsSync(join(siteDir, 'dist')), existsSync(join(siteDir, 'docs'))]).toEqual([false, true])
})
