// Translates requests: `axios.get(url, config)`, `axios(config)` and the like.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { keptTypes } from './callTypes.js'
import { clientText, draftOf } from './clients.js'
import { addNote, addNoteOnce, leaveUntouched, noteBrackets, noteHiddenOptions } from './notes.js'
import { type OptionsTarget, valueText } from './options/optionsDraft.js'
import { bodyOf, type RequestContent } from './options/requestBody.js'
import { type TranslatedOptions, translateOptions } from './options/translateOptions.js'
import { isClient, roleOf } from './roles.js'
import {
  type Call,
  callOf,
  findProperty,
  indentAt,
  memberOf,
  type Property,
  propertiesOf,
  stringValue,
  textOf,
} from './syntax/nodes.js'
import { reindent, writeProperties } from './syntax/objectLiteral.js'
import { constantOf } from './syntax/values.js'
import type { Translation } from './types.js'

const WITH_BODY = /^(?:post|put|patch)$/
const FORM = /^(post|put|patch)Form$/

/** Translates a call when it is one of axios or of a client; returns whether it was. */
export function translateRequest(node: SyntaxNode, job: Translation): boolean {
  const call = callOf(node)
  if (!call || node.name !== 'CallExpression') return false
  if (isClient(call.callee, job)) return translateConfigCall(node, call, call.callee, job)
  const member = memberOf(call.callee, job.source)
  if (!member || !isClient(member.object, job)) return false
  if (member.name === 'request') return translateConfigCall(node, call, member.object, job)
  const form = FORM.exec(member.name)?.[1]
  const method = form ?? member.name
  if (!/^(?:get|delete|head|options|post|put|patch)$/.test(method)) return false
  const [url, ...rest] = call.args
  if (!url || call.args.some(({ name }) => name === 'Spread')) {
    leaveCall(node, 'Its arguments are not visible here.', job)
    return true
  }
  const hasBody = WITH_BODY.test(method)
  writeRequest({
    node,
    client: member.object,
    call,
    method: { name: method, text: undefined },
    url: job.edits.render(url),
    urlNode: url,
    data: hasBody ? rest[0] : undefined,
    config: hasBody ? rest[1] : rest[0],
    isForm: form !== undefined,
    job,
  })
  return true
}

/** `axios(config)`, `axios(url, config)` and `axios.request(config)`. */
function translateConfigCall(node: SyntaxNode, call: Call, client: SyntaxNode, job: Translation): boolean {
  const [first, second] = call.args
  const isUrl = first !== undefined && (second !== undefined || first.name !== 'ObjectExpression')
  const config = isUrl ? second : first
  const isVisible =
    !isUrl || /^(?:String|TemplateString)$/.test(constantOf(first, job).name) || second !== undefined
  if (!first || !isVisible || (config && config.name !== 'ObjectExpression')) {
    leaveCall(node, 'Method and URL are in an object that is not visible here.', job)
    return true
  }
  const properties = config ? propertiesOf(config, job.source) : []
  const find = (wanted: string) => properties.find(({ name }) => name === wanted)
  const urlProperty = find('url')
  const methodProperty = find('method')
  const method = methodProperty ? stringValue(methodProperty.value, job.source)?.toLowerCase() : 'get'
  const isSpread = properties.some(({ kind }) => kind === 'spread')
  if ((!isUrl && !urlProperty) || (isSpread && !methodProperty)) {
    leaveCall(node, 'Method or URL are in an object that is not visible here.', job)
    return true
  }
  const url = isUrl ? job.edits.render(first) : movedText(urlProperty!, node, job)
  writeRequest({
    node,
    client,
    call,
    method: { name: method, text: methodProperty && valueText(methodProperty, job) },
    url,
    urlNode: isUrl ? first : urlProperty!.value,
    data: undefined,
    config,
    isForm: false,
    job,
  })
  return true
}

interface RequestParts {
  readonly node: SyntaxNode
  readonly client: SyntaxNode
  readonly call: Call
  /** Undefined name: known only when the program runs. */
  readonly method: { readonly name: string | undefined; readonly text: string | undefined }
  readonly url: string
  readonly urlNode: SyntaxNode | undefined
  readonly data: SyntaxNode | undefined
  readonly config: SyntaxNode | undefined
  readonly isForm: boolean
  readonly job: Translation
}

function writeRequest(parts: RequestParts): void {
  const { call, method, url, config, job } = parts
  const isNamed = method.name !== undefined && /^(?:get|post|put|patch|delete|head)$/.test(method.name)
  const hasBody = method.name !== undefined && WITH_BODY.test(method.name)
  const isBodiless = method.name === 'get' || method.name === 'head'
  const target: OptionsTarget = hasBody ? 'bodyArgument' : isBodiless ? 'noBody' : 'bodyOption'
  checkUrl(parts)
  const content = requestContent(parts)
  const options = translateConfig(parts, target, content)
  const args = [url]
  if (!isNamed) args.unshift(methodArgument(parts))
  const body = hasBody ? bodyText(parts, options, content) : undefined
  if (body !== undefined) args.push(body)
  else if (hasBody && options?.text !== undefined) args.push('undefined')
  if (options?.text !== undefined) args.push(options.text)

  writeCallee(parts, isNamed ? `${method.name}Async` : 'requestAsync', options?.extend ?? [])
  const isInPlace = isNamed && call.args[0] !== config && args.length === call.args.length
  if (!isInPlace) {
    job.edits.replace(call.argumentList, `(${args.join(', ')})`)
    return
  }
  // The arguments stay where they are, with their comments.
  call.args.forEach((argument, i) => {
    if (job.edits.render(argument) !== args[i]) job.edits.replace(argument, args[i]!)
  })
}

/** Writes the client and the name of the call; what is between them stays. */
function writeCallee(parts: RequestParts, name: string, extend: readonly string[]): void {
  const { node, client, call, method, job } = parts
  const owner = clientText(client, job)
  const indent = indentAt(job.source, node.from)
  const extension = extend.length > 0 ? `.extend(${writeProperties(extend, indent, job.style.indent)})` : ''
  const member = memberOf(call.callee, job.source)
  const types = keptTypes({ node, call, method: method.name, job })
  if (call.typeArguments) job.edits.replace(call.typeArguments, types)
  else if (types) job.edits.insert(call.argumentList.from, types)
  if (member && client.from === member.object.from && client.to === member.object.to) {
    job.edits.replace(client, owner + extension)
    job.edits.replace(member.nameNode, name)
  } else job.edits.replace(call.callee, `${owner}${extension}.${name}`)
  const isUsed =
    node.parent?.parent?.name !== 'ExpressionStatement' && node.parent?.name !== 'ExpressionStatement'
  if (
    job.style.isTypeScript &&
    types === '' &&
    isUsed &&
    /^(?:get|post|put|patch)$/.test(method.name ?? 'get')
  ) {
    addNoteOnce(job, node, {
      kind: 'check',
      what: 'data',
      why: 'Without a type, `data` is `unknown`; with axios it is `any`.',
      instead: `Name the type: \`${name}<User>(…)\`, or pass a \`schema\`.`,
    })
  }
}

function translateConfig(
  { config, client, job }: RequestParts,
  target: OptionsTarget,
  content: RequestContent,
): TranslatedOptions | undefined {
  const needBrackets = (property: Property) => {
    const draft = draftOf(client, job)
    if (draft?.hasSerializer) return
    if (draft) draft.options.set('arrayFormat', "arrayFormat: 'brackets'")
    noteBrackets(job, property.node, { isSet: draft !== undefined })
  }
  if (config?.name === 'ObjectExpression') {
    return translateOptions({ job, object: config, target, addedHeaders: content.headers, needBrackets })
  }
  const added = content.headers.length > 0 ? `headers: { ${content.headers.join(', ')} }` : undefined
  const text = config && job.edits.render(config)
  if (config && !isTranslatedConstant(config, job)) noteHiddenOptions(job, config)
  const optionsText = text && added ? `{ ...${text}, ${added} }` : (text ?? (added && `{ ${added} }`))
  return optionsText === undefined ? undefined : { text: optionsText, extend: [], data: undefined }
}

/** A constant with an object literal: it is translated where it is defined. */
function isTranslatedConstant(config: SyntaxNode, job: Translation): boolean {
  const object = constantOf(config, job)
  if (object.name !== 'ObjectExpression' || config.name !== 'VariableName') return false
  if (job.handled.has(object.from)) return true
  job.handled.add(object.from)
  const options = translateOptions({
    job,
    object,
    target: 'noBody',
    needBrackets: (property) => noteBrackets(job, property.node, { isSet: false }),
  })
  job.edits.replace(object, options.text ?? '{}')
  for (const property of options.extend) {
    addNote(job, object, {
      kind: 'left',
      what: property,
      why: 'It is an option of clients, not of requests, and was removed here.',
      instead: `Call the request on \`client.extend({ ${property} })\`.`,
    })
  }
  return true
}

function requestContent({ data, config, method, isForm, job }: RequestParts): RequestContent {
  const object = config?.name === 'ObjectExpression' ? config : undefined
  const property = object && findProperty(object, 'data', job.source)
  const isPossible = method.name !== 'get' && method.name !== 'head'
  const value = data ?? property?.value ?? property?.nameNode
  return bodyOf({ value: isPossible ? value : undefined, object, isForm, job })
}

function bodyText(
  { data, node, job }: RequestParts,
  options: TranslatedOptions | undefined,
  { wrap, text }: RequestContent,
): string | undefined {
  if (text !== undefined) return options?.text === undefined && text === 'undefined' ? undefined : text
  const dataText = data ? job.edits.render(data) : options?.data && movedText(options.data, node, job)
  return dataText === undefined ? undefined : wrap(dataText)
}

/** The value of a property at the indentation of the call that it moves to. */
function movedText(property: Property, node: SyntaxNode, job: Translation): string {
  const text = valueText(property, job)
  return reindent(text, indentAt(job.source, property.node.from), indentAt(job.source, node.from))
}

function methodArgument({ method, job }: RequestParts): string {
  if (method.name !== undefined) return `${job.style.quote}${method.name.toUpperCase()}${job.style.quote}`
  return `${method.text}.toUpperCase()${job.style.isTypeScript ? ' as Uppercase<string>' : ''}`
}

/** An absolute URL through a client with another base: axios follows it, Troth refuses it. */
function checkUrl({ urlNode, client, job }: RequestParts): void {
  const path = urlNode && stringValue(urlNode, job.source)
  const start = urlNode ? textOf(urlNode, job.source).slice(1) : ''
  const isAbsolute = /^(?:https?:)?\/\//.test(path ?? start)
  const base = roleOf(client, job)?.type === 'client' ? draftOf(client, job)?.baseUrl : null
  if (!urlNode || !isAbsolute || base === null || (base && start.startsWith(base))) return
  addNote(job, urlNode, {
    kind: 'check',
    what: textOf(urlNode, job.source),
    why: "A client with a `baseUrl` refuses URLs outside it; axios sends them the client's headers.",
    instead:
      'List the origin in `allowedOrigins`, which sends no headers of the client there, or use another client.',
  })
}

function leaveCall(node: SyntaxNode, why: string, job: Translation): void {
  leaveUntouched(job, node, {
    what: textOf(node, job.source).split('\n')[0]!,
    why,
    instead:
      'Write `client.requestAsync(method, url, options)` with the method in capitals, or the call of the method.',
  })
}
