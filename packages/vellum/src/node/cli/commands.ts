// The commands as functions. Their code is loaded when they are called: a site's configuration imports this
// package for its types alone, and should not wait.

import { knownError } from '../base/fileSystemError.js'
import type { BuildOptions, BuildResult } from '../build/build.js'
import type { DevServer, DevServerOptions } from '../dev/devServer.js'
import type { ServedSite, ServeOptions } from '../serve/serve.js'
import type { WriteTranslationsOptions, WrittenTranslations } from '../writeTranslations/writeTranslations.js'

export type {
  BuildOptions,
  BuildResult,
  DevServer,
  DevServerOptions,
  ServedSite,
  ServeOptions,
  WriteTranslationsOptions,
  WrittenTranslations,
}

/** Builds a site. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return named(async () => (await import('../build/build.js')).build(options))
}

/** Serves a site while it is written. */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  return named(async () => (await import('../dev/devServer.js')).createDevServer(options))
}

/** Serves a built site as a static host would. */
export async function serve(options: ServeOptions): Promise<ServedSite> {
  return named(async () => (await import('../serve/serve.js')).serve(options))
}

/** Writes the files of a locale that translators fill in. */
export async function writeTranslations(
  options: WriteTranslationsOptions,
): Promise<readonly WrittenTranslations[]> {
  return named(async () =>
    (await import('../writeTranslations/writeTranslations.js')).writeTranslations(options),
  )
}

/** Errors of the file system get a name and a fix; other errors stay as they are. */
async function named<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw knownError(error) ?? error
  }
}
