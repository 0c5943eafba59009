// Builds the sites of tests.

import { build, silentLogger } from 'vellum'
import { keepCompressed, shareCompressed } from '../packages/vellum/test/compressedForms.js'

/** Builds the site in a folder; its output is in `dist`. Throws what the build throws. */
export async function buildSite(siteDir: string): Promise<void> {
  shareCompressed(siteDir)
  await build({ siteDir, logger: silentLogger })
  keepCompressed(siteDir)
}
