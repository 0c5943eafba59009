// Builds the frame's document from the scripts of the frame and of the worker.

import { fileURLToPath } from 'node:url'
import type { ModuleCode } from '../protocol.js'
import { bundleScript } from './bundleScript.js'
import { frameDocument } from './frameDocument.js'

export interface FrameOptions {
  /** The file that calls `startWorker`. */
  readonly worker: string
  /** The modules that programs may load, by name. */
  readonly modules: { readonly [name: string]: ModuleCode }
}

const FRAME = fileURLToPath(new URL('../frame/frame.js', import.meta.url))

/** The HTML of the frame: one file, which a site hosts as it is. */
export async function buildFrame({ worker, modules }: FrameOptions): Promise<string> {
  return frameDocument({
    script: await bundleScript(FRAME),
    data: { 'worker-code': await bundleScript(worker), modules: mapValues(modules, withoutMaps) },
  })
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
