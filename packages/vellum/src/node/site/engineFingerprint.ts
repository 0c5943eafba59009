// What the results of the engine depend on besides the site: its own code and the
// versions of what it uses. Part of every cache key, so that another engine never
// trusts what this one has written.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../cache/diskCache.js'

/** What makes compiled pages, bundles and rendered pages. */
const FOLDERS = {
  compiler: ['../markdown/', '../../shared/'],
  bundler: ['../vite/', '../build/', '../site/', '../../client/', '../../theme/'],
  renderer: ['../render/', '../output/', '../markdown/', '../../shared/', '../../client/', '../../theme/'],
}

/** The hash of a part of the engine. */
export function engineFingerprint(part: keyof typeof FOLDERS): string {
  const parts: string[] = [process.version.split('.')[0]!, readText('../../../package.json')]
  for (const folder of FOLDERS[part]) {
    const dir = fileURLToPath(new URL(folder, import.meta.url))
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names) {
      if (/\.([jt]sx?|css)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
        parts.push(name, readText(folder + name))
    }
  }
  return hashOf(...parts)
}

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
