// The example apps as they run on the site. One thing differs from their folders:
// what they load from the site's URL is loaded from the site that they are on.

import type { Rolldown } from 'vite'
import { type ExampleApp, exampleFolder, readExample } from '../examples/exampleFolders'
import { urls } from '../urls'

/** From `examples/<app>/` to the root of the site, wherever that is. */
const TO_ROOT = '../../'

/** The files of an app by their path in its folder on the site. */
export async function runningApp(app: ExampleApp): Promise<Map<string, string | Uint8Array>> {
  if (app === 'bundler') return withOwnSite(await builtFiles(app))
  const page = readExample(app).find(({ path }) => path === 'index.html')
  return withOwnSite(new Map([['index.html', page!.text]]))
}

/** What Vite makes of an app. */
async function builtFiles(app: ExampleApp): Promise<Map<string, string | Uint8Array>> {
  // Only here: who finds the files complete does not wait for Vite.
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    const { output } = (await build({
      root: exampleFolder(app),
      base: './',
      configFile: false,
      envDir: false,
      logLevel: 'error',
      // `light-dark()` stays: what Vite makes of it for older browsers follows the system alone,
      // and not the page around the app.
      build: { write: false, modulePreload: { polyfill: false }, cssTarget: 'esnext' },
    })) as Rolldown.RolldownOutput
    return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
  } finally {
    // Vite sets it for its own sake; who loads the configuration may want another.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

/** Replaces the URL of the site in pages by the relative path to its root. */
function withOwnSite(files: ReadonlyMap<string, string | Uint8Array>): Map<string, string | Uint8Array> {
  const replaced = (file: string | Uint8Array) => String(file).replaceAll(`${urls.site}/`, TO_ROOT)
  return new Map([...files].map(([path, file]) => [path, path.endsWith('.html') ? replaced(file) : file]))
}
