// Follows the files of a site: decides what a change loads again, and notifies open pages.

import { resolve, sep } from 'node:path'
import { inspect } from 'node:util'
import type { ViteDevServer } from 'vite'
import type { Logger } from '../base/logger.js'
import type { LoadedConfig } from '../config/loadSiteConfig.js'
import { createChangeQueue } from './changeQueue.js'
import { classifyChange } from './classifyChange.js'
import { attempt, errorText, type ProblemLog } from './devProblems.js'
import type { DevSite } from './devSite.js'
import { expireModules } from './pageUpdates.js'
import { createRefWatch } from './refWatch.js'
import type { SiteState } from './siteState.js'

/** The parts of a site that follow its files. */
export interface FollowInput {
  readonly state: SiteState
  readonly vite: Pick<ViteDevServer, 'watcher' | 'environments' | 'ws'>
  readonly workDir: string
  readonly baseUrl: string
  readonly problems: ProblemLog
  readonly logger: Pick<Logger, 'info'>
  readonly makeSite: (config: LoadedConfig) => Promise<DevSite>
  /** Called when the configuration has a new base URL, or other options of Vite: everything starts again. */
  readonly onNewBase: () => void
}

/** Milliseconds after the last change until everything is read once more. */
const SETTLE_TIME = 300
/**
 * After an edit that is on screen already, the pause is a multiple of the reading time, within a limit: an
 * author who continues writing in a large site would wait for it otherwise.
 */
const EDIT_FACTOR = 5
const MOST_SETTLE_TIME = 2000

/** Loads the site and follows its files from then on; the returned function stops it. */
export async function followChanges(input: FollowInput): Promise<() => void> {
  const { state, vite, workDir, problems } = input
  const startOptions = viteOptions(state)
  let isPackageChanged = false
  let loadTime = 0
  const queue = createChangeQueue({ onError: problems.report })
  const refs = createRefWatch(() => queue.settle(catchUp, SETTLE_TIME))
  // Before the site is loaded: changes during loading are handled after it.
  vite.watcher.on('all', (event, path) => void queue.add(() => onChange(event, resolve(path))))
  // A watcher that becomes ready late has missed earlier changes.
  vite.watcher.once('ready', () => queue.settle(catchUp, SETTLE_TIME))
  await queue.add(load)
  // The configuration may have changed before the watcher was ready.
  if (await state.isConfigOutdated()) void queue.add(reloadConfig)
  return () => {
    queue.cancelSettle()
    refs.stop()
  }

  async function onChange(event: string, file: string): Promise<void> {
    if (file.startsWith(workDir + sep) || /^(addDir|unlinkDir)$/.test(event)) return
    const current = state.current()
    // One write is often several changes; an error that stays is reported once.
    if (current.ok) problems.forget()
    const change = classifyChange({ file, isNew: event !== 'change' }, state.knownFiles())
    // Vite does the same, but after the page is requested again.
    vite.environments.ssr?.moduleGraph.onFileChange(file)
    if (vite.environments.client) expireModules(vite.environments.client, { file, now: Date.now() })
    if (change === 'config') {
      await reloadConfig()
    } else if (change === 'package') {
      // A compiler writes many files: they are read when it is done.
      isPackageChanged = true
    } else {
      if (event === 'change' && change !== 'data' && (await replaceFile(change, file, input))) {
        notifyPages(input)
        const patience = Math.min(EDIT_FACTOR * loadTime, MOST_SETTLE_TIME)
        return queue.settle(catchUp, Math.max(SETTLE_TIME, patience))
      }
      await reload()
    }
    queue.settle(catchUp, SETTLE_TIME)
  }

  async function reloadConfig(): Promise<void> {
    isPackageChanged = false
    await state.loadConfig()
    const base = state.baseUrl()
    if (base !== undefined && base !== input.baseUrl) return input.onNewBase()
    if (viteOptions(state) !== startOptions) return input.onNewBase()
    await reload()
    if (base !== undefined) input.logger.info('The configuration was loaded again.')
  }

  /** A file may have been read while it was being written, without a later change. */
  async function catchUp(): Promise<void> {
    if (isPackageChanged || (await state.isConfigOutdated())) await reloadConfig()
    else await reload()
  }

  async function load(): Promise<void> {
    const start = performance.now()
    await state.loadSite(input.makeSite)
    loadTime = performance.now() - start
    const docs = state.site()?.site.config.docs ?? []
    refs.follow(docs.flatMap(({ gitVersions = {} }) => Object.values(gitVersions)))
  }

  async function reload(): Promise<void> {
    queue.cancelSettle()
    // The theme is loaded with the site, and may have other parts now.
    vite.environments.ssr?.moduleGraph.invalidateAll()
    await load()
    vite.environments.ssr?.moduleGraph.invalidateAll()
    vite.environments.client?.moduleGraph.invalidateAll()
    notifyPages(input)
  }
}

/** The options of Vite as text, plugins by their names: Vite reads them once, when it starts. */
function viteOptions(state: SiteState): string {
  const { plugins = [], ...options } = state.lastConfig()?.vite ?? {}
  const names = plugins.flat(Infinity).map((plugin) => (plugin as { name?: unknown } | undefined)?.name)
  return inspect([names, options], { depth: 4 })
}

/** Handles a change without loading the site; false if other pages may depend on it. */
async function replaceFile(
  change: 'content' | 'page',
  file: string,
  { state, vite }: FollowInput,
): Promise<boolean> {
  const current = state.current()
  if (!current.ok) return false
  if (change === 'page') return isModule(file, vite)
  const replaced = await attempt(() => current.value.replaceText(file))
  return replaced.ok && replaced.value
}

/** Whether a file is code that pages import, and nothing else. */
function isModule(file: string, vite: FollowInput['vite']): boolean {
  const foundModules = vite.environments.ssr?.moduleGraph.getModulesByFile(file)
  return foundModules !== undefined && foundModules.size > 0
}

/** Notifies open pages that the site has changed, or of its error. */
function notifyPages({ state, vite }: FollowInput): void {
  const current = state.current()
  if (current.ok) vite.ws.send('vellum:change', {})
  else vite.ws.send('vellum:error', { message: errorText(current.error) })
}
