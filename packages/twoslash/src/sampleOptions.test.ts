import ts from 'typescript'
import { expect, it } from 'vitest'
import { readOptions, tsconfigOptions } from './sampleOptions.js'

it('writes options as a tsconfig.json has them, with paths from the folder of the site', () => {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: ['node'],
    paths: { '#/*': ['./src/*'] },
    strict: false,
  }
  const options = readOptions(ts, { siteRoot: '/site', compilerOptions })
  expect(tsconfigOptions(ts, { ...options, pathsBasePath: '/other', allowJs: undefined } as never)).toEqual({
    target: 'es2022',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['node'],
    paths: { '#/*': ['/site/src/*'] },
    strict: false,
    skipLibCheck: true,
    noUncheckedSideEffectImports: false,
  })
})
