// Three projects: `unit` needs nothing but the sources; `built` loads the packages as
// `npm run build -w <name>` has made them, and a real browser; `docs`
// verifies the pages of the site with the built Troth: samples, reference, checks.

import { defineConfig } from 'vitest/config'

const BUILT = 'packages/*/test/**/*.built.test.ts'
const DOCS = 'site/**/*.docs.test.ts'

export default defineConfig({
  test: {
    // Vitest keeps one core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/troth/src/**'],
      // xhr.ts runs in browsers alone: test/entries/entries.built.test.ts.
      exclude: ['**/*.test.ts', '**/*[tT]ypes.ts', '**/schema.ts', '**/index.ts', '**/xhr.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { branches: 98, lines: 98, functions: 98, statements: 98 },
    },
    projects: [
      {
        test: {
          name: 'unit',
          // Loading TypeScript, Shiki and React anew for each file takes most of the time. A
          // test that changes something global puts it back: the files pass in any order.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/{build,dev,page,search}/*.test.mjs',
            'site/**/*.test.ts',
          ],
          exclude: [BUILT, DOCS, 'site/dist/**'],
          // The site is built at the same time.
          testTimeout: 20_000,
          typecheck: {
            enabled: true,
            include: ['packages/*/test/**/*.test-d.ts'],
            tsconfig: './packages/troth/tsconfig.test.json',
            checker: './node_modules/typescript-native/bin/tsc',
          },
        },
      },
      {
        test: {
          name: 'built',
          // The built packages are loaded by Node as users load them, once for all files.
          isolate: false,
          server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
          include: [BUILT],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'docs',
          include: [DOCS],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxConcurrency: 3,
        },
      },
    ],
  },
})
