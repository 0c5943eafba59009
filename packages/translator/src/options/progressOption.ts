// Translates `onUploadProgress` and `onDownloadProgress` into a `fetch` of `troth/progress`.

import { addNote } from '../notes.js'
import { indentAt, isFunction, memberOf, type Property, parametersOf, textOf } from '../syntax/nodes.js'
import { reindent } from '../syntax/objectLiteral.js'
import { type OptionsDraft, remove, valueText } from './optionsDraft.js'

/** Moves a progress callback to `progressFetch`, and gives the fields of its event their names in Troth. */
export function translateProgress(property: Property, draft: OptionsDraft): void {
  const { job, progress } = draft
  const fn = property.kind === 'method' ? property.node : property.value
  const event = fn && (isFunction(fn) || property.kind === 'method') ? parametersOf(fn)[0]?.target : undefined
  if (event?.name === 'VariableDefinition') translateEvent(event.from, draft)
  else if (event || property.kind === 'shorthand' || (fn && !isFunction(fn))) {
    addNote(job, property.node, {
      kind: 'check',
      what: property.name!,
      why: 'The event has `loaded`, `total`, `rate`, `ratio` and `timeLeft`; axios calls `ratio` `progress`, and has other fields.',
      instead: 'Check what the callback reads.',
    })
  }
  const text =
    property.kind === 'value'
      ? `${property.name}: ${valueText(property, job)}`
      : job.edits.render(property.node)
  progress.push(reindent(text, indentAt(job.source, property.node.from), ''))
  remove(property, draft)
}

function translateEvent(definition: number, { job }: OptionsDraft): void {
  for (const use of job.bindings.definitions.get(definition)?.uses ?? []) {
    const member = use.parent && memberOf(use.parent, job.source)
    if (member?.name === 'progress') job.edits.replace(member.nameNode, 'ratio')
    else if (!member || !/^(?:loaded|total|rate)$/.test(member.name)) {
      addNote(job, use, {
        kind: 'none',
        what: member ? textOf(use.parent!, job.source) : textOf(use, job.source),
        why: 'In Troth the event only has `loaded`, `total`, `rate`, `ratio` and `timeLeft`.',
        instead:
          'Compute what you need from them; `timeLeft` is in milliseconds, while `estimated` in axios is in seconds.',
      })
    }
  }
}
