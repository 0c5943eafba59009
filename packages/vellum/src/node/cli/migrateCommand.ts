// `vellum migrate`: runs the package vellum-migrate, which is needed once, so the engine does not depend on it.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { VellumError } from '../base/errors.js'

/** Runs the package that is installed in the current folder, or beside the engine; resolves to the exit code. */
export async function runMigrate(args: readonly string[]): Promise<number> {
  const file = [join(process.cwd(), 'package.json'), import.meta.url].map(findPackage).find(Boolean)
  if (file === undefined) {
    throw new VellumError('`vellum migrate` needs the package vellum-migrate, which is not installed.', {
      code: 'migrate-not-installed',
      hint: `Run it without installing it: \`${['npx vellum-migrate', ...args].join(' ')}\`.`,
    })
  }
  const { runMigrate: runPackage } = (await import(pathToFileURL(file).href)) as {
    runMigrate: (args: readonly string[]) => Promise<number>
  }
  return runPackage(args)
}

function findPackage(importer: string): string | undefined {
  try {
    return createRequire(importer).resolve('vellum-migrate')
  } catch {
    return undefined
  }
}
