// Bundles the code and styles of a site: one stylesheet and one shell for all pages, a module per live page
// for the browser, and the same modules for rendering. Pages of pure Markdown are not included, so the cost
// does not grow with them.

import { createHash } from 'node:crypto'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageLicences } from '../../base/licences.js'
import { bootScript } from '../../vite/bootScript.js'
import { contentStyles } from '../../vite/contentStyles.js'
import { pageModule } from '../../vite/moduleNames.js'
import { type ClientChunk, inputsOf, readClientFiles } from './clientFiles.js'
import { classStylesEntry, componentEntry, frameEntry, pageEntry, shellEntry } from './entryNames.js'
import { writeServerModules } from './serverModules.js'
import type { Bundle, BundledLocale, BundleInput, LocaleBundle, NewFile } from './types.js'
import { buildWithVite, PART_STYLES_ENTRY, SERVER_THEME_ENTRY } from './viteBuild.js'

/** Bundles a site; the modules for rendering are written. */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const { locales, components, frames, workDir, name, restoreHtml, keep } = input
  const { config } = input
  const { client, ssr, staticFiles } = await buildWithVite(input, pageEntries(locales), {
    client: (files) => readClientFiles(files, { config, restoreHtml, keep }),
    ssr: async (files) => ({
      inputs: inputsOf(files),
      ...(await writeServerModules(files, {
        root: join(workDir, 'server', name),
        locales: locales.map((locale) => ({ name: locale.name, entries: serverEntries(locale, components) })),
        restoreHtml,
      })),
    }),
  })
  const { folderOf, hashOf, serverFiles } = ssr
  const { chunks } = client
  const entries = new Map(chunks.flatMap((chunk) => (chunk.isEntry ? [[chunk.name, chunk]] : [])))
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const partStyles = entries.get(PART_STYLES_ENTRY)
  const styleEntries = components.flatMap(({ name }) => entries.get(componentEntry(name)) ?? [])
  const unsent = unsentChunks(chunks, styleEntries)
  const styles = [
    entries.get('styles')!,
    ...(partStyles ? [partStyles] : []),
    entries.get(shellEntry(undefined))!,
  ].flatMap((entry) => stylesOf(entry, byFile))
  const classEntries = Object.keys(contentStyles(config)).map(
    (className) => [className, entries.get(classStylesEntry(className))!] as const,
  )
  const styleScripts = new Set([
    entries.get('styles')?.fileName,
    partStyles?.fileName,
    ...classEntries.map(([, entry]) => entry.fileName),
  ])
  // In the order in which they import each other. The first is the bundler's own, where several files need it.
  const early = ['rolldown-runtime', 'react', 'core'].flatMap((name) =>
    chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName),
  )
  const bootFile = fileWithHash('assets/boot.js', bootScript(locales[0]!.data))
  const licences = packageLicences(client.inputs, { title: 'Licences of the code in this folder' })
  return {
    // The scripts of styles are not loaded: they are only there to have them.
    files: [
      ...client.files.filter(({ name }) => !styleScripts.has(name) && !unsent.has(name)),
      await keep(bootFile),
      await keep(fileWithHash('assets/licenses.txt', licences)),
    ],
    styles: [...new Set(styles)],
    classStyles: Object.fromEntries(
      classEntries.map(([className, entry]) => [className, stylesOf(entry, byFile)]),
    ),
    optionalStyles: stylesOnlyOf(
      classEntries.map(([, entry]) => entry),
      chunks,
    ),
    boot: bootFile.name,
    locales: new Map(locales.map((locale) => [locale.name, localeBundle(locale)])),
    serverFiles,
    policyNeeds: client.policyNeeds,
    // A deleted static file must fail the build, although its content is not part of the bundle.
    inputs: [...[...new Set([...client.inputs, ...ssr.inputs])].sort(), ...staticFiles],
  }

  function localeBundle({ name, mark, pages }: BundledLocale): LocaleBundle {
    const serverModule = (file: string) => ({
      url: pathToFileURL(join(folderOf(name), file)).href,
      hash: hashOf(file),
    })
    const themeFile = `${SERVER_THEME_ENTRY}.mjs`
    return {
      ...(serverFiles.includes(join(folderOf(name), themeFile)) && { theme: serverModule(themeFile) }),
      shell: [...early, entries.get(shellEntry(mark))!.fileName],
      pages: new Map(
        pages.map((page) => {
          const entry = pageEntry(page, mark)
          const chunk = entries.get(entry)!
          return [
            page.source,
            {
              styles: stylesOf(chunk, byFile),
              script: chunk.fileName,
              serverModule: serverModule(`${entry}.mjs`),
            },
          ]
        }),
      ),
      frames: new Map(
        frames.map((type) => {
          const chunk = entries.get(frameEntry(type))!
          return [type, { script: chunk.fileName, styles: stylesOf(chunk, byFile) }]
        }),
      ),
      components: new Map(
        components.map((component) => {
          const entry = componentEntry(component.name)
          const chunk = entries.get(entry)
          return [
            component.name,
            { styles: chunk ? stylesOf(chunk, byFile) : [], serverModule: serverModule(`${entry}.mjs`) },
          ]
        }),
      ),
    }
  }
}

/** The file names of scripts that only styles were bundled for: nothing else imports them. */
function unsentChunks(
  chunks: readonly ClientChunk[],
  styleEntries: readonly ClientChunk[],
): ReadonlySet<string> {
  if (styleEntries.length === 0) return new Set()
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const others = new Set(chunks.filter((chunk) => chunk.isEntry && !styleEntries.includes(chunk)))
  for (const chunk of others) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = byName.get(name)
      if (imported) others.add(imported)
    }
  }
  return new Set(chunks.flatMap((chunk) => (others.has(chunk) ? [] : [chunk.fileName])))
}

/** The stylesheets that only these chunks load. */
function stylesOnlyOf(entries: readonly ClientChunk[], chunks: readonly ClientChunk[]): string[] {
  const own = new Set(entries.flatMap(({ styles }) => styles))
  for (const chunk of chunks) {
    if (entries.includes(chunk)) continue
    for (const name of chunk.styles) own.delete(name)
  }
  return [...own]
}

/** The modules of all pages that are code, by the name of their entry. */
function pageEntries(locales: readonly BundledLocale[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    locales.flatMap(({ pages, mark }) =>
      pages.map((page) => [
        pageEntry(page, mark),
        /\.mdx?$/.test(page.file) ? pageModule(page.file, mark) : page.file,
      ]),
    ),
  )
}

/** The modules that a locale is rendered with. */
function serverEntries(
  { pages, mark }: BundledLocale,
  components: BundleInput['components'],
): readonly string[] {
  return [
    ...pages.map((page) => pageEntry(page, mark)),
    ...components.map((component) => componentEntry(component.name)),
    // There is none in a site without parts.
    SERVER_THEME_ENTRY,
  ].map((entry) => `${entry}.mjs`)
}

/** A file with the hash of its text in its name: `assets/boot.js` → `assets/boot-1f3c9ab2.js` */
function fileWithHash(name: string, text: string): NewFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const { dir, name: stem, ext } = posix.parse(name)
  return { name: `${dir}/${stem}-${hash}${ext}`, bytes: Buffer.from(text) }
}

/** The styles of a chunk and of all that it imports, in the order of the imports. */
function stylesOf(entry: ClientChunk, chunks: ReadonlyMap<string, ClientChunk>): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: ClientChunk) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) visit(imported)
    }
    for (const name of chunk.styles) styles.add(name)
  }
  visit(entry)
  return [...styles]
}
