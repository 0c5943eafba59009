import { expect, it } from 'vitest'
import { HOSTED_DATA, hostedResponse } from './hostedData'
import { USERS } from './seed'
import { createDemoApi } from './service'

it('has a file for each user, and one for all', () => {
  expect(HOSTED_DATA.size).toBe(USERS.length + 1)
  expect(JSON.parse(HOSTED_DATA.get('demo/users/7.json')!)).toEqual(USERS[6])
})

it('responds as a static host does', async () => {
  const hosted = hostedResponse('/demo/users/7.json')!
  expect([hosted.status, hosted.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await hosted.json()).toEqual(USERS[6])
  const missing = hostedResponse('/demo/users/99.json')!
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(hostedResponse('/v1/users/7')).toBeUndefined()
})

it('is what the demo API responds with for these paths', async () => {
  const { status, headers } = await createDemoApi().fetch(
    new Request('https://site.example/demo/users/7.json'),
  )
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
})
