// The rules of a small text file of the site, parsed again only when the file has changed.

import { readFileSync, statSync } from 'node:fs'

/** Makes a function that returns the rules as they are now; a file that is missing has those of ''. */
export function ruleFile<Rules>(path: string, parse: (text: string) => Rules): () => Rules {
  let known = { version: '', rules: parse('') }
  return () => {
    const stats = statSync(path, { throwIfNoEntry: false, bigint: true })
    const version = stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}` : ''
    if (version !== known.version) {
      known = { version, rules: parse(version === '' ? '' : readFileSync(path, 'utf8')) }
    }
    return known.rules
  }
}
