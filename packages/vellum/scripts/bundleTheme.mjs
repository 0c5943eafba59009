// @ts-check
// Bundles the theme for Node, which renders pages with it, into dist/theme/server: each of a hundred small modules takes
// as long to load as one of many lines. The client, which has the contexts, stays outside: it is loaded once, also
// by the code of sites. In: dist/theme as `tsc` leaves it, which browsers and replaced parts of the theme are built from.

import { rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const theme = fileURLToPath(new URL('../dist/theme/', import.meta.url))

rmSync(join(theme, 'server'), { recursive: true, force: true })
const bundle = await rolldown({
  cwd: theme,
  // What Node loads by its path: src/node/render/themeRenderer.ts, src/node/vite/hostModules.ts.
  input: {
    theme: join(theme, 'theme.js'),
    index: join(theme, 'index.js'),
    MDXComponents: join(theme, 'mdx/MDXComponents.js'),
  },
  platform: 'node',
  // Packages, and what the plugin leaves outside.
  external: /^[^./]/,
  plugins: [
    {
      name: 'loaded-by-path',
      resolveId(name, importer, { kind }) {
        if (importer === undefined) return undefined
        const file = resolve(dirname(importer), name)
        // What pages load later is never reached in Node.
        const isOutside = kind === 'dynamic-import' || !file.startsWith(theme)
        return { id: file, external: isOutside && 'relative' }
      },
    },
  ],
  checks: { bundlerTimings: false },
  onwarn: (warning) => {
    throw new Error(warning.message)
  },
})
await bundle.write({
  // Paths of what is outside are written from here on.
  dir: theme,
  format: 'esm',
  entryFileNames: 'server/[name].js',
  chunkFileNames: 'server/[name].chunk.js',
})
await bundle.close()
