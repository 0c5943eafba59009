// The examples in the doc comments of Troth as samples: each becomes a program, with the
// names that examples may use declared before it. They are part of the published types,
// where editors show them, and of the reference.

import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { assigned } from '../reference/optionDirectives'
import { OPTION_INTERFACES, type OptionInterface, optionsIn } from '../reference/options'
import { type Declaration, type Reference, readReference } from '../reference/readReference'
import { entrySources, trothSources } from '../reference/trothFiles'
import { isWanted, type Sample, SITE } from './collect'

/** One example of a doc comment. */
interface Example {
  /** `src/types.ts` */
  readonly file: string
  readonly text: string
  /** The lines that run it; `EXAMPLE` is where it goes. */
  readonly frame: string
}

const EXAMPLE = '/* example */'

/** What examples may use without declaring it. One line, so that the lines of a program are those of its example. */
const NAMES = `import { createClient, HttpError, isTrothError, TrothError } from 'troth'
import type { HeadersInput, Query } from 'troth'
interface User { id: number; name: string; role: string }
const api = createClient({ baseUrl: 'https://api.example.com/v1' })
const controller = new AbortController()
const token = 'demo-token'
const readToken = () => token
const refreshToken = async () => {}
const qs = { stringify: (query: object) => new URLSearchParams(Object.entries(query)).toString() }
const error = (await api.safe.getAsync('users/99')).error!
export type { HeadersInput, Query, User }
export { HttpError, isTrothError, TrothError, controller, readToken, refreshToken, qs, error }
`.replaceAll('\n', ';')

/** The samples of all doc comments, or of the files that the command line names. */
export function docCommentSamples(): Sample[] {
  const sources = trothSources()
  const lines = new Map<string, string[]>()
  const entries = entrySources().flatMap(entryExamples)
  const samples = [...examplesOf(readReference(sources)), ...entries].map(
    ({ file, text, frame }, index): Sample => {
      const path = join(sources, '..', file)
      const source = lines.get(file) ?? readFileSync(path, 'utf8').split('\n')
      lines.set(file, source)
      const code = text.startsWith('import ') ? text : NAMES + frame.replace(EXAMPLE, () => text)
      const [first = ''] = text.split('\n')
      const position = source.findIndex((line) => /^\s*\*/.test(line) && line.endsWith(first)) + 1
      return {
        language: 'ts',
        code,
        line: position,
        title: undefined,
        throws: false,
        browser: false,
        server: false,
        uninstalled: false,
        noRun: false,
        unchecked: undefined,
        errors: [],
        page: relative(SITE, path).replaceAll('\\', '/'),
        index,
        runtime: 'esm',
        file: 'sample.ts',
        files: {},
        host: undefined,
        output: undefined,
      }
    },
  )
  return samples.filter(({ page }) => isWanted(page))
}

/** The examples of an entry, by the folder of its sources. They may use all that it exports. */
export function entryExamples(folder: string): Example[] {
  const entry = basename(folder)
  const declarations = Object.values(readReference(folder).declarations)
  const functions = declarations.flatMap(({ type, name }) => (type === 'function' ? [name] : [])).join(', ')
  const names = `import { ${functions} } from 'troth/${entry}';export { ${functions} };`
  return declarations.flatMap(({ file, doc }) =>
    doc.examples.map((text) => ({
      file: file.replace(/^src/, `src/${entry}`),
      text,
      frame: names + EXAMPLE,
    })),
  )
}

/** Every example, with the lines that run what it shows. */
export function examplesOf(reference: Reference): Example[] {
  const options = (Object.keys(OPTION_INTERFACES) as OptionInterface[]).flatMap((owner) =>
    [...optionsIn(reference, owner)].flatMap(([name, { doc }]) =>
      doc.examples.map((text) => ({
        file: fileOf(reference, owner, name),
        text,
        frame: optionFrame(owner, name),
      })),
    ),
  )
  const others = Object.values(reference.declarations).flatMap((declaration) => [
    ...declaration.doc.examples.map((text) => ({
      file: declaration.file,
      text,
      frame: frameOf(declaration),
    })),
    ...(declaration.name === 'TrothClient' && declaration.type === 'interface'
      ? declaration.members
      : []
    ).flatMap(({ doc }) => doc.examples.map((text) => ({ file: declaration.file, text, frame: EXAMPLE }))),
  ])
  // A shared option is one of the client and one of the request.
  const seen = new Set<string>()
  return [...options, ...others].filter(({ text, file }) => {
    const key = `${file} ${text}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The file of the interface that declares an option, its own or one it extends. */
function fileOf({ declarations }: Reference, owner: string, name: string): string {
  const declaration = declarations[owner]!
  const ownName = name.slice(name.lastIndexOf('.') + 1)
  if (declaration.type !== 'interface' || declaration.members.some((member) => member.name === ownName))
    return declaration.file
  return declaration.extends.map((base) => fileOf({ exports: [], declarations }, base, name))[0]!
}

/** An example of a type is a value of it; any other is statements. */
function frameOf({ type, name }: Declaration): string {
  return type === 'alias' ? `export const example: ${name} = ${EXAMPLE}` : EXAMPLE
}

/** An example of an option is its value: it is used in a request. */
function optionFrame(owner: OptionInterface, name: string): string {
  const option = assigned(name, EXAMPLE)
  if (owner === 'RequestOptions' || owner === 'BodyOptions')
    return `await api.getAsync('users/7', { ${option} })`
  const base = name === 'baseUrl' ? '' : "baseUrl: 'https://api.example.com/v1', "
  return `const client = createClient({ ${base}${option} }); await client.getAsync('users/7', { query: { page: 1 } })`
}
