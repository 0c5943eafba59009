import { describe, expect, it } from 'vitest'
import { STUB_PACKAGES, stubFiles } from './stubPackages'

describe('stubFiles', () => {
  it('has the packages that some code imports, and no others', () => {
    const files = stubFiles(["import { cookies } from 'next/headers'", "import { z } from 'zod'"])
    expect(Object.keys(files)).toEqual([
      'node_modules/next/package.json',
      'node_modules/next/headers.d.ts',
      'node_modules/next/headers.js',
      'node_modules/next/cache.d.ts',
      'node_modules/next/cache.js',
    ])
    expect(JSON.parse(files['node_modules/next/package.json']!)).toEqual({
      name: 'next',
      version: STUB_PACKAGES.next.version,
      type: 'module',
      exports: {
        './headers': { types: './headers.d.ts', default: './headers.js' },
        './cache': { types: './cache.d.ts', default: './cache.js' },
      },
    })
  })

  it('resolves the name of a package itself', () => {
    const files = stubFiles(["import { http } from 'msw'"])
    expect(JSON.parse(files['node_modules/msw/package.json']!).exports).toEqual({
      '.': { types: './index.d.ts', default: './index.js' },
      './node': { types: './node.d.ts', default: './node.js' },
    })
  })

  it('is empty for code that imports none', () => {
    expect(stubFiles(["import { createClient } from 'troth'", "console.log('next/headers')"])).toEqual({})
  })
})
