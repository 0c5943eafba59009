// What the engine of this version accepts: lists of its own reference, so that nothing here has to be kept in step with it.

import { type Field, reference } from 'vellum/reference'

/** What an engine accepts. */
export interface Engine {
  /** Whether a path of fields exists in the configuration: `hasField(['docs', 'path'])` */
  readonly hasField: (path: readonly string[]) => boolean
  /** Parts of the theme that a file in `src/theme` replaces. */
  readonly partNames: readonly string[]
  /** Modules of Docusaurus that can be imported: `@theme/Tabs`, `@docusaurus/Link`. */
  readonly moduleNames: readonly string[]
  /** Names that these modules export. */
  readonly exportNames: ReadonlySet<string>
  /** What to do instead of a part that only Docusaurus has: "put providers into `Root`" */
  readonly insteadOfPart: (name: string) => string | undefined
  /** What to use instead of a name that only modules of Docusaurus export. */
  readonly insteadOfExport: (name: string) => string | undefined
}

/** The engine that this package depends on. */
export const ENGINE: Engine = {
  hasField,
  partNames: reference.parts.map(({ name }) => name),
  moduleNames: reference.docusaurusModules,
  exportNames: new Set([
    ...[...reference.client, ...reference.compat].map(({ name }) => name),
    ...reference.namesForCopies,
  ]),
  insteadOfPart,
  insteadOfExport: (name) =>
    Object.hasOwn(reference.unsupportedExports, name) ? reference.unsupportedExports[name] : undefined,
}

/** The longest start of a name that has an entry counts. */
function insteadOfPart(name: string): string | undefined {
  if (Object.hasOwn(reference.unsupportedParts, name)) return reference.unsupportedParts[name]
  const end = name.lastIndexOf('/')
  return end === -1 ? undefined : insteadOfPart(name.slice(0, end))
}

function hasField(path: readonly string[]): boolean {
  let fields: readonly Field[] | undefined = reference.config
  for (const name of path) {
    const field: Field | undefined = fields?.find((candidate) => candidate.name === name)
    if (!field) return false
    fields = field.fields ?? field.variants?.flatMap((variant) => variant.fields)
  }
  return true
}
