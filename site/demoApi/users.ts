// Users: a list with pages and filters, conditional reads and writes, checked input.

import { avatar } from './avatar'
import { createResponse, json, noContent } from './createResponse'
import { type FieldRules, isText, readFields, readSomeFields } from './fields'
import { createOnce } from './idempotency'
import { Problem, refuseFields } from './problem'
import { readList, readNumber } from './query'
import { readObject } from './requestBody'
import type { Exchange, Route } from './route'
import { PREFIX } from './router'
import { ROLES, type Role, type User } from './seed'
import type { State } from './state'

export const userRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/users',
    description: 'A page of users. Query: page, perPage, role (also a list), q (part of the name).',
    handler: listUsers,
  },
  {
    method: 'POST',
    path: '/users',
    description: 'Creates a user from { name, email, role? }. Takes an Idempotency-Key.',
    handler: createUser,
  },
  {
    method: 'DELETE',
    path: '/users',
    description: 'Deletes the users of { ids: [4, 6] }.',
    handler: deleteUsers,
  },
  {
    method: 'GET',
    path: '/users/:id',
    description: 'One user, with an ETag. Takes If-None-Match.',
    handler: ({ request, params, state }) => {
      const { id } = state.users.get(params.id as string)
      return state.users.respondUnlessKnown(id, request)
    },
  },
  {
    method: 'PUT',
    path: '/users/:id',
    description: 'Replaces a user by { name, email, role }. Takes If-Match.',
    handler: (exchange) => changeUser(exchange, readFields),
  },
  {
    method: 'PATCH',
    path: '/users/:id',
    description: 'Changes any of name, email and role. Takes If-Match.',
    handler: (exchange) => changeUser(exchange, readSomeFields),
  },
  {
    method: 'DELETE',
    path: '/users/:id',
    description: 'Deletes a user who has no posts. Takes If-Match.',
    handler: deleteUser,
  },
  {
    method: 'GET',
    path: '/users/:id/avatar',
    description: 'The picture of a user, image/png.',
    handler: ({ params, state }) => {
      state.users.get(params.id as string)
      return createResponse(avatar(), { headers: { 'Content-Type': 'image/png' } })
    },
  },
]

function listUsers({ query, state }: Exchange): Response {
  const page = readNumber(query, 'page', { fallback: 1, min: 1, max: 1000 })
  const perPage = readNumber(query, 'perPage', { fallback: 5, min: 1, max: 100 })
  const roles = readList(query, 'role')
  if (!roles.every(isRole)) refuseFields({ role: ROLE_RULE })
  const part = (query.get('q') ?? '').toLowerCase()
  const foundUsers = state.users
    .all()
    .filter(
      ({ name, role }) => (roles.length === 0 || roles.includes(role)) && name.toLowerCase().includes(part),
    )
  return json(foundUsers.slice((page - 1) * perPage, page * perPage), {
    headers: { 'X-Total-Count': String(foundUsers.length), 'X-Page': String(page) },
  })
}

function createUser(exchange: Exchange): Promise<Response> {
  const { request, state } = exchange
  return createOnce(exchange, async () => {
    const fields = readFields({ role: 'reader', ...(await readObject(request)) }, RULES)
    refuseTakenEmail(state, fields.email)
    const user = state.users.add((id) => ({ id, ...fields }))
    const headers = { Location: `${PREFIX}/users/${user.id}`, ETag: state.users.etag(user.id) }
    return { value: user, status: 201, headers }
  })
}

type ReadFields = (body: object, rules: typeof RULES) => Partial<Omit<User, 'id'>>

async function changeUser({ request, params, state }: Exchange, read: ReadFields): Promise<Response> {
  const user = state.users.get(params.id as string)
  state.users.refuseStale(user.id, request)
  const fields = read(await readObject(request), RULES)
  refuseTakenEmail(state, fields.email, user.id)
  state.users.replace({ ...user, ...fields })
  return state.users.respond(user.id)
}

function deleteUser({ request, params, state }: Exchange): Response {
  const { id } = state.users.get(params.id as string)
  state.users.refuseStale(id, request)
  refuseAuthor(state, id)
  state.users.delete(id)
  return noContent()
}

async function deleteUsers({ request, state }: Exchange): Promise<Response> {
  const { ids } = await readObject(request)
  if (!Array.isArray(ids) || !ids.every(Number.isInteger)) refuseFields({ ids: 'must be a list of ids' })
  const present = [...new Set(ids as number[])].filter((id) => state.users.has(id))
  // Before the first is deleted, so that a refused request changes nothing.
  for (const id of present) refuseAuthor(state, id)
  for (const id of present) state.users.delete(id)
  return json({ deleted: present.length })
}

const ROLE_RULE = 'must be admin, editor or reader'

const RULES: FieldRules<Omit<User, 'id'>> = {
  name: [isText, 'is required'],
  email: [(value) => isText(value) && /^[^@\s]+@[^@\s]+$/.test(value), 'must be an email address'],
  role: [isRole, ROLE_RULE],
}

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}

function refuseTakenEmail({ users }: State, email: string | undefined, ownId?: number): void {
  const isTaken = users.all().some((user) => user.email === email && user.id !== ownId)
  if (isTaken) throw new Problem(409, `${email} is taken.`)
}

function refuseAuthor({ posts }: State, id: number): void {
  if (posts.all().some(({ userId }) => userId === id)) throw new Problem(409, `User ${id} has posts.`)
}
