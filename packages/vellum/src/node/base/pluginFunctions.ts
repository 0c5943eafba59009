// Which plugin of the site a remark or rehype plugin comes from. In: the additions of plugins, in each thread. Out: names for
// messages: the lists of the configuration are joined, so an index in them says nothing to an author.

/** The plugins by the functions in their lists. */
const owners = new WeakMap<object, ReadonlySet<string>>()

/** Says that a plugin has added an entry to a list: a function, or an array of a function and its options. */
export function entryOf(entry: unknown, plugin: string): void {
  const attacher = attacherOf(entry)
  if (attacher !== undefined) owners.set(attacher, new Set([...(owners.get(attacher) ?? []), plugin]))
}

/** The plugin that has added an entry; undefined for one of the site, and for one that several plugins add. */
export function ownerOf(entry: unknown): string | undefined {
  const attacher = attacherOf(entry)
  const [owner, ...others] = (attacher && owners.get(attacher)) ?? []
  return others.length === 0 ? owner : undefined
}

function attacherOf(entry: unknown): object | undefined {
  const [attacher] = Array.isArray(entry) ? entry : [entry]
  return typeof attacher === 'function' ? attacher : undefined
}
