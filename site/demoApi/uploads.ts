// Files: kept byte for byte, from a form or from a raw body, and given back.

import { createResponse, json } from './createResponse'
import { Problem, refuseFields } from './problem'
import type { Exchange, Route } from './route'
import { PREFIX } from './router'
import type { Upload } from './state'

export const uploadRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/uploads',
    description: 'Keeps a file: the form field "file", or the raw body (its name: query name).',
    handler: upload,
  },
  {
    method: 'GET',
    path: '/uploads/:id',
    description: 'The bytes of a file, with its type.',
    handler: ({ params, state }) => {
      const { type, bytes } = state.uploads.get(params.id as string)
      return createResponse(bytes, {
        headers: { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
      })
    },
  },
]

const UNKNOWN_TYPE = 'application/octet-stream'

async function upload(exchange: Exchange): Promise<Response> {
  const { request, query, state } = exchange
  const type = request.headers.get('Content-Type') ?? ''
  const file = type.startsWith('multipart/form-data') ? await fileOfForm(request) : undefined
  const bytes = await (file ?? request).arrayBuffer()
  const { id, name, ...kept } = state.uploads.add(
    (id): Upload => ({
      id,
      name: file?.name ?? query.get('name') ?? `upload-${id}`,
      type: (file ? file.type : type) || UNKNOWN_TYPE,
      bytes,
    }),
  )
  return json(
    { id, name, type: kept.type, size: bytes.byteLength },
    { status: 201, headers: { Location: `${PREFIX}/uploads/${id}` } },
  )
}

async function fileOfForm(request: Request): Promise<File> {
  const file = (await readForm(request)).get('file')
  if (file instanceof File) return file
  refuseFields({ file: file === null ? 'is required' : 'must be a file' })
  throw new Error('unreachable')
}

/** The form of a multipart request; throws a 400 when the body is not one. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Problem(400, 'The body is not a multipart form.')
  }
}
