// The rules of a folder of static files, from the files in it: `_headers`, `_redirects`, `_dotfiles`, documents and
// not-found pages.

import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { HostError } from '../hostError.js'
import { defaultHeaders } from './defaultHeaders.js'
import { hasHiddenName, parseDotFiles } from './dotFiles.js'
import { parseHeaders } from './headerRules.js'
import type { HostRules } from './hostRules.js'
import { parseRedirects } from './redirectFile.js'
import { redirectProblems } from './redirectProblems.js'
import { redirectList } from './redirectRules.js'

/** The rules of a folder, and what is wrong with them. */
export interface FolderRules {
  readonly rules: HostRules
  /** Lines that are left out, and redirects that never work: each with its line. */
  readonly problems: readonly HostError[]
}

/** Reads a folder that is served under `baseUrl`, which has both slashes; fails with a `HostError` when there is none. */
export async function readFolderRules(dir: string, baseUrl = '/'): Promise<FolderRules> {
  const all = await filesBelow(dir)
  const read = (name: string) => (all.includes(name) ? readFile(join(dir, name), 'utf8') : '')
  const listed = parseDotFiles(await read('_dotfiles'))
  const dotFiles = all.filter((name) => listed.has(name))
  const files = all.filter((name) => !hasHiddenName(name) || listed.has(name))
  const redirects = parseRedirects(await read('_redirects'), {
    name: '_redirects',
    baseUrl: encodeURI(baseUrl),
  })
  const documents = files.filter((name) => name.endsWith('.html'))
  const notFound = documents
    .filter((name) => /(?:^|\/)404\.html$/.test(name))
    .map((name) => name.slice(0, -8))
  const taken = files.map((name) => ({ path: baseUrl + urlOf(name), source: name, kind: 'file' }))
  return {
    rules: {
      baseUrl,
      headers: [...defaultHeaders(encodeURI(baseUrl)), ...parseHeaders(await read('_headers'))],
      redirects: redirectList(redirects.rules),
      documents,
      notFound: [...new Set(['', ...notFound])].map((folder) => baseUrl + folder),
      dotFiles,
    },
    problems: [...redirects.problems, ...redirectProblems(redirects.rules, { taken, folders: [], url: '' })],
  }
}

/** Paths of all files below a folder, sorted. */
async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new HostError(`There is no folder "${dir}".`, {
      code: 'no-built-site',
      hint: 'Pass the folder of the site.',
      cause,
    })
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length).split(sep).join('/'))
    .sort()
}

/** `app/index.html` → `app/`, `app.html` → `app` */
function urlOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
}
