// Orders: why a repeated POST is dangerous. With `?fails=1` the order is stored
// and the response is lost, as when a connection breaks after the work is done.

import { countAttempt, failFirst } from './attempts'
import { json } from './createResponse'
import { type FieldRules, isText, readFields } from './fields'
import { createOnce } from './idempotency'
import { readObject } from './requestBody'
import type { Exchange, Route } from './route'
import { PREFIX } from './router'

export const orderRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/orders',
    description: 'All orders.',
    handler: ({ state }) => json(state.orders.all()),
  },
  {
    method: 'POST',
    path: '/orders',
    description:
      'Orders { item }. Takes an Idempotency-Key. Query fails: the first orders are stored, but the response is 503.',
    handler: createOrder,
  },
]

const RULES: FieldRules<{ item: string }> = { item: [isText, 'is required'] }

async function createOrder(exchange: Exchange): Promise<Response> {
  const { request, query, state } = exchange
  const response = await createOnce(exchange, async () => {
    const { item } = readFields(await readObject(request), RULES)
    const order = state.orders.add((id) => ({ id, item }))
    return { value: order, status: 201, headers: { Location: `${PREFIX}/orders/${order.id}` } }
  })
  // By idempotency key first: each logical order fails on its own.
  const key = request.headers.get('Idempotency-Key') ?? query.get('key') ?? ''
  failFirst(exchange, { attempt: countAttempt(exchange, key), fails: 0 })
  return response
}
