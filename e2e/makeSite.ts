// A small site of a test's own: written to a temporary folder, built as a whole, and
// served with the headers that it asks for, the strict policy among them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from 'vellum'
import { buildSite } from './buildSite.js'

export interface SiteInput {
  /** Fields of the configuration; title, URL and base have defaults. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Calls of our packages, as code: `zoom()`, from packages/zoom */
  readonly plugins?: readonly string[]
  /** Path → text or bytes, below the site's folder: `docs/a.md`, `src/pages/index.tsx`, `static/x.txt` */
  readonly files: Readonly<Record<string, string | Uint8Array>>
}

/** A site that is served. */
export interface MadeSite {
  /** Without a slash at its end: `http://127.0.0.1:31234` */
  readonly url: string
  /** The folder of the built site. */
  readonly dir: string
  /** Builds it again with other files or another configuration; the URL stays. */
  readonly rebuild: (input: Partial<SiteInput>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Builds and serves a site. */
export async function makeSite(input: SiteInput): Promise<MadeSite> {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  const dir = join(siteDir, 'dist')
  const make = async ({ config = {}, plugins = [], files }: SiteInput) => {
    const all = { 'vellum.config.mjs': configCode({ ...DEFAULTS, ...config }, plugins), ...files }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true })
      writeFileSync(join(siteDir, path), text)
    }
    await buildSite(siteDir)
  }
  await make(input)
  const baseUrl = String(input.config?.baseUrl ?? DEFAULTS.baseUrl)
  const server = await serve({ dir, baseUrl, port: 0 })
  return {
    url: server.url.replace(/\/$/, ''),
    dir,
    rebuild: (next) =>
      make({
        config: next.config ?? input.config ?? {},
        plugins: next.plugins ?? input.plugins ?? [],
        files: { ...input.files, ...next.files },
      }),
    close: async () => {
      await server.close()
      rmSync(siteDir, { recursive: true, force: true })
    },
  }
}

const DEFAULTS = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  favicon: 'data:,',
  onBrokenLinks: 'ignore',
}

function configCode(config: Readonly<Record<string, unknown>>, plugins: readonly string[]): string {
  const fields = JSON.stringify(config, null, 2)
  if (plugins.length === 0) return `export default ${fields}\n`
  const imports = plugins.map((call) => {
    const [name = ''] = call.split('(')
    const url = new URL(`../packages/${name}/dist/index.js`, import.meta.url).href
    return `import { ${name} } from ${JSON.stringify(url)}\n`
  })
  return `${imports.join('')}export default { ...${fields}, plugins: [${plugins.join(', ')}] }\n`
}
