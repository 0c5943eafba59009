// Everything that the reference of the engine says, from its built declarations, its stylesheets and its tables.

import { headersFor } from 'vellum-host'
import { LABEL_TABLE } from '../../shared/labels/labelTable.js'
import { MODULES_FOR_COPIES, THEME_PIECES } from '../base/copiedParts.js'
import { THEME_PARTS, type ThemePart } from '../base/themeParts.js'
import { THEME_SLOTS } from '../base/themeSlots.js'
import { UNSUPPORTED_PARTS } from '../base/unsupportedParts.js'
import { COMMANDS, OPTIONS, optionUsage } from '../cli/commandHelp.js'
import { siteHeaders } from '../hosting/siteHeaders.js'
import { ALIAS_NAMES, GENERATED_NAMES, INSTEAD_OF_EXPORTS } from '../vite/docusaurusAliases.js'
import { codeOf, type DeclarationFiles, openDeclarations, type ReadFile, ts } from './declarationFiles.js'
import { docusaurusImport } from './docusaurusImports.js'
import { readExports } from './readExports.js'
import { createFieldReader, type FieldReader } from './readFields.js'
import { readTokens } from './readTokens.js'
import type { Command, CommandOption, Export, Header, Label, Reference } from './types.js'

/** The files of the tables of labels, which have a comment for each: `notFound` → `notFoundLabels.ts`, `NOT_FOUND_LABELS` */
const LABEL_FILES =
  'admonition algolia announcementBar backToTop blog breadcrumb codeBlock collapsedCode colorMode copyPage details docCard docsRoot editMeta errorPage externalLink footnote heading lazyPart navbar notFound pageMenu pagination print searchButton search sidebar skipLink tag taskList toc version visibility'
    .split(' ')
    .map((name) => [name, name.replace(/[A-Z]/g, '_$&').toUpperCase()] as const)

/** The interfaces of plugins. `PluginConfig` has the fields of the configuration. */
const PLUGIN_TYPES =
  'Plugin PluginConfigInput ContentInput PluginContent ContentText SourceFile MarkdownElements ElementNode ElementTools ElementImage NewFile AddedFile PluginPage PageAdditions RenderedPage PageLinkInfo PluginSite RenderTools RenderedResult RenderedSite RecordedPage PluginSidebar FinishedSite PluginDev'.split(
    ' ',
  )

/** Reads the reference; paths are those of the built package, such as `node/index.d.ts`. */
export function readReference(readFile: ReadFile): Reference {
  const files = openDeclarations(readFile)
  const reader = createFieldReader(files, { isDeep: true })
  // A prop may be data of a page, which is not written by hand.
  const propReader = createFieldReader(files, { isDeep: false })
  const schemas = 'node/content/frontMatter/schemas.d.ts'
  const { version } = JSON.parse(readFile('../package.json')) as { version: string }
  return {
    version,
    config: reader.fields('node/config/configSchema.d.ts', 'UserConfig'),
    frontMatter: {
      docs: reader.fields(schemas, 'docSchema'),
      pages: reader.fields(schemas, 'pageSchema'),
      posts: reader.fields(schemas, 'postSchema'),
    },
    sidebarItems: reader.variants('node/content/sidebars/userSidebars.d.ts', 'UserTypedItem'),
    category: reader.fields('node/content/docs/category.d.ts', 'CategoryMetadata'),
    author: reader.fields('node/content/blog/author.d.ts', 'UserAuthor'),
    tag: reader.fields('node/content/tags/tagsFile.d.ts', 'UserTag'),
    commands: readCommands(),
    options: readOptions(),
    components: readExports('theme/index.d.ts', files, propReader),
    client: readExports('client/index.d.ts', files, propReader).map(withImport),
    hydration: readExports('client/hydration.d.ts', files, propReader),
    compat: readExports('client/compat/index.d.ts', files, propReader).map(withImport),
    tokens: readTokens(readFile('theme/styles/tokens.css')),
    labels: readLabels(reader),
    headers: readHeaders(reader),
    plugin: Object.fromEntries(
      PLUGIN_TYPES.map((name) => [name, propReader.fields('node/config/plugin.d.ts', name)]),
    ),
    parts: [...THEME_PARTS].map(([name, part]) => {
      const props = partProps(name, { part, files, reader: propReader })
      return { name, place: part.place, description: part.about, since: '0.1', props }
    }),
    slots: [...THEME_SLOTS].map(([name, { place, about }]) => {
      return { name, place, description: about, since: '0.1', props: ['page'] }
    }),
    docusaurusModules: [
      ...ALIAS_NAMES,
      ...[...THEME_PIECES.keys()].map((name) => `@theme/${name}`),
      ...[...MODULES_FOR_COPIES.keys()].filter((name) => !ALIAS_NAMES.includes(name)),
      ...GENERATED_NAMES.map((name) => `@generated/${name}`),
    ],
    namesForCopies: [
      ...new Set(
        [...MODULES_FOR_COPIES.values()].flatMap((module) =>
          readExports(`theme/${module}.d.ts`, files, propReader).map(({ name }) => name),
        ),
      ),
    ],
    unsupportedParts: UNSUPPORTED_PARTS,
    unsupportedExports: Object.fromEntries(INSTEAD_OF_EXPORTS),
  }
}

/** The names of a part's props; none for a part that is an object. */
function partProps(
  name: string,
  { part, files, reader }: { part: ThemePart; files: DeclarationFiles; reader: FieldReader },
): string[] {
  const { module, exported } = part.original ?? part
  const path = `theme/${module}.d.ts`
  const entry = readExports(path, files, reader).find((each) => each.name === exported)
  if (entry?.type !== 'component' || entry.signature === '') return []
  const names = (entry.fields ?? []).map((field) => field.name + (field.isRequired ? '' : '?'))
  const props = names.length > 0 ? names : namesOf(entry.signature, { path, files, reader })
  if (props.length === 0)
    throw new Error(`The props of the part "${name}" cannot be read: ${entry.signature}.`)
  return props
}

/** The names of a type that is no interface of its own: `Pick<Doc, 'tags'>`, another type, attributes of an element. */
function namesOf(
  type: string,
  { path, files, reader }: { path: string; files: DeclarationFiles; reader: FieldReader },
): string[] {
  const element = /^ComponentProps<'(\w+)'>/.exec(type)?.[1]
  if (element !== undefined) return [`attributes of <${element}>`]
  const picked = [...(/^Pick<.*>$/s.test(type) ? type.matchAll(/'(\w+)'/g) : [])].map(([, name = '']) => name)
  if (picked.length > 0) return picked
  const declared = files.find(type, files.file(path))
  if (!declared) return []
  const fields = reader.fields(declared.file.path, type)
  if (fields.length > 0) return fields.map(({ name, isRequired }) => name + (isRequired ? '' : '?'))
  return ts.isTypeAliasDeclaration(declared.node)
    ? namesOf(codeOf(declared.node.type, declared.file), { path: declared.file.path, files, reader })
    : []
}

function withImport(entry: Export): Export {
  const docusaurus = docusaurusImport(entry.name)
  return docusaurus === undefined ? entry : { ...entry, docusaurus }
}

function readCommands(): Command[] {
  return Object.entries(COMMANDS).map(([name, { takes = '[siteDir]', about, options }]) => {
    return { name, takes, description: about, since: '0.1', options }
  })
}

function readOptions(): CommandOption[] {
  return Object.entries(OPTIONS).map(([name, { about }]) => {
    return { name, usage: optionUsage(name), description: about, since: '0.1' }
  })
}

function readLabels(reader: FieldReader): Label[] {
  const tables = [
    ...LABEL_FILES.map(([name, table]) => [name, `${table}_LABELS`] as const),
    ['search', 'VERSIONED_SEARCH_LABELS'],
    ['tag', 'TAG_PAGE_LABELS'],
  ] as const
  const documented = new Map(
    tables
      .flatMap(([name, table]) => reader.fields(`shared/labels/${name}Labels.d.ts`, table))
      .map((field) => [field.name, field]),
  )
  return Object.entries(LABEL_TABLE).map(([id, text]) => {
    const { description = '', since = '' } = documented.get(id) ?? {}
    return { id, text, description, since }
  })
}

/** Paths whose headers differ. */
const FILE_KINDS = [
  { files: 'documents', path: '/' },
  { files: '`assets/`', path: '/assets/a.js' },
  { files: '`_data/`', path: '/_data/a.json' },
]

function readHeaders(reader: FieldReader): Header[] {
  const rules = siteHeaders({ baseUrl: '/', policy: '…', isHttps: true })
  const declared = ['FileHeaders', 'DocumentHeaders'].flatMap((name) =>
    reader.fields('node/hosting/siteHeaders.d.ts', name),
  )
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)))
  return [...names].map((name) => {
    const { description = '', since = '' } = declared.find((field) => field.name === name) ?? {}
    const values = FILE_KINDS.flatMap(({ files, path }) => {
      const value = headersFor(path, rules)[name]
      return value === undefined ? [] : [{ files, value }]
    })
    return { name, description, since, values }
  })
}
