// The worker that knows TypeScript: loads the declarations, then replies to the page's questions in order.

import type ts from 'typescript'
import type { DeclarationPack, TypeQuestions, TypeReply, TypeRequest, TypeStart } from './typeMessages.js'
import { createTypeService } from './typeService.js'

/** What the worker uses of its global scope. */
export interface TypeWorkerScope {
  onmessage: ((event: { readonly data: unknown }) => void) | null
  readonly postMessage: (message: TypeReply) => void
  readonly fetch: (url: string) => Promise<Pick<Response, 'ok' | 'json'>>
}

/** Starts to listen; called once, with the compiler, when the worker's script runs. */
export function startTypeWorker(compiler: typeof ts, scope: TypeWorkerScope): void {
  let loading: Promise<TypeQuestions> | undefined
  scope.onmessage = async ({ data }) => {
    if (!loading) {
      loading = loadService(compiler, (data as TypeStart).declarations, scope)
      loading.then(
        () => scope.postMessage({ type: 'ready' }),
        () => scope.postMessage({ type: 'failed' }),
      )
      return
    }
    const { id, question, args } = data as TypeRequest
    scope.postMessage({ type: 'reply', id, result: await reply(loading, question, args) })
  }
}

async function loadService(
  compiler: typeof ts,
  declarations: string,
  { fetch }: TypeWorkerScope,
): Promise<TypeQuestions> {
  const response = await fetch(declarations)
  if (!response.ok) throw new Error('The declarations are not there.')
  const service = createTypeService(compiler, (await response.json()) as DeclarationPack)
  // The libraries are read now, so that the first completion does not wait for them.
  service.problems({ file: 'empty.ts', code: '' })
  return service
}

async function reply(
  service: Promise<TypeQuestions>,
  question: keyof TypeQuestions,
  args: readonly unknown[],
): Promise<unknown> {
  try {
    const ask = (await service)[question] as (...args: readonly unknown[]) => unknown
    return ask(...args)
  } catch {
    // The compiler threw, which half-written programs can cause: there is no result.
    return undefined
  }
}
