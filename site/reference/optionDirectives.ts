// What directives show of options: a table of many, or all facts about one.

import type { BlockContent, PhrasingContent } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import {
  classedParagraph,
  classedText,
  code,
  codeBlock,
  type Homes,
  inlineMarkdown,
  labelCells,
  markdown,
  nameLink,
  splitList,
  table,
  text,
  typeCode,
} from './blocks'
import type { DirectiveData } from './directiveData'
import { OPTIONS_CLASS } from './groupOptions'
import {
  type Field,
  knownOptions,
  OPTION_INTERFACES,
  type OptionInterface,
  type OptionScope,
  optionsIn,
  scopesOf,
} from './options'

/** The options of an interface, as a table. */
export function optionsTable(
  { of, only }: { of: string; only: string | undefined },
  { reference, homes }: DirectiveData,
): BlockContent {
  if (!isOptionInterface(of)) {
    throw unknownValue(`"${of}" is no interface of options.`, of, Object.keys(OPTION_INTERFACES))
  }
  const prefix = OPTION_INTERFACES[of]
  const all = optionsIn(reference, of)
  const names =
    only === undefined
      ? [...all.keys()]
      : splitList(only).map((name) => (all.has(prefix + name) ? prefix + name : name))
  const hasDefaults = names.some((name) => all.get(name)?.doc.default !== undefined)
  const rows = table(
    labelCells('Option', 'What it does', 'Type', 'Default'),
    names.map((name) => {
      const field = all.get(name)
      if (!field) throw unknownValue(`${of} has no option "${name}".`, name, all.keys())
      return [
        [nameLink(name, homes, field.name)],
        // On a phone the first two columns are in sight.
        inlineMarkdown(firstSentence(field.doc.description), homes),
        typeCode(field.valueType, homes),
        hasDefaults ? [defaultValue(field)] : [],
      ]
    }),
  )
  return { ...rows, data: { hProperties: { className: [OPTIONS_CLASS] } } }
}

/** Enough for a table: the name next to it links to the rest. */
function firstSentence(description: string): string {
  return /^[\s\S]*?[.!?](?=\s+[A-Z`]|$)/.exec(description)?.[0] ?? description
}

function isOptionInterface(name: string): name is OptionInterface {
  return Object.hasOwn(OPTION_INTERFACES, name)
}

const SCOPES = {
  'client and request': 'Client and request',
  client: 'Client',
  request: 'Request',
  body: 'Only with',
} as const

/** Scope, type, default and description of an option. */
export function optionFacts(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const scopes = scopesOf(reference, name)
  if (scopes.length === 0) {
    throw unknownValue(`Troth has no option "${name}".`, name, knownOptions(reference))
  }
  return scopes.flatMap(({ scope, field }) => [
    classedParagraph('option-facts', ...scopeWords(scope, homes), ...factWords(field, homes)),
    ...markdown(field.doc.description, homes),
    ...field.doc.examples.map((example) => codeBlock(assigned(name, example))),
  ])
}

function scopeWords(scope: OptionScope['scope'], homes: Homes): PhrasingContent[] {
  const words = classedText('option-scope', SCOPES[scope])
  if (scope !== 'body') return [words]
  return [words, text(' '), nameLink('deleteAsync', homes), text(' and '), nameLink('requestAsync', homes)]
}

function factWords(field: Field, homes: Homes): PhrasingContent[] {
  return [text(' · type '), ...typeCode(field.valueType, homes), text(' · default '), defaultValue(field)]
}

/** The default in code; "none" when nothing happens without the option. */
function defaultValue({ doc }: Field): PhrasingContent {
  return doc.default === undefined || doc.default === 'undefined' ? text('none') : code(doc.default)
}

/** An example of a value as it stands among options: `hooks: { error: […] }` */
export function assigned(name: string, example: string): string {
  const [option = '', part] = name.split('.')
  if (part === undefined) return `${option}: ${example}`
  if (!example.includes('\n')) return `${option}: { ${part}: ${example} }`
  return `${option}: {\n${`${part}: ${example},`.replace(/^(?=.)/gm, '  ')}\n}`
}
