import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { checkStylesheet, isOwnStylesheet } from './checkStylesheet.js'

const tempFolder = tempFolders()

async function errorOf(css: string, others: Record<string, string> = {}): Promise<string> {
  const siteDir = tempFolder({ 'src/custom.css': css, ...others })
  const site = { siteDir, baseUrl: '/', staticDirectories: [] }
  const error = await checkStylesheet(join(siteDir, 'src/custom.css'), site)
  return error ? formatError(error) : 'none'
}

describe('checkStylesheet', () => {
  it('returns undefined for a sheet without errors', async () => {
    const ownFiles = { 'src/b.css': 'b { color: red }', 'src/c.css': '' }
    expect(
      await errorOf(
        `@import './b.css';\n@import '@site/src/c.css';\na { & b { color: var(--x) } }`,
        ownFiles,
      ),
    ).toBe('none')
  })

  it('DEV-25: reports the position and the fix, like a build', async () => {
    expect(await errorOf('a { color: red }\n}}\nb { color: blue }\n')).toBe(
      `A stylesheet of the site is not valid CSS: Invalid empty selector.
  at src/custom.css:2:1
    1 | a { color: red }
  > 2 | }}
      | ^
    3 | b { color: blue }
  Check its braces first: one too many or too few moves all that follows.`,
    )
    expect(await errorOf('\n@import "./nope.css";\n')).toBe(
      `The import "./nope.css" was not found.
  at src/custom.css:2:9
    1 |
  > 2 | @import "./nope.css";
      |         ^
    3 |
  Correct the path, or create the file.`,
    )
  })

  it('DEV-25: names the imported sheet that has the error', async () => {
    const inner = { 'src/inner.css': 'a { color: red }\n}}\n' }
    expect((await errorOf('@import "./inner.css";\n', inner)).split('\n').slice(0, 2)).toEqual([
      'A stylesheet of the site is not valid CSS: Unexpected }.',
      '  at src/inner.css:2:1',
    ])
  })
})

describe('isOwnStylesheet', () => {
  it.each([
    ['/site/src/a.css', true],
    ['/site/src/a.scss', true],
    ['/site/src/a.ts', false],
    ['/site/node_modules/a/a.css', false],
    ['/other/a.css', false],
  ])('%s: %s', (file, expected) => {
    expect(isOwnStylesheet(file, '/site')).toBe(expected)
  })
})
