// @ts-check
// The commands of the packages on a Node.js that is too old: they say so before they load anything that such a Node.js lacks.
// packages/create-vellum/test/installed.exhaustive.test.ts does the same with real ones.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { root } from './script.mjs'

const COMMANDS = ['packages/vellum/bin/vellum.js', 'packages/create-vellum/bin/create-vellum.js']

/**
 * What a command prints when Node.js has this version, and whether it loads anything. As a script: to Node.js before 12.17
 * every .js file is one.
 * @param {string} file
 * @param {string} version
 */
function start(file, version) {
  let printed = ''
  let isLoaded = false
  const process = {
    versions: { node: version },
    argv: [],
    exitCode: 0,
    stderr: { write: (/** @type {string} */ text) => (printed += text) },
  }
  const code = readFileSync(join(root, file), 'utf8')
  runInContext(
    code.replace(/\bimport\(/g, 'load('),
    createContext({
      process,
      load: () => {
        isLoaded = true
        return new Promise(() => {})
      },
    }),
  )
  return { printed, isLoaded, exitCode: process.exitCode }
}

describe.each(COMMANDS)('%s', (file) => {
  it.each(['10.18.1', '18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.0.0', '22.1.0'])(
    'PK-2: names Node.js %s, which is too old',
    (version) => {
      expect(start(file, version)).toEqual({
        printed: `\nVellum needs Node.js 20.19 or newer (of Node.js 22, 22.2 or newer), and this is Node.js ${version}.\nInstall a newer one from https://nodejs.org, then run the command again.\n`,
        isLoaded: false,
        exitCode: 1,
      })
    },
  )

  it.each(['20.19.0', '20.20.2', '22.2.0', '22.23.3', '23.0.0', '24.0.0', '100.1.0'])(
    'starts on Node.js %s',
    (version) => {
      expect(start(file, version)).toEqual({ printed: '', isLoaded: true, exitCode: 0 })
    },
  )
})
