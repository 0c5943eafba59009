// The tables that Troth's own tests run, as tables for readers. Cells are Markdown;
// a name of Troth in backticks becomes a link where they are shown.

import type { HeadersInput } from 'troth'
import { API_ORIGIN } from '../demoApi/origin'
import { outcomes } from '../outcomes/outcomesTable'
import type { BehaviourTable } from './behaviourTable'
import { headersTable, joinTable, responseTable, retryTable } from './trothTables'

/** The tables by the name that a page uses. */
export type Behaviour = Readonly<
  Record<'join' | 'headers' | 'retry' | 'response' | 'outcomes', BehaviourTable>
>

/** Makes all tables. */
export function readBehaviour(): Behaviour {
  return { join: joining(), headers: merging(), retry: retrying(), response: parsing(), outcomes: outcomes() }
}

function joining(): BehaviourTable {
  return {
    note: `\`…\` stands for ${code(API_ORIGIN)}.`,
    columns: ['`baseUrl`', 'Path', 'Result', 'Why'],
    rows: joinTable.map(({ base, path, result, why }) => ({
      group: /^[A-Z_]+$/.test(result) ? 'refused' : 'allowed',
      // A path that names the host is there to show that it does.
      cells: [code(shortened(base)), code(path || "''"), code(shortened(result)), prose(why)],
    })),
  }
}

function shortened(url: string): string {
  return url.startsWith(API_ORIGIN) ? `…${url.slice(API_ORIGIN.length)}` : url
}

function merging(): BehaviourTable {
  return {
    columns: ['Client', '`setHeaders`', 'Call', 'Sent', 'Why'],
    rows: headersTable.map(({ client, setHeaders, call, sent, why }) => ({
      group: '',
      cells: [layer(client), layer(setHeaders), layer(call), sent ? code(sent) : 'nothing', prose(why)],
    })),
  }
}

/** Failures that have the same outcome share a row. */
function retrying(): BehaviourTable {
  const rows = new Map<string, { row: (typeof retryTable)[number]; failures: string[] }>()
  for (const row of retryTable) {
    const { method, idempotencyKey, retried, answer } = row
    const key = `${method} ${idempotencyKey} ${retried}`
    const entry = rows.get(key) ?? { row, failures: [] }
    entry.failures.push(String(answer))
    rows.set(key, entry)
  }
  return {
    columns: ['Method', 'Failure', '`idempotencyKey`', 'Retried'],
    rows: [...rows.values()].map(({ row: { method, idempotencyKey, retried }, failures }) => ({
      group: method,
      cells: [
        code(method),
        failures.join(', '),
        idempotencyKey === undefined ? '' : code(`'${idempotencyKey}'`),
        retried ? 'yes' : 'no',
      ],
    })),
  }
}

function parsing(): BehaviourTable {
  return {
    columns: ['Response', '`responseType`', '`data`'],
    rows: responseTable.map(({ answer, responseType, data }) => ({
      group: responseType === undefined ? 'auto' : 'forced',
      cells: [
        responseText(answer),
        responseType === undefined ? '' : code(`'${responseType}'`),
        dataText(data),
      ],
    })),
  }
}

/** Headers in the short form `name: value`, after the kind of thing that holds them. */
function layer(headers: HeadersInput | undefined): string {
  if (headers === undefined) return ''
  const isIterable = Symbol.iterator in headers
  const pairs = isIterable ? [...headers] : Object.entries(headers)
  const lines = pairs.map(([name, value]) => code(`${name}: ${value}`)).join(', ')
  if (!isIterable) return lines
  return `${Array.isArray(headers) ? 'pairs' : code(headers.constructor.name)} ${lines}`
}

/** `'application/json, zero bytes'`: what is a content type is code. */
function responseText(response: string): string {
  const [, type, rest = ''] = /^(\S+\/\S+(?: ?; ?\S+=[^\s,]+)?)(?=,|$)(.*)$/.exec(response) ?? []
  return type ? code(type) + rest : response
}

/** `'Blob(3)'` → a `Blob` of 3 bytes; anything else reads as in a program. */
function dataText(data: string): string {
  const [, type, size] = /^(\w+)\((\d+)\)$/.exec(data) ?? []
  return type ? `${code(type)} of ${size} bytes` : code(data)
}

/** A reason, with code marked as such. */
function prose(text: string): string {
  return text.replace(/\b(?:[a-z]+[A-Z]\w*|null|undefined)\b/g, code)
}

function code(value: string): string {
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``
}
