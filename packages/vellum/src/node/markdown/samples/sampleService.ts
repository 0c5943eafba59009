// The language service that samples are compiled with: their files are in memory, all others come from the disk,
// and each is read, parsed and resolved once.

import type { DocumentRegistry, LanguageService, LanguageServiceHost, TypeChecker } from 'typescript'
import { speedUpHovers } from './hoverWriter.js'
import { createImportLinks } from './importLinks.js'
import { createMemoryFiles, type MemoryFiles } from './memoryFiles.js'
import { FOLDER } from './twoslashInput.js'

type TypeScript = typeof import('typescript')

/** The compiler for one set of options. */
export interface SampleService {
  readonly languageService: LanguageService
  /** The program is made of these files and of what they import. */
  readonly files: MemoryFiles
  /** Finds the errors of a file. The compiler keeps them for those who ask again. */
  readonly findErrors: (name: string) => void
  /** All files that some files import, directly or through others, and those that every file has. */
  readonly filesBehind: (names: readonly string[]) => ReadonlySet<string>
}

/** Creates a service; `host` reads the disk, and knows where the standard library is. */
export function createSampleService(
  ts: TypeScript,
  { host, registry }: { host: LanguageServiceHost; registry: DocumentRegistry },
): SampleService {
  const files = createMemoryFiles()
  const disk = {
    fileExists: (name: string) => files.read(name) !== undefined || host.fileExists(name),
    readFile: (name: string) => files.read(name) ?? host.readFile(name),
    directoryExists: (name: string) => files.hasFolder(name) || (host.directoryExists?.(name) ?? true),
    realpath: (name: string) => (files.read(name) === undefined ? (host.realpath?.(name) ?? name) : name),
  }
  const links = createImportLinks(ts, { ...host, ...disk, folder: host.getCurrentDirectory() })
  const languageService = ts.createLanguageService(
    {
      ...host,
      ...disk,
      ...links.resolvers,
      jsDocParsingMode: JSDOC,
      getProjectVersion: files.version,
      getScriptFileNames: files.names,
      getScriptVersion: (name) => files.versionOf(name) ?? '0',
      getScriptSnapshot: (name) => {
        const text = disk.readFile(name)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
    },
    registry,
  )
  const prepared = new WeakSet<TypeChecker>()
  return {
    languageService,
    files,
    findErrors: (name) => {
      const checker = languageService.getProgram()!.getTypeChecker()
      if (!prepared.has(checker)) speedUpHovers(checker)
      prepared.add(checker)
      languageService.getSemanticDiagnostics(name)
    },
    filesBehind: (names) => links.filesBehind(names, languageService.getProgram()!),
  }
}

/** Creates the store of parsed files that services share; `folder` is that of the site. */
export function createFileRegistry(ts: TypeScript, folder: string): DocumentRegistry {
  const registry = ts.createDocumentRegistry(true, folder, JSDOC)
  const samples = `${folder}/${FOLDER}`
  return {
    ...registry,
    // A program without some package would drop its declarations, and the next one parse them again.
    releaseDocumentWithKey: ((...args: Parameters<DocumentRegistry['releaseDocumentWithKey']>) => {
      if (args[0].startsWith(samples)) registry.releaseDocumentWithKey(...args)
    }) as DocumentRegistry['releaseDocumentWithKey'],
  }
}

/** `ParseForTypeInfo`: doc comments are no types in TypeScript, and are not shown. They are a third of the standard library. */
const JSDOC = 3
