// The files that the bundler has made, each of which is read once: with thousands of live pages what it knows of them
// takes hundreds of megabytes, and it would keep it until the process ends.

import type { Rolldown } from 'vite'

/** A file that the bundler made. */
export type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** A file whose content must not be read yet. */
export type DescribedFile =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName'>

/** The files of one output. */
export interface OutputFiles {
  /** All files that have not been taken. Reading their contents would keep these. */
  readonly list: readonly DescribedFile[]
  /** Yields each file in the order of the list, and forgets it when the next one is requested. */
  readonly take: () => Iterable<OutputFile>
}

/** The files of an output; nothing else must hold them. */
export function outputFiles(outputs: readonly OutputFile[]): OutputFiles {
  const left = [...outputs]
  return {
    list: left,
    take: function* () {
      while (left.length > 0) {
        const file = left.shift()!
        yield file
        forgetModules(file)
      }
    },
  }
}

/**
 * Vite keeps the modules of each chunk with the code that is left of them, and its hooks keep that as long as the bundler
 * keeps the hooks: it never frees them. 75 MB for each output of 2,400 pages.
 */
function forgetModules(file: OutputFile): void {
  if (file.type !== 'chunk') return
  const metadata: { __modules?: unknown } | undefined = file.viteMetadata
  if (metadata) metadata.__modules = undefined
}
