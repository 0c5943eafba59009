// Translates the option `headers`: values that are no strings, headers by method, headers that other options add.

import { addNote } from '../notes.js'
import { type Property, propertiesOf, stringValue, textOf } from '../syntax/nodes.js'
import { noChanges, type ObjectChanges, rebuildObject } from '../syntax/objectLiteral.js'
import { type OptionsDraft, remove, valueText } from './optionsDraft.js'

const METHODS = /^(?:get|post|put|patch|delete|head|options)$/

/** Translates the property `headers`, or adds it when there are headers to add. */
export function translateHeaders(property: Property | undefined, draft: OptionsDraft): void {
  const { job, changes, addedHeaders } = draft
  if (!property) {
    if (addedHeaders.length > 0) changes.added.push(`headers: { ${addedHeaders.join(', ')} }`)
    return
  }
  if (property.value?.name === 'ObjectExpression') {
    const text = headersText(property.value, draft)
    if (text === undefined) remove(property, draft)
    else if (text !== textOf(property.value, job.source)) {
      changes.replaced.set(property.node.from, `headers: ${text}`)
    }
  } else if (addedHeaders.length > 0) {
    const text = `headers: { ...${valueText(property, job)}, ${addedHeaders.join(', ')} }`
    changes.replaced.set(property.node.from, text)
  }
}

function headersText(object: NonNullable<Property['value']>, draft: OptionsDraft): string | undefined {
  const { job, addedHeaders } = draft
  const changes = { ...noChanges(), added: [...addedHeaders] }
  for (const property of propertiesOf(object, job.source)) {
    const { name = '', value, node } = property
    const text = value ? textOf(value, job.source) : ''
    const isGroup = value?.name === 'ObjectExpression'
    if (isGroup && name === 'common') {
      const ownProperties = propertiesOf(value, job.source).map((one) => job.edits.render(one.node))
      changes.replaced.set(node.from, ownProperties.join(', '))
    } else if (isGroup && METHODS.test(name)) {
      changes.comments.set(
        node.from,
        `/* headers of ${name.toUpperCase()} alone have no equivalent in Troth */`,
      )
      addNote(job, node, {
        kind: 'none',
        what: `headers.${name}`,
        why: 'Headers of a client are sent with every method.',
        instead: `Set them in a \`request\` hook when \`method === '${name.toUpperCase()}'\`.`,
      })
    } else if (name.toLowerCase() === 'content-type' && value) {
      translateContentType(property, changes, draft)
    } else if (value && /^(?:Number|BooleanLiteral)$/.test(value.name)) {
      // `false` removes a header in axios.
      job.edits.replace(value, text === 'false' ? 'null' : `'${text}'`)
    }
  }
  return rebuildObject(object, changes, job)
}

/** A header for a body that is not there: in browsers axios leaves it out. Troth sends every header. */
function translateContentType(
  property: Property,
  changes: ObjectChanges,
  { job, target }: OptionsDraft,
): void {
  const isJson = stringValue(property.value, job.source) === 'application/json'
  if (target === 'noBody' || (target === 'client' && isJson)) {
    changes.replaced.set(property.node.from, undefined)
    addNote(job, property.node, {
      kind: 'check',
      what: 'Content-Type',
      why: 'It is removed here: Troth would send it even without a body, which axios does not do in browsers. Troth sets the type of JSON by itself.',
      instead: 'Pass the header with each call that sends JSON as a string.',
    })
  } else if (target === 'client') {
    addNote(job, property.node, {
      kind: 'check',
      what: 'Content-Type',
      why: 'Headers of a Troth client are sent with every request, and do not change how an object is sent: as JSON.',
      instead:
        'Pass the header with the calls that need it; send forms as `new URLSearchParams(…)` or as a FormData.',
    })
  }
}
