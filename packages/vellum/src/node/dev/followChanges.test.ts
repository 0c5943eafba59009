import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VellumError } from '../base/errors.js'
import type { Attempt } from './devProblems.js'
import type { DevSite } from './devSite.js'
import { type FollowInput, followChanges } from './followChanges.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Situation {
  /** The result of loading the site. */
  site: Attempt<Partial<DevSite>>
  baseUrl: string
  /** Options of Vite in the configuration. */
  vite: object
  isConfigOutdated: boolean
  /** Milliseconds that loading the site takes. */
  loadTime: number
  /** Called when the site is loaded. */
  onLoad?: (watcher: EventEmitter) => void
}

/** Follows a site; `log` has everything that was done, in order. */
async function follow(fields: Partial<Situation> = {}) {
  const log: string[] = []
  const now: Situation = {
    site: { ok: true, value: { replaceText: async (file) => file.endsWith('text.md') } },
    baseUrl: '/',
    vite: {},
    isConfigOutdated: false,
    loadTime: 0,
    ...fields,
  }
  const watcher = new EventEmitter()
  const graph = {
    onFileChange: () => {},
    invalidateAll: () => {},
    invalidateModule: () => {},
    getModulesByFile: (file: string) => new Set(file.endsWith('/Box.tsx') ? [file] : []),
  }
  const stop = await followChanges({
    state: {
      current: () => now.site,
      site: () => undefined,
      baseUrl: () => now.baseUrl,
      lastConfig: () => ({ vite: now.vite }),
      knownFiles: () => ({
        siteDir: '/site',
        configFiles: ['/site/vellum.config.ts'],
        hasConfigError: false,
        contentFiles: [],
        watched: [],
        contentDirs: ['/site/docs'],
        packages: ['/packages/lib'],
      }),
      isConfigOutdated: async () => now.isConfigOutdated,
      loadConfig: async () => {
        now.isConfigOutdated = false
        log.push('load config')
      },
      loadSite: async () => {
        if (now.loadTime > 0) await new Promise((resolve) => setTimeout(resolve, now.loadTime))
        log.push('load site')
        now.onLoad?.(watcher)
      },
    },
    vite: {
      watcher,
      environments: { ssr: { moduleGraph: graph }, client: { moduleGraph: graph } },
      ws: { send: (event: string, data: object) => log.push(`${event} ${JSON.stringify(data)}`) },
    },
    workDir: '/site/.vellum',
    baseUrl: '/',
    problems: { report: (error: unknown) => log.push(String(error)), forget: () => {}, warn: () => {} },
    logger: { info: (text: string) => log.push(text) },
    makeSite: async () => ({}),
    onNewBase: () => log.push('new base'),
  } as unknown as FollowInput)
  expect(log.shift()).toBe('load site')
  return {
    log,
    now,
    stop,
    watcher,
    /** Reports a change, and waits for `time` milliseconds. */
    change: async (event: string, file: string, time = 0) => {
      watcher.emit('all', event, file)
      await vi.advanceTimersByTimeAsync(time)
      return log.splice(0)
    },
  }
}

const CHANGE = 'vellum:change {}'
const RELOAD = ['load site', CHANGE]

describe('followChanges', () => {
  it('replaces the text of a document without loading the site, and reads everything once more later', async () => {
    const { change, log } = await follow()
    expect(await change('change', '/site/docs/text.md')).toEqual([CHANGE])
    await vi.advanceTimersByTimeAsync(299)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(RELOAD)
  })

  it.each([
    ['the front matter of a document', 'change', '/site/docs/other.md'],
    ['a new document', 'add', '/site/docs/text.md'],
    ['a new component', 'add', '/site/src/Box.tsx'],
    ['a picture', 'change', '/site/docs/a.png'],
  ])('loads the site again for %s', async (_, event, file) => {
    const { change } = await follow()
    expect(await change(event, file)).toEqual(RELOAD)
  })

  it('DEV-3: does not load the site for code that pages import', async () => {
    const { change, log } = await follow()
    expect(await change('change', '/site/src/Box.tsx', 299)).toEqual([CHANGE])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(RELOAD)
  })

  it('DEV-2: waits longer before it reads a large site again, within a limit', async () => {
    const { change, now } = await follow()
    for (const [loadTime, pause] of [
      [200, 1000],
      [9000, 2000],
    ] as const) {
      now.loadTime = loadTime
      await change('change', '/site/docs/other.md', 20_000)
      expect(await change('change', '/site/docs/text.md', pause - 1)).toEqual([CHANGE])
      expect(await change('addDir', '/site/docs/new', loadTime + 1)).toEqual(RELOAD)
    }
  })

  it('starts again when a plugin adds options of Vite, and not when it makes the same ones again', async () => {
    const { change, now } = await follow({ vite: { plugins: [{ name: 'one', load: () => '' }] } })
    now.vite = { plugins: [{ name: 'one', load: () => '' }] }
    expect(await change('change', '/site/vellum.config.ts')).not.toContain('new base')
    now.vite = { plugins: [[{ name: 'one', load: () => '' }, false], { name: 'two' }] }
    expect(await change('change', '/site/vellum.config.ts')).toEqual(['load config', 'new base'])
  })

  it('loads the configuration again, and starts again if its base URL has changed', async () => {
    const { change, now } = await follow()
    expect(await change('change', '/site/vellum.config.ts')).toEqual([
      'load config',
      ...RELOAD,
      'The configuration was loaded again.',
    ])
    now.baseUrl = '/other/'
    expect(await change('change', '/site/vellum.config.ts')).toEqual(['load config', 'new base'])
  })

  it('DEV-5: loads the configuration again when a linked package has changed, once for many files', async () => {
    const { change } = await follow()
    expect(await change('change', '/packages/lib/src/a.ts', 200)).toEqual([])
    expect(await change('add', '/packages/lib/dist/b.d.ts', 200)).toEqual([])
    // An edit in between shows its page, and loses nothing.
    expect(await change('change', '/site/docs/text.md', 299)).toEqual([CHANGE])
    await vi.advanceTimersByTimeAsync(1)
    expect(await change('addDir', '/site/docs/new')).toEqual([
      'load config',
      ...RELOAD,
      'The configuration was loaded again.',
    ])
    expect(await change('change', '/site/docs/text.md', 300)).toEqual([CHANGE, ...RELOAD])
  })

  it('sends the error of a site to open pages', async () => {
    const { change } = await follow({
      site: { ok: false, error: new VellumError('Two documents.', { code: 'invalid-field' }) },
    })
    expect(await change('change', '/site/docs/text.md')).toEqual([
      'load site',
      'vellum:error {"message":"Two documents.\\n  More: https://troth-http.github.io/vellum/reference/messages#invalid-field"}',
    ])
  })

  it('ignores folders and its own files', async () => {
    const { change } = await follow()
    expect(await change('addDir', '/site/docs/new', 1000)).toEqual([])
    expect(await change('change', '/site/.vellum/cache/a', 1000)).toEqual([])
  })

  it('loads a configuration that changed before the files were watched', async () => {
    const { log } = await follow({ isConfigOutdated: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(log.slice(0, 2)).toEqual(['load config', 'load site'])
  })

  it('handles changes while the site is loaded for the first time', async () => {
    let loads = 0
    const onLoad = (watcher: EventEmitter) => loads++ === 0 && watcher.emit('all', 'add', '/site/docs/new.md')
    const { log } = await follow({ onLoad })
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(RELOAD)
  })

  it('reads everything once more if the watcher is ready late', async () => {
    const { log, watcher } = await follow()
    watcher.emit('ready')
    await vi.advanceTimersByTimeAsync(300)
    expect(log).toEqual(RELOAD)
  })

  it('does nothing after it was stopped', async () => {
    const { change, stop } = await follow()
    await change('change', '/site/docs/text.md')
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await change('addDir', '/site/docs/new')).toEqual([])
  })
})
