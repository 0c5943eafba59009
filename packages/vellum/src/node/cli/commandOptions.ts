// The commands of the command line with their options, as they are run.

import type { HostTarget } from '../hosting/hostTargets.js'

/** A command with its options. */
export type Command =
  /** The command to explain; undefined = all. */
  | { readonly name: 'help'; readonly of: string | undefined }
  /** Prints the version of the engine. */
  | { readonly name: 'about' }
  /** Freezes the docs as a version. */
  | {
      readonly name: 'version'
      readonly version: string
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly docsId: string
    }
  | ({ readonly name: 'build' | 'check' } & SiteOptions & BuildOptions & { readonly profile: boolean })
  | ({ readonly name: 'serve' } & SiteOptions & ServerOptions & { readonly outDir: string | undefined })
  | ({ readonly name: 'dev' } & SiteOptions & ServerOptions & DevOptions)
  | {
      readonly name: 'write-translations'
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly locale: string | undefined
      readonly override: boolean
      readonly prefix: string
    }
  /** Copies a part of the theme; lists all without a part. */
  | {
      readonly name: 'eject'
      readonly part: string | undefined
      readonly siteDir: string
      readonly wrap: boolean
    }
  | PackageCommand
  /** Writes the documentation as one document. */
  | ({
      readonly name: 'print'
      readonly locale: string | undefined
      readonly output: string | undefined
      readonly docsId: string
      readonly version: string | undefined
      readonly sidebar: string | undefined
      readonly isNumbered: boolean
      readonly pdf: boolean
    } & SiteOptions)
  /** Writes the ids of headings. */
  | {
      readonly name: 'write-heading-ids'
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly files: readonly string[]
      readonly syntax: 'classic' | 'mdx-comment'
      readonly migrate: boolean
      readonly overwrite: boolean
      readonly maintainCase: boolean
    }
  /** Deletes the cache and the built site. */
  | { readonly name: 'clear'; readonly siteDir: string; readonly outDir: string | undefined }

/** The commands that are packages of their own. */
export const PACKAGE_COMMANDS = ['migrate', 'mcp'] as const

/** The name of such a command. */
export type PackageCommandName = (typeof PACKAGE_COMMANDS)[number]

/** Runs a package, which reads its arguments itself. */
export interface PackageCommand {
  readonly name: PackageCommandName
  readonly args: readonly string[]
}

/** Whether a command is a package of its own. */
export function isPackageCommand(command: Command): command is PackageCommand {
  return PACKAGE_COMMANDS.some((name) => name === command.name)
}

interface SiteOptions {
  readonly siteDir: string
  readonly configFile: string | undefined
  readonly baseUrl: string | undefined
}

interface BuildOptions {
  readonly locale: string | undefined
  readonly outDir: string | undefined
  readonly workers: number | undefined
  readonly target: HostTarget | undefined
  readonly keepAssets: string | undefined
  readonly cache: boolean
  /** Only for `check`: whether links to other sites are requested. */
  readonly external: boolean
  readonly prose: boolean
}

/** Options of servers. */
export interface ServerOptions {
  readonly port: number
  readonly strictPort: boolean
  /** `true` for all addresses of this machine. */
  readonly host: string | true
  /** A path that the browser opens, or `true` for the home page. */
  readonly open: string | boolean
}

interface DevOptions {
  readonly locale: string | undefined
  /** `true` for a generated certificate, or files. */
  readonly https: boolean | { readonly cert: string; readonly key: string }
  /** Milliseconds between two checks for changes; `true` for the default. */
  readonly poll: number | boolean
  readonly force: boolean
}
