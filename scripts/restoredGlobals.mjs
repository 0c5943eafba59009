// @ts-check
// The files of a project share a process. One that leaves a global function changed would break those that follow it in
// that process, which are others on each machine: it fails here instead, by its own name.

import { afterAll, expect } from 'vitest'

const NAMES = /** @type {const} */ ([
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'Date',
  'fetch',
  'window',
  'document',
])

const state = () => Object.fromEntries(NAMES.map((name) => [name, Reflect.get(globalThis, name)]))
const before = { ...state(), random: Math.random, now: performance.now }

afterAll(() => {
  const after = { ...state(), random: Math.random, now: performance.now }
  const changed = Object.entries(after).filter(([name, value]) => value !== Reflect.get(before, name))
  expect(
    changed.map(([name]) => name),
    'globals that this file has changed, and not put back',
  ).toEqual([])
})
