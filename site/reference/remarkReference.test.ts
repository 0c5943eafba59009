// What directives become, read back as lines of Markdown. The reference is a small one of
// the same shape as Troth's, so that what is expected stands here.

import type { Nodes, Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { readBehaviour } from './behaviour'
import type { DocComment } from './docComment'
import type { Declaration, Member, Reference } from './readReference'
import { remarkReference } from './remarkReference'
import type { PlatformRecord } from './trothFiles'

const doc = (description: string, more: Partial<DocComment> = {}): DocComment => {
  return { description, examples: [], params: [], typeParams: [], throws: [], isInternal: false, ...more }
}
const field = (name: string, valueType: string, about: DocComment): Member => {
  return { type: 'field', name, valueType, doc: about, isOptional: true, isReadonly: false }
}
const options = (name: string, bases: string[], members: Member[]): Declaration => {
  return {
    type: 'interface',
    name,
    file: 'src/optionTypes.ts',
    doc: doc(`${name}.`),
    typeParameters: [],
    extends: bases,
    members,
    text: `interface ${name} {}`,
  }
}
const failure = (name: string, members: Member[], kind?: string): Declaration => {
  const bases = [kind ? 'TrothError' : 'Error']
  return {
    type: 'class',
    name,
    file: 'src/errors.ts',
    doc: doc(`${name}.`),
    typeParameters: [],
    extends: bases,
    members,
    isAbstract: !kind,
    ...(kind && { kind }),
  }
}

const timeout = field('timeout', 'number | false', doc('How long. `false` = no limit.', { default: '30000' }))
const declarations: Declaration[] = [
  {
    type: 'function',
    name: 'createClient',
    file: 'src/client.ts',
    doc: doc('Makes a client.', {
      params: [{ name: 'options', text: 'All are optional.' }],
      returns: 'A `TrothClient`.',
      throws: ['`HttpError` never.'],
    }),
    typeParameters: [],
    parameters: [{ name: 'options', valueType: 'TrothOptions', isOptional: true }],
    returnType: 'TrothClient',
  },
  options('SharedOptions', [], [timeout]),
  options(
    'TrothOptions',
    ['SharedOptions'],
    [
      field(
        'headers',
        'HeadersInput | ((context: Context) => HeadersInput)',
        doc('Of all.', { default: '{}', examples: ['() => ({})'] }),
      ),
    ],
  ),
  options(
    'RequestOptions',
    ['SharedOptions'],
    [field('headers', 'HeadersInput', doc('Of one.', { default: '{}' }))],
  ),
  options(
    'BodyOptions',
    ['RequestOptions'],
    [field('body', 'object', doc('Sent.', { default: 'undefined' }))],
  ),
  options('RetryOptions', [], [field('limit', 'number', doc('How often.', { default: '0' }))]),
  options(
    'Hooks',
    [],
    [field('error', '(() => void)[]', doc('On failure.', { examples: ['[\n  log,\n]'] }))],
  ),
  {
    type: 'alias',
    name: 'ResponseType',
    file: 'src/optionTypes.ts',
    doc: doc('How it is read.'),
    typeParameters: [],
    values: [],
    text: "type ResponseType = 'auto' | 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | 'none'",
  },
  {
    type: 'alias',
    name: 'HeadersInput',
    file: 'src/optionTypes.ts',
    doc: doc('What <T> may be; `HeadersInput` or `HttpError`.', {
      typeParams: [{ name: 'T', text: 'Any.' }],
      examples: ['{}'],
    }),
    typeParameters: [],
    text: 'type HeadersInput = object',
    values: [],
  },
  {
    type: 'alias',
    name: 'ErrorCode',
    file: 'src/errors.ts',
    doc: doc('A name.'),
    typeParameters: [],
    text: "type ErrorCode = 'HTTP_STATUS'",
    values: [{ value: 'HTTP_STATUS', description: 'A bad status, see `timeout`.' }],
  },
  failure('TrothError', [field('kind', "'http' | 'abort'", doc('Which.'))]),
  failure('HttpError', [field('status', 'number', doc('The status.'))], 'http'),
  failure('AbortError', [], 'abort'),
  {
    type: 'interface',
    name: 'TrothClient',
    file: 'src/types.ts',
    doc: doc('A client.'),
    typeParameters: [],
    extends: [],
    members: [
      {
        type: 'method',
        name: 'getAsync',
        file: 'src/types.ts',
        doc: doc('Reads.', {
          params: [{ name: 'path', text: 'Where.' }],
          typeParams: [{ name: 'T', text: 'The type of `data`.' }],
          returns: 'The answer.',
        }),
        typeParameters: [{ name: 'T', default: 'unknown' }],
        parameters: [
          { name: 'path', valueType: 'string | URL', isOptional: false },
          {
            name: 'options',
            valueType: 'RequestOptions<T> & { readonly another: string }',
            isOptional: true,
          },
        ],
        returnType: 'Promise<T>',
      },
      {
        type: 'field',
        name: 'safe',
        valueType: 'TrothClient',
        doc: doc('As values.'),
        isOptional: false,
        isReadonly: true,
      },
    ],
    text: 'interface TrothClient {}',
  },
]
const reference: Reference = {
  exports: declarations.map(({ name }) => name),
  declarations: Object.fromEntries(declarations.map((declaration) => [declaration.name, declaration])),
}

const reason = '`getAsync` is slow.'
const platforms: PlatformRecord[] = [
  { id: 'node20', label: 'Node.js 20', version: '20.20.2', passed: 3, exceptions: [] },
  {
    id: 'bun',
    label: 'Bun',
    version: '1.4.4',
    passed: 0,
    exceptions: [
      { name: 'a', reason },
      { name: 'b', reason: 'It has no `timeout`.' },
      { name: 'c', reason },
    ],
  },
]

const POSITION = { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } }

/** Runs the plugin on a page with one directive, in a list item. */
function run(name: string, attributes: Record<string, string> = {}, label: Nodes[] = []): Root {
  const directive = { type: 'leafDirective', name, attributes, children: label, position: POSITION }
  const tree = { type: 'root', children: [{ type: 'blockquote', children: [directive] }] } as unknown as Root
  remarkReference({
    reference,
    behaviour: readBehaviour(),
    platforms,
    releases: [],
    entries: { sse: reference },
  })(tree, {
    fail: (reason, place) => {
      throw new Error(`${place?.start.line}:${place?.start.column} ${reason}`)
    },
  })
  return tree
}

/** The content of the page, a line for each paragraph and each row. */
function shown(...args: Parameters<typeof run>): string[] {
  const [quote] = run(...args).children
  return (quote as unknown as { children: Nodes[] }).children.flatMap((node) =>
    node.type === 'table'
      ? node.children.map((row) => row.children.map((cell) => textOf(cell)).join(' ¦ '))
      : [textOf(node)],
  )
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return `\`${node.value}\``
  if (node.type === 'code') return `${node.lang} ${node.meta}: ${node.value}`
  const inner = 'children' in node ? node.children.map(textOf).join('') : `<${node.type}>`
  const { className } = (node.data as { hProperties?: { className?: string[] } })?.hProperties ?? {}
  if (className) return `${inner} .${String(className).replace(',', '.')}`
  return node.type === 'link' ? `[${inner}](${node.url.replace('/docs/api/', '')})` : inner
}

describe('functions and methods', () => {
  it('show a signature', () => {
    expect(shown('signature', { of: 'createClient' })).toEqual([
      'ts no-twoslash: function createClient(options?: TrothOptions): TrothClient .reference-declaration',
    ])
    expect(shown('signature', { of: 'safe' })).toEqual([
      'ts no-twoslash: interface Owner {\nreadonly safe: TrothClient\n} .reference-declaration.reference-member',
    ])
  })

  it('show a long signature with a line for each parameter', () => {
    expect(shown('signature', { of: 'getAsync' })).toEqual([
      'ts no-twoslash: interface Owner {\ngetAsync<T = unknown>(\n  path: string | URL,\n  options?: RequestOptions<T> & { readonly another: string },\n): Promise<T>\n} .reference-declaration.reference-member',
    ])
  })

  it('show parameters', () => {
    expect(shown('parameters', { of: 'getAsync' })).toEqual([
      'Parameter ¦ Type ¦ Meaning',
      '`path` ¦ `string | URL` ¦ Where.',
      '`options?` ¦ [`RequestOptions<T> & { readonly another: string }`](troth-options#requestoptions) ¦ ',
      '`T` ¦ type parameter, default `unknown` ¦ The type of `data`.',
    ])
  })

  it('show what is returned and thrown', () => {
    expect(shown('returns', { of: 'createClient' })).toEqual([
      '[`TrothClient`](troth#trothclient): A [`TrothClient`](troth#trothclient).',
    ])
    expect(shown('returns', { of: 'safe' })).toEqual(['[`TrothClient`](troth#trothclient): As values.'])
    expect(shown('throws', { of: 'createClient' })).toEqual(['Throws [`HttpError`](troth#httperror) never.'])
  })
})

describe('options', () => {
  it('are a table with the first sentence of each', () => {
    expect(shown('options', { of: 'TrothOptions' })).toEqual([
      'Option ¦ What it does ¦ Type ¦ Default',
      '[`headers`](troth-options#headers) ¦ Of all. ¦ [`HeadersInput`](troth-options#headersinput) | [`(context: Context) => HeadersInput`](troth-options#headersinput) ¦ `{}`',
      '[`timeout`](troth-options#timeout) ¦ How long. ¦ `number | false` ¦ `30000`',
    ])
  })

  it('can be chosen, in the order as given', () => {
    expect(shown('options', { of: 'BodyOptions', only: 'timeout, body' }).slice(1)).toEqual([
      '[`timeout`](troth-options#timeout) ¦ How long. ¦ `number | false` ¦ `30000`',
      '[`body`](troth-options#body) ¦ Sent. ¦ `object` ¦ none',
    ])
    expect(shown('options', { of: 'RetryOptions', only: 'limit' }).slice(1)).toEqual(
      shown('options', { of: 'RetryOptions', only: 'retry.limit' }).slice(1),
    )
  })

  it('have no column of defaults when none has one', () => {
    expect(shown('options', { of: 'Hooks' })).toEqual([
      'Option ¦ What it does ¦ Type',
      '[`error`](troth-options#hookserror) ¦ On failure. ¦ `(() => void)[]`',
    ])
  })

  it('show their facts', () => {
    expect(shown('option', { name: 'timeout' })).toEqual([
      'Client and request .option-scope · type `number | false` · default `30000` .option-facts',
      'How long. `false` = no limit.',
    ])
    expect(shown('option', { name: 'body' })).toEqual([
      'Only with .option-scope `deleteAsync` and `requestAsync` · type `object` · default none .option-facts',
      'Sent.',
    ])
  })

  it('show both when a client takes something else than a request', () => {
    expect(shown('option', { name: 'headers' })).toEqual([
      'Client .option-scope · type [`HeadersInput`](troth-options#headersinput) | [`(context: Context) => HeadersInput`](troth-options#headersinput) · default `{}` .option-facts',
      'Of all.',
      'ts no-twoslash: headers: () => ({})',
      'Request .option-scope · type [`HeadersInput`](troth-options#headersinput) · default `{}` .option-facts',
      'Of one.',
    ])
  })

  it('show an example of a part within the whole', () => {
    expect(shown('option', { name: 'hooks.error' }).at(-1)).toBe(
      'ts no-twoslash: hooks: {\n  error: [\n    log,\n  ],\n}',
    )
  })
})

describe('types and errors', () => {
  it('show fields; an error class its own ones', () => {
    expect(shown('fields', { of: 'BodyOptions' }).slice(1)).toEqual([
      '`body?` ¦ `object` ¦ Sent.',
      '`headers?` ¦ [`HeadersInput`](troth-options#headersinput) ¦ Of one.',
      '`timeout?` ¦ `number | false` ¦ How long. `false` = no limit.',
    ])
    expect(shown('fields', { of: 'HttpError' })).toEqual([
      'Field ¦ Type ¦ Meaning',
      '`status?` ¦ `number` ¦ The status.',
    ])
    expect(shown('fields', { of: 'AbortError' })).toEqual([
      'No fields besides those of [`TrothError`](troth#trotherror).',
    ])
    expect(shown('fields', { of: 'TrothClient' })[1]).toBe(
      '`getAsync` ¦ [`(path: string | URL, options?: RequestOptions<T> & { readonly another: string }) => Promise<T>`](troth-options#requestoptions) ¦ Reads.',
    )
  })

  it('show a declaration, without links to itself and without HTML', () => {
    expect(shown('declaration', { of: 'HeadersInput' })).toEqual([
      'ts no-twoslash: type HeadersInput = object .reference-declaration',
      'What <T> may be; `HeadersInput` or [`HttpError`](troth#httperror).',
      '`T`: Any.',
      'ts no-twoslash: {}',
    ])
    // Too long for a line of the page.
    expect(shown('declaration', { of: 'ResponseType' })[0]).toBe(
      "ts no-twoslash: type ResponseType =\n  | 'auto'\n  | 'json'\n  | 'text'\n  | 'blob'\n  | 'arrayBuffer'\n  | 'stream'\n  | 'none' .reference-declaration",
    )
    expect(shown('declaration', { of: 'HttpError' })[0]).toBe(
      "ts no-twoslash: class HttpError extends TrothError {\n  readonly kind: 'http'\n  status?: number\n} .reference-declaration",
    )
    expect(shown('declaration', { of: 'createClient' })[0]).toBe(
      'ts no-twoslash: function createClient(options?: TrothOptions): TrothClient .reference-declaration',
    )
  })

  it('show all error classes, and the meaning of a code', () => {
    expect(shown('errors')).toEqual([
      'Class ¦ `kind` ¦ Codes ¦ Fields of its own',
      "[`HttpError`](troth#httperror) ¦ `'http'` ¦ [`HTTP_STATUS`](troth#HTTP_STATUS) ¦ `status`",
      "[`AbortError`](troth#aborterror) ¦ `'abort'` ¦  ¦ none",
    ])
    expect(shown('code', { name: 'HTTP_STATUS' })).toEqual([
      'A bad status, see `timeout`.',
      expect.stringMatching(/took? effect\?.* It depends .*\[What to do next\]\(#outcome-4xx\)|take effect/),
    ])
  })
})

describe('platforms', () => {
  it('are rows, with a sentence for each reason of an exception', () => {
    expect(shown('platforms')).toEqual([
      'Platform ¦ Version tested ¦ Passing ¦ Exceptions',
      'Node.js 20 ¦ 20.20.2 ¦ 3 of 3 ¦ No exceptions',
      'Bun ¦ 1.4.4 ¦ 0 of 3 ¦ [`getAsync`](troth/methods/get-async) is slow. It has no `timeout`.',
    ])
  })
})

describe('behaviour', () => {
  it('is a table, with links to what it names', () => {
    const lines = shown('behaviour', { table: 'join' })
    expect(lines.slice(0, 3)).toEqual([
      '`…` stands for `https://api.example.com`.',
      '`baseUrl` ¦ Path ¦ Result ¦ Why',
      '`…/v1` ¦ `users` ¦ `…/v1/users` ¦ a path is appended',
    ])
    expect(shown('behaviour', { table: 'response', type: 'forced' })[1]).toBe(
      "`text/plain` ¦ `'json'` ¦ `ParseError`",
    )
  })

  it('can be filtered; columns that say nothing are left out', () => {
    const all = shown('behaviour', { table: 'join' }).length
    const parts = ['allowed', 'refused'].map((rows) => shown('behaviour', { table: 'join', rows }).length - 2)
    expect(parts[0]! + parts[1]!).toBe(all - 2)
    expect(shown('behaviour', { table: 'retry', method: 'PUT' })).toEqual([
      'Failure ¦ Retried',
      '503, network error ¦ yes',
    ])
    expect(shown('behaviour', { table: 'retry', methods: 'PUT,POST' })).toEqual([
      'Method ¦ Failure ¦ `idempotencyKey` ¦ Retried',
      '`PUT` ¦ 503, network error ¦  ¦ yes',
      '`POST` ¦ 503, network error ¦  ¦ no',
      "`POST` ¦ 503 ¦ `'order-1'` ¦ yes",
      "`POST` ¦ 400 ¦ `'order-1'` ¦ no",
    ])
    expect(shown('behaviour', { table: 'response', type: 'auto' })[0]).toBe('Response ¦ `data`')
  })
})

describe('options of other clients', () => {
  it('are a row each, with an id, and what to write is a link', () => {
    expect(shown('otherOptions').slice(0, 3)).toEqual([
      'Option ¦ Client ¦ With Troth',
      '`params` ¦ axios, ofetch ¦ `query`',
      '`searchParams` ¦ ky ¦ `query`',
    ])
    expect(shown('otherOptions')).toContain('`adapter` ¦ axios ¦ `fetch`')
    const ids = [...JSON.stringify(run('otherOptions')).matchAll(/"id":"([\w-]+)"/g)].map(([, id]) => id)
    expect(ids.slice(0, 3)).toEqual(['other-params', 'other-searchparams', 'other-data'])
    expect(ids.length).toBe(shown('otherOptions').length - 1)
  })
})

describe('a mistake', () => {
  it.each([
    ['optoin', { name: 'timeout' }, 'There is no directive "::optoin". Did you mean "option"?'],
    ['option', { name: 'timeot' }, 'Troth has no option "timeot". Did you mean "timeout"?'],
    [
      'option',
      { name: 'xxxxxxxxx' },
      'Troth has no option "xxxxxxxxx". Known are: headers, timeout, body, retry.limit, hooks.error.',
    ],
    ['option', {}, '"::option" needs the attribute "name". Write ::option{name="…"}.'],
    ['option', { of: 'timeout' }, '"::option" has no attribute "of". Known are: name.'],
    [
      'options',
      { of: 'TrothOption' },
      '"TrothOption" is no interface of options. Did you mean "TrothOptions"?',
    ],
    [
      'options',
      { of: 'TrothOptions', only: 'timeout,header' },
      'TrothOptions has no option "header". Did you mean "headers"?',
    ],
    [
      'options',
      { of: 'TrothOptions', olny: 'timeout' },
      '"::options" has no attribute "olny". Did you mean "only"?',
    ],
    ['signature', { of: 'getAsnyc' }, 'Troth has no function or method "getAsnyc". Did you mean "getAsync"?'],
    ['parameters', { of: 'safe' }, '"safe" is no function, so it has no parameters. Remove the directive.'],
    [
      'throws',
      { of: 'getAsync' },
      'The doc comment of "getAsync" has no @throws. Remove the directive, or add the tag.',
    ],
    [
      'fields',
      { of: 'HttpErorr' },
      'Troth exports no interface or class "HttpErorr". Did you mean "HttpError"?',
    ],
    [
      'fields',
      { of: 'HeadersInput' },
      '"HeadersInput" has no fields: it is no interface or class. Use "::declaration" for it.',
    ],
    ['declaration', { of: 'HedersInput' }, 'Troth exports no "HedersInput". Did you mean "HeadersInput"?'],
    ['errors', { of: 'HttpError' }, '"::errors" takes no attributes: remove "of".'],
    ['code', { name: 'HTTP_STAUTS' }, 'Troth has no error code "HTTP_STAUTS". Did you mean "HTTP_STATUS"?'],
    ['behaviour', { table: 'joins' }, 'There is no behaviour table "joins". Did you mean "join"?'],
    [
      'behaviour',
      { table: 'join', type: 'auto' },
      'The behaviour table "join" is not filtered by "type". Use "rows".',
    ],
    [
      'behaviour',
      { table: 'headers', rows: 'all' },
      'The behaviour table "headers" is not filtered by "rows". It is shown whole: remove the attribute.',
    ],
    [
      'behaviour',
      { table: 'join', rows: 'refuse' },
      'The behaviour table "join" has no rows for rows "refuse". Did you mean "refused"?',
    ],
    ['behaviour', { table: 'retry', method: 'GET', methods: 'PUT' }, 'Use "method" or "methods", not both.'],
  ])('in ::%s %j is reported with its position', (name, attributes, message) => {
    expect(() => run(name, attributes as Record<string, string>)).toThrow(new Error(`3:1 ${message}`))
  })

  it('in a label is reported, too', () => {
    expect(() => run('errors', {}, [{ type: 'text', value: 'x' }])).toThrow(
      new Error('3:1 "::errors" takes no label: remove the square brackets.'),
    )
  })

  it('is none when a directive is not of the reference', () => {
    expect(run('video', { src: 'x' }).children[0]).toMatchObject({ children: [{ type: 'leafDirective' }] })
  })
})

it('links stand where their directive stands, so that a broken one is reported there', () => {
  const places: unknown[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'link') places.push(node.position)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(run('errors'))
  expect(places).toEqual([POSITION, POSITION, POSITION])
})
