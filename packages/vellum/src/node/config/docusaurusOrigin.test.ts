import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { docusaurusSign } from './docusaurusOrigin.js'

describe('docusaurusSign', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-'))
  afterAll(() => rmSync(siteDir, { recursive: true }))
  const signOf = (config: unknown, file = 'vellum.config.ts') => docusaurusSign(config, { siteDir, file })

  it('HO-21: names what shows where a site came from', () => {
    expect(signOf({ presets: ['classic'] })).toBe('`presets` in vellum.config.ts')
    expect(signOf({}, 'docusaurus.config.ts')).toBe('the file docusaurus.config.ts')
    expect(signOf({ plugins: [false, [{ name: 'docusaurus: pwa' }]] })).toBe('the plugin "docusaurus: pwa"')
  })

  it('HO-21: other sites show nothing', () => {
    for (const config of [undefined, {}, { presets: [] }, { plugins: [{ name: 'zoom' }, 'a'] }])
      expect(signOf(config)).toBeUndefined()
  })

  it('HO-21: a configuration of Docusaurus beside ours is enough', () => {
    writeFileSync(join(siteDir, 'docusaurus.config.mjs'), '')
    expect(signOf({})).toBe('the file docusaurus.config.mjs')
  })
})
