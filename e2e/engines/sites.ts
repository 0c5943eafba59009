// The sites that the tests of all engines visit. Those that are not Troth's own are built
// once for all engines, before the tests.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '../buildSite.js'
import { DEPLOYMENTS } from './deployments.js'

const VARIABLE = 'ENGINE_SITES'

/** The folder of a built site. */
export function builtSite(name: 'troth' | 'versions' | 'locales' | 'before' | 'after'): string {
  if (name === 'troth') return repository('site/dist')
  return join(process.env[VARIABLE] ?? '', name, 'dist')
}

/** Builds the sites; the returned function deletes them. */
export default async function buildSites(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'troth-engines-'))
  process.env[VARIABLE] = folder
  for (const name of ['versions', 'locales']) {
    const siteDir = join(folder, name)
    cpSync(repository(`packages/vellum/fixtures/${name}`), siteDir, { recursive: true })
    await buildSite(siteDir)
  }
  for (const [name, files] of Object.entries(DEPLOYMENTS)) {
    const siteDir = join(folder, name)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true })
      writeFileSync(join(siteDir, path), text)
    }
    await buildSite(siteDir)
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

function repository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
