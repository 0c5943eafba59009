import { describe, expect, it } from 'vitest'
import type { PluginInstance } from './docusaurusTypes.js'
import { createUnsupported } from './unsupported.js'
import { webpackAliases } from './webpackOptions.js'

interface Config {
  resolve: { alias: Record<string, string> }
  module: { rules: unknown[] }
  plugins: unknown[]
  optimization: object
}

function run(configureWebpack: (config: Config) => object | undefined) {
  const unsupported = createUnsupported()
  const instance = { name: 'test', configureWebpack } as unknown as PluginInstance
  const aliases = webpackAliases(instance, { content: undefined, unsupported })
  return { aliases, report: unsupported.list().map((line) => line.split(':')[0]) }
}

describe('webpackAliases', () => {
  it('takes the aliases that are returned, and those that are written into the configuration', () => {
    const { aliases, report } = run((config) => {
      config.resolve.alias.written = '/written'
      return { resolve: { ...config.resolve, alias: { ...config.resolve.alias, returned: '/returned' } } }
    })
    expect(aliases).toEqual([
      { find: 'written', replacement: '/written' },
      { find: 'returned', replacement: '/returned' },
    ])
    expect(report).toEqual([])
  })

  it('matches a name that ends with $ alone', () => {
    expect(run(() => ({ resolve: { alias: { 'a.b/c$': '/c.js' } } })).aliases).toEqual([
      { find: /^a\.b\/c$/, replacement: '/c.js' },
    ])
  })

  it('names every other option, and no empty one', () => {
    const { aliases, report } = run((config) => {
      config.plugins.push(new (class DefinePlugin {})())
      const resolve = { alias: { fs: false }, fallback: { fs: false }, modules: [] }
      return { module: { rules: [] }, optimization: { ...config.optimization, minimize: false }, resolve }
    })
    expect(aliases).toEqual([])
    expect(report).toEqual([
      '`plugins` of `configureWebpack`',
      '`optimization` of `configureWebpack`',
      '`resolve.fallback` of `configureWebpack`',
      'the alias fs of `configureWebpack`',
    ])
  })

  it('reports a hook that needs the rules of webpack', () => {
    expect(run((config) => ({ use: (config.module.rules[0] as { use: object }).use })).report).toEqual([
      "`configureWebpack`, which stopped at the configuration that it got (Cannot read properties of undefined (reading 'use'))",
    ])
  })
})
