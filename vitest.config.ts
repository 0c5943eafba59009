// Five projects: `troth` and `unit` need nothing but the sources, those of Troth and all others; `built` loads the
// packages as `npm run build -w <name>` has made them, and a real browser; `docs` verifies the pages of the site
// with the built Troth: samples, reference, checks; `exhaustive` has what takes too long for every change
// (`npm run test:exhaustive`). `npm test` also leaves out the tests of `built` with the tag `exhaustive`.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const BUILT = '{packages/*/test,manual}/**/*.built.test.ts'
const EXHAUSTIVE = '{packages/*/test,site,manual,scripts}/**/*.exhaustive.test.{ts,mjs}'
const DOCS = 'site/**/*.docs.test.ts'
const TROTH = 'packages/troth/{src,test}/**/*.test.ts'

/** Packages as Node.js loads them for users: the builds that Vitest would choose are for development, and assert much. */
const PACKAGES: Plugin = {
  name: 'packages-of-production',
  configResolved({ ssr }) {
    const { conditions = [] } = ssr?.resolve ?? {}
    conditions.splice(0, conditions.length, ...conditions.filter((name) => !name.startsWith('development')))
  },
}

/** Sources in place of builds: tests of the packages that import them need none. */
const SOURCES = {
  'vellum/html': fileURLToPath(new URL('packages/vellum/src/node/base/htmlTree.ts', import.meta.url)),
  'vellum/markdown': fileURLToPath(
    new URL('packages/vellum/src/node/markdown/parseFile.ts', import.meta.url),
  ),
  'vellum-host': fileURLToPath(new URL('packages/static-host/src/index.ts', import.meta.url)),
}

/**
 * A condition that never holds ends its test after a minute, which a busy machine may need. `vi.waitFor` and
 * `vi.waitUntil` have a second and no such setting: tests use `expect.poll`.
 */
const EXPECT = { poll: { timeout: 60_000 } }

const UNIT = {
  expect: EXPECT,
  // Loading TypeScript, Shiki and React again for each file takes most of the time. A
  // test that changes something global puts it back: the files pass in any order.
  isolate: false,
  setupFiles: [fileURLToPath(new URL('scripts/restoredGlobals.mjs', import.meta.url))],
  // Of a test that hangs. A machine three times as slow, on which another step runs at the same time, needs 30 s for the slowest.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // Vitest keeps one core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    tags: [
      {
        name: 'exhaustive',
        description: 'Repeats a proof for further cases, or proves an edge case that takes seconds.',
      },
    ],
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
        plugins: [PACKAGES],
        test: {
          ...UNIT,
          // By itself, because the coverage of its sources is measured: that would take all other tests half as long again.
          name: 'troth',
          include: [TROTH],
          exclude: [BUILT, EXHAUSTIVE],
          typecheck: {
            enabled: true,
            include: ['packages/*/test/**/*.test-d.ts'],
            tsconfig: './packages/troth/tsconfig.test.json',
            checker: './node_modules/typescript-native/bin/tsc',
          },
        },
      },
      {
        plugins: [PACKAGES],
        resolve: { alias: SOURCES },
        test: {
          ...UNIT,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/{build,dev,page,search}/*.test.mjs',
            'site/**/*.test.ts',
            'manual/**/*.test.ts',
          ],
          exclude: [TROTH, BUILT, DOCS, EXHAUSTIVE, '{site,manual}/dist/**'],
        },
      },
      {
        plugins: [PACKAGES],
        test: {
          name: 'built',
          expect: EXPECT,
          // The built packages are loaded by Node as users load them, once for all files.
          isolate: false,
          server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
          include: [BUILT],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [PACKAGES],
        test: {
          name: 'docs',
          expect: EXPECT,
          // TypeScript and the declarations that it has read are shared by the files.
          isolate: false,
          include: [DOCS],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxConcurrency: 3,
        },
      },
      {
        plugins: [PACKAGES],
        test: {
          // In a process for each file: some install packages, and a build in the same process sets NODE_ENV, which
          // decides what npm installs.
          name: 'exhaustive',
          expect: EXPECT,
          server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
          include: [EXHAUSTIVE],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
