// Gives each sample a folder of its own: the sample, and the files that its page has
// shown before. The folders lie where packages resolve as they do for the site.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sample } from './collect'
import { stubFiles } from './stubPackages'

/** Below `node_modules`, so that `import 'troth'` finds the package. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/troth-samples', import.meta.url))

/** A folder for a run of checks, and how to remove it. */
export function openFolder(kind: string): { path: string; remove: () => void } {
  mkdirSync(CACHE, { recursive: true })
  const path = mkdtempSync(join(CACHE, `${kind}-`))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Writes the files of a sample; returns the sample's folder and file. `change` may alter what is written. */
export function writeSample(
  sample: Sample,
  parent: string,
  change: (code: string, file: string) => string = (code) => code,
): { folder: string; file: string } {
  const folder = join(parent, sample.page.replace(/\.mdx?$/, '').replace(/\W+/g, '_'), String(sample.index))
  const type = sample.runtime === 'cjs' ? 'commonjs' : 'module'
  const files = {
    'package.json': JSON.stringify({ name: 'sample', private: true, type }),
    ...stubFiles([sample.code, ...Object.values(sample.files)]),
    ...sample.files,
    ...(sample.host && { [sample.host.file]: sample.host.code }),
    [sample.file]: sample.code,
  }
  for (const [name, code] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${change(code, name)}\n`)
  }
  return { folder, file: join(folder, sample.file) }
}
