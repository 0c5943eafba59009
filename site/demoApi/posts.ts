// Posts: written by users, found by author and tag, published in the background.

import { json, noContent } from './createResponse'
import { type FieldRules, isText, readFields, readSomeFields } from './fields'
import { createOnce } from './idempotency'
import { readList } from './query'
import { readObject } from './requestBody'
import type { Exchange, Route } from './route'
import { PREFIX } from './router'
import { NOW, type Post } from './seed'
import type { State } from './state'

export const postRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/posts',
    description: 'All posts. Query: userId, tag (also a list: any of them).',
    handler: listPosts,
  },
  {
    method: 'POST',
    path: '/posts',
    description: 'Creates a post from { userId, title, tags? }. Takes an Idempotency-Key.',
    handler: createPost,
  },
  {
    method: 'GET',
    path: '/posts/:id',
    description: 'One post, with an ETag. Takes If-None-Match.',
    handler: ({ request, params, state }) => {
      const { id } = state.posts.get(params.id as string)
      return state.posts.respondUnlessKnown(id, request)
    },
  },
  {
    method: 'PATCH',
    path: '/posts/:id',
    description: 'Changes any of userId, title and tags. Takes If-Match.',
    handler: changePost,
  },
  {
    method: 'DELETE',
    path: '/posts/:id',
    description: 'Deletes a post. Takes If-Match.',
    handler: ({ request, params, state }) => {
      const { id } = state.posts.get(params.id as string)
      state.posts.refuseStale(id, request)
      state.posts.delete(id)
      return noContent()
    },
  },
  {
    method: 'POST',
    path: '/posts/:id/publish',
    description: 'Starts to publish a post: 202.',
    handler: ({ params, state }) => {
      state.posts.get(params.id as string)
      return json({ status: 'queued' }, { status: 202 })
    },
  },
]

function listPosts({ query, state }: Exchange): Response {
  const userIds = readList(query, 'userId')
  const tags = readList(query, 'tag')
  const foundPosts = state.posts
    .all()
    .filter(
      (post) =>
        (userIds.length === 0 || userIds.includes(String(post.userId))) &&
        (tags.length === 0 || tags.some((tag) => post.tags.includes(tag))),
    )
  return json(foundPosts, { headers: { 'X-Total-Count': String(foundPosts.length) } })
}

function createPost(exchange: Exchange): Promise<Response> {
  const { request, state } = exchange
  return createOnce(exchange, async () => {
    const fields = readFields({ tags: [], ...(await readObject(request)) }, rules(state))
    const post = state.posts.add((id) => ({ id, ...fields, publishedAt: NOW }))
    const headers = { Location: `${PREFIX}/posts/${post.id}`, ETag: state.posts.etag(post.id) }
    return { value: post, status: 201, headers }
  })
}

async function changePost({ request, params, state }: Exchange): Promise<Response> {
  const post = state.posts.get(params.id as string)
  state.posts.refuseStale(post.id, request)
  const fields = readSomeFields(await readObject(request), rules(state))
  state.posts.replace({ ...post, ...fields })
  return state.posts.respond(post.id)
}

function rules({ users }: State): FieldRules<Pick<Post, 'userId' | 'title' | 'tags'>> {
  return {
    userId: [(value) => typeof value === 'number' && users.has(value), 'must be the id of a user'],
    title: [isText, 'is required'],
    tags: [(value) => Array.isArray(value) && value.every(isText), 'must be a list of words'],
  }
}
