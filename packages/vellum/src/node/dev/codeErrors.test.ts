import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError, VellumError } from '../base/errors.js'
import { explainCodeError } from './codeErrors.js'

const tempFolder = tempFolders()

/** The message of an error for the author; `throws` gets the site's folder. */
function shown(text: string, throws: (siteDir: string) => unknown): string {
  const siteDir = tempFolder({ 'src/Box.jsx': text, 'docs/live.mdx': '# Live\n' })
  const originalStack = (stack: string) => stack.replace('transformed', 'Box.jsx:2:3')
  return formatError(explainCodeError(throws(siteDir), { siteDir, originalStack })).replaceAll(siteDir, '…')
}

const thrown = (message: string, stack: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n${stack}` })

describe('explainCodeError', () => {
  it('DEV-7: shows the position of a syntax error, without colours', () => {
    const text = shown('const a = 1\nexport default () => <p\n', (siteDir) => {
      const path = relative(process.cwd(), `${siteDir}/src/Box.jsx`)
      return new Error(
        `Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token\n   \u001B[38;5;246m╭─[\u001B[0m ${path}:2:22 ]\n`,
      )
    })
    expect(text).toBe(`The code cannot be parsed: Unexpected token.
  at src/Box.jsx:2:22
    1 | const a = 1
  > 2 | export default () => <p
      |                      ^
    3 |
  Correct the code at this position.`)
  })

  it('DEV-7: shows the position of a syntax error in a part of the theme, which is loaded with others', () => {
    const text = shown('const a = 1\nexport default () => <p\n', (siteDir) => {
      const path = relative(process.cwd(), `${siteDir}/src/Box.jsx`)
      const cause = new Error(
        `Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token\n   \u001B[38;5;246m╭─[\u001B[0m ${path}:2:22 ]\n`,
      )
      return new VellumError('The code of a part of the theme threw an error when it was loaded.', {
        code: 'page-code-threw',
        cause,
      })
    })
    expect(text).toMatch(/^The code cannot be parsed: Unexpected token\.\n {2}at src\/Box\.jsx:2:22\n/)
    expect(text).not.toContain('Transform failed')
  })

  it('DEV-7: treats a path of the site as a file, never as a package', () => {
    const text = shown(
      "export { default } from '@site/a.json'\n",
      (siteDir) =>
        new Error(
          `Failed to load url @site/a.json (resolved id: /a.json) in ${siteDir}/src/Box.jsx. Does the file exist?`,
        ),
    )
    expect(text).toContain('  at src/Box.jsx:1:25\n')
    expect(text).toContain('\n  Correct the path, or create the file.')
  })

  it('DEV-7: shows the import that cannot be resolved', () => {
    const file = "import a from './nope.js'\nimport b from '@scope/nope/part'\n"
    expect(
      shown(
        file,
        (siteDir) =>
          new Error(
            `Failed to load url ./nope.js (resolved id: ./nope.js) in ${siteDir}/src/Box.jsx. Does the file exist?`,
          ),
      ),
    ).toBe(`The import "./nope.js" cannot be resolved.
  at src/Box.jsx:1:15
  > 1 | import a from './nope.js'
      |               ^
    2 | import b from '@scope/nope/part'
  Correct the path, or create the file.`)
    expect(
      shown(
        file,
        (siteDir) =>
          new Error(`Cannot find module '@scope/nope/part' imported from '${siteDir}/src/Box.jsx?t=1'`),
      ),
    ).toContain(
      "\n  > 2 | import b from '@scope/nope/part'\n      |               ^\n    3 |\n  Correct the name, or install the package: npm install @scope/nope",
    )
  })

  it('DEV-7: shows the line of the source that threw, while the page was rendered or loaded', () => {
    const source = 'export default () => {\n  throw new Error("No box.")\n}\n'
    const stack = (siteDir: string) =>
      `    at Module.x (file:///elsewhere/react.js:1:1)\n    at Box (${siteDir}/src/transformed)\n    at eval (${siteDir}/docs/live.mdx?page:10:3)`
    const rendering = shown(source, (siteDir) => {
      const cause = thrown('No box.', stack(siteDir))
      return new VellumError('The page "/docs/live" cannot be rendered.', {
        code: 'invalid-field',
        files: ['docs/live.mdx'],
        cause,
      })
    })
    expect(rendering).toBe(`The page "/docs/live" cannot be rendered.
  at src/Box.jsx:2:3
  at docs/live.mdx
    1 | export default () => {
  > 2 |   throw new Error("No box.")
      |   ^
    3 | }
Cause: No box.`)
    expect(shown(source, (siteDir) => thrown('No box.', stack(siteDir)))).toMatch(
      /^The code of the page throws an error while it is loaded\.\n {2}at src\/Box\.jsx:2:3\n[\s\S]+\nCause: No box\.$/,
    )
  })

  it('DEV-7: shows an error of the engine that Vite has passed on unchanged', () => {
    const ownError = new VellumError('Wrong.', {
      code: 'invalid-field',
      files: ['docs/_part.mdx:1:3'],
      frame: '> 1 | {',
      hint: 'Close it.',
    })
    const { message, stack } = ownError
    const passedOn = Object.assign(new Error(message), { ...ownError, message, stack })
    expect(shown('', () => passedOn)).toBe('Wrong.\n  at docs/_part.mdx:1:3\n  > 1 | {\n  Close it.')
  })

  it('names a Markdown file without a line: the lines of its code differ', () => {
    const text = shown('', (siteDir) => thrown('No.', `    at eval (${siteDir}/docs/live.mdx?page:10:3)`))
    expect(text.split('\n')[1]).toBe('  at docs/live.mdx')
  })

  it('leaves errors of the engine, of packages and of the file system as they are', () => {
    const engineError = thrown('Boom.', '    at f (/engine/dist/a.js:1:2)')
    const installed = (siteDir: string) => thrown('Boom.', `    at f (${siteDir}/node_modules/a/b.js:1:2)`)
    expect(shown('', () => engineError)).toBe('Boom.')
    expect(shown('', installed)).toBe('Boom.')
    const expectedError = new VellumError('Two documents.', { code: 'invalid-field' })
    const input = { siteDir: '/site', originalStack: (stack: string) => stack }
    expect(explainCodeError(expectedError, input)).toBe(expectedError)
    expect(explainCodeError('text', input)).toBe('text')
  })
})
