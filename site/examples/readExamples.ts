// The example apps as the pages about them need them: plain data.

import { EXAMPLE_APPS, type ExampleFile, readExample } from './exampleFolders'

/** The files of each app by its name. */
export type Examples = Readonly<Record<string, readonly ExampleFile[]>>

/** Reads the files of all apps. */
export function readExamples(): Examples {
  return Object.fromEntries(EXAMPLE_APPS.map((app) => [app, readExample(app)]))
}
