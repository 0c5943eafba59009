// How many packages Troth brings along, as its own package.json says. Read member by
// member: a bundle then has these and not the whole file.

import * as manifest from 'troth/package.json'

interface Needs {
  readonly dependencies?: object
  readonly peerDependencies?: object
}

/** The number of packages that Troth cannot run without. */
export const dependencyCount = Object.keys({
  ...(manifest as Needs).dependencies,
  ...(manifest as Needs).peerDependencies,
}).length
