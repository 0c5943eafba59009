// The command line: runs a command, prints errors and decides the exit code. Nothing else does. The code of a
// command is loaded when the command is known: most of the engine is not needed by the others.

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { configFileName, errorWithConfigName } from '../base/configFileName.js'
import { explainError, VellumError } from '../base/errors.js'
import { createLogger, type Logger } from '../base/logger.js'
import { deleteFolder, deleteOnSignal } from '../base/temporaryFolders.js'
import type { BuildOptions, BuildResult } from '../build/build.js'
import { defaultThreads, openWarmPool } from '../build/jobs/workerPool.js'
import { type PageTime, totalTime } from '../build/pageTimes.js'
import { hasCache } from '../cache/workDir.js'
import type { FrozenVersion } from '../content/versions/freezeVersion.js'
import type { ServerUrls } from '../serve/serve.js'
import { DEPLOY_STEPS, helpText } from './commandHelp.js'
import { parseCommandLine } from './commandLine.js'
import { type Command, isPackageCommand, type PackageCommand } from './commandOptions.js'
import { errorReport } from './errorReport.js'
import { openBrowser } from './openBrowser.js'
import { runPackageCommand } from './packageCommand.js'
import { profileReport } from './profileReport.js'
import { canUpdateLines, hasColours, withDimLinks } from './terminal.js'

/**
 * Runs a command; resolves to the exit code, and at once when a server goes on running. 1 = the
 * site is wrong, 2 = the command line is.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  const logger = createLogger({
    write: (text) => void process.stdout.write(withDimLinks(text, hasColours(process.stdout, process.env))),
    terminal: canUpdateLines(process.stdout, process.env),
    now: () => performance.now(),
    columns: () => process.stdout.columns,
  })
  let command: Command
  try {
    command = parseCommandLine(args)
  } catch (error) {
    report(error)
    return 2
  }
  try {
    if (isPackageCommand(command)) return await runPackageCommand(command.name, command.args)
    await run(command, logger)
    return 0
  } catch (error) {
    report(withConfigName(error, command))
    return 1
  }
}

function withConfigName(error: unknown, command: Command): unknown {
  if (!('siteDir' in command)) return error
  const name = configFileName(command.siteDir, 'configFile' in command ? command.configFile : undefined)
  return errorWithConfigName(error, name)
}

function report(error: unknown): void {
  const text = withDimLinks(errorReport(error), hasColours(process.stderr, process.env))
  process.stderr.write(`\n${text}\n`)
}

async function run(command: Exclude<Command, PackageCommand>, logger: Logger): Promise<void> {
  switch (command.name) {
    case 'help':
      return logger.info(helpText(command.of))
    case 'about':
      return logger.info(version())
    case 'version': {
      const { loadSiteConfig } = await import('../config/loadSiteConfig.js')
      const { importConfigFile } = await import('../config/importConfigFile.js')
      const { freezeVersion } = await import('../content/versions/freezeVersion.js')
      const { config } = await loadSiteConfig(command.siteDir, { configFile: command.configFile })
      const { docsId, version: name } = command
      const frozen = await freezeVersion({ config, docsId, name, importFile: importConfigFile })
      return logger.info(frozenSummary(frozen, name))
    }
    case 'build':
    case 'check': {
      const { name, profile, ...options } = command
      const result = await buildSite({ ...options, write: name === 'build', logger })
      logger.info(summary(result, name))
      if (name === 'build' && options.target) logger.info(`To deploy it: ${DEPLOY_STEPS}#${options.target}`)
      if (profile) logger.info(`\n${profileReport(result)}`)
      return
    }
    case 'serve': {
      const { siteDir, configFile, outDir, baseUrl, port, strictPort, host } = command
      const { loadSiteConfig } = await import('../config/loadSiteConfig.js')
      const { config } = await loadSiteConfig(siteDir, { baseUrl, configFile })
      const dir = resolve(outDir ?? join(siteDir, 'dist'))
      const { serve } = await import('../serve/serve.js')
      const urls = await serve({ dir, baseUrl: config.baseUrl, port, strictPort, host })
      logger.info(servingLines(urls))
      return open(urls, command.open, logger)
    }
    case 'write-translations': {
      const { name: _, ...options } = command
      const { writeTranslations } = await import('../writeTranslations/writeTranslations.js')
      await writeTranslations({ ...options, logger })
      return
    }
    case 'write-heading-ids': {
      const { siteDir, configFile, files, ...options } = command
      const { loadSiteConfig } = await import('../config/loadSiteConfig.js')
      const { writeHeadingIds } = await import('../content/headingIds.js')
      const { config } = await loadSiteConfig(siteDir, { configFile })
      const changed = await writeHeadingIds({ config, files, options })
      return logger.info(`Wrote ids into ${changed.length} ${changed.length === 1 ? 'file' : 'files'}.`)
    }
    case 'clear': {
      const { clearSite } = await import('../cache/clearSite.js')
      const deleted = await clearSite(command)
      return logger.info(
        deleted.length > 0 ? `Deleted ${deleted.join(' and ')}.` : 'There is nothing to delete.',
      )
    }
    case 'eject': {
      const { ejectPart, partList } = await import('../eject/ejectPart.js')
      if (command.part === undefined) return logger.info(partList())
      const file = await ejectPart({ ...command, part: command.part })
      return logger.info(`Wrote ${file}, which replaces the part "${command.part}" from now on.`)
    }
    case 'print': {
      const { name: _, ...options } = command
      return logger.info(await print(options, logger))
    }
    case 'dev': {
      const { name: _, open: page, ...options } = command
      const { createDevServer } = await import('../dev/devServer.js')
      const urls = await createDevServer({ ...options, logger })
      logger.info(`${servingLines(urls)}\nPages update when you save a file. Press Ctrl+C to stop.`)
      return open(urls, page, logger)
    }
  }
}

/** Builds the site into a folder that is deleted, and prints it. */
async function print(
  options: Omit<Extract<Command, { name: 'print' }>, 'name'>,
  logger: Logger,
): Promise<string> {
  const { siteDir, configFile, baseUrl, locale } = options
  const { runPrint } = await import('../print/runPrint.js')
  const folder = mkdtempSync(join(tmpdir(), 'vellum-print-'))
  const end = deleteOnSignal(folder)
  try {
    const builtDir = join(folder, 'site')
    await buildSite({ siteDir, configFile, baseUrl, locale, outDir: builtDir, logger })
    return await runPrint({ ...options, builtDir, logger })
  } finally {
    deleteFolder(folder)
    end()
  }
}

/** `Serving the site at http://localhost:3000/`, and below it the URLs for other devices */
function servingLines({ url, network }: ServerUrls): string {
  return [`Serving the site at ${url}`, ...network.map((networkUrl) => `Network: ${networkUrl}`)].join('\n')
}

/** Opens the browser, if the option is set. */
function open({ url }: ServerUrls, page: string | boolean, logger: Logger): void {
  if (page === false) return
  const problem = new VellumError(`No browser could be started: open ${url} yourself.`, {
    code: 'no-browser',
  })
  openBrowser(url, page, () => logger.warn(explainError(problem)))
}

/**
 * Builds a site. Without a cache a thread loads the compiler from the start, while this one loads the rest.
 */
async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { siteDir, cache = true, workers = defaultThreads() } = options
  optimizeLess()
  returnMemory()
  const pool = workers > 1 && !(cache && hasCache(siteDir)) ? openWarmPool(workers) : undefined
  try {
    const { build } = await import('../build/build.js')
    return await build(options, pool)
  } finally {
    await pool?.close()
  }
}

/**
 * Lets V8 optimize only long-running code, where it has one optimizing compiler: in Node.js 20 this takes a
 * fifth of the processor's time of a build, most of it for functions that end soon after. Only for a process
 * of our own.
 */
function optimizeLess(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000')
}

/**
 * Lets the allocator of the bundler return memory to the system as soon as it is free, and take no huge pages, of which a
 * single byte takes 2 MB. Otherwise it keeps what it needed at most while pages are rendered, 440 MB for 2,400 pages that are
 * code, and needs 70 MB more for them. It reads the variables once, when the bundler is loaded, which is with the configuration.
 */
function returnMemory(): void {
  process.env.MIMALLOC_PURGE_DELAY ??= '0'
  process.env.MIMALLOC_ALLOW_THP ??= '0'
}

/** What a build prints at its end: `Built 31 pages (2 compiled, 3 rendered, the rest from the cache) in 1.2 s: …` */
export function summary(
  { pages, compiled, rendered, files, bytes, time, pageTimes, warnings, outDir }: BuildResult,
  name: 'build' | 'check',
): string {
  const counted = `${pages} pages (${compiled} compiled, ${rendered} rendered, the rest from the cache) in ${(time / 1000).toFixed(1)} s`
  const size = `${(bytes / 2 ** 20).toFixed(1)} MB in ${files} files`
  return [
    name === 'build'
      ? `Built ${counted}: ${size} in ${relative(process.cwd(), outDir) || '.'}.`
      : `Checked ${counted}.`,
    ...(pageTimes.length > 0 ? [`Slowest: ${pageTimes.slice(0, 3).map(pageTime).join(', ')}.`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, see above.`] : []),
  ].join('\n')
}

function pageTime(page: PageTime): string {
  return `${page.path} ${totalTime(page).toFixed(0)} ms`
}

/** `Froze 12 documents as version "1.0": versioned_docs/version-1.0, versions.json.` */
function frozenSummary({ docs, written: writtenFiles }: FrozenVersion, name: string): string {
  return `Froze ${docs} ${docs === 1 ? 'document' : 'documents'} as version "${name}": ${writtenFiles.join(', ')}.`
}

function version(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
