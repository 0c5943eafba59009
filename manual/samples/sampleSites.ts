// The sites that the code blocks of the manual make: a titled block is a file, a configuration with `// …` is a part of
// one, and the blocks of several pages share a site as long as they have no file in common. Nothing is written here.

import type { Sample } from './readSamples.js'

/** A site made of samples. */
export interface SampleSite {
  /** Path → text, for all files. */
  readonly files: Readonly<Record<string, string>>
  /** Path → the sample that the file is from, and how many lines of ours are above its text. */
  readonly origins: ReadonlyMap<string, { readonly sample: Sample; readonly added: number }>
  /** It is the site that `npm create vellum` makes, with these files. */
  readonly isStarter: boolean
  /** What a build of it must print; with none it must print no warning. */
  readonly outputs: readonly Sample[]
}

const BASE = `import { defineConfig } from 'vellum'

export const base = defineConfig({ title: 'Acme', url: 'https://docs.example.com', baseUrl: '/' })
`

/** Joins the parts of a configuration. Two values for one field are an error: the samples belong into different sites. */
const MERGE = `import type { ConfigTools, UserConfig } from 'vellum'

type Part = UserConfig | ((tools: ConfigTools) => UserConfig | Promise<UserConfig>)

export async function merge(tools: ConfigTools, base: UserConfig, parts: Readonly<Record<string, Part>>): Promise<UserConfig> {
  const given = Object.entries(base)
  let merged: unknown = {}
  for (const [name, part] of Object.entries(parts)) {
    const fields = Object.entries(typeof part === 'function' ? await part(tools) : part)
    const own = fields.filter(([field, value]) => !given.some((other) => other[0] === field && other[1] === value))
    merged = join(merged, Object.fromEntries(own), name)
  }
  return { ...base, ...(merged as Partial<UserConfig>) }
}

function join(one: unknown, other: unknown, path: string): unknown {
  if (one === undefined || JSON.stringify(one) === JSON.stringify(other)) return other
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  if (!isObject(one) || !isObject(other)) throw new Error(path + ' is ' + JSON.stringify(one) + ' in another sample of the same site')
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, name in other ? join(one[name], other[name], path + '.' + name) : one[name]]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
`

/** The sites of recipes for styles (`site=scss`): styling.built.test.ts builds them, and looks at what they become. */
export const RECIPES = ['css-modules', 'scss', 'tailwind', 'fonts'] as const

const CONFIG = 'vellum.config.ts'
/** Languages whose blocks are files, and must say of which name. */
const NEEDS_TITLE = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'json', 'jsonc', 'yaml', 'yml'])

/** What is wrong with the blocks of a page, as lines. */
export function untitledSamples(samples: readonly Sample[]): string[] {
  return samples
    .filter(({ language, title }) => NEEDS_TITLE.has(language) && title === undefined)
    .map(({ page, line, language }) => `${page}:${line} A \`${language}\` block needs title="file".`)
}

/** The path of the file that a sample is; undefined for one that is none, such as a command or a file of a server. */
export function sampleFile({ title, language, page, line }: Sample): string | undefined {
  if (title !== undefined)
    return /^(?!\/).*[\w)]\.\w+$|(?:^|\/)(?:_\w+|Dockerfile)$/.test(title) ? title : undefined
  const name = page.replace(/^.*\/docs\//, '').replace(/\W+/g, '-')
  return language === 'md' || language === 'mdx' ? `docs/untitled/${name}-${line}.${language}` : undefined
}

/** Divides samples among as few sites as their files allow. Those with the same word `site=name` are a site of their own; `site=starter` is the one that `npm create vellum` makes. */
export function groupSamples(samples: readonly Sample[]): Sample[][] {
  const shared: Map<string, Sample>[] = []
  const named = new Map<string, Sample[]>()
  for (const [page, group] of bySite(samples)) {
    if (page.startsWith('site=')) {
      named.set(page, group)
      continue
    }
    const files = new Map(group.map((sample) => [fileKey(sample), sample]))
    const site = shared.find((other) => [...files.keys()].every((key) => !other.has(key)))
    if (!site) shared.push(files)
    else for (const [key, sample] of files) site.set(key, sample)
  }
  return [...shared.map((site) => [...site.values()]), ...named.values()]
}

/** Configurations are parts of one, so each is a file of its own. */
function fileKey(sample: Sample): string {
  const file = sampleFile(sample)!
  return file === CONFIG ? `${file} ${sample.page}:${sample.line}` : file
}

function bySite(samples: readonly Sample[]): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    if (sampleFile(sample) === undefined && sample.title !== 'Output') continue
    const site = sample.words.find((word) => word.startsWith('site='))
    const key = site ?? sample.page
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  return groups
}

/** The files of a site. */
export function sampleSite(samples: readonly Sample[]): SampleSite {
  const files: Record<string, string> = { 'base.ts': BASE, 'merge.ts': MERGE }
  const origins = new Map<string, { sample: Sample; added: number }>()
  const configs: string[] = []
  for (const sample of samples) {
    const path = sampleFile(sample)
    if (path === undefined) continue
    if (path !== CONFIG) {
      files[path] = sample.text
      origins.set(path, { sample, added: 0 })
      continue
    }
    const name = `config${configs.push(sample.page)}`
    const { text, added } = completeConfig(sample.text)
    files[`${name}.ts`] = text
    origins.set(`${name}.ts`, { sample, added })
  }
  const isStarter = samples.some(({ words }) => words.includes('site=starter'))
  const outputs = samples.filter(({ title }) => title === 'Output')
  // The configuration of Docusaurus is only read without one of ours.
  if (isStarter || 'docusaurus.config.ts' in files) return { files, origins, outputs, isStarter }
  const names = configs.map((_, i) => `config${i + 1}`)
  files[CONFIG] = [
    "import type { ConfigTools } from 'vellum'",
    "import { base } from './base'",
    "import { merge } from './merge'",
    ...names.map((name) => `import ${name} from './${name}'`),
    `export default (tools: ConfigTools) => merge(tools, base, { ${names.join(', ')} })`,
    '',
  ].join('\n')
  return { files, origins, outputs, isStarter }
}

/** A configuration with what its pages leave out: required fields in place of `// …`, and the import. */
function completeConfig(text: string): { readonly text: string; readonly added: number } {
  const imports = [
    ...(/^ {2,4}\/\/ …$/m.test(text) ? ["import { base } from './base'"] : []),
    ...(/\bdefineConfig\(/.test(text) && !/import \{[^}]*\bdefineConfig\b/.test(text)
      ? ["import { defineConfig } from 'vellum'"]
      : []),
  ]
  return {
    text: [...imports, text.replace(/^( {2,4})\/\/ …$/m, '$1...base,')].join('\n'),
    added: imports.length,
  }
}

/** Messages about the files of a site, with the lines of the pages that they are from. */
export function withPageLines(message: string, { origins }: Pick<SampleSite, 'origins'>): string {
  return message.replace(
    /([\w./@()[\]-]+\.\w+)(?::(\d+)|\((\d+),\d+\))?/g,
    (found, path: string, one, other) => {
      const origin = origins.get(path.replace(/^site\d+\//, ''))
      if (!origin) return found
      const line = Number(one ?? other ?? 1) - origin.added
      return `${found} (${origin.sample.page}:${origin.sample.line + Math.max(line, 1) - 1})`
    },
  )
}
