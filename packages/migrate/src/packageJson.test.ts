import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHORT_NAMES, WHOLE_NAMES } from './docusaurus/pluginRules.js'
import { createFindings } from './findings.js'
import { changePackageJson, VERSIONS } from './packageJson.js'

const packagesDir = new URL('../../', import.meta.url)

describe('changePackageJson', () => {
  const change = {
    packages: new Set(['vellum', 'vellum-math']),
    unneeded: new Set(['remark-math']),
    used: new Set(['@docusaurus/utils']),
    imported: new Set<string>(),
  }

  it('changes scripts and packages, and keeps the rest [MG-5]', () => {
    const findings = createFindings()
    const before = {
      name: 'x',
      scripts: {
        docusaurus: 'docusaurus',
        start: 'docusaurus start --port 1',
        build: 'npm run gen && docusaurus build --no-minify',
        v: 'docusaurus docs:version:api',
        other: 'docusaurus unknown-command',
        lint: 'eslint .',
      },
      dependencies: {
        '@docusaurus/core': '3',
        '@docusaurus/utils': '3',
        'remark-math': '6',
        react: '^18.2.0',
        zod: '1',
      },
    }
    const after = JSON.parse(changePackageJson(`${JSON.stringify(before, null, 4)}\n`, change, findings))
    expect(after.scripts).toEqual({
      vellum: 'vellum',
      start: 'vellum dev --port 1',
      build: 'npm run gen && vellum build',
      v: 'vellum version --docs-id api',
      other: 'docusaurus unknown-command',
      lint: 'eslint .',
    })
    expect(after.dependencies).toEqual({
      '@docusaurus/utils': '3',
      react: '^19.0.0',
      vellum: VERSIONS.vellum,
      'vellum-math': VERSIONS['vellum-math'],
      zod: '1',
    })
    expect(findings.list().find(({ code }) => code === 'unknown-script')?.positions).toEqual([
      'package.json:8',
    ])
  })

  it('adds packages that code imports, and that only Docusaurus had installed [MG-5]', () => {
    const imported = new Set(['clsx', 'lodash', 'unist-util-visit', 'left-pad'])
    const before = { dependencies: { '@docusaurus/core': '3' }, devDependencies: { lodash: '4' } }
    const { dependencies } = JSON.parse(
      changePackageJson(JSON.stringify(before), { ...change, used: new Set(), imported }, createFindings()),
    )
    expect(Object.keys(dependencies).sort()).toEqual(['clsx', 'unist-util-visit', 'vellum', 'vellum-math'])
  })

  it('says that the Markdown of Docusaurus 2 differs', () => {
    const codesOf = (core: string) => {
      const findings = createFindings()
      changePackageJson(JSON.stringify({ dependencies: { '@docusaurus/core': core } }), change, findings)
      return findings.list().map(({ code }) => code)
    }
    expect(codesOf('^2.4.0')).toContain('old-markdown')
    expect(codesOf('3.0.1')).not.toContain('old-markdown')
    expect(codesOf('latest')).not.toContain('old-markdown')
  })

  it('names scripts that call commands of Docusaurus 1 [MG-5]', () => {
    const findings = createFindings()
    const scripts = { 'publish-gh-pages': 'docusaurus-publish', v: 'docusaurus-version' }
    changePackageJson(JSON.stringify({ scripts }, null, 2), change, findings)
    expect(findings.list().flatMap(({ text, code }) => (code === 'unknown-script' ? [text] : []))).toEqual([
      'The script "publish-gh-pages" calls `docusaurus-publish`, a command of Docusaurus 1.',
      'The script "v" calls `docusaurus-version`, a command of Docusaurus 1.',
    ])
  })

  it('names scripts that call commands of plugins [MG-5]', () => {
    const findings = createFindings()
    const scripts = { api: 'docusaurus gen-api-docs all', types: 'docusaurus generate-typedoc' }
    changePackageJson(JSON.stringify({ scripts }, null, 2), change, findings)
    expect(findings.list().flatMap(({ fix, code }) => (code === 'unknown-script' ? [fix] : []))).toEqual([
      'Remove it: it is a command of docusaurus-plugin-openapi-docs. Pages that it wrote stay where they are.',
      'Call `typedoc` with `typedoc-plugin-markdown`.',
    ])
  })

  it('keeps packages for plugins that came with @docusaurus/core [MG-5]', () => {
    const before = '{ "devDependencies": { "@docusaurus/core": "~3.7.0" } }'
    const used = new Set(['@docusaurus/utils', '@docusaurus/logger', '@docusaurus/theme-common'])
    expect(JSON.parse(changePackageJson(before, { ...change, used }, createFindings())).dependencies).toEqual(
      {
        '@docusaurus/logger': '~3.7.0',
        '@docusaurus/utils': '~3.7.0',
        vellum: VERSIONS.vellum,
        'vellum-math': VERSIONS['vellum-math'],
      },
    )
  })

  it('has a version of each package that a plugin becomes [MG-5]', () => {
    const rules = Object.values({ ...SHORT_NAMES, ...WHOLE_NAMES })
    const packages = rules.flatMap((rule) => ('package' in rule && rule.package ? [rule.package] : []))
    expect(packages.length).toBeGreaterThan(5)
    expect(packages.filter((name) => VERSIONS[name] === undefined)).toEqual([])
  })

  it('changes nothing the second time [MG-4]', () => {
    const once = changePackageJson(
      '{\n  "scripts": { "start": "docusaurus start" }\n}\n',
      change,
      createFindings(),
    )
    expect(changePackageJson(once, change, createFindings())).toBe(once)
  })

  it('has the versions of the packages in this repository [MG-5]', () => {
    const manifests = readdirSync(packagesDir)
      .map((name) => new URL(`${name}/package.json`, packagesDir))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string })
    const ours = Object.entries(VERSIONS).filter(([name]) => name.startsWith('vellum'))
    for (const [name, range] of ours) {
      const [major, minor] = manifests.find((manifest) => manifest.name === name)!.version.split('.')
      expect([name, range]).toEqual([name, `^${major}.${minor}.0`])
    }
  })
})
