// The package that a file belongs to.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `/a/node_modules/@types/node/fs.d.ts` → `/a/node_modules/@types/node` */
const INSTALLED = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** The name of the package; undefined for a file of none. */
export function packageName(file: string): string | undefined {
  const [folder = nearestPackage(dirname(file))] = INSTALLED.exec(file) ?? []
  if (folder === undefined) return undefined
  const json = join(folder, 'package.json')
  return existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as { name?: string }).name : undefined
}

function nearestPackage(dir: string): string | undefined {
  if (existsSync(join(dir, 'package.json'))) return dir
  return dirname(dir) === dir ? undefined : nearestPackage(dirname(dir))
}
