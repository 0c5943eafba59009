// The built site, served by each worker for its own tests. So it is known which files of the site the tests of a file
// have used: `npm test` leaves them out while these are the same (scripts/browserSpecs.mjs).

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from 'vellum'

export interface SiteServer {
  /** With a slash at its end. */
  readonly url: string
  /** Notes which pages and files are used from now on, for a test file: `navbar.spec.ts` */
  readonly noteFor: (specName: string) => void
  /** Notes that a page is shown which was not requested as a document. */
  readonly noteShown: (url: string) => void
  readonly close: () => Promise<void>
}

const SITE = fileURLToPath(new URL('../site/dist', import.meta.url))
const REQUESTS = 'http.server.request.start'

export async function startSiteServer(): Promise<SiteServer> {
  const { url, close } = await serve({ dir: SITE, baseUrl: '/', port: 0 })
  const { port } = new URL(url)
  const folder = process.env.USED_SITE_FILES
  const noted = new Map<string, Set<string>>()
  let specName: string | undefined

  const note = (path: string) => {
    if (!folder || !specName) return
    const paths = noted.get(specName) ?? new Set()
    noted.set(specName, paths)
    if (paths.has(path)) return
    paths.add(path)
    appendFileSync(join(folder, `${specName}.txt`), `${path}\n`)
  }
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    const path = request.url?.split('?')[0] ?? '/'
    // The data of pages is prefetched for every link in view; that of a page that is shown is noted as such.
    if (String(request.socket.localPort) === port && !path.startsWith('/_data/')) note(path)
  }
  subscribe(REQUESTS, onRequest)
  return {
    url,
    noteFor: (name) => {
      specName = name
    },
    noteShown: (shown) => {
      if (shown.startsWith(url)) note(new URL(shown).pathname)
    },
    async close() {
      unsubscribe(REQUESTS, onRequest)
      await close()
    },
  }
}
