// The routes of a finished site as Docusaurus passes them to `postBuild`: those of documents below their docs set and
// version, which has a list of its documents; those of posts and pages beside them.

/** A page, as `rendered` has recorded it. */
export interface RoutePage {
  /** The URL without the host. */
  readonly path: string
  /** The kind of Vellum: `doc`, `category`, `post` … */
  readonly type: string
  readonly title: string
  readonly description: string | undefined
  /** The file, relative to the site. */
  readonly source: string | undefined
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** A docs set of the configuration. */
interface DocsSet {
  readonly id: string
  readonly folder: string
  /** Its path, without slashes at both ends. */
  readonly base: string
}

/** A route of Docusaurus. */
export interface SiteRoute {
  readonly path: string
  readonly exact?: boolean
  readonly plugin?: { readonly name: string; readonly id: string }
  readonly props?: object
  readonly routes?: readonly SiteRoute[]
}

/** Makes the routes of a site. `docs` is the field of the configuration. */
export function siteRoutes(
  pages: readonly RoutePage[],
  { docs, baseUrl }: { docs: unknown; baseUrl: string },
): SiteRoute[] {
  const sets = docsSets(docs)
  const left = new Set(pages)
  const docsRoutes = sets.flatMap((set) => {
    const versions = new Map<string, RoutePage[]>()
    for (const page of pages) {
      const version = page.type === 'doc' ? versionOf(page.source, set) : undefined
      if (version === undefined) continue
      left.delete(page)
      versions.set(version, [...(versions.get(version) ?? []), page])
    }
    return versions.size === 0 ? [] : [docsRoute(set, { versions, baseUrl })]
  })
  const others = [...left].map((page) => ({
    path: page.path,
    exact: true,
    plugin: { name: `docusaurus-plugin-content-${KINDS[page.type] ?? 'pages'}`, id: 'default' },
  }))
  return [...docsRoutes, ...others]
}

const KINDS: Readonly<Record<string, string>> = {
  doc: 'docs',
  category: 'docs',
  tags: 'docs',
  tag: 'docs',
  post: 'blog',
  'post-list': 'blog',
  'post-authors': 'blog',
  'post-archive': 'blog',
  blog: 'blog',
}

function docsSets(docs: unknown): DocsSet[] {
  if (docs === false) return []
  const list = Array.isArray(docs) ? docs : [docs ?? {}]
  return list.map((options: Readonly<Record<string, unknown>>) => ({
    id: typeof options.id === 'string' ? options.id : 'default',
    folder: cleanPath(options.path ?? 'docs'),
    base: cleanPath(options.routeBasePath ?? 'docs'),
  }))
}

function cleanPath(path: unknown): string {
  return String(path).replace(/^(?:\.?\/)+|\/+$/g, '')
}

/** The version that a file belongs to; undefined if it is none of the set. */
function versionOf(source: string | undefined, { id, folder }: DocsSet): string | undefined {
  if (source === undefined) return undefined
  if (source.startsWith(`${folder}/`)) return 'current'
  return versionFolder(id).exec(source)?.[1]
}

function versionFolder(id: string): RegExp {
  return new RegExp(`^${id === 'default' ? '' : `${id}_`}versioned_docs/version-([^/]+)/`)
}

function docsRoute(
  set: DocsSet,
  { versions, baseUrl }: { versions: ReadonlyMap<string, readonly RoutePage[]>; baseUrl: string },
): SiteRoute {
  const plugin = { name: 'docusaurus-plugin-content-docs', id: set.id }
  return {
    path: baseUrl + set.base,
    plugin,
    routes: [...versions].map(([version, pages]) => {
      const path = versionPath(pages, { set, baseUrl })
      const docs = pages.map((page) => {
        const id = docId(page, { version, set })
        return [id, { id, title: page.title, description: page.description ?? '' }] as const
      })
      return {
        path,
        exact: false,
        props: { version: { pluginId: set.id, version, docs: Object.fromEntries(docs) } },
        routes: [
          { path, exact: false, routes: pages.map((page) => ({ path: page.path, exact: true })) },
        ] satisfies SiteRoute[],
      }
    }),
  }
}

/** The path that all pages of a version start with: at most one segment below that of the set. */
function versionPath(
  pages: readonly RoutePage[],
  { set, baseUrl }: { set: DocsSet; baseUrl: string },
): string {
  const root = baseUrl + set.base
  const prefix = root.endsWith('/') ? root : `${root}/`
  const [first, ...others] = pages.map(({ path }) => path.slice(prefix.length).split('/')[0] ?? '')
  const isVersion =
    first !== undefined && first !== '' && pages.length > 1 && others.every((name) => name === first)
  return isVersion ? prefix + first : root
}

/** `docs/02-guide/install.md` → `guide/install` */
function docId(
  { source = '', frontMatter }: RoutePage,
  { version, set }: { version: string; set: DocsSet },
): string {
  const inFolder =
    version === 'current' ? source.slice(set.folder.length + 1) : source.replace(versionFolder(set.id), '')
  const parts = inFolder
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^\d\s])/, ''))
  if (typeof frontMatter.id === 'string') parts.splice(-1, 1, frontMatter.id)
  return parts.join('/')
}
