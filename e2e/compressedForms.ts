// Builds sites of tests with what other sites of the same run, or of `npm test`, have compressed: all have the
// same scripts, and compressing them takes two thirds of a small build.

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, silentLogger } from 'vellum'

const VARIABLE = 'COMPRESSED_FORMS'

/** Makes the folder that all processes of a run share, if there is none; the returned function deletes it. */
export default function shareCompressedForms(): () => void {
  if (process.env[VARIABLE] !== undefined) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'vellum-e2e-compressed-'))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Builds the site in a folder; its output is in `dist`. Throws what the build throws. */
export async function buildSite(siteDir: string): Promise<void> {
  const shared = process.env[VARIABLE]
  const own = join(siteDir, '.vellum/cache/compressed')
  if (shared === undefined) throw new Error(`${VARIABLE} is not set: the configuration has no global set-up.`)
  // Files are named by their content, and one that is copied in part is not trusted.
  if (!existsSync(own)) cpSync(shared, own, { recursive: true })
  await build({ siteDir, logger: silentLogger })
  cpSync(own, shared, { recursive: true, force: false })
}
