// Presets and plugins as a configuration of Docusaurus lists them: plugins look there for the docs sets and blogs of a site.

/** Options of one docs set, blog or set of pages. */
interface Options {
  readonly id?: unknown
}

/** The fields of a configuration that stand for packages of Docusaurus. */
interface ContentFields {
  readonly docs?: unknown
  readonly blog?: unknown
  readonly pages?: unknown
}

/** A package and its options. */
type Entry = readonly [name: string, options: unknown]

const CONTENT = ['docs', 'blog', 'pages'] as const

/** The lists of Docusaurus. Sets with an id of their own are plugins; the others are in the classic preset. */
export function listedPlugins(config: ContentFields): {
  readonly presets: readonly Entry[]
  readonly plugins: readonly Entry[]
  /** Nothing is to be read from options of themes. */
  readonly themes: readonly Entry[]
} {
  const preset: Record<string, unknown> = {}
  const plugins: Entry[] = []
  for (const field of CONTENT) {
    const sets = setsOf(config[field])
    preset[field] = sets.find(isDefault) ?? false
    const others = sets.filter((set) => !isDefault(set))
    plugins.push(...others.map((set): Entry => [`@docusaurus/plugin-content-${field}`, set]))
  }
  return { presets: [['classic', preset]], plugins, themes: [] }
}

function setsOf(value: unknown): readonly Options[] {
  if (value === false) return []
  return (Array.isArray(value) ? value : [value ?? {}]) as readonly Options[]
}

function isDefault({ id }: Options): boolean {
  return id === undefined || id === 'default'
}
