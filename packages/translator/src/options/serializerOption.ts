// Translates `paramsSerializer` into `arrayFormat` or `stringifyQuery`, which belong to a client.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import { addNote } from '../notes.js'
import { type Property, parametersOf, propertiesOf, textOf } from '../syntax/nodes.js'
import { clientOption, leaveOut, type OptionsDraft, remove, valueText } from './optionsDraft.js'

/** Translates a serializer: a function, or an object with `serialize` or `indexes`. */
export function translateSerializer(property: Property, draft: OptionsDraft): void {
  const { job } = draft
  const { value } = property
  if (value?.name !== 'ObjectExpression') {
    remove(property, draft)
    clientOption(`stringifyQuery: ${serializer(value, valueText(property, job), draft)}`, draft)
    return
  }
  const properties = propertiesOf(value, job.source)
  const serialize = properties.find(({ name }) => name === 'serialize')
  const indexes = properties.find(({ name }) => name === 'indexes')
  const isAlone = properties.length === 1
  const indexText = indexes?.value && textOf(indexes.value, job.source)
  if (isAlone && serialize && serialize.kind !== 'method') {
    remove(property, draft)
    clientOption(`stringifyQuery: ${serializer(serialize.value, valueText(serialize, job), draft)}`, draft)
  } else if (isAlone && (indexText === 'null' || indexText === 'false')) {
    remove(property, draft)
    clientOption(`arrayFormat: '${indexText === 'null' ? 'repeat' : 'brackets'}'`, draft)
  } else {
    leaveOut(property, draft)
    addNote(job, property.node, {
      kind: 'none',
      what: 'paramsSerializer',
      why: 'Troth has no `encode`, no indexes in brackets, and no serializer in parts.',
      instead: 'Pass `stringifyQuery: (pairs) => …` to createClient: it returns the whole query.',
    })
  }
}

/** A function of an object as a function of pairs. */
function serializer(fn: SyntaxNode | undefined, text: string, { job }: OptionsDraft): string {
  // The values are unknown to TypeScript; those of axios are `any`.
  const object = job.style.isTypeScript ? '(Object.fromEntries(pairs) as any)' : 'Object.fromEntries(pairs)'
  const [parameter, second] = fn?.name === 'ArrowFunction' ? parametersOf(fn) : []
  const body = fn?.name === 'ArrowFunction' ? childrenOf(fn).at(-1) : undefined
  const definition = parameter && job.bindings.definitions.get(parameter.target.from)
  const use = definition?.uses.length === 1 ? definition.uses[0] : undefined
  if (!body || second || body.name === 'Block' || !use) {
    return `(pairs) => ${fn && fn.name !== 'VariableName' && fn.name !== 'MemberExpression' ? `(${text})` : text}(${object})`
  }
  job.edits.replace(use, object)
  return `(pairs) => ${job.edits.render(body)}`
}
