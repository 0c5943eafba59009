// Sites that came from Docusaurus: what worked there works here. Each site is named by what Docusaurus does with it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite, testSites } from './builtSite.js'

const { makeSite } = testSites()

const read = (outDir: string, path: string) => readFileSync(join(outDir, path), 'utf8')

/** A plugin of the package that runs those of Docusaurus. */
const MOVED = "plugins: [{ name: 'docusaurus: local' }]"

describe('a site without a policy in Docusaurus', () => {
  const CODE = {
    'docs/index.md': '# A\n',
    'src/run.js': `
import { calculate } from 'calculator'
export const remote = () => import('https://esm.sh/left-pad')
export const wasm = (bytes) => WebAssembly.instantiate(bytes)
globalThis.tools = { calculate, remote, wasm }
const script = document.createElement('script')
script.src = 'https://cdn.example.com/widget.js'
document.head.append(script)
// eval('a comment')
`,
    'node_modules/calculator/package.json': '{ "name": "calculator", "main": "index.js" }',
    'node_modules/calculator/index.js':
      "const root = Function('return this')()\nexports.calculate = (code) => new Function('x', code)(root)\n",
  }

  it('HO-21, HO-22: it has a policy that only reports, and the build names the code that it would block', async () => {
    const siteDir = makeSite(CODE, `clientModules: ['./src/run.js'], ${MOVED}`)
    const { outDir, error, infos, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const headers = read(outDir, '_headers')
    expect(headers).toContain("  Content-Security-Policy-Report-Only: default-src 'none'")
    expect(headers).not.toContain('  Content-Security-Policy:')
    expect(infos.filter((line) => line.includes('Docusaurus'))).toEqual([
      'The site came from Docusaurus (the plugin "docusaurus: local"): its content security policy only reports, and blocks nothing. Set `contentSecurityPolicy`, such as to `{}`, to enforce it.',
    ])
    expect(warnings).toEqual([
      [
        'The content security policy would block code of the site: `eval` or `new Function`, WebAssembly, a script of another origin, `import()` of another origin.',
        '  at node_modules/calculator/index.js',
        '  at src/run.js',
        '  If pages need it, set `contentSecurityPolicy: { \'script-src\': ["\'unsafe-eval\'", "\'wasm-unsafe-eval\'", "https://cdn.example.com", "https://esm.sh"] }`.',
      ].join('\n'),
    ])
    // From the cache of the bundle.
    const again = await buildSite(siteDir, { write: false })
    expect(again.warnings).toEqual(warnings)
    expect(again.infos.filter((line) => line.includes('came from Docusaurus'))).toHaveLength(1)
  })

  it('HO-21: setting `contentSecurityPolicy` enforces it', async () => {
    const allowed = `{ 'script-src': ["'unsafe-eval'", 'https://*.example.com', 'https://esm.sh'] }`
    const siteDir = makeSite(
      CODE,
      `clientModules: ['./src/run.js'], ${MOVED}, contentSecurityPolicy: ${allowed}`,
    )
    const { outDir, warnings, infos } = await buildSite(siteDir)
    expect(warnings).toEqual([])
    expect(infos.filter((line) => line.includes('Docusaurus'))).toEqual([])
    expect(read(outDir, '_headers')).toContain("  Content-Security-Policy: default-src 'none'")
  })

  it('HO-21: it has no policy in its documents where the host sends none', async () => {
    const siteDir = makeSite({ 'docs/index.md': '# A\n' }, MOVED)
    const { outDir } = await buildSite(siteDir, { target: 'github-pages' })
    expect(read(outDir, 'docs/index.html')).not.toContain('Content-Security-Policy')
  })

  it('HO-22: a site that did not come from Docusaurus hears of it, too', async () => {
    const { warnings } = await buildSite(
      makeSite(
        { 'docs/index.md': '# A\n', 'src/run.js': 'globalThis.run = (code) => (0, eval)(code)\n' },
        "clientModules: ['./src/run.js']",
      ),
    )
    expect(warnings).toEqual([
      [
        'The content security policy blocks code of the site: `eval` or `new Function`.',
        '  at src/run.js',
        "  If pages need it, set `contentSecurityPolicy: { 'script-src': [\"'unsafe-eval'\"] }`.",
      ].join('\n'),
    ])
  })
})
