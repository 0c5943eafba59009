// Commands that are packages of their own, `vellum migrate` and `vellum mcp`: few sites need them, so the engine does not
// depend on them.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { VellumError } from '../base/errors.js'
import type { PackageCommandName } from './commandOptions.js'

type RunPackage = (args: readonly string[]) => Promise<number>

/** Runs the package that is installed in the current folder, or beside the engine; resolves to the exit code. */
export async function runPackageCommand(name: PackageCommandName, args: readonly string[]): Promise<number> {
  const { packageName, exported } = PACKAGES[name]
  const file = [join(process.cwd(), 'package.json'), import.meta.url]
    .map((importer) => findPackage(packageName, importer))
    .find(Boolean)
  if (file === undefined) throw notInstalled(name, args)
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, RunPackage>>
  return module[exported]!(args)
}

const PACKAGES = {
  migrate: { packageName: 'vellum-migrate', exported: 'runMigrate' },
  mcp: { packageName: 'vellum-mcp', exported: 'runMcp' },
} as const satisfies Record<PackageCommandName, object>

function notInstalled(name: PackageCommandName, args: readonly string[]): VellumError {
  const hint = `Run it without installing it: \`${['npx', PACKAGES[name].packageName, ...args].join(' ')}\`.`
  return name === 'migrate'
    ? new VellumError('`vellum migrate` needs the package vellum-migrate, which is not installed.', {
        code: 'migrate-not-installed',
        hint,
      })
    : new VellumError('`vellum mcp` needs the package vellum-mcp, which is not installed.', {
        code: 'mcp-not-installed',
        hint,
      })
}

function findPackage(name: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(name)
  } catch {
    return undefined
  }
}
