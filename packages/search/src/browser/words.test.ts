import { describe, expect, it } from 'vitest'
import { runsOf, stemOf, wordsOf } from './words.js'

describe('wordsOf', () => {
  it.each([
    ['getAsync', ['get', 'async', 'getasync']],
    ['client.getAsync()', ['client', 'get', 'async', 'getasync', 'clientgetasync']],
    ['set-headers', ['set', 'headers', 'setheaders']],
    ['MAX_AGE', ['max', 'age', 'maxage']],
    ['HTTPError', ['http', 'error', 'httperror']],
    ['retry.maxRetryAfter', ['retry', 'max', 'retry', 'after', 'maxretryafter', 'retrymaxretryafter']],
    ['Vue 3, v1.2', ['vue', '3', 'v1', '2', 'v12']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['ＦＵＬＬ width', ['full', 'width']],
    ['検索結果とAPI', ['検索', '索結', '結果', '果と', 'api']],
    ['검색', ['검색']],
    ['العَرَبِيَّة', ['العربية']],
    ['<b>&amp;</b> 🙂 \u202e\0', ['b', 'amp', 'b']],
    ['x'.repeat(41), []],
    ['', []],
  ])('SR-4: splits %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('runsOf', () => {
  it('reports where the words of a text are', () => {
    expect(runsOf('Call `getAsync`.')).toEqual([
      { index: 0, text: 'Call', words: [['call']] },
      { index: 6, text: 'getAsync', words: [['get', 'async']] },
    ])
  })
})

describe('stemOf', () => {
  it.each([
    ['retry', 'retries', 'retried', 'retrying'],
    ['cancel', 'cancels', 'cancelled', 'cancelling', 'cancellation'],
    ['install', 'installs', 'installed', 'installing', 'installation'],
    ['authorize', 'authorization', 'authorise', 'authorisation'],
    ['paginate', 'pagination'],
    ['cache', 'caches', 'cached', 'caching'],
    ['class', 'classes'],
    ['detect', 'detects', 'detected', 'detecting', 'detection'],
    ['connect', 'connection', 'connections'],
  ])('SR-7: %s has other forms', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1)
  })

  it.each([
    ['status', 'state'],
    ['header', 'head'],
    ['parse', 'parser'],
    ['act', 'action'],
    ['optic', 'option'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b))
  })
})
