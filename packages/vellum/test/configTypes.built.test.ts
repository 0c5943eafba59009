// What an author's editor and compiler show for `vellum.config.ts`: the types of the options are inferred from the
// schemas, and their doc comments must survive in the declarations of the package.

import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ENTRY = join(import.meta.dirname, '../dist/node/index.d.ts')
const FILE = join(import.meta.dirname, 'vellum.config.ts')

const SOURCE = `import { defineConfig } from '../dist/node/index.js'
const required = { title: 'T', url: 'https://t.dev', baseUrl: '/' }
export default defineConfig({
  ...required,
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  docs: { id: 'api', include: [], admonitions: { keywords: [] }, versions: { current: { badge: true } } },
  themeConfig: {
    colorMode: { disableSwitch: true },
    navbar: { items: [{ to: '/a', activeBasePath: '/a' }, { type: 'doc', docId: 'a' }] },
  },
})
defineConfig({ ...required, titel: 'x' })
defineConfig({ ...required, tagline: 3 })
defineConfig({ title: 'T' })
defineConfig({ ...required, onBrokenLinks: 'thow' })
defineConfig({ ...required, docs: { sidebrPath: './sidebars.ts' } })
defineConfig({ ...required, docs: { breadcrumbs: 'no' } })
defineConfig({ ...required, themeConfig: { navbar: { hideOnScrol: true } } })
defineConfig({ ...required, themeConfig: { navbar: { items: [{ type: 'doc' }] } } })
`

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    skipLibCheck: true,
    types: [],
    // Without the DOM, whose declarations take longer to read than all others.
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  }),
  getScriptFileNames: () => [FILE],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = name === FILE ? SOURCE : ts.sys.readFile(name)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => import.meta.dirname,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === FILE || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
})

/** What an editor shows when an author points at a name. */
function hover(name: string): string {
  const info = service.getQuickInfoAtPosition(FILE, SOURCE.indexOf(`${name}:`))
  const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
  return [
    ts.displayPartsToString(info?.displayParts),
    [ts.displayPartsToString(info?.documentation), ...tags].filter(Boolean).join(' '),
  ].join('\n')
}

/** The options below a type that have no doc comment. */
function undocumented(type: ts.Type, { path, checker }: { path: string; checker: ts.TypeChecker }): string[] {
  // A list of plugins may have lists in it; the fields of a plugin are checked with the reference.
  if (type.symbol?.name === 'Plugin' || path.endsWith('plugins[][]')) return []
  if (type.isUnion()) return type.types.flatMap((part) => undocumented(part, { path, checker }))
  if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return []
  if (checker.isArrayType(type)) {
    return checker.getTypeArguments(type as ts.TypeReference).flatMap((item) => {
      return undocumented(item, { path: `${path}[]`, checker })
    })
  }
  if (checker.isTupleType(type) || type.symbol?.name === 'RegExp') return []
  const values = type.getStringIndexType()
  const inValues = values ? undocumented(values, { path: `${path}.*`, checker }) : []
  const inFields = type.getProperties().flatMap((field) => {
    const name = `${path}.${field.name}`
    const hasDoc = field.getDocumentationComment(checker).length + field.getJsDocTags(checker).length > 0
    const below = undocumented(checker.getTypeOfSymbol(field), { path: name, checker })
    return hasDoc ? below : [name, ...below]
  })
  return [...inValues, ...inFields]
}

describe('the types of a configuration', () => {
  it('show an author the type and the doc comment of an option', { tags: ['exhaustive'] }, () => {
    expect(
      [
        'onBrokenAnchors',
        'onBrokenMarkdownLinks',
        'docs',
        'id',
        'include',
        'keywords',
        'badge',
        'disableSwitch',
        'items',
        'to',
        'activeBasePath',
        'docId',
      ].map(hover),
    ).toEqual([
      "(property) onBrokenAnchors?: Severity | undefined\nSeverity of a link to a heading that does not exist. @default 'warn'",
      "(property) onBrokenMarkdownLinks?: Severity | undefined\nSeverity of a link to a file that does not exist. @default 'warn' @deprecated Write it as `markdown.hooks.onBrokenMarkdownLinks`, which wins.",
      '(property) docs?: false | UserDocs | UserDocs[] | undefined\nDocuments; several docs sets as a list; `false` for none. @default {}',
      "(property) id?: string | undefined\nName of this docs set; needed when there are several. Letters, digits, `_` and `-`. @default 'default'",
      '(property) include?: string[] | undefined\nWhich files, as globs below `path`. @default Markdown files; for `pages` also React files',
      "(property) keywords?: string[] | undefined\nKeywords of the site's own. @default [] @example ['recipe']",
      "(property) badge?: boolean | undefined\nWhether its pages show the version's label. @default true when there are several",
      '(property) disableSwitch?: boolean | undefined\nWhether the switch is left out. @default false',
      "(property) items?: UserNavbarItem[] | undefined\nItems, in order. @default [] @example [{ to: '/docs/introduction', label: 'Docs', position: 'left' }]",
      "(property) to?: string | undefined\nA page of the site. Exactly one of `to` and `href`. @example '/docs/introduction'",
      "(property) activeBasePath?: string | undefined\nThe link is active on all pages whose path starts with this. @example '/docs'",
      "(property) docId: string\nId of the document. @example 'introduction'",
    ])
  })

  it('have a doc comment for every option', () => {
    const program = service.getProgram()!
    const checker = program.getTypeChecker()
    const entry = checker.getSymbolAtLocation(program.getSourceFile(ENTRY)!)!
    const exported = checker.getExportsOfModule(entry).find(({ name }) => name === 'UserConfig')!
    const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported))
    expect(type.getProperties().length).toBeGreaterThan(25)
    // The `type` of a navbar item needs none: its value names the kind.
    const names = undocumented(type, { path: 'config', checker })
    expect(names.filter((name) => !name.endsWith('.type'))).toEqual([])
  })

  it('make errors that an author understands', () => {
    const messages = service.getSemanticDiagnostics(FILE).map(({ messageText }) => {
      return ts.flattenDiagnosticMessageText(messageText, '\n')
    })
    expect(messages).toEqual([
      "Object literal may only specify known properties, but 'titel' does not exist in type 'UserConfig'. Did you mean to write 'title'?",
      "Type 'number' is not assignable to type 'string'.",
      [
        "Argument of type '{ title: string; }' is not assignable to parameter of type 'UserConfig'.",
        "  Type '{ title: string; }' is missing the following properties from type 'UserConfig': url, baseUrl",
      ].join('\n'),
      "Type '\"thow\"' is not assignable to type 'Severity | undefined'. Did you mean '\"throw\"'?",
      "Object literal may only specify known properties, and 'sidebrPath' does not exist in type 'UserDocs | UserDocs[]'.",
      [
        "Type '{ breadcrumbs: string; }' is not assignable to type 'false | UserDocs | UserDocs[] | undefined'.",
        "  Types of property 'breadcrumbs' are incompatible.",
        "    Type 'string' is not assignable to type 'boolean | undefined'.",
      ].join('\n'),
      "Object literal may only specify known properties, but 'hideOnScrol' does not exist in type 'UserNavbar'. Did you mean to write 'hideOnScroll'?",
      [
        "Type '{ type: \"doc\"; }' is not assignable to type 'UserNavbarItem'.",
        "  Property 'docId' is missing in type '{ type: \"doc\"; }' but required in type 'UserNavbarDoc'.",
      ].join('\n'),
    ])
  })
})
