// Translates the configuration of a client or of a request into options of Troth. What belongs to another
// client (`extend`), to the call (`url`, `data`) or to nobody is returned beside the options.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { addNote, addNoteOnce, MISSING_OPTIONS, noteHiddenOptions, USE_SIGNAL } from '../notes.js'
import { ownEntry } from '../ownEntry.js'
import { roleOf } from '../roles.js'
import {
  findProperty,
  memberOf,
  type Property,
  propertiesOf,
  stringValue,
  textOf,
  unwrap,
} from '../syntax/nodes.js'
import { noChanges, rebuildObject, writeProperties } from '../syntax/objectLiteral.js'
import { constantOf, mayHoldArray } from '../syntax/values.js'
import type { Translation } from '../types.js'
import { translateHeaders } from './headerOptions.js'
import {
  clientOption,
  leaveOut,
  type OptionsDraft,
  type OptionsTarget,
  remove,
  rename,
  valueText,
} from './optionsDraft.js'
import { translateProgress } from './progressOption.js'
import { translateSerializer } from './serializerOption.js'

/** The configuration of axios, translated. */
export interface TranslatedOptions {
  /** An object literal; undefined when nothing is left in it. */
  readonly text: string | undefined
  /** Properties that only a client has. */
  readonly extend: readonly string[]
  /** The body, which a request of `axios(config)` has in its configuration. */
  readonly data: Property | undefined
}

/** Translates an object literal. `addedHeaders` are complete properties. */
export function translateOptions({
  object,
  addedHeaders = [],
  ...context
}: {
  readonly job: Translation
  readonly object: SyntaxNode
  readonly target: OptionsTarget
  readonly added?: readonly string[]
  readonly addedHeaders?: readonly string[]
  readonly needBrackets: (property: Property) => void
}): TranslatedOptions {
  const { job, added = [] } = context
  const draft: OptionsDraft = {
    ...context,
    changes: { ...noChanges(), added: [...added] },
    extend: [],
    progress: [],
    addedHeaders: [...addedHeaders],
  }
  const properties = propertiesOf(object, job.source)
  const find = (wanted: string) => properties.find(({ name }) => name === wanted)
  for (const property of properties) translateProperty(property, draft)
  translateHeaders(find('headers'), draft)
  if (draft.progress.length > 0) {
    job.progressImports.add('progressFetch')
    clientOption(`fetch: progressFetch(${writeProperties(draft.progress, '', job.style.indent)})`, draft)
  }
  const text = rebuildObject(object, draft.changes, job)
  return { text, extend: draft.extend, data: find('data') }
}

function translateProperty(property: Property, draft: OptionsDraft): void {
  const { job } = draft
  const { name, kind } = property
  if (kind === 'spread' || kind === 'computed' || name === undefined) {
    noteHiddenOptions(job, property.node)
    return
  }
  const rule = ownEntry(RULES, name)
  if (rule) rule(property, draft)
  else if (ownEntry(MISSING_OPTIONS, name)) leaveOut(property, draft)
  else {
    addNote(job, property.node, {
      kind: 'left',
      what: name,
      why: 'It is not an axios option: an interceptor or a plugin may read it.',
      instead:
        'Pass it in `context`, where hooks read it. Troth throws a ConfigError for an option that it does not know.',
    })
  }
}

type Rule = (property: Property, draft: OptionsDraft) => void

const isValue = (property: Property, pattern: RegExp, { job }: OptionsDraft) =>
  property.value !== undefined && pattern.test(textOf(property.value, job.source))

const RULES: { readonly [name: string]: Rule | undefined } = {
  params(property, draft) {
    rename(property, 'query', draft)
    const value = property.value ?? property.nameNode!
    const hasSerializer =
      property.node.parent && findProperty(property.node.parent, 'paramsSerializer', draft.job.source)
    if (hasSerializer) return
    if (mayHoldArray(value, draft.job)) draft.needBrackets(property)
    noteNesting(value, draft.job)
  },
  paramsSerializer: translateSerializer,
  baseURL(property, draft) {
    if (isValue(property, /^(?:''|"")$/, draft)) {
      remove(property, draft)
      return
    }
    if (draft.target === 'client') {
      rename(property, 'baseUrl', draft)
      return
    }
    draft.extend.push(`baseUrl: ${valueText(property, draft.job)}`)
    remove(property, draft)
  },
  data(property, draft) {
    if (draft.target === 'bodyOption') rename(property, 'body', draft)
    else if (draft.target === 'noBody') leaveOut(property, draft)
    else remove(property, draft)
  },
  url: remove,
  method: remove,
  // After the others, which may add headers.
  headers: () => {},
  auth(property, draft) {
    draft.addedHeaders.push(`Authorization: ${basicCredentials(property, draft)}`)
    remove(property, draft)
  },
  timeout(property, draft) {
    if (isValue(property, /^0$/, draft)) rename(property, 'timeout', draft, 'false')
  },
  responseType: translateResponseType,
  withCredentials(property, draft) {
    if (isValue(property, /^true$/, draft)) rename(property, 'credentials', draft, "'include'")
    else if (isValue(property, /^false$/, draft)) rename(property, 'credentials', draft, "'same-origin'")
    else
      rename(property, 'credentials', draft, `${valueText(property, draft.job)} ? 'include' : 'same-origin'`)
  },
  validateStatus(property, draft) {
    if (isValue(property, /^(?:null|undefined|false)$/, draft))
      rename(property, 'acceptStatus', draft, '() => true')
    else rename(property, 'acceptStatus', draft)
  },
  signal: () => {},
  fetchOptions: () => {},
  cancelToken(property, draft) {
    if (isValue(property, /\.token$/, draft)) {
      rename(property, 'signal', draft)
      useUnseenSource(property, draft.job)
      return
    }
    // The class of axios has a note of its own.
    if (property.value?.name === 'NewExpression') return
    addNote(draft.job, property.node, {
      kind: 'left',
      what: 'cancelToken',
      why: 'Troth has no cancel tokens, and where this one comes from is not visible here.',
      instead: USE_SIGNAL,
    })
  },
  maxRedirects(property, draft) {
    if (!isValue(property, /^0$/, draft)) {
      leaveOut(property, draft)
      return
    }
    rename(property, 'fetchOptions', draft, "{ redirect: 'manual' }")
    addNote(draft.job, property.node, {
      kind: 'check',
      what: 'maxRedirects: 0',
      why: 'In Node.js a redirect fails with its status, as with axios. A browser hides the status and the target.',
      instead: "Use `redirect: 'error'` in browsers.",
    })
  },
  onUploadProgress: translateProgress,
  onDownloadProgress: translateProgress,
  proxy(property, draft) {
    if (isValue(property, /^false$/, draft)) remove(property, draft)
    else leaveOut(property, draft)
  },
  adapter(property, draft) {
    if (isValue(property, /^['"](?:fetch|xhr|http)['"]$/, draft)) remove(property, draft)
    else leaveOut(property, draft)
  },
  decompress(property, draft) {
    if (isValue(property, /^true$/, draft)) remove(property, draft)
    else leaveOut(property, draft)
  },
}

/** A source that is made elsewhere: its signal is right once the other code is translated as well. */
function useUnseenSource({ value }: Property, job: Translation): void {
  const member = memberOf(value ? unwrap(value) : null, job.source)
  if (!member || roleOf(member.object, job)?.type === 'cancelSource') return
  job.edits.replace(member.nameNode, 'signal')
  addNote(job, member.object, {
    kind: 'check',
    what: textOf(member.object.parent!, job.source),
    why: 'Where this source is created is not visible here. Troth needs the signal of an AbortController.',
    instead:
      'Create it with `new AbortController()` instead of `CancelToken.source()`, and call `abort` instead of `cancel`.',
  })
}

/** An object in a query: axios writes `filter[a]=1`, Troth refuses it. */
function noteNesting(query: SyntaxNode, job: Translation): void {
  const object = constantOf(query, job)
  const properties = object.name === 'ObjectExpression' ? propertiesOf(object, job.source) : []
  for (const { name, node, value } of properties) {
    if (!value || constantOf(value, job).name !== 'ObjectExpression') continue
    addNote(job, node, {
      kind: 'none',
      what: `params.${name}`,
      why: 'axios writes an object in the query as `filter[a]=1`. Troth fails with a ConfigError.',
      instead:
        'Pass `stringifyQuery` to createClient, for example with the package qs, or write the keys with their brackets.',
    })
  }
}

/** `{ username, password }` as the value of the header that axios makes of it. */
function basicCredentials({ value, nameNode }: Property, { job }: OptionsDraft): string {
  const { source, edits } = job
  if (value?.name !== 'ObjectExpression') {
    const name = value ? edits.render(value) : textOf(nameNode!, source)
    return `\`Basic \${btoa(\`\${${name}.username}:\${${name}.password}\`)}\``
  }
  const parts = ['username', 'password'].map((wanted) => {
    const property = findProperty(value, wanted, source)
    if (!property) return ''
    return stringValue(property.value, source) ?? `\${${valueText(property, job)}}`
  })
  if (parts.some((part) => /[^\0-\xff]/.test(part))) {
    addNote(job, value, {
      kind: 'check',
      what: 'auth',
      why: '`btoa` takes Latin-1 characters only; axios encodes the credentials as UTF-8.',
      instead: 'Encode the credentials with TextEncoder before `btoa`.',
    })
  }
  const pair = parts.join(':')
  const isPlain = !/[`$\\'\n]/.test(pair)
  return `\`Basic \${btoa(${isPlain ? `'${pair}'` : `\`${pair}\``})}\``
}

function translateResponseType(property: Property, draft: OptionsDraft): void {
  const { job } = draft
  const type = stringValue(property.value, job.source)
  if (type === 'arraybuffer') {
    rename(property, 'responseType', draft, "'arrayBuffer'")
    addNoteOnce(job, property.node, {
      kind: 'check',
      what: "responseType: 'arraybuffer'",
      why: '`data` is an ArrayBuffer on every platform. In Node.js axios returns a Buffer.',
      instead: 'Write `Buffer.from(data)` where you need a Buffer.',
    })
  } else if (type === 'json') {
    addNoteOnce(job, property.node, {
      kind: 'check',
      what: "responseType: 'json'",
      why: 'Troth then asks for `application/json` alone, and fails if the body is something else.',
      instead: 'Leave it out to accept other types, too.',
    })
  } else if (type === 'stream') {
    addNoteOnce(job, property.node, {
      kind: 'check',
      what: "responseType: 'stream'",
      why: '`data` is a web ReadableStream. In Node.js axios returns a stream of node:stream.',
      instead: 'Write `Readable.fromWeb(data)` of node:stream where you need one, such as for `.pipe()`.',
    })
  } else if (type === 'document') {
    rename(property, 'responseType', draft, "'text'")
    addNote(job, property.node, {
      kind: 'none',
      what: "responseType: 'document'",
      why: 'fetch does not parse documents, so `data` is the text.',
      instead: "Write `new DOMParser().parseFromString(data, 'text/html')`.",
    })
  } else if (type === 'formdata') {
    leaveOut(property, draft)
    addNote(job, property.node, {
      kind: 'none',
      what: "responseType: 'formdata'",
      why: 'Troth does not parse forms.',
      instead: "Pass `responseType: 'none'` and read `response.raw`, or parse the text.",
    })
  } else if (type === undefined) {
    addNote(job, property.node, {
      kind: 'check',
      what: 'responseType',
      why: "Troth writes 'arrayBuffer' where axios writes 'arraybuffer', and has no 'document'.",
      instead: 'Check which values it may have.',
    })
  }
}
