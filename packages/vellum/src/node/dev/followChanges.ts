// Follows the files of a site: decides what a change loads again, and notifies open pages.

import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Logger } from '../base/logger.js'
import type { LoadedConfig } from '../config/loadSiteConfig.js'
import { createChangeQueue } from './changeQueue.js'
import { classifyChange } from './classifyChange.js'
import { attempt, errorText, type ProblemLog } from './devProblems.js'
import type { DevSite } from './devSite.js'
import type { SiteState } from './siteState.js'

/** What follows the files. */
export interface FollowInput {
  readonly state: SiteState
  readonly vite: Pick<ViteDevServer, 'watcher' | 'environments' | 'ws'>
  readonly workDir: string
  readonly baseUrl: string
  readonly problems: ProblemLog
  readonly logger: Pick<Logger, 'info'>
  readonly makeSite: (config: LoadedConfig) => Promise<DevSite>
  /** Called when the configuration has another base URL: everything starts again. */
  readonly onNewBase: () => void
  /** Milliseconds after the last change until everything is read once more. @default 300 */
  readonly settleTime?: number
}

/** Loads the site and follows its files from then on; the returned function stops it. */
export async function followChanges(input: FollowInput): Promise<() => void> {
  const { state, vite, workDir, problems } = input
  const queue = createChangeQueue({ onError: problems.report, pause: input.settleTime ?? 300 })
  // Before the site is loaded: what changes while it is read is handled after it.
  vite.watcher.on('all', (event, path) => void queue.add(() => onChange(event, resolve(path))))
  // A watcher that is ready late has taken what was written until then for what it found.
  vite.watcher.once('ready', () => queue.settle(catchUp))
  await queue.add(() => state.loadSite(input.makeSite))
  // The configuration may have changed before the watcher was ready.
  if (await state.isConfigOutdated()) void queue.add(reloadConfig)
  return queue.cancelSettle

  async function onChange(event: string, file: string): Promise<void> {
    if (file.startsWith(workDir + sep) || /^(addDir|unlinkDir)$/.test(event)) return
    const current = state.current()
    // One write is often several changes; an error that stays is reported once.
    if (current.ok) problems.forget()
    const change = classifyChange({ file, isNew: event !== 'change' }, state.knownFiles())
    if (change === 'config') {
      await reloadConfig()
    } else {
      // Vite does so as well, but later than the page is requested again.
      vite.environments.ssr?.moduleGraph.onFileChange(file)
      const isEdit = change === 'content' && event === 'change'
      if (isEdit && (await replaceText(file))) notify()
      else await reload()
    }
    queue.settle(catchUp)
  }

  async function replaceText(file: string): Promise<boolean> {
    const current = state.current()
    if (!current.ok) return false
    const replaced = await attempt(() => current.value.replaceText(file))
    return replaced.ok && replaced.value
  }

  async function reloadConfig(): Promise<void> {
    await state.loadConfig()
    const base = state.baseUrl()
    if (base !== undefined && base !== input.baseUrl) return input.onNewBase()
    await reload()
    if (base !== undefined) input.logger.info('The configuration was loaded again.')
  }

  /** A file may have been read while it was written, without a change after it. */
  async function catchUp(): Promise<void> {
    if (await state.isConfigOutdated()) await reloadConfig()
    else await reload()
  }

  async function reload(): Promise<void> {
    queue.cancelSettle()
    await state.loadSite(input.makeSite)
    vite.environments.ssr?.moduleGraph.invalidateAll()
    vite.environments.client?.moduleGraph.invalidateAll()
    notify()
  }

  function notify(): void {
    const current = state.current()
    if (current.ok) vite.ws.send('vellum:change', {})
    else vite.ws.send('vellum:error', { message: errorText(current.error) })
  }
}
