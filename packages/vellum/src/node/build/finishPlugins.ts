// Writes the files that plugins make of a whole site, and calls their `finish`.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeaderRule } from 'vellum-host'
import { withBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { checkFileContent, checkFileName, checkHeaderPath, checkHeaders } from '../base/hookResult.js'
import { callHook } from '../base/pluginHook.js'
import type { FinishedSite, Plugin } from '../config/plugin.js'
import { pluginFiles, renderedSite } from '../steps/sitePlugins.js'
import type { BuildContext } from './buildContext.js'
import type { RenderedLocale } from './renderLocales.js'

/** What the hooks need of a build. */
type FinishContext = Pick<BuildContext, 'assets' | 'staging' | 'problems' | 'cacheDir' | 'checks' | 'logger'>

/** The folder in the folder of caches that has a folder for each plugin. */
const PLUGIN_DATA = 'plugin-data'

/** Compressing a file of this many bytes as well as possible takes longer than it is worth. */
const LARGE = 100_000

/** Runs the hooks of a locale; returns the headers that they add. Static files of the site win over theirs. */
export async function finishPlugins(
  { site, rendering, compiled }: Pick<RenderedLocale, 'site' | 'rendering' | 'compiled'>,
  { assets, staging, problems, cacheDir, checks, logger }: FinishContext,
  isStatic: (name: string) => boolean,
): Promise<HeaderRule[]> {
  const { config, outPath } = site
  // The last report is that of the not-found page.
  const pages = rendering.reports.slice(0, site.routes.length)
  const read = (name: string) => readFile(join(staging.dir, outPath, name))
  const write = async (
    name: string,
    content: unknown,
    { plugin, hook }: { plugin: Plugin; hook: string },
  ) => {
    checkFileName(name, { plugin: plugin.name, hook })
    checkFileContent(content, { plugin: plugin.name, hook, file: name })
    if (isStatic(name)) return
    const bytes = Buffer.from(content)
    try {
      await assets.write(outPath + name, bytes, bytes.length > LARGE ? 'page' : 'asset')
    } catch (error) {
      throw isWrittenTwice(error) || isFolder(error) ? madeTwice(name, plugin) : error
    }
  }
  /** What `finish` writes without waiting for it. */
  const writing: Promise<void>[] = []
  for (const { name, plugin, make } of pluginFiles(site, { pages: async () => pages, read })) {
    checkFileName(name, { plugin: plugin.name, hook: 'files' })
    if (!isStatic(name)) await write(name, await make(), { plugin, hook: `files["${name}"]` })
  }
  const headers: HeaderRule[] = []
  for (const plugin of config.plugins) {
    if (!plugin.finish) continue
    const rendered = renderedSite(site, plugin, { pages, read })
    const finished: Omit<FinishedSite, 'keepAlive'> = {
      ...rendered,
      ...checks,
      dir: join(staging.dir, outPath),
      pages: rendered.pages.map((page, i) => {
        const source = compiled.get(site.routes[i]?.source ?? '')
        return { ...page, source: source?.source, sourceLinks: source?.links ?? [] }
      }),
      cacheDir: join(cacheDir, PLUGIN_DATA, encodeURIComponent(plugin.name)),
      info: (message) => logger.info(message),
      write: (name, content) => {
        const written = write(name, content, { plugin, hook: 'finish' })
        writing.push(written)
        // Awaited below as well.
        written.catch(() => {})
        return written
      },
      header: (path, own) => {
        checkHeaderPath(path, { plugin: plugin.name, hook: 'finish' })
        checkHeaders(own, { plugin: plugin.name, hook: 'finish' })
        const rule = { path: withBase(path, config.baseUrl), headers: own }
        headers.push(rule)
        if (checks.command === 'check') reportPolicy(rule, { plugin, logger })
      },
      warn: (message, { file, hint } = {}) =>
        problems.addOne(
          'warn',
          new VellumError(`The plugin "${plugin.name}" warns: ${message}`, {
            code: 'plugin-warning',
            ...(file !== undefined && { files: [file] }),
            ...(hint !== undefined && { hint }),
          }),
        ),
    }
    await callHook(plugin.name, 'finish', (keepAlive) => plugin.finish?.({ ...finished, keepAlive }))
    await Promise.all(writing)
  }
  return headers
}

/** Prints the policy that a plugin sets for a path: it takes the place of that of the site. */
function reportPolicy(
  { path, headers }: HeaderRule,
  { plugin, logger }: { plugin: Plugin } & Pick<FinishContext, 'logger'>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^content-security-policy(?:-report-only)?$/i.test(name)) continue
    logger.info(`The plugin "${plugin.name}" sets ${name} for ${path}: ${value}`)
  }
}

function isWrittenTwice(error: unknown): boolean {
  return error instanceof VellumError && error.codes.includes('file-written-twice')
}

/** Whether pages have made a folder with the name of a file. */
function isFolder(error: unknown): boolean {
  const causes = [error, error instanceof Error ? error.cause : undefined]
  return causes.some((cause) => cause instanceof Error && 'code' in cause && cause.code === 'EISDIR')
}

function madeTwice(name: string, plugin: Plugin): VellumError {
  return new VellumError(`The plugin "${plugin.name}" makes the file "${name}", which was made before.`, {
    code: 'plugin-file-twice',
    hint: 'A page or another plugin has made it: give the file another name.',
  })
}
