// Builds the frame's document from the scripts of the frame and of the worker.

import { fileURLToPath } from 'node:url'
import type { ModuleCode } from '../protocol.js'
import { bundleScript } from './bundleScript.js'
import { frameDocument } from './frameDocument.js'

export interface FrameOptions {
  /** The module with the API of the site, and the origin that it responds for. */
  readonly api: { readonly file: string; readonly origin: string } | undefined
  /** The modules that programs may load, by name. */
  readonly modules: { readonly [name: string]: ModuleCode }
}

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The HTML of the frame: one file, which a site hosts as it is. */
export async function buildFrame({ api, modules }: FrameOptions): Promise<string> {
  const [script, workerCode] = await Promise.all([
    bundleScript(inPackage('frame/frame.js')),
    bundleScript({ code: workerScript(api) }),
  ])
  return frameDocument({
    script,
    data: { 'worker-code': workerCode, modules: mapValues(modules, withoutMaps) },
  })
}

function workerScript(api: FrameOptions['api']): string {
  const start = `import { startSiteWorker } from ${JSON.stringify(inPackage('worker/siteWorker.js'))}\n`
  if (!api) return `${start}startSiteWorker({})\n`
  return `${start}import api from ${JSON.stringify(api.file)}\nstartSiteWorker({ api, apiOrigin: ${JSON.stringify(api.origin)} })\n`
}

/** The frame has no network, so developer tools that request a source map would only report an error. */
function withoutMaps({ esm, cjs }: ModuleCode): ModuleCode {
  return { esm: withoutMap(esm), cjs: withoutMap(cjs) }
}

function withoutMap(code: string): string {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
}

function mapValues<T, U>(record: { readonly [key: string]: T }, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
