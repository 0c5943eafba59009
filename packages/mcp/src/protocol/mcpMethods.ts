// The methods of MCP that this server has: negotiation, tools, and pages as resources. Knows nothing of how sites store
// pages.

import type { OpenSite } from '../site/openSite.js'
import { SiteError } from '../siteError.js'
import { callTool, TOOLS } from '../tools/tools.js'
import { type Handler, type Params, RPC, RpcError } from './rpcServer.js'

/** Versions of the protocol, newest first. What this server uses of it is the same in all. */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** Resources of one response. */
const PAGE_SIZE = 200

/** The server of a site. */
export interface McpInput {
  readonly version: string
  /** What is served, for a client that shows it. */
  readonly name: string
  /** Opens the site with the first use, and again after a failure. */
  readonly open: () => Promise<OpenSite>
}

/** The methods by name. */
export function mcpMethods({ version, name, open }: McpInput): Readonly<Record<string, Handler>> {
  return {
    initialize: async ({ protocolVersion }) => ({
      protocolVersion: PROTOCOL_VERSIONS.find((each) => each === protocolVersion) ?? PROTOCOL_VERSIONS[0],
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'vellum-mcp', title: `Documentation at ${name}`, version },
      instructions: `The documentation at ${name}. Use \`search\` for questions, \`explain_error\` for error messages, then \`read_page\` with a URL of the results.`,
    }),
    ping: async () => ({}),
    'tools/list': async () => ({ tools: TOOLS }),
    'tools/call': async ({ name: tool, arguments: args }, signal) => {
      if (typeof tool !== 'string')
        throw new RpcError(RPC.invalidParams, '`name` must be the name of a tool.')
      return callTool({ tool, args: args ?? {}, open, signal })
    },
    'resources/list': async ({ cursor }) => {
      const site = await opened(open)
      const pages = site.list?.pages ?? []
      const start = cursor === undefined ? 0 : Number(cursor)
      if (!Number.isInteger(start) || start < 0 || start > pages.length) {
        throw new RpcError(RPC.invalidParams, '`cursor` must be one that resources/list has returned.')
      }
      const end = start + PAGE_SIZE
      return {
        resources: pages.slice(start, end).map(({ title, description, markdownUrl }) => ({
          uri: site.pageUrl(markdownUrl),
          name: title,
          title,
          ...(description !== undefined && { description }),
          mimeType: 'text/markdown',
        })),
        ...(end < pages.length && { nextCursor: String(end) }),
      }
    },
    'resources/templates/list': async () => ({ resourceTemplates: [] }),
    'resources/read': async (params, signal) => readResource(params, { open, signal }),
  }
}

async function readResource(
  { uri }: Params,
  { open, signal }: { readonly open: McpInput['open']; readonly signal: AbortSignal },
) {
  if (typeof uri !== 'string') throw new RpcError(RPC.invalidParams, '`uri` must be the URL of a page.')
  const site = await opened(open)
  try {
    const { markdown } = await site.readPage(uri, signal)
    return { contents: [{ uri, mimeType: 'text/markdown', text: markdown }] }
  } catch (error) {
    if (error instanceof SiteError) throw new RpcError(RPC.unknownResource, `${error.message} ${error.hint}`)
    throw error
  }
}

async function opened(open: McpInput['open']): Promise<OpenSite> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof SiteError) throw new RpcError(RPC.internalError, `${error.message} ${error.hint}`)
    throw error
  }
}
