// Signing in: one good token, one that has expired, and a way from the one to the other.

import { json } from './createResponse'
import { Problem } from './problem'
import { readObject } from './requestBody'
import type { Exchange, Route } from './route'

export const sessionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/me',
    description: 'The user of a token. Needs Authorization: Bearer demo-token; expired-token has expired.',
    handler: me,
  },
  {
    method: 'POST',
    path: '/auth/refresh',
    description: 'A new access token for { refreshToken: "demo-refresh" }.',
    handler: refresh,
  },
]

const ACCESS_TOKEN = 'demo-token'
const OWNER = 7

function me({ request, state }: Exchange): Response {
  const authorization = request.headers.get('Authorization')
  if (authorization === `Bearer ${ACCESS_TOKEN}`) return json(state.users.get(OWNER))
  const isExpired = authorization === 'Bearer expired-token'
  throw new Problem(401, isExpired ? 'The token has expired.' : 'A token is needed.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

async function refresh({ request }: Exchange): Promise<Response> {
  const { refreshToken } = await readObject(request)
  if (refreshToken === 'demo-refresh') return json({ accessToken: ACCESS_TOKEN, expiresIn: 900 })
  throw new Problem(401, 'The refresh token is not valid.')
}
