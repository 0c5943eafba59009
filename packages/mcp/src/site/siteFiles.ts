// The files of a built site, read by their URL paths: from a folder, or over HTTP. Knows no format.

import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { SiteError } from '../siteError.js'

/** The files of a site. */
export interface SiteFiles {
  /** What messages call the site: its folder or its URL. */
  readonly name: string
  /** The origin that serves it; undefined for a folder. */
  readonly origin: string | undefined
  /** The text of a file by its path below the root of the host or folder; undefined if it does not exist. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<string | undefined>
}

/** Files above this size are not read: no page and no part of an index is that large. */
const MOST_BYTES = 20_000_000

/** A request that takes longer fails. */
const TIME_LIMIT = 20_000

/** The files of a folder. Links that lead out of it are not followed. */
export async function folderFiles(dir: string): Promise<SiteFiles> {
  const root = await realpath(dir)
  return {
    name: dir,
    origin: undefined,
    read: async (path) => {
      try {
        const file = await realpath(join(root, decoded(path)))
        if (file !== root && !file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
        const { size } = await stat(file)
        if (size > MOST_BYTES) throw tooLarge(path)
        return await readFile(file, 'utf8')
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code ?? '')) {
          return undefined
        }
        throw error
      }
    },
  }
}

/** The files of a host. Redirects within the host are followed, others are errors. */
export function hostFiles(site: URL): SiteFiles {
  return {
    name: site.href,
    origin: site.origin,
    read: async (path, signal) => {
      const url = new URL(path, site.origin)
      // `//other.example/x` is a URL of another host.
      if (url.origin !== site.origin) return undefined
      const limit = AbortSignal.timeout(TIME_LIMIT)
      try {
        const response = await fetch(url, {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          headers: { accept: 'text/markdown, application/json, text/plain, */*' },
        })
        if (response.url !== '' && new URL(response.url).origin !== site.origin) {
          await response.body?.cancel()
          throw new SiteError(
            `${url.href} redirects to another host, ${new URL(response.url).origin}.`,
            'Start the server with the URL of that host, if the documentation has moved.',
          )
        }
        if (response.status === 404 || response.status === 410) {
          await response.body?.cancel()
          return undefined
        }
        if (!response.ok) {
          await response.body?.cancel()
          throw new SiteError(`${url.href} responded with ${response.status}.`, 'Try again later.')
        }
        return await limitedText(response, path)
      } catch (error) {
        if (error instanceof SiteError || signal?.aborted) throw error
        throw new SiteError(
          `${url.href} cannot be loaded: ${reasonOf(error)}.`,
          'Check that the site is online and that this machine can reach it, then try again.',
          { cause: error },
        )
      }
    },
  }
}

async function limitedText(response: Response, path: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MOST_BYTES) throw tooLarge(path)
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}

function tooLarge(path: string): SiteError {
  return new SiteError(`${path} is larger than ${MOST_BYTES / 1e6} MB.`, 'Read another page.')
}

/** `ECONNREFUSED`, or what a failed `fetch` says. */
function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `no response within ${TIME_LIMIT / 1000} s`
  return cause?.code ?? cause?.message ?? message
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The URL of a site after redirects: `http:` to `https:`, `/` to `/en/`, a domain that has moved. */
export async function finalUrl(url: URL): Promise<URL> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) })
    await response.body?.cancel()
    return new URL(response.url === '' ? url : response.url)
  } catch (error) {
    throw new SiteError(
      `${url.href} cannot be loaded: ${reasonOf(error)}.`,
      'Check that the site is online and that this machine can reach it, then try again.',
      { cause: error },
    )
  }
}
