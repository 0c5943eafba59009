// The path of a request, as the names of folders and files. The one file that
// decides what a client may name: nothing that leaves the folder.

/** A request target: its path decoded and split, and its query as it is written. */
export interface RequestPath {
  /** `/docs/a%20b/?q` → `/docs/a b/` */
  readonly path: string
  /** The same as it is written: `/docs/a%20b/` */
  readonly encodedPath: string
  /** With its question mark; '' for none. */
  readonly query: string
}

/** Reads a request target; undefined when it is malformed, or tries to leave. */
export function requestPath(target: string): RequestPath | undefined {
  const [, origin, written = '', query = ''] = TARGET.exec(target) ?? []
  // A proxy writes the whole URL, and such a target must be accepted (RFC 9112, 3.2.2).
  const encoded = origin !== undefined && written === '' ? '/' : written
  if (!encoded.startsWith('/')) return undefined
  let path: string
  try {
    path = decodeURIComponent(encoded)
  } catch {
    return undefined
  }
  // A browser resolves `..` before it sends a request: here it is an attack. `\` is a separator on Windows.
  const isUnsafe = path.split('/').some((part) => part === '.' || part === '..' || UNSAFE.test(part))
  return isUnsafe ? undefined : { path, encodedPath: encoded, query }
}

const TARGET = /^(https?:\/\/[^/?#]+)?([^?#]*)(\?[^#]*)?/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u001f\\]/
