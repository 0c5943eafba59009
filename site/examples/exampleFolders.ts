// The example apps of the repository, as their authors wrote them. Files of tools
// are left out.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The apps that have a page, and so are shown, run and offered on the site. */
export const EXAMPLE_APPS = ['bundler', 'esm-cdn', 'umd'] as const

export type ExampleApp = (typeof EXAMPLE_APPS)[number]

/** A file of an app. */
export interface ExampleFile {
  /** In the folder of the app, with slashes: `src/main.ts` */
  readonly path: string
  readonly text: string
}

/** The folder of an app, absolute. */
export function exampleFolder(app: ExampleApp): string {
  return fileURLToPath(new URL(`../../examples/${app}`, import.meta.url))
}

/** The files of an app, by path. */
export function readExample(app: ExampleApp): ExampleFile[] {
  const folder = exampleFolder(app)
  return filesBelow(folder).map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** Files that an editor, a tool or a reader adds: packages, built files, own settings. */
const NOT_OURS = /^(?:node_modules|dist|package-lock\.json|\..*)$/

function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap((entry) => {
      const path = below + entry.name
      return entry.isDirectory() ? filesBelow(folder, `${path}/`) : [path]
    })
    .sort()
}
