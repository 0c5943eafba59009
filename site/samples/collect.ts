// All samples of the site: the fences of its pages and the programs of the home
// page, each with where it runs and the files next to it.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Fence, type Output, readFences, SAMPLE_LANGUAGES } from './fences'

/** Where a sample runs. */
export type Runtime = 'esm' | 'cjs' | 'browser'

/** A sample to check. */
export interface Sample extends Omit<Fence, 'output'> {
  /** Relative to the site's folder, with slashes: `docs/introduction.md`, `../README.md` */
  readonly page: string
  /** Which fence of the page, from 0. */
  readonly index: number
  readonly runtime: Runtime
  /** Its name in its folder: the title, or one made for it. */
  readonly file: string
  /** What the page has shown before, by file name. */
  readonly files: Readonly<Record<string, string>>
  /** For a script that runs as part of a page of HTML: that page, by file name. */
  readonly host: { readonly file: string; readonly code: string } | undefined
  readonly output: RecordedOutput | undefined
}

/** The output that a page shows, and where it is written. */
export interface RecordedOutput {
  readonly text: string
  /** In the page; undefined when it is a file of its own. */
  readonly at: Output | undefined
  /** Absolute. */
  readonly file: string
}

/** The site's folder. */
export const SITE = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const PAGES = join(SITE, 'docs')
const HOME_SAMPLES = join(SITE, 'src/home/samples')
/** Pages that others show: the repository's host, and the registry of packages. */
const READMES = ['../README.md', '../packages/troth/README.md'].map((name) => join(SITE, name))

/** All files with fences. */
export function listPages(): { page: string; file: string }[] {
  const files = [...filesBelow(PAGES).filter((file) => /\.mdx?$/.test(file)), ...READMES]
  return files.map((file) => ({ page: nameOf(file), file }))
}

/** Whether a path contains one of some words: those of the command line, unless others are given. */
export function isWanted(page: string, only: readonly string[] = wanted()): boolean {
  return only.length === 0 || only.some((word) => page.includes(word))
}

/** The samples of all pages whose path contains one of some words; of all pages when there are none. */
export function collectSamples(only?: readonly string[]): Sample[] {
  return [
    ...listPages()
      .filter(({ page }) => isWanted(page, only))
      .flatMap(({ page, file }) => pageSamples(page, readFileSync(file, 'utf8'), file)),
    ...filesBelow(HOME_SAMPLES)
      .filter((file) => file.endsWith('.ts') && isWanted(nameOf(file), only))
      .map(homeSample),
  ]
}

/** The texts of all files with samples, by their path. */
export function readSampleFiles(): [path: string, text: string][] {
  const files = [...listPages().map(({ file }) => file), ...filesBelow(HOME_SAMPLES)]
  return files.map((file) => [nameOf(file), readFileSync(file, 'utf8')])
}

/** The samples of one page. */
export function pageSamples(page: string, text: string, file = page): Sample[] {
  const fences = readFences(text, (path) => readFileSync(pathOf(path, file), 'utf8'))
  const files: Record<string, string> = {}
  const samples: Sample[] = []
  let folder = ''
  for (const [index, { output, ...fence }] of fences.entries()) {
    const isSample = SAMPLE_LANGUAGES.includes(fence.language)
    const name = isFileName(fence.title) ? fence.title : undefined
    if (isSample && name) folder = posix.dirname(name)
    if (isSample) {
      samples.push({
        ...fence,
        page,
        index,
        runtime: runtimeOf(fence),
        file: name ?? posix.join(folder, `sample.${extensionOf(fence)}`),
        files: { ...files },
        host: hostOf(fence, fences),
        output: output && { text: output.text, at: output, file },
      })
    }
    if (name) files[name] = fence.code
  }
  return samples
}

/** The file that a page names: `@site/` is the folder of the site. */
function pathOf(path: string, page: string): string {
  return path.startsWith('@site/')
    ? join(SITE, path.slice('@site/'.length))
    : resolve(SITE, dirname(page), path)
}

/** `docs/introduction.md:12`, where the code of a sample starts. */
export function whereIs({ page, line }: Pick<Sample, 'page' | 'line'>, offset = 0): string {
  return `${page}:${line + offset}`
}

function homeSample(file: string): Sample {
  const code = readFileSync(file, 'utf8')
  const recorded = file.replace(/\.ts$/, '.out.txt')
  const [fence] = readFences(`\`\`\`ts\n${code}\`\`\`\n`)
  if (!fence) throw new Error(`${nameOf(file)} is empty.`)
  return {
    ...fence,
    line: 1,
    page: nameOf(file),
    index: 0,
    runtime: 'esm',
    file: 'sample.ts',
    files: {},
    host: undefined,
    output: { text: readOrEmpty(recorded).trimEnd(), at: undefined, file: recorded },
  }
}

/** Scripts of a page of HTML run as a part of it, because they use its elements. */
function hostOf(fence: Omit<Fence, 'output'>, fences: readonly Fence[]): Sample['host'] {
  if (!fence.browser || !fence.title) return undefined
  const host = fences.find(
    ({ language, code }) => language === 'html' && code.includes(`src="/${fence.title}"`),
  )
  return host && { file: host.title ?? 'index.html', code: host.code }
}

/** Where a fence runs. */
export function runtimeOf({ language, code, title, browser, server }: Omit<Fence, 'output'>): Runtime {
  if (server) return 'esm'
  if (browser || ['html', 'tsx', 'jsx', 'vue'].includes(language)) return 'browser'
  if (title && /\.c[jt]s$/.test(title)) return 'cjs'
  if (title && /\.m[jt]s$/.test(title)) return 'esm'
  return language === 'js' && /\brequire\(/.test(code) ? 'cjs' : 'esm'
}

function extensionOf(fence: Omit<Fence, 'output'>): string {
  if (fence.language !== 'js' || fence.browser) return fence.language
  return runtimeOf(fence) === 'cjs' ? 'cjs' : 'mjs'
}

function isFileName(title: string | undefined): title is string {
  return title !== undefined && /^[\w./-]+$/.test(title) && (extname(title) !== '' || title.startsWith('.'))
}

function wanted(): string[] {
  return (process.env.SAMPLES ?? '').split(' ').filter(Boolean)
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function nameOf(file: string): string {
  return relative(dirname(PAGES), file).split(sep).join('/')
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
