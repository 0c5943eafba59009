// How a folder that `vellum build` has written is recognized: by a file in it. Builds replace such a folder as a whole,
// and no command reads it as content.

import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The file that marks the folder. The work folder of a site has the same name, but is a folder. */
export const OUTPUT_MARKER = '.vellum'

/** How the file begins. */
export const OUTPUT_MARKER_TEXT = 'Made by `vellum build`. The next build replaces this folder as a whole.\n'

/** Whether a folder was written by a build. */
export function isOutputFolder(dir: string): boolean {
  try {
    return statSync(join(dir, OUTPUT_MARKER)).isFile()
  } catch {
    return false
  }
}
