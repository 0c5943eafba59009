// The declarations compile with what each kind of project has: the DOM library or that of
// workers, or none of them and the types of Node.

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tsc } from '../../../scripts/tsc.mjs'

const cwd = fileURLToPath(new URL('.', import.meta.url))

const PROJECTS: readonly [name: string, options: readonly string[]][] = [
  ['a browser', ['--lib', 'es2023,dom,dom.iterable']],
  ['a worker', ['--lib', 'es2023,webworker,webworker.iterable']],
  ['Node, without the DOM library', ['--lib', 'es2023', '--types', 'node']],
  ['Node, with the DOM library', ['--lib', 'es2023,dom', '--types', 'node']],
]

// The options above are all that a project has.
const SHARED =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2023 --module nodenext'

describe('types compile in a project for', () => {
  it.each(PROJECTS)('%s', async (_, options) => {
    const { code, output } = await tsc([...SHARED.split(' '), ...options, 'libraries.use.ts'], { cwd })
    expect([code, output]).toEqual([0, ''])
  })
})
