// The licences of bundled code: MIT and similar licences require their text in every copy, and bundlers
// remove comments. In: the files of a bundle. Out: one Markdown text.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/** The licences of the npm packages that files belong to, a section for each; other files are the site's own. */
export function packageLicences(files: Iterable<string>, { title }: { readonly title: string }): string {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []))
  for (const folder of folders) if (!existsSync(join(folder, 'package.json'))) folders.delete(folder)
  const sections = new Set([...folders].map(licenceSection))
  return `# ${title}\n\n${[...sections].sort().join('\n\n')}\n`
}

/** '/site/node_modules/@a/b/lib/c.js' → '/site/node_modules/@a/b' */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0]
}

function licenceSection(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim().replace(/^/gm, '> ')
  return `## ${name} ${version}\n\nLicence: ${license ?? 'not stated'}\n\n${text}`.trimEnd()
}
