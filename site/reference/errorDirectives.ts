// What directives show of errors: a table of their classes, and the meaning of a code.

import type { BlockContent, PhrasingContent } from 'mdast'
import { unknownValue } from '../directives/directiveProblem'
import { outcomeId } from '../outcomes/outcomesId'
import { FAILURE_WORDS } from '../outcomes/outcomeWords'
import { code, inlineMarkdown, labelCells, markdown, nameLink, paragraph, table, text } from './blocks'
import type { DirectiveData } from './directiveData'
import { type ClassDeclaration, valuesOf } from './readReference'
import { FAILURES, type Failure, type FailureName } from './trothTables'

/** The classes of errors, as a table. */
export function errorsTable({ reference, homes }: DirectiveData): BlockContent {
  const classes = Object.values(reference.declarations).filter(
    (declaration): declaration is ClassDeclaration & { kind: string } =>
      declaration.type === 'class' && declaration.kind !== undefined,
  )
  const codes = valuesOf(reference, 'ErrorCode').map(({ value }) => value)
  return table(
    [...labelCells('Class'), [code('kind')], ...labelCells('Codes', 'Fields of its own')],
    classes.map(({ name, kind, members }) => [
      [nameLink(name, homes)],
      [code(`'${kind}'`)],
      listed(codesOf(kind, codes).map((one) => nameLink(one, homes))),
      members.length === 0 ? [text('none')] : listed(members.map((member) => code(member.name))),
    ]),
  )
}

/** The codes of a kind begin with its name: `abort` → `ABORTED` */
function codesOf(kind: string, codes: readonly string[]): string[] {
  return codes.filter((one) => one.startsWith(kind.toUpperCase()))
}

/** The meaning of an error code. */
export function codeMeaning(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const codes = valuesOf(reference, 'ErrorCode')
  const foundCode = codes.find(({ value }) => value === name)
  if (!foundCode)
    throw unknownValue(
      `Troth has no error code "${name}".`,
      name,
      codes.map(({ value }) => value),
    )
  return [...markdown(foundCode.description, homes), effectParagraph(name)]
}

/** Rows of the table of outcomes for codes that it does not name, or that have further ones. */
const ROWS: Readonly<Record<string, readonly FailureName[]>> = {
  TIMEOUT_TOTAL: ['timeout', 'late body'],
  TIMEOUT_IDLE: ['broken body'],
  // A function of the caller's may run before the request or after it.
  CONFIG_THROWN: ['config', 'thrown'],
  CONFIG_OPTION: ['config', 'thrown'],
}

/** Whether a request that failed with a code took effect, with a link to its row of the table. */
function effectParagraph(name: string): BlockContent {
  const wanted = name.startsWith('CONFIG_') ? 'CONFIG_BODY' : name
  const failures = FAILURES.filter((failure) => ROWS[name]?.includes(failure.name) ?? failure.code === wanted)
  const [first] = failures
  if (failures.length > 1) return effectsParagraph(name, failures)
  const answers = { no: 'No.', perhaps: 'Perhaps.', yes: 'Yes, unless the method is GET.' }
  return paragraph(
    { type: 'strong', children: [text('Did the request take effect?')] },
    text(` ${answers[first!.acted]} `),
    { type: 'link', url: `#${outcomeId(first!.name)}`, children: [text('What to do next')] },
  )
}

/** What decides which row is meant, for codes with several. */
const DEPENDS_ON: Readonly<Record<string, string>> = {
  HTTP_STATUS: 'the status and the method',
  TIMEOUT_ATTEMPT: '`phase`',
  TIMEOUT_TOTAL: '`phase`',
  CONFIG_THROWN: 'when it threw: if `attempts` is 0, nothing was sent',
  CONFIG_OPTION: '`attempts`: if it is 0, nothing was sent',
}

/** The rows of a code with several failures. */
function effectsParagraph(name: string, failures: readonly Failure[]): BlockContent {
  const links = failures.map(
    ({ name }): PhrasingContent => ({
      type: 'link',
      url: `#${outcomeId(name)}`,
      children: inlineMarkdown(FAILURE_WORDS[name], new Map()),
    }),
  )
  return paragraph(
    { type: 'strong', children: [text('Did the request take effect?')] },
    text(' It depends on '),
    ...inlineMarkdown(DEPENDS_ON[name] ?? '', new Map()),
    text('. '),
    ...links.flatMap((link, i) => (i > 0 ? [text(' · '), link] : [link])),
  )
}

function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, i) => (i > 0 ? [text(', '), item] : [item]))
}
