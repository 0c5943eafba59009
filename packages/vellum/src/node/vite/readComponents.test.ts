import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readComponents } from './readComponents.js'

const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'vellum-')))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

function read(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true })
    writeFileSync(join(siteDir, name), code)
  }
  return readComponents(join(siteDir, Object.keys(files)[0]!), { siteDir, parts: {} })
}

const ORIGINAL = "import MDXComponents from '@theme-original/MDXComponents'\n"

describe('readComponents', () => {
  it('reads the names of an object in all forms', () => {
    const { components, unread } = read({
      'forms.tsx': `${ORIGINAL}import Chart from './Chart'
const local = { Badge: () => <b />, 'my-tag': Chart }
const components = { ...MDXComponents, ...local, Chart, h2(props: object) { return <h2 {...props} /> } }
export default components satisfies object
`,
    })
    expect([...components.keys()]).toEqual(['Badge', 'my-tag', 'Chart', 'h2'])
    expect(unread).toEqual([])
  })

  it('reads objects of other files of the site', () => {
    const { components, files, unread } = read({
      'spread.js': `${ORIGINAL}import shared from '@site/lib/shared'\nexport default { ...MDXComponents, ...shared }\n`,
      'lib/shared.jsx': 'export default { Note: () => <p /> }\n',
    })
    expect([...components]).toEqual([
      ['Note', expect.objectContaining({ file: join(siteDir, 'lib/shared.jsx') })],
    ])
    expect(files).toHaveLength(2)
    expect(unread).toEqual([])
  })

  it('reports what cannot be read without running it', () => {
    const { components, unread } = read({
      'unread.js': `import { extra } from 'some-package'
export default {
  ...extra,
  [name]: 1,
  Known,
}
`,
    })
    expect([...components.keys()]).toEqual(['Known'])
    expect(unread.map(({ line, column }) => [line, column])).toEqual([
      [3, 6],
      [4, 3],
    ])
  })

  it('makes a module of each component, without the others', () => {
    const { components } = read({
      'divided.jsx': `import A from './A'
import B from './B'
const Wrapped = (props) => <A {...props} />
export default { Wrapped, B }
`,
    })
    expect(components.get('Wrapped')).toMatchObject({ imports: ['./A'] })
    expect(components.get('Wrapped')!.code).toContain('export default Wrapped')
    expect(components.get('B')).toMatchObject({ imports: ['./B'], texts: ['B'] })
  })

  it.each(['const Shared = createContext()', 'let count = 0', 'window.x = 1'])(
    'keeps a file with `%s` whole: its components may share that',
    (statement) => {
      const { components } = read({ 'whole.js': `${statement}\nexport default { A: () => null }\n` })
      expect(components.get('A')!.code).toBeUndefined()
    },
  )

  it('reads nothing from a file that is missing or cannot be parsed', () => {
    expect(read({ 'broken.js': 'export default {' }).components.size).toBe(0)
    expect(readComponents(join(siteDir, 'missing.js'), { siteDir, parts: {} }).components.size).toBe(0)
  })
})
