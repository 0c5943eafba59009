// What the directive `::entry{name="sse"}` shows: all that an entry of Troth besides the core exports, functions first,
// each with its declaration and its comment. Folded: most readers look for one name.

import type { BlockContent, Nodes } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import {
  code,
  declarationBlock,
  inlineMarkdown,
  labelCells,
  markdown,
  paragraph,
  table,
  text,
  typeCode,
} from './blocks'
import { declarationText, memberType } from './declarationText'
import type { DirectiveData } from './directiveData'
import { type Declaration, membersOf, type Reference } from './readReference'

/** The exports of an entry. */
export function entryBlocks(name: string, data: DirectiveData): Nodes[] {
  if (!Object.hasOwn(data.entries, name))
    throw unknownValue(`Troth has no entry "troth/${name}".`, name, Object.keys(data.entries))
  const reference = data.entries[name]!
  const all = reference.exports.map((exported) => reference.declarations[exported]!)
  const functions = all.filter(({ type }) => type === 'function')
  const types = all.filter(({ type }) => type !== 'function')
  const { homes } = data
  return [...functions, ...types].map((declaration) => exportBlock(declaration, { name, reference, homes }))
}

/** The entry that exports a declaration, and where other names are explained. */
interface Entry {
  readonly name: string
  readonly reference: Reference
  readonly homes: DirectiveData['homes']
}

function exportBlock(declaration: Declaration, entry: Entry): BlockContent {
  const { name, doc } = declaration
  const { homes } = entry
  const summary = element('summary', {}, [
    summaryLine(name, doc.description.split(/(?<=\.)\s/)[0] ?? '', homes),
  ])
  const id = `${entry.name}-${name.toLowerCase()}`
  return element('details', { id }, [
    summary,
    ...(declaration.type === 'interface' ? [] : [declarationBlock(declarationText(declaration))]),
    ...markdown(doc.description, homes),
    ...memberTable(declaration, entry),
    ...doc.params.map((parameter) =>
      paragraph(code(parameter.name), text(': '), ...inlineMarkdown(parameter.text, homes)),
    ),
    ...(doc.returns ? [paragraph(text('Returns: '), ...inlineMarkdown(doc.returns, homes))] : []),
    ...doc.throws.map((thrown) => paragraph(text('Throws: '), ...inlineMarkdown(thrown, homes))),
  ])
}

/** The fields of an interface, including inherited ones: name, type, meaning, and the default of an option. */
function memberTable(declaration: Declaration, { reference, homes }: Entry): BlockContent[] {
  if (declaration.type !== 'interface') return []
  const members = membersOf(reference, declaration.name)
  if (members.length === 0) return []
  return [
    table(
      labelCells('Field', 'Type', 'Default', 'Meaning'),
      members.map((member) => [
        [code(member.name + ('isOptional' in member && member.isOptional ? '?' : ''))],
        typeCode(memberType(member), homes),
        member.doc.default === undefined ? [] : [code(member.doc.default)],
        inlineMarkdown(member.doc.description, homes),
      ]),
    ),
  ]
}

/** The line of a folded export: `subscribe` Subscribes to server-sent events. */
function summaryLine(name: string, sentence: string, homes: DirectiveData['homes']): Nodes {
  const summary = element(
    'span',
    { className: 'reference-summary' },
    inlineMarkdown(sentence, homes),
  ) as Nodes
  return element('span', {}, [code(name), text(' '), summary]) as Nodes
}

function element(
  hName: string,
  hProperties: Record<string, string>,
  children: readonly Nodes[],
): BlockContent {
  return { type: 'entry', children, data: { hName, hProperties } } as unknown as BlockContent
}
