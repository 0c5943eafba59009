import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type Files, tempFolders, writeFiles } from '../../../vellum/test/tempFolder.js'
import { type ServedFolder, type ServeOptions, serve } from './serve.js'

const tempFolder = tempFolders()
const running: ServedFolder[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()))
})

const SITE = {
  'index.html': 'home',
  '404.html': 'not here',
  'docs/a/index.html': 'page a',
  'docs/b.html': 'page b',
  'app.js': 'let a',
  'video.mp4': '0123456789',
  'empty.txt': '',
}

/** Serves files from a new folder. */
async function start(files: Files = SITE, options: Partial<ServeOptions> = {}) {
  const dir = join(tempFolder({ 'secret.txt': 'secret', ...below('site', files) }), 'site')
  const site = await serve({ dir, baseUrl: '/', port: 0, ...options })
  running.push(site)
  const { port } = new URL(site.url)
  return {
    dir,
    url: site.url,
    port: Number(port),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask({ port: Number(port), path, headers, method }),
  }
}

function below(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]))
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** A request as it is written: no library puts the path in order, and nothing is unpacked. */
function ask(options: { port: number; path: string; headers: Record<string, string>; method: string }) {
  return new Promise<Answer>((done, failed) => {
    const request = httpRequest({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        done({ status: response.statusCode, headers: response.headers, body, text: body.toString() })
      })
    })
    request.on('error', failed).end()
  })
}

/** Sends bytes and gives back what comes until the connection ends. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => done(text)).on('error', failed)
  })
}

describe('files and paths', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/docs/a', 'page a'],
    ['/docs/a/', 'page a'],
    ['/docs/a?q=1', 'page a'],
    ['/docs/a/index.html', 'page a'],
    ['/docs/b', 'page b'],
    ['/docs/b/', 'page b'],
    ['/docs/b.html', 'page b'],
    ['/%61pp.js', 'let a'],
    ['/empty.txt', ''],
  ])('serves %s with 200 and without a detour (URL-6, DV-14)', async (path, text) => {
    const { get } = await start()
    const answer = await get(path)
    expect([answer.status, answer.text]).toEqual([200, text])
    expect(answer.headers['content-length']).toBe(String(text.length))
  })

  it.each(['/nope', '/docs', '/docs/', '/app.js/', '/docs//a', '//docs/a', '/DOCS/a/x.html', '/_redirects'])(
    'answers %s with the not-found page and 404 (NF-2)',
    async (path) => {
      const { get } = await start({ ...SITE, _redirects: '' })
      const answer = await get(path)
      expect([answer.status, answer.text]).toEqual([404, 'not here'])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers.etag).toBeUndefined()
    },
  )

  it('answers plainly when the site has no not-found page', async () => {
    const { get } = await start({ 'index.html': '' })
    const answer = await get('/nope')
    expect([answer.status, answer.text]).toEqual([404, 'Not found\n'])
  })

  it('NF-2: answers with the not-found page that is nearest', async () => {
    const { get } = await start({ ...SITE, 'fr/404.html': 'pas ici', 'fr/docs/a.html': 'page a' })
    const paths = ['/nope', '/docs/nope', '/fr/nope', '/fr/docs/x/y/z', '/fr/', '/french/nope']
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '404 not here',
      '404 not here',
      '404 pas ici',
      '404 pas ici',
      '404 pas ici',
      '404 not here',
    ])
  })

  it('names the type of a file', async () => {
    const files = { 'a.svg': '', 'a.woff2': '', 'a.json': '', 'A.PNG': '', 'a.unknown': '', 'a.mjs': '' }
    const { get } = await start(files)
    const types = await Promise.all(
      Object.keys(files).map(async (name) => (await get(`/${name}`)).headers['content-type']),
    )
    expect(types).toEqual([
      'image/svg+xml',
      'font/woff2',
      'application/json',
      'image/png',
      'application/octet-stream',
      'text/javascript; charset=utf-8',
    ])
  })
})

describe('what is outside of the folder', () => {
  it.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%5csecret.txt',
    '/..\\secret.txt',
    '/index.html%00.txt',
    '/./index.html',
    '/50%',
    '/%c0%ae%c0%ae/secret.txt',
  ])('is refused: %s', async (path) => {
    const { get } = await start()
    const answer = await get(path)
    expect([answer.status, answer.text]).toEqual([400, 'Bad request\n'])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('OF-6: is there when `_dotfiles` lists it', async () => {
    const { get, dir } = await start()
    writeFiles(dir, {
      '.net/index.html': 'page',
      '.net/index.html.br': 'compressed',
      '.a.html': 'page a',
      'data/.net.json': '{}',
      '.net/.env': 'secret',
      '.netrc': 'secret',
    })
    const served = ['/.net', '/.net/', '/.net/index.html', '/.a', '/.a.html', '/data/.net.json']
    const hidden = ['/.net/.env', '/.netrc', '/_dotfiles', '/.net/index.html.br', '/.NET']
    const statuses = async () =>
      Promise.all([...served, ...hidden].map(async (path) => (await get(path)).status))
    expect(new Set(await statuses())).toEqual(new Set([404]))
    writeFiles(dir, { _dotfiles: '.a.html\r\n.net/index.html\ndata/.net.json\n' })
    expect(await statuses()).toEqual([...served.map(() => 200), ...hidden.map(() => 404)])
    expect((await get('/.net', { 'accept-encoding': 'br' })).text).toBe('compressed')
  })

  it('OF-6: is not there: names that begin with a dot, but `.well-known`', async () => {
    const { get, dir } = await start()
    writeFiles(dir, {
      '.git/config': 'token',
      '.git/index.html': 'x',
      '.git/404.html': 'wrong',
      '.env': 'secret',
      '.page.html': 'x',
      'docs/.hidden/a.txt': 'x',
      '.well-known/security.txt': 'contact',
      '.well-known/.env': 'secret',
    })
    const paths = [
      '/.git/config',
      '/.git/',
      '/.git',
      '/%2egit/config',
      '/.env',
      '/.page',
      '/docs/.hidden/a.txt',
      '/.well-known/.env',
    ]
    for (const path of paths) {
      const { status, text } = await get(path)
      expect([path, status, text]).toEqual([path, 404, 'not here'])
    }
    expect((await get('/.well-known/security.txt')).text).toBe('contact')
  })

  it('is not there: absolute paths, and links that lead out', async () => {
    const { get, dir } = await start()
    symlinkSync(join(dir, '../secret.txt'), join(dir, 'leak.txt'))
    symlinkSync(join(dir, '..'), join(dir, 'up'))
    symlinkSync(join(dir, '../secret.txt'), join(dir, 'app.js.br'))
    symlinkSync(join(dir, 'app.js'), join(dir, 'inside.js'))
    const absolute = await get(`/${join(dir, '../secret.txt')}`)
    expect([absolute.status, absolute.text]).toEqual([404, 'not here'])
    expect((await get('/leak.txt')).status).toBe(404)
    expect((await get('/up/secret.txt')).status).toBe(404)
    expect((await get('/app.js', { 'accept-encoding': 'br' })).text).toBe('let a')
    expect((await get('/inside.js')).text).toBe('let a')
  })

  it.each([
    ['http://x/docs/a?q', 'page a'],
    ['HTTP://x.dev:81/', 'home'],
    ['https://x', 'home'],
  ])('is not meant by a target with its whole URL, %s (RFC 9112, 3.2.2)', async (target, text) => {
    const { port } = await start()
    const response = await raw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([response.split('\r\n')[0], response.split('\r\n\r\n')[1]]).toEqual(['HTTP/1.1 200 OK', text])
  })

  it('cannot be asked for with other forms of a target', async () => {
    const { port } = await start()
    const lines = '\r\nHost: x\r\nConnection: close\r\n\r\n'
    expect((await raw(port, `GET http://x/../secret.txt HTTP/1.1${lines}`)).split('\r\n')[0]).toBe(
      'HTTP/1.1 400 Bad Request',
    )
    expect((await raw(port, `GET ../secret.txt HTTP/1.1${lines}`)).split('\r\n')[0]).toBe(
      'HTTP/1.1 400 Bad Request',
    )
  })
})

describe('methods', () => {
  it('are GET and HEAD', async () => {
    const { get } = await start()
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await get('/', {}, method)
      expect([answer.status, answer.headers.allow, answer.text]).toEqual([
        405,
        'GET, HEAD',
        'Method not allowed\n',
      ])
    }
  })

  it('HEAD has the headers of GET and no body', async () => {
    const { get } = await start()
    const [head, full] = [await get('/docs/a', {}, 'HEAD'), await get('/docs/a')]
    const { date: _, ...headers } = head.headers
    expect([head.status, head.text]).toEqual([200, ''])
    expect(full.headers).toMatchObject(headers)
    expect((await get('/nope', {}, 'HEAD')).text).toBe('')
    expect((await get('/../x', {}, 'HEAD')).text).toBe('')
  })
})

describe('compressed files', () => {
  const files = {
    'a.css': 'plain',
    'a.css.br': brotliCompressSync('plain'),
    'a.css.gz': gzipSync('plain'),
    'b.css': 'plain',
    '404.html': 'not here',
    '404.html.br': brotliCompressSync('not here'),
    'real.gz': 'a file of its own',
  }

  it.each([
    ['br, gzip', 'br', files['a.css.br']],
    ['br;q=0.1, gzip', 'gzip', files['a.css.gz']],
    ['br;q=0', undefined, Buffer.from('plain')],
    ['', undefined, Buffer.from('plain')],
  ])('are chosen by "%s"', async (accept, encoding, body) => {
    const { get } = await start(files)
    const answer = await get('/a.css', { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.body).toEqual(body)
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'text/css; charset=utf-8',
      'content-length': String(body.length),
    })
  })

  it('have tags of their own', async () => {
    const { get } = await start(files)
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (each) => (await get('/a.css', { 'accept-encoding': each })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('are not needed', async () => {
    const { get } = await start(files)
    const { headers, text } = await get('/b.css', { 'accept-encoding': 'br' })
    expect([text, headers.vary, headers['content-encoding']]).toEqual(['plain', undefined, undefined])
  })

  it('are used for the not-found page too', async () => {
    const { get } = await start(files)
    const answer = await get('/nope', { 'accept-encoding': 'br' })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br'])
    expect(answer.body).toEqual(files['404.html.br'])
  })

  it('cannot be asked for by name, unless they are files of their own', async () => {
    const { get } = await start(files)
    expect((await get('/a.css.br')).status).toBe(404)
    expect((await get('/a.css.gz')).status).toBe(404)
    expect((await get('/real.gz')).text).toBe('a file of its own')
  })
})

describe('caching', () => {
  it('answers 304 while a file is the same', async () => {
    const { get, dir } = await start()
    const { etag = '' } = (await get('/docs/a')).headers
    expect(etag).toMatch(/^W\/"[^"]+"$/)
    for (const tag of [etag, etag.slice('W/'.length), `"x", ${etag}`, '*']) {
      const answer = await get('/docs/a', { 'if-none-match': tag })
      expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag])
    }
    writeFileSync(join(dir, 'docs/a/index.html'), 'page a, changed')
    expect((await get('/docs/a', { 'if-none-match': etag })).text).toBe('page a, changed')
  })

  it('is what the rules of the site say, and else none', async () => {
    const files = { 'index.html': '', 'assets/a-1f3c9ab2.js': '', 'assets/logo.png': '' }
    const cacheOf = async (get: Awaited<ReturnType<typeof start>>['get'], path: string) =>
      (await get(path)).headers['cache-control']
    const { get } = await start({
      ...files,
      _headers:
        '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/assets/logo.png\n  Cache-Control: no-cache\n',
    })
    expect(await cacheOf(get, '/assets/a-1f3c9ab2.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf(get, '/assets/logo.png')).toBe('no-cache')
    expect(await cacheOf(get, '/')).toBe('public, max-age=0, must-revalidate')
    const { get: withoutRules } = await start(files)
    expect(await cacheOf(withoutRules, '/assets/a-1f3c9ab2.js')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('parts of files', () => {
  it('are sent when one is asked for', async () => {
    const { get } = await start()
    const answer = await get('/video.mp4', { range: 'bytes=2-5' })
    expect([answer.status, answer.text]).toEqual([206, '2345'])
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 2-5/10',
      'content-length': '4',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    })
    expect((await get('/video.mp4', { range: 'bytes=-3' })).text).toBe('789')
  })

  it('are refused when there are none such', async () => {
    const { get } = await start()
    const answer = await get('/video.mp4', { range: 'bytes=10-' })
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([416, '', 'bytes */10'])
  })

  it('are the whole file for several ranges, HEAD, and a file that has changed', async () => {
    const { get } = await start()
    expect((await get('/video.mp4', { range: 'bytes=0-1,3-4' })).status).toBe(200)
    expect((await get('/video.mp4', { range: 'bytes=0-1' }, 'HEAD')).headers['content-length']).toBe('10')
    const { etag = '' } = (await get('/video.mp4')).headers
    expect((await get('/video.mp4', { range: 'bytes=0-1', 'if-range': etag })).text).toBe('01')
    expect((await get('/video.mp4', { range: 'bytes=0-1', 'if-range': '"old"' })).text).toBe('0123456789')
  })

  it('are parts of the plain file', async () => {
    const { get } = await start({ 'a.txt': 'plain', 'a.txt.br': brotliCompressSync('plain') })
    const answer = await get('/a.txt', { range: 'bytes=0-1', 'accept-encoding': 'br' })
    expect([answer.status, answer.text, answer.headers['content-encoding']]).toEqual([206, 'pl', undefined])
  })
})

describe('redirects', () => {
  it('of the site come before its files', async () => {
    const { get, dir } = await start({ ...SITE, 'old/index.html': 'moved', _redirects: '/old /docs/a 301\n' })
    for (const [path, location] of [
      ['/old', '/docs/a'],
      ['/old/', '/docs/a'],
      ['/old?q=1', '/docs/a?q=1'],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.location, answer.text]).toEqual([301, location, 'Moved\n'])
    }
    rmSync(join(dir, '_redirects'))
    expect((await get('/old')).text).toBe('moved')
  })

  it('may be patterns, below the base', async () => {
    const { get } = await start(
      { ...SITE, _redirects: '/troth/old/* /troth/docs/:splat 302\n/troth/v/:n /troth/docs/:n\nnonsense\n' },
      { baseUrl: '/troth/' },
    )
    for (const [path, location] of [
      ['/troth/old/caf%C3%A9/b?q=1', '/troth/docs/caf%C3%A9/b?q=1'],
      ['/troth/old', '/troth/docs/'],
      ['/troth/v/a', '/troth/docs/a'],
    ] as const) {
      expect((await get(path)).headers.location).toBe(location)
    }
    expect((await get('/old/a')).status).toBe(404)
  })
})

describe('the base', () => {
  it('is where the folder is', async () => {
    const { get, url } = await start(SITE, { baseUrl: '/troth/' })
    expect(new URL(url).pathname).toBe('/troth/')
    expect((await get('/troth/')).text).toBe('home')
    expect((await get('/troth/docs/a')).text).toBe('page a')
    const outside = await get('/docs/a')
    expect([outside.status, outside.text]).toEqual([404, 'not here'])
    for (const path of ['/?q=1', '/troth?q=1']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.location]).toEqual([302, '/troth/?q=1'])
    }
  })
})

describe('headers', () => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  }

  it('protect every document, and every file from being taken for another kind', async () => {
    const { get } = await start()
    for (const path of ['/', '/docs/a', '/nope']) {
      expect((await get(path)).headers).toMatchObject(common)
    }
    for (const path of ['/app.js', '/../x']) {
      expect((await get(path)).headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    }
    expect((await get('/')).headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })

  it('can be added by the host, and by the site in its `_headers`', async () => {
    const _headers =
      "/*\n  Content-Security-Policy: default-src 'none'\n  X-Site: 1\n/frame.html\n  ! Content-Security-Policy\n"
    const { get } = await start(
      { 'index.html': '', 'frame.html': '', '404.html': '', 'app.js': '', _headers },
      { headers: { 'X-Frame-Options': 'DENY', 'X-Own': '1' } },
    )
    const policy = { 'content-security-policy': "default-src 'none'" }
    expect((await get('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-own': '1',
      'x-site': '1',
      ...policy,
    })
    expect((await get('/nope')).headers).toMatchObject(policy)
    expect((await get('/app.js')).headers).toMatchObject({ 'x-site': '1' })
    expect((await get('/frame.html')).headers['content-security-policy']).toBeUndefined()
    expect((await get('/_headers')).status).toBe(404)
  })

  it('of files that are for the host or the next build are not for visitors', async () => {
    const { get } = await start({ 'index.html': '', _headers: '', _redirects: '', '.vellum': '' })
    for (const path of ['/_headers', '/_redirects', '/.vellum']) expect((await get(path)).status).toBe(404)
  })
})

describe('trouble', () => {
  /** The files of a folder that this process has open; only Linux lists them. */
  function openFiles(dir: string): string[] {
    if (process.platform !== 'linux') return []
    const targets = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        return ''
      }
    })
    return targets.filter((target) => target.startsWith(dir))
  }

  it('with clients that go away leaves nothing open', async () => {
    const { get, port, dir } = await start({
      'large.bin': Buffer.alloc(20_000_000),
      'index.html': 'home',
    })
    for (let i = 0; i < 5; i++) {
      await new Promise<void>((done) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'),
        )
        socket.once('data', () => socket.destroy())
        socket.on('close', () => done())
      })
    }
    expect((await get('/')).text).toBe('home')
    await expect.poll(() => openFiles(dir)).toEqual([])
  })

  it('with files that are left open is not had', async () => {
    const { get, dir } = await start({ 'a.css': 'plain', 'a.css.br': 'b', 'a.css.gz': 'g' })
    const { etag = '' } = (await get('/a.css')).headers
    await get('/a.css', {}, 'HEAD')
    await get('/a.css', { 'if-none-match': etag })
    await get('/a.css', { range: 'bytes=9-' })
    // Soon: later they would be collected, and the mistake with them.
    await expect.poll(() => openFiles(dir), { timeout: 200, interval: 20 }).toEqual([])
  })

  it('with what is sent does not end the server', async () => {
    const { get, port } = await start()
    expect((await raw(port, 'nonsense\r\n\r\n')).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(404)
    expect((await get('/')).text).toBe('home')
  })

  it('with a folder that is replaced meanwhile is over when the new one is there', async () => {
    const { get, dir } = await start()
    renameSync(dir, `${dir}-old`)
    expect((await get('/')).status).toBe(404)
    mkdirSync(dir)
    writeFileSync(join(dir, 'index.html'), 'new home')
    expect((await get('/')).text).toBe('new home')
  })
})
