// Loads code that exists only as text: as an ES module, or as a CommonJS module in a
// function around it. Both through blob URLs, which the policy of the frame allows.

import { type ModuleCode, type Program, SHARED_MODULE } from '../protocol.js'
import { type Hints, withHint } from './hints.js'
import * as labels from './labels.js'
import { type LinkedProgram, linkProgram } from './linkProgram.js'
import type { ProgramSource } from './stack.js'

/** What loading needs from the worker, before programs can change it. */
export interface LoaderScope {
  importScripts(url: string): void
}

export interface LoaderOptions {
  /** The code of the modules, by name. */
  readonly modules: { readonly [name: string]: ModuleCode }
  readonly hints: Pick<Hints, 'noPackage'>
}

export interface Loader {
  /** Loads the modules in advance. */
  warm(): Promise<unknown>
  /** Makes a program ready to run. */
  load(program: Program): LoadedProgram
}

export interface LoadedProgram {
  readonly source: ProgramSource
  /** Runs it; settles when its last line has run. */
  run(): Promise<unknown>
}

type ModuleFunction = (require: (name: string) => unknown, module: CommonJsModule, exports: unknown) => void

interface CommonJsModule {
  exports: unknown
}

/** A loader for this worker. */
export function createLoader(scope: LoaderScope, { modules, hints }: LoaderOptions): Loader {
  const importScripts = scope.importScripts.bind(scope)
  const shared = modules[SHARED_MODULE]
  const sharedUrl = shared && createCodeUrl(shared.esm)
  /** Of a module; what it shares with others is imported by its URL. */
  const moduleUrl = ({ esm }: ModuleCode) =>
    createCodeUrl(sharedUrl ? esm.replace(JSON.stringify(SHARED_MODULE), JSON.stringify(sharedUrl)) : esm)
  const urls = new Map(
    Object.entries(modules)
      .filter(([name]) => name !== SHARED_MODULE)
      .map(([name, code]) => [name, moduleUrl(code)]),
  )
  const urlOf = (name: string) => urls.get(name)!
  const required = new Map<string, CommonJsModule>()

  const require = (name: string): unknown => {
    if (!Object.hasOwn(modules, name)) {
      const error = Object.assign(new Error(labels.noPackage(name)), { code: 'MODULE_NOT_FOUND' })
      throw withHint(error, hints.noPackage)
    }
    const module = required.get(name) ?? evaluate(wrapped({ code: modules[name]!.cjs, imports: [] }))
    required.set(name, module)
    return module.exports
  }

  /** On the first line, so that all lines keep their number. */
  const wrapped = (program: Pick<Program, 'code' | 'imports'>): LinkedProgram =>
    linkProgram(program, {
      urlOf,
      prefix: `${HANDOVER}(function (require, module, exports) {`,
      suffix: '\n})',
    })

  const evaluate = ({ code }: LinkedProgram, url = createCodeUrl(code)): CommonJsModule => {
    let moduleFunction: ModuleFunction | undefined
    Object.defineProperty(scope, HANDOVER, {
      value: (loadedFunction: ModuleFunction) => {
        moduleFunction = loadedFunction
      },
      configurable: true,
    })
    importScripts(url)
    Reflect.deleteProperty(scope, HANDOVER)
    const module: CommonJsModule = { exports: {} }
    moduleFunction?.call(module.exports, require, module, module.exports)
    return module
  }

  return {
    warm: () => Promise.all([...urls.values()].map(importModule)),
    load(program) {
      const { format, file } = program
      const linked = format === 'esm' ? linkProgram(program, { urlOf }) : wrapped(program)
      const url = createCodeUrl(linked.code)
      const names = [...urls].map(([name, url]) => [url, name] as const)
      return {
        source: {
          url,
          file,
          positionOf: linked.positionOf,
          named: (text) =>
            names.reduce((named, [url, name]) => named.replaceAll(url, name), text.replaceAll(url, file)),
        },
        run: async () => (format === 'esm' ? importModule(url) : evaluate(linked, url)),
      }
    },
  }
}

/** The global function that receives a CommonJS module; `importScripts` returns nothing. */
const HANDOVER = '__playgroundModule'

function importModule(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url)
}

function createCodeUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}
