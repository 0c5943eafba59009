import { describe, expect, it } from 'vitest'
import * as auth from '../../src/auth/index.js'
import * as fetchEntry from '../../src/fetch/index.js'
import * as mock from '../../src/mock/index.js'
import * as openapi from '../../src/openapi/index.js'
import * as progress from '../../src/progress/index.js'
import * as sse from '../../src/sse/index.js'

describe('the public surface of the entries', () => {
  it.each([
    ['auth', auth, ['basic', 'bearer', 'csrf']],
    ['fetch', fetchEntry, ['dedupe', 'limit']],
    ['mock', mock, ['createMock', 'createRecorder', 'createReplay', 'fault', 'reply', 'sequence']],
    ['openapi', openapi, ['createApi']],
    ['progress', progress, ['progressFetch']],
    ['sse', sse, ['readEvents', 'readLines', 'readNdjson', 'subscribe']],
  ])('troth/%s exports the documented names and no others', (_, entry, names) => {
    expect(Object.keys(entry).sort()).toEqual(names)
  })

  it('a mock has its members, which do not depend on this', async () => {
    const created = mock.createMock()
    expect(Object.keys(created).sort()).toEqual(['fetch', 'on', 'requests', 'reset', 'unused', 'verify'])
    const { fetch, on, reset, verify } = created
    on('GET /x', 'x')
    expect(await (await fetch('https://a.example/x')).text()).toBe('x')
    verify()
    reset()
    expect(created.requests).toEqual([])
  })
})
