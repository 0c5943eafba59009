// Files in the form in which they are sent: brotli and gzip, made once at build time. The main thread
// compresses on Node's thread pool; results are kept by the hash of the content.

import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

// Every core has a worker already: going through another thread takes a quarter longer than the work
// (measured).
const runBrotli = isMainThread ? promisify(brotliCompress) : brotliCompressSync
const runGzip = isMainThread ? promisify(gzip) : gzipSync

/** Keeps results between builds; a `DiskCache` is one. */
export interface CompressionCache {
  readonly read: (hash: string) => Promise<Buffer | undefined>
  readonly write: (hash: string, bytes: Buffer) => Promise<void>
}

export interface CompressOptions {
  /** The file's name: its extension decides whether compressing helps. */
  readonly name: string
  readonly bytes: Buffer
  /**
   * `page` is fast, `fewPages` is small, `asset` is as small as possible: it is done once for each hashed
   * file.
   */
  readonly effort: 'page' | 'fewPages' | 'asset'
  readonly cache?: CompressionCache
}

/** The compressed forms; a form that would not be smaller is left out. */
export interface Compressed {
  readonly br?: Buffer
  readonly gz?: Buffer
}

/** Compresses one file. */
export async function compress({ name, bytes, effort, cache }: CompressOptions): Promise<Compressed> {
  if (bytes.length < SMALLEST || !compressible(name)) return {}
  const quality = QUALITY[effort]
  const kept = cache ? keptIn(cache, bytes) : (_: string, make: () => Promise<Buffer>) => make()
  const [br, gz] = await Promise.all([
    kept(`br ${quality}`, () => brotli(bytes, quality)),
    kept('gz 9', () => gzipped(bytes)),
  ])
  return {
    ...(br.length < bytes.length && { br }),
    ...(gz.length < bytes.length && { gz }),
  }
}

/** Takes a compressed form of a content from a cache, or makes it and puts it there. */
function keptIn(
  cache: CompressionCache,
  bytes: Buffer,
): (form: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const content = createHash('sha256').update(bytes).digest('hex')
  return async (form, make) => {
    const hash = createHash('sha256').update(`${content} ${form}`).digest('hex')
    const cachedBytes = await cache.read(hash)
    if (cachedBytes) return cachedBytes
    const made = await make()
    await cache.write(hash, made)
    return made
  }
}

/** Whether a file of this name is worth compressing: `a.css`, not `a.png`. */
export function compressible(name: string): boolean {
  return COMPRESSIBLE.has(extname(name).toLowerCase())
}

/** Below this size the headers of the response are larger than the saving. */
const SMALLEST = 1024

// Measured: quality 11 took 30 s of a 50 s build of 2000 pages, and a third of the processor time of one of 30.
const QUALITY = { page: 6, fewPages: 10, asset: 11 }

const COMPRESSIBLE = new Set(
  '.bmp .cjs .css .csv .eot .htm .html .ico .js .json .map .md .mjs .otf .rss .svg .ts .ttf .txt .wasm .webmanifest .xml .xsl .yaml .yml'.split(
    ' ',
  ),
)

async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return await runBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

async function gzipped(bytes: Buffer): Promise<Buffer> {
  const packed = await runGzip(bytes, { level: 9 })
  // The gzip header contains a time (which Node leaves 0) and the operating system; builds must not differ by
  // it.
  packed.fill(0, 4, 8)
  packed[9] = 255
  return packed
}
