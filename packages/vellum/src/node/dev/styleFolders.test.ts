import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { styleFolders } from './styleFolders.js'

const tempFolder = tempFolders()

it('names the packages of stylesheets outside of the site, and those that they depend on', () => {
  const dir = tempFolder({
    'packages/plugin/package.json': '{}',
    'packages/plugin/dist/a.css': '',
    'site/src/b.css': '',
    'loose/c.css': '',
  })
  mkdirSync(join(dir, 'node_modules'))
  const siteDir = join(dir, 'site')
  const folders = (customCss: string[], pageCss: Record<string, string>) =>
    styleFolders({ siteDir, theme: { customCss, pageCss, infima: false, parts: {}, slots: {} } }).filter(
      (folder) => folder.startsWith(dir),
    )
  const plugin = join(dir, 'packages/plugin')
  expect(folders([join(siteDir, 'src/b.css')], {})).toEqual([])
  expect(folders([join(siteDir, 'src/b.css')], { a: join(plugin, 'dist/a.css') })).toEqual([
    plugin,
    join(dir, 'node_modules'),
  ])
  expect(folders([join(dir, 'loose/c.css')], {})).toContain(join(dir, 'loose'))
})
