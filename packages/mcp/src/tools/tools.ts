// The tools: their schemas, and the check of their arguments. Errors of a site, and wrong arguments, are results that the
// assistant reads and can act on.

import { SearchLoadError } from 'vellum-search'
import { RPC, RpcError } from '../protocol/rpcServer.js'
import type { OpenSite } from '../site/openSite.js'
import { SiteError } from '../siteError.js'
import { explainError, listPages, readPage, searchPages } from './toolTexts.js'

/** What a tool takes and does. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: {
    readonly type: 'object'
    readonly properties: Readonly<
      Record<string, { readonly type: 'string' | 'integer'; readonly description: string }>
    >
    readonly required?: readonly string[]
    readonly additionalProperties: false
  }
  readonly annotations: { readonly readOnlyHint: true; readonly openWorldHint: boolean }
}

const annotations = { readOnlyHint: true, openWorldHint: false } as const
const text = (description: string) => ({ type: 'string', description }) as const
const number = (description: string) => ({ type: 'integer', description }) as const

/** All tools, in the order of their use. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Searches the documentation. Returns sections with their URLs and a snippet. Use the words of the question, or the name of a function or option.',
    inputSchema: {
      type: 'object',
      properties: {
        query: text('A few words, or the name of a function, an option or an error code.'),
        limit: number('At most so many pages, 1 to 20. Default: 5'),
        version: text('A version of the documentation. Default: the last one'),
      },
      required: ['query'],
      additionalProperties: false,
    },
    annotations,
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description:
      'Returns a page as Markdown; with an anchor in the URL, the section that has it. A long page is returned in parts.',
    inputSchema: {
      type: 'object',
      properties: {
        url: text(
          'URL or path of a page, as `search` and `list_pages` return it, with or without an anchor.',
        ),
        offset: number('Position to continue at, as the end of the part before says. Default: 0'),
      },
      required: ['url'],
      additionalProperties: false,
    },
    annotations,
  },
  {
    name: 'explain_error',
    title: 'Explain an error message',
    description: 'Finds the section that explains an error message or a stack trace, and returns it.',
    inputSchema: {
      type: 'object',
      properties: {
        message: text('The error message or stack trace, as it was printed.'),
        version: text('A version of the documentation. Default: the last one'),
      },
      required: ['message'],
      additionalProperties: false,
    },
    annotations,
  },
  {
    name: 'list_pages',
    title: 'List the pages',
    description:
      'Lists the pages of the documentation with their descriptions, in the order of its navigation.',
    inputSchema: {
      type: 'object',
      properties: {
        offset: number('Position to continue at, as the end of the part before says. Default: 0'),
      },
      additionalProperties: false,
    },
    annotations,
  },
]

/** A call. */
export interface ToolCall {
  readonly tool: string
  readonly args: unknown
  readonly open: () => Promise<OpenSite>
  readonly signal: AbortSignal
}

/** What a call returns. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
  readonly isError?: true
}

/** Calls a tool. */
export async function callTool({
  tool: name,
  args: unsafeArgs,
  open,
  signal,
}: ToolCall): Promise<ToolResult> {
  const tool = TOOLS.find((each) => each.name === name)
  if (!tool) {
    throw new RpcError(
      RPC.invalidParams,
      `Unknown tool: ${name}. The tools are ${TOOLS.map((each) => each.name).join(', ')}.`,
    )
  }
  try {
    const args = checkedArguments(tool, unsafeArgs)
    const site = await open()
    return { content: [{ type: 'text', text: await run(tool.name, { args, site, signal }) }] }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof SearchLoadError) {
      const message = `The search cannot be used: ${error.message}. Try again, or read the pages of list_pages.`
      return { content: [{ type: 'text', text: message }], isError: true }
    }
    if (!(error instanceof SiteError)) throw error
    return { content: [{ type: 'text', text: `${error.message} ${error.hint}` }], isError: true }
  }
}

/** Arguments that fit their schema. */
export type Arguments = Readonly<Record<string, string | number | undefined>>

function checkedArguments({ name, inputSchema }: Tool, args: unknown): Arguments {
  const { properties, required = [] } = inputSchema
  const fix = `The arguments of ${name}: ${Object.entries(properties)
    .map(([key, { type }]) => `${key} (${type}${required.includes(key) ? '' : ', optional'})`)
    .join(', ')}.`
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    throw new SiteError('`arguments` must be an object.', fix)
  }
  for (const [key, value] of Object.entries(args)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (!property) throw new SiteError(`There is no argument "${key}".`, fix)
    const isRight =
      property.type === 'string' ? typeof value === 'string' : Number.isInteger(value) && value >= 0
    if (!isRight) {
      throw new SiteError(
        `\`${key}\` must be ${property.type === 'string' ? 'a string' : 'a whole number, 0 or more'}.`,
        fix,
      )
    }
  }
  const missing = required.filter((key) => String((args as Arguments)[key] ?? '').trim() === '')
  if (missing.length > 0) throw new SiteError(`\`${missing[0]}\` is missing or empty.`, fix)
  return args as Arguments
}

function run(
  name: string,
  { args, site, signal }: { readonly args: Arguments; readonly site: OpenSite; readonly signal: AbortSignal },
): Promise<string> | string {
  const offset = Number(args.offset ?? 0)
  const version = args.version as string | undefined
  switch (name) {
    case 'search': {
      const limit = Math.min(Math.max(Number(args.limit ?? 5), 1), 20)
      return searchPages(site, { query: String(args.query), version, limit, signal })
    }
    case 'read_page':
      return readPage(site, { url: String(args.url), offset, signal })
    case 'explain_error':
      return explainError(site, { message: String(args.message), version, signal })
    default:
      return listPages(site, offset)
  }
}
