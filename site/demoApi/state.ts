// All that one instance of the service remembers. Endpoints get it passed, so
// two instances share nothing.

import { Records } from './records'
import { POSTS, type Post, USERS, type User } from './seed'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

export interface Order {
  readonly id: number
  readonly item: string
}

/** A response that is repeated for the same `Idempotency-Key`. */
export interface Reply {
  readonly value: unknown
  readonly status: number
  readonly headers: { readonly [name: string]: string }
}

export interface State {
  readonly users: Records<User>
  readonly posts: Records<Post>
  readonly uploads: Records<Upload>
  readonly orders: Records<Order>
  /** Path and idempotency key → the first response. */
  readonly replies: Map<string, Promise<Reply>>
  /** How many requests there were by method, path and `key`. */
  readonly attempts: Map<string, number>
  /** `key` of /limited → requests until the end of the second that follows a refusal. */
  readonly windows: Map<string, { count: number; refusedAt?: number }>
}

/** A service without requests yet. */
export function createState(): State {
  return {
    users: new Records('user', USERS),
    posts: new Records('post', POSTS),
    uploads: new Records<Upload>('upload'),
    orders: new Records<Order>('order'),
    replies: new Map(),
    attempts: new Map(),
    windows: new Map(),
  }
}
