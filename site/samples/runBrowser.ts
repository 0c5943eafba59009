// Runs samples in a real browser: pages of HTML as they are, components mounted,
// modules imported. Each gets a demo API of its own over HTTP, and a host whose
// `/api` is proxied there too. Nothing else outside is reachable, except Troth at the
// URLs of the CDNs, which respond with its built files.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join, posix, relative, sep } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { createServer as createVite, type InlineConfig, type ViteDevServer } from 'vite'
import { startDemoServer } from '../demoApi/httpServer'
import { API_ORIGIN } from '../demoApi/origin'
import { urls } from '../urls'
import type { Sample } from './collect'
import { countWork } from './countWork.mjs'
import { writeSample } from './folders'
import { routeFetch } from './routeFetch.mjs'
import type { Run } from './run'

/** A browser for many samples. */
export interface SampleBrowser {
  readonly run: (sample: Sample) => Promise<Run>
  readonly close: () => Promise<void>
}

/** What readers serve a page at; the real URL has another port each time. */
const SHOWN_HOST = 'http://localhost:3000'
const CDN = /^https:\/\/(?:cdn\.jsdelivr\.net\/npm|unpkg\.com)\/troth@([\d.]+)(\/[^?#]*)?/
/** What Vite bundles before it serves a sample, by the text that shows the need: that takes longer than the sample. */
const DEPENDENCIES = [
  { isUsed: /['"]react|\.[jt]sx\b/, names: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  { isUsed: /['"]vue['"]|\.vue\b/, names: ['vue'] },
  { isUsed: /['"]zod['"]/, names: ['zod'] },
  { isUsed: /@tanstack\/react-query/, names: ['@tanstack/react-query'] },
]
/** What a sample is waited for, in milliseconds. */
const LONGEST = 60_000
/** A timer that is due later is not waited for. */
const LONGEST_TIMER = 2000
/** Nor is a request that takes longer, which a busy machine may need. */
const LONGEST_REQUEST = 10_000
/** So many turns of the page without work, each of 50 ms of its own: a page that gets no time is not one that is done. */
const QUIET_TURNS = 6

/** Starts a browser, and a server for what must be compiled. */
export async function openSampleBrowser(parent: string): Promise<SampleBrowser> {
  const executablePath = process.env.CHROME_PATH
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  let shared: Promise<ViteDevServer> | undefined
  return {
    run: (sample) => runSample(sample, { browser, parent, shared: () => (shared ??= startVite(parent)) }),
    close: async () => {
      await browser.close()
      await (await shared)?.close()
    },
  }
}

interface Tools {
  readonly browser: Browser
  readonly parent: string
  readonly shared: () => Promise<ViteDevServer>
}

async function runSample(sample: Sample, { browser, parent, shared }: Tools): Promise<Run> {
  const demo = await startDemoServer()
  const route = (code: string, file: string) =>
    /^(vite\.config\.\w+|\.env.*)$/.test(basename(file)) ? code.replaceAll(API_ORIGIN, demo.origin) : code
  const { folder, file } = writeSample(sample, parent, route)
  const context = await browser.newContext()
  const host = await openHost({ sample, folder, file, parent, shared, api: demo.origin })
  try {
    await routeRequests(context, { demo: demo.origin, host: host.origin })
    const seen = await watch(await context.newPage(), `${host.origin}${host.path}`)
    const shown = (text: string) =>
      text.replaceAll(demo.origin, API_ORIGIN).replaceAll(host.origin, SHOWN_HOST)
    return {
      output: shown([...(host.mounted ? [seen.text] : seen.printed), ...seen.errors].join('\n').trim()),
      threw: seen.errors.length > 0,
      failure:
        host.mounted && seen.printedErrors.length > 0 ? shown(seen.printedErrors.join('\n')) : undefined,
    }
  } finally {
    await context.close()
    await host.close()
    await demo.close()
  }
}

interface Host {
  readonly origin: string
  readonly path: string
  /** Whether the sample is a component: its output is what it shows. */
  readonly mounted: boolean
  readonly close: () => Promise<void>
}

/** Serves a sample: plain pages by a plain server, all else by Vite. */
async function openHost({
  sample,
  folder,
  file,
  parent,
  shared,
  api,
}: {
  sample: Sample
  folder: string
  file: string
  parent: string
  shared: () => Promise<ViteDevServer>
  api: string
}): Promise<Host> {
  const isPage = sample.language === 'html'
  const page = isPage ? sample.file : sample.host?.file
  const isCompiled = !isPage || /src="\/src\//.test(sample.code)
  if (!isCompiled) {
    const server = await startPlainHost(folder, api)
    const { port } = server.address() as AddressInfo
    return {
      origin: `http://127.0.0.1:${port}`,
      path: `/${sample.file}`,
      mounted: false,
      close: async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  }
  const entry = page ?? writeEntry(folder, file, sample)
  // A server of its own for a sample that says how it is served, or requests data from its host.
  const isOwn =
    page !== undefined ||
    Object.keys(sample.files).some((name) => /^(vite\.config|\.env)/.test(name)) ||
    [sample.code, ...Object.values(sample.files)].some((code) => /['"`]\/api/.test(code))
  const vite = isOwn ? await startVite(folder, { api, uses: textOf(sample) }) : await shared()
  const isMounted = ['tsx', 'jsx', 'vue'].includes(sample.language)
  const path = posix.join('/', isOwn ? '' : relative(parent, folder).split(sep).join('/'), entry)
  return {
    origin: originOf(vite),
    path,
    mounted: isMounted,
    close: async () => {
      if (isOwn) await vite.close()
    },
  }
}

/** A page that imports the sample, and mounts it when it is a component; returns its name. */
function writeEntry(folder: string, file: string, { language }: Sample): string {
  const name = `./${relative(folder, file).split(sep).join('/')}`
  const script =
    language === 'vue'
      ? `import { createApp, h, Suspense } from 'vue'
import Sample from '${name}'
createApp({ render: () => h(Suspense, null, { default: () => h(Sample) }) }).mount('#app')`
      : language === 'ts' || language === 'js'
        ? `import '${name}'`
        : `import { createElement, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import Sample from '${name}'
const root = createRoot(document.querySelector('#app'), { onCaughtError() {} })
root.render(createElement(StrictMode, null, createElement(Suspense, { fallback: 'Loading' }, createElement(Sample))))`
  writeFileSync(join(folder, 'run.js'), `${script}\n`)
  writeFileSync(
    join(folder, 'run.html'),
    '<!doctype html><meta charset="utf-8"><title>Sample</title><div id="app"></div><script type="module" src="./run.js"></script>\n',
  )
  return 'run.html'
}

/** All that a server of its own may have to serve for a sample, as one text. */
function textOf({ file, code, files, host }: Sample): string {
  return [...Object.entries({ ...files, [file]: code }), host?.code ?? ''].flat().join('\n')
}

/** Starts a server; without a text to find the needed dependencies in, it has all. */
async function startVite(
  root: string,
  { api, uses }: { api?: string; uses?: string } = {},
): Promise<ViteDevServer> {
  const needed = DEPENDENCIES.filter(({ isUsed }) => uses === undefined || isUsed.test(uses))
  const config = ['ts', 'mts', 'js', 'mjs'].map((end) => join(root, `vite.config.${end}`)).find(existsSync)
  const inline: InlineConfig = {
    root,
    configFile: config ?? false,
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    plugins: [vue()],
    optimizeDeps: { include: needed.flatMap(({ names }) => names), noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      ...(api && !config && { proxy: apiProxy(api) }),
    },
  }
  const server = await createVite(inline)
  await server.listen()
  return server
}

function apiProxy(api: string): Record<string, { target: string; rewrite: (path: string) => string }> {
  return { '^/api/': { target: api, rewrite: (path) => path.replace(/^\/api/, '/v1') } }
}

function originOf({ httpServer }: ViteDevServer): string {
  return `http://127.0.0.1:${(httpServer!.address() as AddressInfo).port}`
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
}

/** The files of a folder, Troth's own under `/node_modules/troth` and `/vendor`, and the demo API under `/api`. */
async function startPlainHost(folder: string, api: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', SHOWN_HOST).pathname)
    if (path.startsWith('/api/')) {
      const proxied = await fetch(api + (request.url ?? '').replace(/^\/api/, '/v1'), {
        method: request.method ?? 'GET',
      })
      response.writeHead(proxied.status, { 'Content-Type': proxied.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await proxied.arrayBuffer()))
      return
    }
    const file = /^\/(?:node_modules|vendor)\/troth\//.test(path)
      ? packageFile(path.replace(/^\/\w+\/troth/, ''))
      : join(folder, path)
    if (!file || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'Content-Type': TYPES[/\.\w+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream',
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const TROTH = dirname(createRequire(import.meta.url).resolve('troth/package.json'))
const { version } = JSON.parse(readFileSync(join(TROTH, 'package.json'), 'utf8')) as { version: string }

/** A file of the built package, as a CDN has it. */
function packageFile(path: string): string | undefined {
  const file = join(TROTH, path)
  return file.startsWith(TROTH) && existsSync(file) ? file : undefined
}

async function routeRequests(context: BrowserContext, { demo, host }: { demo: string; host: string }) {
  await context.route(
    (url) => url.origin !== demo && url.origin !== host && url.protocol.startsWith('http'),
    async (route) => {
      const [, wanted = '', path = '/dist/umd/troth.min.js'] = CDN.exec(route.request().url()) ?? []
      const file = wanted && `${version}.`.startsWith(`${wanted}.`) ? packageFile(path) : undefined
      if (!file) return route.abort('internetdisconnected')
      await route.fulfill({
        path: file,
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
      })
    },
  )
  await context.addInitScript(`{
    const route = ${routeFetch}
    const hosted = route(window.fetch.bind(window), ${JSON.stringify(urls.site)}, ${JSON.stringify(demo)})
    window.fetch = route(hosted, ${JSON.stringify(API_ORIGIN)}, ${JSON.stringify(demo)})
    ;(${countWork})(${LONGEST_TIMER})
  }`)
}

interface Seen {
  readonly printed: readonly string[]
  readonly printedErrors: readonly string[]
  /** Uncaught errors. */
  readonly errors: readonly string[]
  readonly text: string
}

/** Opens a page and waits until nothing happens there any more. */
async function watch(page: Page, url: string): Promise<Seen> {
  const printed: string[] = []
  const printedErrors: string[] = []
  const errors: string[] = []
  const requests = new Map<Request, number>()
  let text = ''
  let quietTurns = 0
  page.on('console', (message) => {
    const text = message.text()
    quietTurns = 0
    // The browser says these, not the sample, and says them in no fixed order.
    if (/^(Failed to load resource|Download the React DevTools|\[vite\])/.test(text)) return
    printed.push(text)
    if (message.type() === 'error') printedErrors.push(text)
  })
  page.on('pageerror', (error) => {
    quietTurns = 0
    errors.push(`${error.name}: ${error.message}`)
  })
  page.on('request', (request) => {
    quietTurns = 0
    requests.set(request, Date.now())
  })
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      quietTurns = 0
      requests.delete(request)
    })
  }
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST })
  quietTurns = 0
  const end = Date.now() + LONGEST
  while (quietTurns < QUIET_TURNS && Date.now() < end) {
    quietTurns++
    const [work, shown] = await page.evaluate<[number, string]>(
      'sampleTurn().then(() => [sampleWork, document.body.innerText])',
    )
    const isLoading = [...requests.values()].some((since) => Date.now() - since < LONGEST_REQUEST)
    if (work > 0 || isLoading || shown !== text) quietTurns = 0
    text = shown
  }
  return { printed, printedErrors, errors, text: text.replace(/\s*\n\s*/g, '\n').trim() }
}
