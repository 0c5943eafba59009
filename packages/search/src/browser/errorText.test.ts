import { describe, expect, it } from 'vitest'
import { errorCodes, isErrorText, messageWords, namedWords } from './errorText.js'

describe('errorCodes', () => {
  it('SR-10: finds codes of programs, of Node and of compilers', () => {
    const text =
      "Error [ERR_MODULE_NOT_FOUND]: connect ECONNREFUSED, code: 'TIMEOUT_ATTEMPT', TS2307, GET /users HTTP"
    expect(errorCodes(text)).toEqual(['ERR_MODULE_NOT_FOUND', 'ECONNREFUSED', 'TIMEOUT_ATTEMPT', 'TS2307'])
  })
})

describe('messageWords', () => {
  it.each([
    ['GET https://api.example.com/v1/slow?a=1 failed', 'get failed'],
    ['no headers within 8000 ms', 'no headers within'],
    ['query key "sort" cannot be written in a URL', 'query key cannot be written in a url'],
    ["Cannot find module './app.js'", 'cannot find module'],
    ["it can't be read, isn't it", 'it can t be read isn t it'],
    ['at main (file:///a/b.js:1:2)\n  at x (/c.js:3:4)\nOops', 'oops'],
  ])('SR-10: %j', (text, words) => {
    expect(messageWords(text)).toBe(words)
  })
})

describe('namedWords', () => {
  it.each([
    [
      'ConfigError: GET https://api.example.com/v1 failed: option "params" is unknown',
      'configerror get failed option params is unknown',
    ],
    [
      "and 'params' does not exist in type 'RequestOptions'.",
      'and params does not exist in type requestoptions',
    ],
    ['{"message":"option \\"params\\" is unknown"}', 'message option params is unknown'],
  ])('SR-10: %j', (text, words) => {
    expect(namedWords(text)).toBe(words)
  })
})

describe('isErrorText', () => {
  it.each([
    ['Failed to fetch', true],
    ['TypeError: x is not a function', true],
    ['see https://example.com', true],
    ['src/api.ts:12:9', true],
    ['set header token', false],
    ['how do I cancel a request', false],
    ['errors', false],
  ])('%j: %s', (text, expected) => {
    expect(isErrorText(text)).toBe(expected)
  })
})
