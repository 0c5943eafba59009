// The options of the plugin: what they are, and what is wrong with them.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { API_ORIGIN } from '../apiOrigin.js'
import type { FaultLabels } from '../app/texts.js'
import type { ModuleSource } from './bundleModules.js'
import type { RunnableFence } from './remarkPlayground.js'
import { siteError } from './siteError.js'

/** The playground of a site. */
export interface PlaygroundPluginOptions {
  /**
   * What programs may import: installed packages or entries of them, by name. A module of the site itself has a name and a
   * file. @example ['acme-client', { name: 'acme-client/mock', from: '../src/mock.ts' }]
   */
  readonly modules: readonly (string | PlaygroundModuleOptions)[]
  /**
   * A module of the site whose default export responds to the requests of programs: a function from a `Request` to a
   * `Response`, or an object of the type `PlaygroundApi`. Without it programs send no requests, and nothing about
   * networks is shown. @example './playground/api.ts'
   */
  readonly api?: string
  /** The origin that programs send requests to. @default 'https://api.example.com' */
  readonly apiOrigin?: string
  /**
   * Whether a `ts` or `js` fence without the word `run` gets a Run button all the same.
   * @default only fences with the word
   */
  readonly runnable?: (fence: RunnableFence) => boolean
  /** Labels in place of the English ones. */
  readonly labels?: PlaygroundLabels
  /**
   * A folder of the site that has the complete programs of samples with hidden lines, as an array of strings in one JSON
   * file for each page: `samples` for `samples/docs/intro.json`. For sites with very many of them.
   * @default none: they are part of the pages
   */
  readonly programs?: string
  /**
   * Completion and type errors in editors, by the package "typescript" of the site: `true`, or compiler options in addition to the
   * defaults. Two more files of the site, 1.2 MB compressed, which are loaded when a reader first focuses an editor.
   * @default false
   * @example { compilerOptions: { noUncheckedIndexedAccess: true } }
   */
  readonly types?: boolean | PlaygroundTypesOptions
}

/** How programs are checked. */
export interface PlaygroundTypesOptions {
  /** As in a `tsconfig.json`. @default those of typed code blocks, with `allowJs` */
  readonly compilerOptions?: Readonly<Record<string, unknown>>
}

/** A module with more than a name. */
export interface PlaygroundModuleOptions {
  /** As programs import it. */
  readonly name: string
  /** A file of the site instead of an installed package. @example '../src/index.ts' */
  readonly from?: string
  /** One of its exports, for messages such as "Write: import { get } from …". @default one of its exports */
  readonly exampleExport?: string
}

/** The labels of blocks before a reader uses them, and of the menu of faults. */
export interface PlaygroundLabels {
  /** @default 'Run' */
  readonly run?: string
  /** The note of a playground. @default 'Runs in this page; nothing is sent.' */
  readonly note?: string
  /** What the menu of network faults calls each of them. */
  readonly faults?: Partial<FaultLabels>
}

/** Options with their defaults, and with absolute paths. */
export interface CompleteOptions {
  readonly modules: readonly ModuleSource[]
  readonly api: { readonly file: string; readonly origin: string } | undefined
  readonly types: PlaygroundTypesOptions | undefined
}

const NAMES = [
  'modules',
  'api',
  'apiOrigin',
  'runnable',
  'labels',
  'programs',
  'types',
] as const satisfies readonly (keyof PlaygroundPluginOptions)[]

/** Throws an error about options that are wrong: a configuration in JavaScript has no types. */
export function checkOptions(options: PlaygroundPluginOptions): void {
  const { modules, runnable } = options
  for (const name of Object.keys(options).filter((field) => !(NAMES as readonly string[]).includes(field)))
    throw new TypeError(`\`playground()\` has no option "${name}". The options are ${NAMES.join(', ')}.`)
  if (!Array.isArray(modules) || modules.length === 0)
    throw new TypeError(
      "`modules` of `playground()` must be an array with at least one module: `playground({ modules: ['my-library'] })`.",
    )
  for (const module of modules as readonly unknown[]) {
    const name =
      typeof module === 'string' ? module : (module as Partial<PlaygroundModuleOptions> | null)?.name
    if (typeof name !== 'string' || name === '' || name.startsWith('.'))
      throw new TypeError(
        `${JSON.stringify(module)} in \`modules\` of \`playground()\` has no name. Write the name that programs import, or \`{ name: 'my-library', from: '../src/index.ts' }\`.`,
      )
  }
  for (const field of ['api', 'apiOrigin', 'programs'] as const)
    if (options[field] !== undefined && typeof options[field] !== 'string')
      throw new TypeError(`\`${field}\` of \`playground()\` must be a string.`)
  if (options.apiOrigin !== undefined && !isOrigin(options.apiOrigin))
    throw new TypeError(
      `\`apiOrigin\` of \`playground()\` must be an origin without a path, such as "${API_ORIGIN}", not "${options.apiOrigin}".`,
    )
  if (runnable !== undefined && typeof runnable !== 'function')
    throw new TypeError('`runnable` of `playground()` must be a function.')
  checkTypes(options.types)
}

function checkTypes(types: unknown): void {
  if (types === undefined || typeof types === 'boolean') return
  const compilerOptions = isRecord(types) ? types.compilerOptions : undefined
  const isKnown = isRecord(types) && Object.keys(types).every((name) => name === 'compilerOptions')
  if (isKnown && (compilerOptions === undefined || isRecord(compilerOptions))) return
  throw new TypeError(
    '`types` of `playground()` must be true, false, or an object with `compilerOptions`: `{ compilerOptions: { strict: false } }`.',
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

/** Makes paths absolute; throws an error about a file that does not exist. */
export function completeOptions(
  { modules, api, apiOrigin = API_ORIGIN, types = false }: PlaygroundPluginOptions,
  siteDir: string,
): CompleteOptions {
  const fileIn = (path: string, option: string) => {
    const file = resolve(siteDir, path)
    if (!existsSync(file))
      throw siteError(
        `The file "${path}" in \`${option}\` of \`playground()\` does not exist.`,
        'Create it, or correct the path: it starts at the folder of the site.',
      )
    return file
  }
  return {
    modules: modules.map((module) => {
      if (typeof module === 'string') return { name: module }
      return { ...module, from: module.from === undefined ? undefined : fileIn(module.from, 'modules') }
    }),
    api: api === undefined ? undefined : { file: fileIn(api, 'api'), origin: apiOrigin },
    types: types === true ? {} : types || undefined,
  }
}
