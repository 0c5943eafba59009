// The package manager that has started the command: `pnpm create vellum` makes a site for pnpm. In: the user agent that package
// managers set for what they start. Out: their commands.

/** The commands of a package manager. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  /** Arguments that install the packages of a folder. */
  readonly install: readonly string[]
}

const MANAGERS: readonly PackageManager[] = [
  { name: 'npm', install: ['install', '--no-audit', '--no-fund'] },
  { name: 'pnpm', install: ['install'] },
  { name: 'yarn', install: ['install'] },
  { name: 'bun', install: ['install'] },
]

/** `pnpm/10.9.0 npm/? node/v24.1.0 linux x64` → pnpm; npm when it is unknown. */
export function packageManager(userAgent: string | undefined): PackageManager {
  const [name] = userAgent?.split('/') ?? []
  return MANAGERS.find((manager) => manager.name === name) ?? MANAGERS[0]!
}
