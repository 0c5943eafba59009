// The package sharp, which sites install themselves: its version without loading it, and the package itself when
// something must be encoded.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type Sharp from 'sharp'

/** The version that is installed; undefined if there is none. */
export function installedSharp(): string | undefined {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve('sharp')
  } catch {
    return undefined
  }
  return versionAbove(dirname(entry))
}

function versionAbove(dir: string): string {
  try {
    const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
      name?: string
      version?: string
    }
    if (name === 'sharp' && version !== undefined) return version
  } catch {
    // No package.json here.
  }
  return dirname(dir) === dir ? 'unknown' : versionAbove(dirname(dir))
}

let loading: Promise<typeof Sharp> | undefined

/** Loads sharp; rejects if it cannot run here. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(
    (module) => module.default,
    (cause: Error) => {
      const [reason] = cause.message.split('\n')
      throw Object.assign(new Error(`sharp is installed, but cannot be loaded: ${reason}`, { cause }), {
        hint: 'Its binary for this platform is probably missing: delete `node_modules`, and install again with optional dependencies.',
      })
    },
  )
  return loading
}
