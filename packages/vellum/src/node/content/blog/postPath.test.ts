import { describe, expect, it } from 'vitest'
import { postPath } from './postPath.js'

describe('postPath', () => {
  it.each([
    ['2025-01-02-hello.md', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['2025-01-02-hello.mdx', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['2025-01-02-hello/index.md', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['2025-01-02/hello.md', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['2025/01/02/hello.md', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['2025/01-02-hello.md', ['2025', '01', '02'], 'hello', '/2025/01/02/hello'],
    ['notes/2025-1-2-hello.md', ['2025', '1', '2'], 'hello', '/2025/1/2/notes/hello'],
    ['2025-01-02.md', ['2025', '01', '02'], '', '/2025/01/02/'],
    ['2025-01-02 hello you.md', ['2025', '01', '02'], ' hello you', '/2025/01/02/ hello you'],
    ['2025-01-02_hello.md', ['2025', '01', '02'], '_hello', '/2025/01/02/_hello'],
    ['hello-2025-01-02.md', ['2025', '01', '02'], 'hello-', '/2025/01/02/hello-'],
    ['2025-01-02/index.md', ['2025', '01', '02'], 'index', '/2025/01/02/index'],
    [
      '2025-01-02-series/2025-03-04-part.md',
      ['2025', '03', '04'],
      'part',
      '/2025/03/04/2025-01-02-series/part',
    ],
    ['hello.md', undefined, 'hello', '/hello'],
    ['notes/hello/index.md', undefined, 'notes/hello', '/notes/hello'],
    ['2025-01-023.md', undefined, '2025-01-023', '/2025-01-023'],
    ['v12025-01-02.md', undefined, 'v12025-01-02', '/v12025-01-02'],
  ])('BL-2, BL-3: reads %s', (path, date, name, slug) => {
    expect(postPath(path)).toEqual({ date, name, slug })
  })
})
