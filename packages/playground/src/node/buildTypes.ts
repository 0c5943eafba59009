// The two files that types in the editor need: a worker with the site's own TypeScript, and the declarations. Their names
// have the hash of what they are made of, so that the page can be bundled before they are made.

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleScript } from './bundleScript.js'
import { type PackInput, packDeclarations } from './packDeclarations.js'
import { siteError } from './siteError.js'

type TypeScript = typeof import('typescript')

/** How the names of both files begin, below the base of the site. */
export const TYPES = 'assets/playground-types-'

/** A file of the site, below its base. */
export interface TypesFile {
  readonly name: string
  /** Makes its content. In a `cacheDir` it is kept for the next build; without one, nothing is minified. */
  readonly make: (cacheDir?: string) => Promise<string>
}

export interface TypesFiles {
  readonly worker: TypesFile
  readonly declarations: TypesFile
}

/** Prepares both files. Throws an error when the site has no TypeScript with an API. */
export async function buildTypes(input: PackInput): Promise<TypesFiles> {
  const { ts, file } = loadTypeScript(input.siteDir)
  const declarations = JSON.stringify(packDeclarations(ts, input))
  const [compiler, service] = await Promise.all([readFile(file, 'utf8'), bundleScript({ code: SERVICE })])
  const hash = hashOf(compiler, service)
  return {
    worker: {
      name: `${TYPES}${hash}.js`,
      make: async (cacheDir) =>
        `${licence(ts.version)}${cacheDir === undefined ? withoutMap(compiler) : await minified(compiler, cacheDir)}\n${service}`,
    },
    declarations: {
      name: `${TYPES}${hashOf(declarations)}.json`,
      make: async () => declarations,
    },
  }
}

const SERVICE = `import { startTypeWorker } from ${JSON.stringify(fileURLToPath(new URL('../types/typeWorker.js', import.meta.url)))}
startTypeWorker(ts, self)
`

/** The compiler that is installed in the site. */
export function loadTypeScript(siteDir: string): { ts: TypeScript; file: string } {
  const require = createRequire(join(siteDir, 'package.json'))
  try {
    const file = require.resolve('typescript')
    const ts = require(file) as TypeScript
    // The native compiler has no API for programs in JavaScript.
    if (typeof ts.createLanguageService === 'function') return { ts, file }
  } catch {
    // It is not installed.
  }
  throw siteError(
    '`types` of `playground()` needs the package "typescript" in the site, a version from 5.9 to 6.',
    'Run `npm install -D typescript@6`, or remove `types`.',
  )
}

function licence(version: string): string {
  return `/*! TypeScript ${version}. Copyright (c) Microsoft Corporation. Licensed under the Apache License, Version 2.0. */\n`
}

/** The compiler as a browser needs it: as small as it gets. It takes seconds, so the result is kept. */
async function minified(compiler: string, cacheDir: string): Promise<string> {
  const kept = join(cacheDir, `typescript-${hashOf(compiler)}.js`)
  const known = await readFile(kept, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const { minify } = await import('rolldown/utils')
  const { code, errors } = await minify('typescript.js', compiler, { module: false })
  if (errors.length > 0) throw errors[0]
  await mkdir(dirname(kept), { recursive: true })
  // Renamed when it is complete: several locales may write it at once.
  await writeFile(`${kept}.${process.pid}`, code)
  await rename(`${kept}.${process.pid}`, kept)
  return code
}

function withoutMap(code: string): string {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('base64url').slice(0, 10).replace(/[-_]/g, 'x')
}
