import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { tempFolders } from '../../vellum/test/tempFolder.js'
import { type CheckedLink, type CheckLimits, checkExternalLinks, LIMITS } from './checkExternalLinks.js'
import { deadLinks, isOffline, type LinkWarning, summarizeLinks } from './deadLinks.js'
import { openLinkCache } from './linkCache.js'

const tempFolder = tempFolders()
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Counts the requests that a set of hosts has in flight: now, and at most. */
function createLoad() {
  let now = 0
  const most = { all: 0 }
  return {
    most,
    start: () => {
      most.all = Math.max(most.all, ++now)
    },
    end: () => {
      now--
    },
  }
}

/** A slow host; its paths below /gone are missing. */
async function slowHost(load: ReturnType<typeof createLoad>) {
  const ownLoad = createLoad()
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    load.start()
    ownLoad.start()
    paths.push(`${request.method} ${request.url}`)
    await wait(20)
    load.end()
    ownLoad.end()
    response.writeHead(request.url?.startsWith('/gone') ? 404 : 200).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, most: ownLoad.most, paths }
}

const link = (url: string, positions = ['docs/a.md:1']) => ({ url, positions, pages: [] })
const memory = () => openLinkCache(join(tempFolder(), 'links.json'))

describe('checkExternalLinks', () => {
  it('BK-12: sends one request at a time to a host, with a pause, and to a few hosts at once', async () => {
    const load = createLoad()
    const hosts = await Promise.all([slowHost(load), slowHost(load), slowHost(load)])
    const links = hosts.flatMap(({ url }) => ['/1', '/2', '/3'].map((path) => link(url + path)))
    const pauses: number[] = []
    const limits: CheckLimits = { ...LIMITS, hosts: 2, pause: 7, wait: async (ms) => pauses.push(ms) }
    let count = 0
    const checked = await checkExternalLinks(links, { cache: memory(), limits, onChecked: () => count++ })
    expect(checked.map(({ link: { url }, state }) => [url, state.type])).toEqual(
      links.map(({ url }) => [url, 'alive']),
    )
    expect(hosts.map(({ most }) => most.all)).toEqual([1, 1, 1])
    expect(load.most.all).toBe(2)
    expect(pauses).toEqual(Array(6).fill(7))
    expect(count).toBe(9)
  })

  it('BK-13: does not request known URLs, for a week if they work and for a day if they are dead', async () => {
    const { url, paths } = await slowHost(createLoad())
    const file = join(tempFolder(), 'links.json')
    const links = [link(`${url}/gone`), link(`${url}/here`)]
    const check = async (hours: number) => {
      paths.length = 0
      const cache = openLinkCache(file, { now: () => hours * 60 * 60 * 1000 })
      const checked = await checkExternalLinks(links, {
        cache,
        limits: { ...LIMITS, wait: async () => {} },
        onChecked: () => {},
      })
      cache.save()
      return { types: checked.map(({ state }) => state.type), paths: [...paths] }
    }
    const types = ['dead', 'alive']
    expect(await check(0)).toEqual({ types, paths: ['HEAD /gone', 'GET /gone', 'HEAD /here'] })
    expect(await check(23)).toEqual({ types, paths: [] })
    expect(await check(25)).toEqual({ types, paths: ['HEAD /gone', 'GET /gone'] })
    expect(await check(7 * 24 + 1)).toEqual({ types, paths: ['HEAD /gone', 'GET /gone', 'HEAD /here'] })
  })
})

describe('openLinkCache', () => {
  it.each([
    '',
    '[]',
    'null',
    '{ "https://a.dev/": 1 }',
    '{ "https://a.dev/": { "at": 0, "state": { "type": "x" } } }',
  ])('is empty when the file is damaged: %s', (text) => {
    const file = join(tempFolder({ 'links.json': text }), 'links.json')
    expect(openLinkCache(file, { now: () => 1 }).find('https://a.dev/')).toBeUndefined()
  })
})

/** A warning as it is printed. */
const shown = (warning: LinkWarning | undefined) => `${warning?.message}\n  ${warning?.hint}`

describe('deadLinks', () => {
  const checked = (url: string, state: CheckedLink['state'], positions?: string[]): CheckedLink => ({
    link: link(url, positions),
    state,
    isFromCache: false,
  })
  const gone = (url: string, reason: string, positions?: string[]) =>
    checked(url, { type: 'dead', reason }, positions)

  it('BK-10: has one message with the positions of each dead link', () => {
    const everywhere = gone('https://nav.dev/', 'no response (ENOTFOUND)', [])
    const links = [
      gone('https://a.dev/x', '404 Not Found', ['docs/a.md:3', 'docs/b.md:7']),
      checked('https://b.dev/', { type: 'alive' }),
      checked('https://c.dev/', { type: 'refused', reason: '403 Forbidden' }),
      { ...everywhere, link: { ...everywhere.link, pages: ['/', '/a', '/b', '/c', '/d'] } },
    ]
    expect(shown(deadLinks(links))).toBe(`2 dead external links.

https://a.dev/x: 404 Not Found
  docs/a.md:3
  docs/b.md:7

https://nav.dev/: no response (ENOTFOUND)
  on /, /a, /b and 2 more (in a component, the navbar, the footer or a sidebar)
  Correct the links, or remove them. What was found is kept for a day; \`--no-cache\` checks every link again.`)
    expect(summarizeLinks(links)).toBe(
      'Checked 4 external links of 4 hosts: 2 dead, 1 not judged, their hosts refuse programs.',
    )
    expect(deadLinks(links.slice(1, 3))).toBeUndefined()
  })

  it('BK-13: reports the connection if no host is found at all', () => {
    const links = [
      gone('https://a.dev/', 'no response (ENOTFOUND)'),
      gone('https://b.dev/', 'no response (EAI_AGAIN)'),
    ]
    expect(isOffline(links)).toBe(true)
    expect(shown(deadLinks(links))).toBe(`No external link could be checked: none of their hosts was found.
  Check the connection of this machine to the internet, then run the command again.`)
    expect(isOffline([...links, gone('https://c.dev/', '404 Not Found')])).toBe(false)
  })
})
