// Reads what the bundler has made for browsers, file by file: the content goes to disk, and of each script stays what a bundle
// must know of it. With thousands of live pages each copy of all code takes 100 MB.

import { isAbsolute } from 'node:path'
import type { Rolldown } from 'vite'
import { isListFile } from '../../steps/postLists.js'
import type { PolicyNeed } from '../../steps/sitePolicy.js'
import type { OutputFiles } from './outputFiles.js'
import { withoutOverriddenTokens } from './overriddenTokens.js'
import { createPolicyCheck } from './policyNeeds.js'
import type { BundledFile, BundleInput } from './types.js'

/** A script without its code. */
export interface ClientChunk {
  readonly name: string
  readonly fileName: string
  readonly isEntry: boolean
  /** File names of scripts. */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** File names of its own stylesheets. */
  readonly styles: readonly string[]
}

/** The bundler's files for browsers. */
export interface ClientFiles {
  readonly chunks: readonly ClientChunk[]
  readonly files: readonly BundledFile[]
  /** Code of the site that a strict policy blocks. */
  readonly policyNeeds: readonly PolicyNeed[]
  /** The files that modules were read from. */
  readonly inputs: readonly string[]
}

/** Reads the files for browsers. */
export async function readClientFiles(
  outputs: OutputFiles,
  {
    config,
    restoreHtml,
    keep,
  }: { readonly config: { readonly siteDir: string } } & Pick<BundleInput, 'restoreHtml' | 'keep'>,
): Promise<ClientFiles> {
  const inputs = inputsOf(outputs)
  const policy = createPolicyCheck(config)
  const files: BundledFile[] = []
  const chunks: ClientChunk[] = []
  for (const file of outputs.take()) {
    const content = file.type === 'chunk' ? await restoreHtml(file.code, 'shortest') : contentOf(file)
    files.push(await keep({ name: file.fileName, bytes: Buffer.from(content) }))
    if (file.type !== 'chunk') continue
    policy.add(file)
    chunks.push(withoutCode(file))
  }
  return { chunks, files, policyNeeds: policy.needs(), inputs }
}

function withoutCode({
  name,
  fileName,
  isEntry,
  imports,
  dynamicImports,
  viteMetadata,
}: Rolldown.OutputChunk): ClientChunk {
  return { name, fileName, isEntry, imports, dynamicImports, styles: [...(viteMetadata?.importedCss ?? [])] }
}

/** The files that bundled modules were read from, sorted. */
export function inputsOf({ list }: Pick<OutputFiles, 'list'>): string[] {
  const ids = list.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const files = ids.map((id) => id.split('?')[0]!).filter((file) => isAbsolute(file) && !isListFile(file))
  return [...new Set(files)].sort()
}

function contentOf(file: Rolldown.OutputAsset): string | Uint8Array {
  if (!file.fileName.endsWith('.css')) return file.source
  return withoutOverriddenTokens(Buffer.from(file.source).toString('utf8'))
}
