// @ts-check
// Checks the whole repository: `npm test`, or `npm run check` (--fast) for what takes seconds.
// `npm run test:exhaustive` (--exhaustive) runs what takes too long for every change: every case instead of one of
// each kind. The last line is `N passed, M failed`; the exit code is 1 when M > 0.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { keepPassedSpecs, planSpecs } from './browserSpecs.mjs'
import { npm, orFail, run, tool } from './command.mjs'
import { describeEngines, ensureEngines, testEngines } from './engines.mjs'
import { ensureInstalled } from './install.mjs'
import { packFromClone } from './packFromClone.mjs'
import { openPassedBefore, usedBrowser } from './passedBefore.mjs'
import { PLUGINS } from './pluginPackages.mjs'
import { PACKAGES } from './publish.mjs'
import { describeSamples } from './sampleReport.mjs'
import { root, runScript } from './script.mjs'
import { runSteps } from './steps.mjs'
import { installSystemPackages } from './systemPackages.mjs'
import { countTests } from './testReport.mjs'
import { tsc } from './tsc.mjs'
import { ensureWebServers } from './webServers.mjs'

// What is not checked by another step: the sources of the packages are when they are
// built, Troth's tests with the tests of its types, by Vitest.
const TYPE_PROJECTS = [
  // Runs in every runtime, so it may use none of Node's types.
  'packages/troth/test/platforms/suite/tsconfig.json',
  'packages/vellum/src/tsconfig.test.json',
  'packages/search/src/tsconfig.test.json',
  'packages/playground/src/tsconfig.test.json',
  'packages/twoslash/src/tsconfig.test.json',
  'packages/docusaurus/src/tsconfig.test.json',
  'packages/social-cards/src/tsconfig.test.json',
  'packages/markdown-pages/src/tsconfig.test.json',
  'packages/external-links/src/tsconfig.test.json',
  'packages/prose/src/tsconfig.test.json',
  'packages/math/src/tsconfig.test.json',
  'packages/mermaid/src/tsconfig.test.json',
  'packages/zoom/src/tsconfig.test.json',
  'packages/images/src/tsconfig.test.json',
  'packages/mcp/src/tsconfig.test.json',
  'packages/elements/src/tsconfig.test.json',
  'packages/feedback/src/tsconfig.test.json',
  'packages/migrate/src/tsconfig.test.json',
  'packages/static-host/src/tsconfig.test.json',
  'packages/translator/src/tsconfig.test.json',
  'site/tsconfig.json',
  'manual/tsconfig.json',
  'scripts/tsconfig.json',
  'e2e/tsconfig.json',
]

/** What every test may depend on. */
const SHARED_INPUTS = [
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'scripts',
]
/** Of packages what is built from, without what only people read. */
const PACKAGE_INPUTS = ['packages', ':(exclude)packages/**/CHANGELOG.md']
const MANUAL_INPUTS = ['manual', ...PACKAGE_INPUTS, ...SHARED_INPUTS]
const TROTH_INPUTS = ['packages/troth', ...SHARED_INPUTS]
/** What pages are checked with: the pages themselves, and what shows and measures them. */
const PAGE_INPUTS = ['site', '*.md', 'e2e/routes.ts', 'examples', ...PACKAGE_INPUTS, ...SHARED_INPUTS]

/** Tests of pages that run programs, or compile them. */
const SAMPLE_DOCS = [
  'site/samples/types.docs.test.ts',
  'site/samples/node.docs.test.ts',
  'site/samples/browser.docs.test.ts',
  'site/src/home/retryTimeline.docs.test.ts',
]
const TRANSLATOR_DOCS = 'site/translator/corpus.docs.test.ts'
const INSTALLATION_DOCS = 'site/samples/walkthrough.docs.test.ts'

/**
 * Two processes load the modules of all tests twice, a third of their time. With two cores, which other steps use as well,
 * one ends sooner.
 */
const ONE_PROCESS = availableParallelism() > 2 ? [] : ['--maxWorkers=1']

/**
 * What all runs need before the tests themselves.
 * @returns {import('./steps.mjs').Step[]}
 */
const preparation = () => [
  { name: 'install', run: () => ensureInstalled(root) },
  { name: 'system packages', fullOnly: true, run: installSystemPackages },
  { name: 'browser', needs: ['install', 'system packages'], fullOnly: true, run: provideBrowser },
  { name: 'web servers', needs: ['browser'], fullOnly: true, run: provideWebServers },
  { name: 'engines', needs: ['web servers'], fullOnly: true, run: provideEngines },
  {
    name: 'build',
    needs: ['install'],
    inputs: [...PACKAGE_INPUTS, ...SHARED_INPUTS],
    outputs: readdirSync(join(root, 'packages')).map((name) => `packages/${name}/dist`),
    run: buildAll,
  },
  { name: 'site', needs: ['build'], fullOnly: true, run: () => build('troth-site') },
  {
    name: 'manual',
    needs: ['build'],
    inputs: MANUAL_INPUTS,
    outputs: ['manual/dist'],
    fullOnly: true,
    run: () => build('vellum-manual'),
  },
]

/**
 * @param {{ fast: boolean, temp: string }} options
 * @returns {import('./steps.mjs').Step[]}
 */
const steps = ({ fast, temp }) => [
  ...preparation(),
  { name: 'format and lint', needs: ['install'], run: lint },
  // Some tests and the examples import the built package.
  {
    name: 'types',
    needs: ['build'],
    inputs: ['*.ts', '*.tsx', '*.mjs', '*.json', '*.vue'],
    run: checkTypes,
  },
  {
    name: 'examples',
    needs: ['build'],
    inputs: ['examples', ...TROTH_INPUTS],
    fullOnly: true,
    run: runExamples,
  },
  // Takes longest, so it starts before those that fill the second slot.
  {
    name: 'built packages',
    needs: ['build', 'browser', 'web servers'],
    inBrowser: true,
    // Of the site they parse the pages, as some Markdown among other.
    inputs: [...PACKAGE_INPUTS, 'bench/bundledSize.mjs', 'bench/sizeLimits.mjs', ...SHARED_INPUTS],
    fullOnly: true,
    run: () =>
      vitest(['--project', 'built', 'packages/', '--tags-filter', '!exhaustive'], join(temp, 'built.json')),
  },
  {
    name: 'unit tests of Troth',
    needs: ['build'],
    inputs: TROTH_INPUTS,
    // The coverage is that of its sources, which the other tests do not load.
    run: () => vitest(['--project', 'troth', ...(fast ? [] : ['--coverage'])], join(temp, 'troth.json')),
  },
  {
    name: 'unit tests of the other packages',
    needs: ['build'],
    inputs: [...PACKAGE_INPUTS, 'docs', 'bench', '.github', ...SHARED_INPUTS, 'e2e'],
    run: () =>
      vitest(
        ['--project', 'unit', 'packages/', 'scripts/', 'bench/', ...ONE_PROCESS],
        join(temp, 'unit.json'),
      ),
  },
  {
    name: 'unit tests of the site',
    needs: ['build'],
    // What looks at pages is in "pages".
    inputs: ['site', ':(exclude)site/docs', 'README.md', 'examples', ...PACKAGE_INPUTS, ...SHARED_INPUTS],
    run: () => vitest(['--project', 'unit', 'site/', ...ONE_PROCESS], join(temp, 'site.json')),
  },
  {
    name: 'unit tests of the manual',
    needs: ['build'],
    inputs: MANUAL_INPUTS,
    run: () => vitest(['--project', 'unit', 'manual/', ...ONE_PROCESS], join(temp, 'manual.json')),
  },
  {
    name: 'manual of Vellum',
    needs: ['build', 'manual'],
    inputs: [...MANUAL_INPUTS, 'README.md'],
    fullOnly: true,
    // In one process: most of its time is one file, and a second one would load the engine again.
    run: () =>
      vitest(
        ['--project', 'built', 'manual/', '--tags-filter', '!exhaustive', '--maxWorkers=1'],
        join(temp, 'built-manual.json'),
      ),
  },
  {
    name: 'tests in all engines',
    needs: ['engines', 'site'],
    inBrowser: true,
    // Of the pages of the site they show the home page and the introduction.
    inputs: [
      'e2e',
      ...PACKAGE_INPUTS,
      'site',
      ':(exclude)site/docs',
      'site/docs/introduction.*',
      ...SHARED_INPUTS,
    ],
    fullOnly: true,
    run: () => engineTests(join(temp, 'engines.json'), 'some'),
  },
  {
    name: 'translations',
    needs: ['build'],
    inputs: ['site', ':(exclude)site/docs', ...PACKAGE_INPUTS, ...SHARED_INPUTS],
    fullOnly: true,
    run: () => vitest(['--project', 'docs', TRANSLATOR_DOCS], join(temp, 'translations.json')),
  },
  {
    name: 'installation pages',
    needs: ['build'],
    inputs: ['site/docs/installation', 'site/samples', ...TROTH_INPUTS],
    fullOnly: true,
    run: () => vitest(['--project', 'docs', INSTALLATION_DOCS], join(temp, 'installation.json')),
  },
  {
    name: 'pages',
    // The search is tested on the built site.
    needs: ['build', 'browser', 'site'],
    // The prose of the manual is checked as well.
    inputs: [...PAGE_INPUTS, 'manual/docs'],
    inBrowser: true,
    fullOnly: true,
    run: () => {
      const ownSteps = [...SAMPLE_DOCS, TRANSLATOR_DOCS, INSTALLATION_DOCS]
      const others = ownSteps.flatMap((file) => ['--exclude', file])
      return vitest(['--project', 'docs', ...others], join(temp, 'pages.json'))
    },
  },
  {
    name: 'samples',
    needs: ['build', 'browser', 'site'],
    inputs: PAGE_INPUTS,
    inBrowser: true,
    fullOnly: true,
    run: () => sampleTests({ report: join(temp, 'docs.json'), samples: join(temp, 'samples') }),
  },
  {
    name: 'browser tests',
    needs: ['browser', 'site', 'manual'],
    alone: true,
    fullOnly: true,
    run: () => changedBrowserTests(join(temp, 'browser.json'), join(temp, 'used')),
  },
]

/**
 * What `npm test` leaves out.
 * @param {{ temp: string }} options
 * @returns {import('./steps.mjs').Step[]}
 */
const exhaustiveSteps = ({ temp }) => [
  ...preparation(),
  {
    name: 'packages from a clone',
    needs: ['install'],
    run: () => checkPackages(join(temp, 'packed')),
  },
  {
    name: 'all cases of built packages and docs',
    needs: ['browser', 'web servers', 'site', 'packages from a clone'],
    alone: true,
    run: () => vitest(['--project', 'exhaustive'], join(temp, 'exhaustive.json')),
  },
  {
    name: 'other tests of built packages',
    needs: ['build', 'browser', 'web servers', 'manual'],
    alone: true,
    run: () =>
      vitest(['--project', 'built', '--tags-filter', 'exhaustive'], join(temp, 'exhaustive-built.json')),
  },
  {
    name: 'all cases in the browser',
    needs: ['browser', 'site', 'manual'],
    alone: true,
    run: () => browserTests(join(temp, 'exhaustive-browser.json'), { env: { EXHAUSTIVE: 'true' } }),
  },
  {
    name: 'other tests in all engines',
    needs: ['engines', 'site'],
    alone: true,
    run: () => engineTests(join(temp, 'exhaustive-engines.json'), 'others'),
  },
  {
    name: 'Troth in browsers',
    needs: ['engines', 'build'],
    alone: true,
    run: () => platformTests(join(temp, 'platforms.json')),
  },
]

/** @type {import('./engines.mjs').Engines | undefined} */
let engines
let isForced = false
let passedBefore = openPassedBefore({ root })

await runScript(import.meta.url, async (args) => {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const { values } = parseArgs({ args, options: { fast: flag, exhaustive: flag, force: flag } })
  isForced = values.force
  passedBefore = openPassedBefore({ root, isForced })
  const temp = mkdtempSync(join(tmpdir(), 'troth-test-'))
  // The sites of all tests have the same scripts: each form of them is compressed once.
  process.env.COMPRESSED_FORMS = join(temp, 'compressed')
  mkdirSync(process.env.COMPRESSED_FORMS)
  try {
    const all = values.exhaustive ? exhaustiveSteps({ temp }) : steps({ fast: values.fast, temp })
    const wanted = all.filter((step) => !(values.fast && step.fullOnly))
    const { passed, failed, before } = await runSteps(wanted, { passedBefore })
    if (before > 0) console.log(`${before} passed before with the same files: run them again with --force.`)
    console.log(`${passed} passed, ${failed} failed`)
    return failed > 0 ? 1 : 0
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
})

function lint() {
  return orFail(
    tool('@biomejs/biome', 'biome', ['ci', '--colors=off', '.']),
    'Run `npm run format` to fix what can be fixed.',
  )
}

async function buildAll() {
  await Promise.all([
    build('troth'),
    // The declarations of each import those of the one before.
    build('vellum-search')
      .then(() => build('vellum'))
      .then(compileProjects)
      .then(() =>
        Promise.all([
          ...PLUGINS.map(build),
          build('vellum-migrate'),
          build('vellum-mcp'),
          build('vellum-playground').then(() => build('troth-translate')),
        ]),
      ),
    build('create-vellum'),
  ])
}

/** Compiles what all packages have of TypeScript, in one process, as `checkTypes` does. Their own builds find it done. */
async function compileProjects() {
  const projects = readdirSync(join(root, 'packages')).flatMap((name) => {
    const source = `packages/${name}/src`
    return [source, ...folders(source)].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  })
  await orFail(tsc(['-b', ...projects]), 'The packages were not compiled.')
}

/** @param {string} folder */
function folders(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
}

/** @param {string} workspace */
function build(workspace) {
  return orFail(npm(['run', 'build', '-w', workspace]), `${workspace} was not built.`)
}

/** In one process, which reads the declarations of packages once: alone each project reads them again, half of the time. */
async function checkTypes() {
  return together([await tsc(['-b', ...TYPE_PROJECTS])])
}

async function provideBrowser() {
  // In the environment, where the programs of later steps look for it.
  process.env.CHROME_PATH = await ensureBrowser()
}

async function provideEngines() {
  engines = await ensureEngines()
  console.log(await describeEngines(engines))
}

async function provideWebServers() {
  await ensureWebServers()
}

/** @param {{ report: string, samples: string }} options */
async function sampleTests({ report, samples }) {
  // All that runs a sample: what has passed with it is not run again.
  const runBy = await passedBefore.hashInputs(
    ['site', ':(exclude)site/docs', ...PACKAGE_INPUTS, ...SHARED_INPUTS],
    usedBrowser(),
  )
  const result = await vitest(['--project', 'docs', ...SAMPLE_DOCS], report, {
    SAMPLES_REPORT: samples,
    SAMPLES_PASSED: join(root, 'node_modules/.cache/tests'),
    SAMPLES_RUN_BY: isForced ? '' : (runBy ?? ''),
  })
  return { ...result, note: describeSamples(samples) }
}

/** @param {string} report */
function platformTests(report) {
  return vitest(['--project', 'built', 'packages/troth/test/platforms'], report, { PLATFORMS: 'browsers' })
}

/**
 * @param {string[]} args
 * @param {string} report where its count goes
 * @param {Record<string, string>} [env]
 */
async function vitest(args, report, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await tool('vitest', 'vitest', ['run', ...reporters, ...args], { env })
  return { ...countTests(report, code), output }
}

/**
 * Packs the packages, each built by itself as on a machine where nothing was built, and checks them as their users get
 * them.
 * @param {string} folder for the packed packages: each is packed once for all that look at it
 */
async function checkPackages(folder) {
  mkdirSync(folder)
  await packFromClone(Object.values(PACKAGES), folder)
  // For the tests that install them.
  process.env.PACKED_PACKAGES = folder
  const files = readdirSync(folder).map((file) => join(folder, file))
  return together([await run(process.execPath, [join(root, 'scripts/packedPackages.mjs'), ...files])])
}

async function runExamples() {
  const runs = []
  for (const name of readdirSync(join(root, 'examples'))) {
    const cwd = join(root, 'examples', name)
    // Those with a page are started and used by e2e/examples.exhaustive.spec.ts.
    if (existsSync(join(cwd, 'index.html'))) continue
    runs.push(await npm(['start'], { cwd, timeout: 300_000 }))
  }
  return together(runs)
}

/**
 * The files of browser tests that have not passed with the same files.
 * @param {string} report
 * @param {string} used a folder for lists of the files that tests use
 */
async function changedBrowserTests(report, used) {
  mkdirSync(used)
  const plan = await planSpecs({ root, passedBefore })
  const { before, skippedFiles, specs } = plan
  const note = skippedFiles > 0 ? { note: `${skippedFiles} files passed before with the same files` } : {}
  if (specs.length === 0) return { passed: 0, failed: 0, before, ...note }
  const files = specs.map(({ name }) => name)
  const result = await browserTests(report, { env: { USED_SITE_FILES: used }, files })
  keepPassedSpecs(plan, { root, passedBefore, report, used })
  return { ...result, before, ...note }
}

/**
 * @param {string} report
 * @param {{ env: Record<string, string>, files?: string[] }} options files: all when there are none
 */
async function browserTests(report, { env: settings, files = [] }) {
  const env = { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const cwd = join(root, 'e2e')
  const { code, output } = await tool(
    '@playwright/test',
    'playwright',
    // A chosen file may have nothing but exhaustive tests.
    ['test', '--reporter=dot,json', ...(files.length > 0 ? ['--pass-with-no-tests', ...files] : [])],
    {
      cwd,
      env,
    },
  )
  return { ...countTests(report, code), output }
}

/**
 * @param {string} report
 * @param {'some' | 'others'} which
 */
async function engineTests(report, which) {
  if (!engines) throw new Error('The engines have not been found yet.')
  const env = { ENGINE_TESTS: which, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code, output } = await testEngines(engines, ['--reporter=dot,json'], { env })
  return { ...countTests(report, code), output }
}

/**
 * One result for several runs: passed when all did; the output is that of the failed ones.
 * @param {import('./command.mjs').RunResult[]} runs
 */
function together(runs) {
  const failed = runs.filter(({ code }) => code !== 0)
  if (failed.length === 0) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, output: failed.map(({ output }) => output.trim()).join('\n\n') }
}
