// The code blocks of the manual: the files that they are make sites that compile and build without a warning, commands are
// commands that exist, and the files of hosts are those of the steps that are run for real.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from '../../packages/create-vellum/dist/createSite.js'
import { formatError } from '../../packages/vellum/dist/node/base/errors.js'
import { policyViolation } from '../../packages/vellum/dist/node/dev/policyReports.js'
import { buildSite } from '../../packages/vellum/test/builtSite.js'
import { tsc } from '../../scripts/tsc.mjs'
import { commandProblems, workflowProblems } from './commands.js'
import { readSamples, type Sample } from './readSamples.js'
import { groupSamples, RECIPES, sampleSite, untitledSamples, withPageLines } from './sampleSites.js'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const SECTIONS = ['learn', 'move', 'why']
const pages = SECTIONS.flatMap((section) =>
  readdirSync(join(repository, 'manual/docs', section))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `manual/docs/${section}/${name}`),
)
const samples = pages.flatMap((page) => readSamples(readFileSync(join(repository, page), 'utf8'), page))

/** Pages that show files of another document, which other tests write and use: they are not built again. */
const COPIED: ReadonlyMap<string, string> = new Map([
  ['manual/docs/learn/deploy.md', 'packages/vellum/DEPLOY.md'],
  ['manual/docs/learn/playground.md', 'packages/playground/README.md'],
])
const copies = new Set(
  [...COPIED].flatMap(([page, source]) =>
    readSamples(readFileSync(join(repository, source), 'utf8'), page).map(copyKey),
  ),
)

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** What pages name and cannot show: images and fonts. */
const OTHER_FILES: Readonly<Record<string, string | Buffer>> = {
  'docs/introduction.md': '# Introduction\n',
  'static/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  'static/img/logo-dark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8z"/></svg>',
  'static/fonts/inter.woff2': Buffer.from('wOF2'),
  'docs/img/anvil.png': PIXEL,
  'static/img/card.png': PIXEL,
}

const work = mkdtempSync(join(tmpdir(), 'manual-samples-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const sites = groupSamples(samples.filter((sample) => !isCopied(sample))).map((group, i) => ({
  name: `site${i + 1}`,
  ...sampleSite(group),
}))
for (const { name, files, isStarter } of sites) {
  if (isStarter) createSite({ folder: join(work, name), title: 'Acme' })
  for (const [path, text] of Object.entries({ ...(isStarter ? {} : OTHER_FILES), ...files })) {
    mkdirSync(dirname(join(work, name, path)), { recursive: true })
    writeFileSync(join(work, name, path), text)
  }
}
symlinkSync(join(repository, 'node_modules'), join(work, 'node_modules'))
const isRecipe = ({ origins }: (typeof sites)[number]) =>
  [...origins.values()].some(({ sample }) => RECIPES.some((name) => sample.words.includes(`site=${name}`)))
/**
 * Sites of one page, each for a feature that other tests build as well, and those with Mermaid, which takes as long to bundle as
 * ten sites. All of them are compiled, and the exhaustive run builds them.
 */
const isRepeat = ({ files, origins, outputs }: (typeof sites)[number]) =>
  Object.values(files).some((text) => text.includes("'vellum-mermaid'")) ||
  (outputs.length === 0 &&
    [...origins.values()].every(({ sample }) => sample.words.some((word) => word.startsWith('site='))))
const sitesToBuild = sites.filter((site) => !isRecipe(site))
const titleOf = ({ origins }: (typeof sites)[number]) =>
  [...new Set([...origins.values()].map(({ sample }) => sample.page.replace(/^.*\/|\.mdx?$/g, '')))].join(
    ', ',
  )

describe('code blocks of the manual', () => {
  it('those that are files have a name', () => {
    expect(samples.length).toBeGreaterThan(100)
    expect(untitledSamples(samples)).toEqual([])
  })

  it('compile', async () => {
    writeFileSync(
      join(work, 'tsconfig.json'),
      JSON.stringify({
        extends: 'vellum/tsconfig.json',
        // Configurations and plugins run in Node.js.
        compilerOptions: {
          types: ['vellum/types', 'node'],
          paths: { '@site/*': sites.map(({ name }) => `./${name}/*`) },
        },
        include: sites.filter(({ outputs }) => outputs.length === 0).map(({ name }) => name),
      }),
    )
    const { output } = await tsc(['--noEmit', '--pretty', 'false'], { cwd: work })
    expect(output.split('\n').filter(Boolean).map(withItsPage)).toEqual([])
  })

  it.each(titled(sitesToBuild.filter((site) => !isRepeat(site))))('build: %s', (_, site) => expectBuild(site))

  it.each(titled(sitesToBuild.filter(isRepeat)))('build: %s', { tags: ['exhaustive'] }, (_, site) =>
    expectBuild(site),
  )

  it('commands of Vellum exist, with their options', () => {
    const commands = samples.filter(({ language }) => language === 'sh').concat(commandsInText())
    expect(commands.length).toBeGreaterThan(30)
    expect(commands.flatMap(commandProblems)).toEqual([])
  })

  it('workflows are YAML, and their commands exist', () => {
    const workflows = samples.filter(({ title = '' }) => title.startsWith('.github/workflows/'))
    expect(workflows.length).toBeGreaterThan(1)
    expect(workflows.flatMap(workflowProblems)).toEqual([])
  })

  it('what pages quote from other files is still there', () => {
    const read = (path: string) => readFileSync(join(repository, path), 'utf8')
    const textOf = (page: string, language: string) =>
      samples.filter((sample) => sample.page === `manual/docs/${page}` && sample.language === language)
    expect(textOf('learn/folders.md', 'text').map(({ text }) => text)).toContain(
      read('packages/create-vellum/template/gitignore'),
    )
    expect(read('packages/vellum/README.md')).toContain(textOf('learn/performance.md', 'text')[0]?.text)
    const [, table = ''] =
      /\|---\|---:\|---:\|---:\|\n((?:\|.*\n)+)/.exec(read('manual/docs/why/compared.md')) ?? []
    expect(table.split('\n').length).toBeGreaterThan(6)
    expect(read('README.md')).toContain(table)
  })

  it('variables of the theme exist', () => {
    const defined = readFileSync(join(repository, 'packages/vellum/src/theme/styles/tokens.css'), 'utf8')
    const unknown = pages.flatMap((page) =>
      [...readFileSync(join(repository, page), 'utf8').matchAll(/--vl-[\w-]*\w/g)]
        .filter(([name]) => !defined.includes(`${name}:`))
        .map(([name]) => `${page} ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('the violation of the policy is shown as it is printed', () => {
    const [shown] = samples.filter(
      ({ page, language }) => page.endsWith('/security.md') && language === 'text',
    )
    const report = {
      'document-uri': 'http://127.0.0.1:3000/docs/setup',
      'blocked-uri': 'https://api.example.com/users',
      'effective-directive': 'connect-src',
      'source-file': 'http://127.0.0.1:3000/src/components/Users.tsx',
    }
    const site = { siteDir: '/site', baseUrl: '/' }
    const violation = policyViolation(JSON.stringify({ 'csp-report': report }), site)
    expect(shown?.text).toBe(`${formatError(violation)}\n`)
  })

  it.each([...COPIED])('files of %s are those of %s, whose steps are run', (page) => {
    const files = samples.filter((sample) => sample.page === page && sample.title !== undefined)
    expect(files.filter(isCopied).length).toBeGreaterThan(3)
    const others = files.filter((sample) => !isCopied(sample) && !sample.words.includes('site=based'))
    expect(others.map(({ line }) => `${page}:${line}`)).toEqual([])
  })
})

function titled(some: readonly (typeof sites)[number][]) {
  return some.map((site) => [titleOf(site), site] as const)
}

async function expectBuild(site: (typeof sites)[number]): Promise<void> {
  const { error, warnings } = await buildSite(join(work, site.name), { workers: 1, write: false })
  const printed = [...warnings, ...(error === undefined ? [] : [error])].join('\n')
  if (site.outputs.length === 0) expect(withPageLines(printed, site)).toBe('')
  for (const { text, page, line } of site.outputs) expect(printed, `${page}:${line}`).toContain(text.trim())
}

/** Commands in the text of pages: `npx vellum dev --port 4000` */
function commandsInText(): Sample[] {
  return pages.flatMap((page) =>
    readFileSync(join(repository, page), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(/`((?:npx vellum|npm run) [^`]+)`/g)].map(([, text = '']) => ({
          page,
          line: i + 1,
          language: 'sh',
          title: undefined,
          words: [],
          text,
        })),
      ),
  )
}

function copyKey({ page, title, text }: Sample): string {
  return `${page} ${title}\n${text}`
}

function isCopied(sample: Sample): boolean {
  return copies.has(copyKey(sample))
}

function withItsPage(line: string): string {
  const site = sites.find(({ name }) => line.startsWith(`${name}/`))
  return site ? withPageLines(line, site) : line
}
