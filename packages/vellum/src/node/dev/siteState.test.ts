import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import type { DevSite } from './devSite.js'
import { openSiteState } from './siteState.js'

const tempFolder = tempFolders()
const config = (fields = '') =>
  `export default { title: 'T', url: 'https://example.com', baseUrl: '/', ${fields} }\n`

async function open(
  text: string,
  options: { baseUrl?: string; locale?: string } = {},
  files: Readonly<Record<string, string>> = {},
) {
  const siteDir = tempFolder({ 'vellum.config.mjs': text, ...files })
  const reported: unknown[] = []
  const problems = { report: (error: unknown) => void reported.push(error), forget: () => {}, warn: () => {} }
  const state = await openSiteState({
    siteDir,
    baseUrl: undefined,
    locale: undefined,
    ...options,
    problems,
    packages: [],
  })
  return { siteDir, reported, state }
}

describe('openSiteState', () => {
  it('has the base URL of the locale, or the one that was passed', async () => {
    const i18n = `i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }`
    expect((await open(config(i18n))).state.baseUrl()).toBe('/')
    expect((await open(config(i18n), { locale: 'fr' })).state.baseUrl()).toBe('/fr/')
    expect((await open(config(), { baseUrl: '/x/' })).state.baseUrl()).toBe('/x/')
  })

  it('throws for a locale that the configuration does not have', async () => {
    await expect(open(config(), { locale: 'xx' })).rejects.toThrow('xx')
  })

  it('keeps and reports an error of the configuration, and loads it again when it is fixed', async () => {
    const { siteDir, reported, state } = await open('export default {')
    const made = { site: {}, warnings: [] } as unknown as DevSite
    await state.loadSite(async () => made)
    expect([state.current().ok, state.site(), state.baseUrl(), reported.length]).toEqual([
      false,
      undefined,
      undefined,
      1,
    ])
    expect(state.knownFiles().contentDirs).toEqual([siteDir])
    writeFileSync(join(siteDir, 'vellum.config.mjs'), config())
    await state.loadConfig()
    await state.loadSite(async () => made)
    expect([state.site(), state.baseUrl(), reported.length]).toEqual([made, '/', 1])
  })

  it('knows the files that a configuration had before it got an error, in a file that it imports', async () => {
    const { siteDir, state } = await open(`import './plugin.mjs'\n${config()}`, {}, { 'plugin.mjs': '' })
    const { configFiles } = state.knownFiles()
    expect(configFiles).toContain(join(siteDir, 'plugin.mjs'))
    writeFileSync(join(siteDir, 'plugin.mjs'), 'throw new Error(1)')
    await state.loadConfig()
    expect(state.knownFiles()).toMatchObject({ configFiles, hasConfigError: true })
    const later = new Date(Date.now() + 10_000)
    expect(await state.isConfigOutdated()).toBe(false)
    utimesSync(join(siteDir, 'plugin.mjs'), later, later)
    expect(await state.isConfigOutdated()).toBe(true)
  })

  it('keeps and reports errors of making the site', async () => {
    const { reported, state } = await open(config())
    const error = new Error('Two documents.')
    await state.loadSite(() => Promise.reject(error))
    expect([state.current(), reported]).toEqual([{ ok: false, error }, [error]])
  })

  it('notices a configuration that was written after it was loaded', async () => {
    const { siteDir, state } = await open(config())
    const later = (seconds: number) => {
      const time = Date.now() / 1000 + seconds
      utimesSync(join(siteDir, 'vellum.config.mjs'), time, time)
    }
    later(-60)
    expect(await state.isConfigOutdated()).toBe(false)
    later(60)
    expect(await state.isConfigOutdated()).toBe(true)
  })
})
