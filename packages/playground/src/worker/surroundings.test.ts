import { describe, expect, it } from 'vitest'
import { randomUuid, replace, restrict } from './surroundings.js'

function workerScope() {
  class Scope {
    fetch() {}
    postMessage() {}
    indexedDB = {}
    Worker = class {}
    setTimeout = setTimeout
    location = { href: 'blob:null/worker', origin: 'null' }
  }
  return new Scope() as unknown as Record<string, unknown> & { location: Location }
}

describe('restrict', () => {
  it('removes functions that reach outside, and keeps the rest', () => {
    const scope = workerScope()
    restrict(scope, { location: 'There is no page.' })
    expect('indexedDB' in scope).toBe(false)
    expect('Worker' in scope).toBe(false)
    expect(scope.setTimeout).toBe(setTimeout)
  })

  it('throws a message for removed functions, including those of the prototype', () => {
    const scope = workerScope()
    restrict(scope, { location: 'There is no page.' })
    expect(scope.postMessage).toThrow(
      'postMessage is not available in the playground. Print with console.log.',
    )
    expect('postMessage' in Object.getPrototypeOf(scope)).toBe(false)
  })

  it('prevents navigation', () => {
    const scope = workerScope()
    restrict(scope, { location: 'There is no page.' })
    const message = 'location cannot be changed: the playground has no page.'
    expect(scope.location.href).toBe('blob:null/worker')
    expect(`${scope.location}`).toBe('blob:null/worker')
    expect(() => Reflect.set(scope, 'location', 'https://example.org')).toThrow(message)
    expect(() => Reflect.set(scope.location, 'href', 'https://example.org')).toThrow(message)
    expect(() => scope.location.assign('https://example.org')).toThrow(message)
  })
})

describe('replace', () => {
  it('leaves no original on the prototype', () => {
    const scope = workerScope()
    const fetch = () => {}
    replace(scope, 'fetch', fetch)
    expect(scope.fetch).toBe(fetch)
    expect('fetch' in Object.getPrototypeOf(scope)).toBe(false)
  })
})

describe('randomUuid', () => {
  it('has the format of a random UUID', () => {
    expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })
})
