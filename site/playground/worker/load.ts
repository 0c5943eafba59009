// Loads code that exists only as text: as an ES module, or as a CommonJS module in a
// function around it. Both through addresses of blobs, which the policy of the frame allows.

import type { Program } from '../protocol'
import { withHint } from './hints'
import { type LinkedProgram, linkProgram } from './linkProgram'
import type { TrothCode } from './messages'
import type { ProgramPlaces } from './stack'
import { WORDS } from './words'

/** What loading takes from the worker, before programs can change it. */
export interface LoaderScope {
  importScripts(address: string): void
}

export interface Loader {
  /** Loads Troth in advance. */
  warm(): Promise<unknown>
  /** Makes a program ready to run. */
  load(program: Program): LoadedProgram
}

export interface LoadedProgram {
  readonly places: ProgramPlaces
  /** Runs it; settles when its last line has run. */
  run(): Promise<unknown>
}

type ModuleFunction = (require: (name: string) => unknown, module: CommonJsModule, exports: unknown) => void

interface CommonJsModule {
  exports: unknown
}

/** A loader for this worker. */
export function createLoader(scope: LoaderScope, troth: TrothCode): Loader {
  const importScripts = scope.importScripts.bind(scope)
  const address = addressOfCode(troth.esm)
  const addressOf = () => address
  let required: CommonJsModule | undefined

  const require = (name: string): unknown => {
    if (name !== 'troth') {
      const error = Object.assign(new Error(WORDS.noPackage(name)), { code: 'MODULE_NOT_FOUND' })
      throw withHint(error, WORDS.noPackageHint)
    }
    required ??= evaluate(wrapped({ code: troth.cjs, imports: [] }))
    return required.exports
  }

  /** On the first line, so that all lines keep their number. */
  const wrapped = (program: Pick<Program, 'code' | 'imports'>): LinkedProgram =>
    linkProgram(program, {
      addressOf,
      prefix: `${HANDOVER}(function (require, module, exports) {`,
      suffix: '\n})',
    })

  const evaluate = ({ code }: LinkedProgram, at = addressOfCode(code)): CommonJsModule => {
    let moduleFunction: ModuleFunction | undefined
    Object.defineProperty(scope, HANDOVER, {
      value: (given: ModuleFunction) => {
        moduleFunction = given
      },
      configurable: true,
    })
    importScripts(at)
    Reflect.deleteProperty(scope, HANDOVER)
    const module: CommonJsModule = { exports: {} }
    moduleFunction?.call(module.exports, require, module, module.exports)
    return module
  }

  return {
    warm: () => importModule(address),
    load(program) {
      const { format, file } = program
      const linked = format === 'esm' ? linkProgram(program, { addressOf }) : wrapped(program)
      const at = addressOfCode(linked.code)
      return {
        places: {
          address: at,
          file,
          placeOf: linked.placeOf,
          named: (text) => text.replaceAll(at, file).replaceAll(address, 'troth'),
        },
        run: async () => (format === 'esm' ? importModule(at) : evaluate(linked, at)),
      }
    },
  }
}

/** What hands a CommonJS module over; there is no other way out of `importScripts`. */
const HANDOVER = '__playgroundModule'

function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}

function addressOfCode(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}
