// Every name of Troth has its place in the real pages, and every place a name.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { anchorProblems } from './anchorProblems'
import { homesOf } from './homes'
import { readReference } from './readReference'
import { trothSources } from './trothFiles'

const site = fileURLToPath(new URL('..', import.meta.url))

it('every exported name, option, method and error code has its heading, and no other name has one', () => {
  const files = readdirSync(join(site, 'docs/api'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/api/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
  const pages = files.sort().map((file) => ({ file, text: readFileSync(join(site, file), 'utf8') }))
  const problems = anchorProblems(pages, homesOf(readReference(trothSources())))
  expect(problems, problems.join('\n')).toEqual([])
})
