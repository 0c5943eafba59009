// Runs Vite for a site: the bundle for browsers, and the modules for rendering when there are pages that are code.

import { dirname, join, resolve } from 'node:path'
import { createBuilder, type InlineConfig, type Plugin } from 'vite'
import { collectGarbage, withSmallHeap } from '../../base/collectGarbage.js'
import { COMPONENT_MODULE } from '../../base/contentParts.js'
import { combineErrors } from '../../base/errors.js'
import { FRAME_MODULE } from '../../base/pageFrames.js'
import { relativePath } from '../../base/relativePath.js'
import { bundleError } from '../../vite/bundleError.js'
import { contentStyles } from '../../vite/contentStyles.js'
import { PART_STYLES, SERVER_THEME } from '../../vite/partCode.js'
import { hasOwnParts } from '../../vite/partReplacements.js'
import { type PreloadHelper, preloadHelper } from '../../vite/preloadHelper.js'
import { reactErrors } from '../../vite/reactErrors.js'
import { classStylesName, STYLES, shellModules, shellName } from '../../vite/shellModules.js'
import { featurePlugin, siteFeatures } from '../../vite/siteFeatures.js'
import { staticUrls } from '../../vite/staticUrls.js'
import { checkStyleFiles, type StyleFileCheck } from '../../vite/styleFiles.js'
import { viteConfig, withSiteOptions } from '../../vite/viteConfig.js'
import { classStylesEntry, componentEntry, frameEntry, shellEntry } from './entryNames.js'
import { type OutputFiles, outputFiles } from './outputFiles.js'
import { nameShellChunk } from './shellChunk.js'
import type { BundleInput } from './types.js'

/** What is kept of the files for browsers, and of those for rendering. */
export interface OutputReaders<Client, Server> {
  readonly client: (files: OutputFiles) => Promise<Client>
  /** Gets no files when no page is code. */
  readonly ssr: (files: OutputFiles) => Promise<Server>
}

/** What was kept, and the static files that stylesheets name, absolute. */
export interface ViteResult<Client, Server> {
  readonly client: Client
  readonly ssr: Server
  readonly staticFiles: readonly string[]
}

/** Entries from which on the bundler's objects hold so much memory that collecting them is worth the time. */
const MANY_MODULES = 300

/** Modules by the name of their entry. */
type Entries = Readonly<Record<string, string>>

/**
 * Bundles a site. `pages` are the entries of pages that are code. Outputs are read one after the other: the files of
 * browsers, which hold all code several times, are gone before those for rendering are made.
 */
export async function buildWithVite<Client, Server>(
  input: BundleInput,
  pages: Entries,
  read: OutputReaders<Client, Server>,
): Promise<ViteResult<Client, Server>> {
  const preload = preloadHelper(input.config)
  const entries = { ...pages, ...componentEntries(input) }
  // With the theme, so that it shares the site's modules with pages: a context of `Root` is that of a page's component.
  const modules = needsTheme(input, entries) ? { ...entries, [SERVER_THEME_ENTRY]: SERVER_THEME } : entries
  const environments = {
    client: clientEnvironment(input, { pages, preload }),
    ssr: ssrEnvironment(modules, input),
  }
  const staticFiles = new Set<string>()
  const onFile = (file: string) => staticFiles.add(file)
  const isLarge = Object.keys(modules).length >= MANY_MODULES
  const bundle = () =>
    runVite(input, { preload, environments, onFile }, async (build) => {
      const client = await read.client(await build('client'))
      if (isLarge) await collectGarbage()
      const ssr = await read.ssr(Object.keys(modules).length > 0 ? await build('ssr') : outputFiles([]))
      if (isLarge) await collectGarbage()
      return { client, ssr, staticFiles: [...staticFiles].sort() }
    })
  return isLarge ? withSmallHeap(bundle) : bundle()
}

/** The modules of components in finished HTML. Browsers get their styles alone. */
function componentEntries({ components }: Pick<BundleInput, 'components'>): Entries {
  return Object.fromEntries(components.map(({ name }) => [componentEntry(name), COMPONENT_MODULE + name]))
}

/** Whether pages that are code are rendered with parts of the site. */
function needsTheme({ config }: Pick<BundleInput, 'config'>, entries: Entries): boolean {
  return hasOwnParts(config) && Object.keys(entries).length > 0
}

/** Bundles the theme with the parts of the site, for rendering what has no code of a page. */
export async function buildServerTheme(input: BundleInput): Promise<OutputFiles> {
  const preload = preloadHelper(input.config)
  const environments = { ssr: ssrEnvironment({ [SERVER_THEME_ENTRY]: SERVER_THEME }, input) }
  return runVite(input, { preload, environments, onFile: () => {} }, (build) => build('ssr'))
}

/** Runs builds of environments; throws errors that name the files of the site. */
async function runVite<Result>(
  input: BundleInput,
  {
    preload,
    environments,
    onFile,
  }: {
    preload: PreloadHelper
    environments: Readonly<Record<string, Environment>>
    /** Called with each static file that a stylesheet names. */
    onFile: (file: string) => void
  },
  run: (build: (name: 'client' | 'ssr') => Promise<OutputFiles>) => Promise<Result>,
): Promise<Result> {
  const { config } = input
  const styleFiles = checkStyleFiles(config)
  const plugins = [styleFiles.plugin, staticUrls({ folders: () => config, onFile })]
  try {
    const engineOptions = { ...siteViteConfig(input, { styleFiles, preload, plugins }), environments }
    const builder = await createBuilder(withSiteOptions(engineOptions, config.vite))
    const result = await run(async (name) => {
      const outputs = await builder.build(builder.environments[name]!)
      return outputFiles([outputs].flat().flatMap((output) => ('output' in output ? output.output : [])))
    })
    const problems = styleFiles.problems()
    if (problems.length > 0) throw combineErrors(problems)
    return result
  } catch (error) {
    const problems = styleFiles.problemsOf(error)
    throw problems.length > 0
      ? combineErrors(problems)
      : bundleError(error, { siteDir: config.siteDir, sheets: styleFiles.ownSheets() })
  }
}

/** The entry of the theme for rendering. */
export const SERVER_THEME_ENTRY = 'theme'

function siteViteConfig(
  { config, code, workDir, locales, generatedCss, hasBadges, hasBlog, hasTags, hasVersions }: BundleInput,
  {
    styleFiles,
    preload,
    plugins,
  }: { styleFiles: StyleFileCheck; preload: PreloadHelper; plugins: readonly Plugin[] },
): InlineConfig {
  const base = viteConfig({
    config,
    code,
    currentConfig: () => config,
    ownTheme: () => config,
    mode: 'production',
    cacheDir: join(workDir, 'vite'),
  })
  const features = siteFeatures(locales[0]!.data, config)
  return {
    ...base,
    customLogger: styleFiles.logger,
    plugins: [
      ...(base.plugins ?? []),
      shellModules({
        config,
        shells: locales.map(({ mark, data, messages }) => ({ locale: mark, data, messages })),
        generatedCss,
        styledParts: { features, hasBadges, hasBlog, hasTags, hasVersions },
      }),
      featurePlugin(features),
      preload.plugin,
      reactErrors(),
      ...plugins,
    ],
  }
}

/** The entry of the styles of parts that browsers get as HTML; its code is not sent. */
export const PART_STYLES_ENTRY = 'part-styles'

type Environment = NonNullable<InlineConfig['environments']>[string]

const SHARED_OPTIONS = {
  write: false,
  copyPublicDir: false,
  // Images stay files: inside of a stylesheet they would load with every page.
  assetsInlineLimit: 0,
}

function clientEnvironment(
  { locales, config, components, frames }: BundleInput,
  { pages, preload }: { pages: Entries; preload: PreloadHelper },
): Environment {
  return {
    build: {
      ...SHARED_OPTIONS,
      modulePreload: preload.modulePreload,
      rolldownOptions: {
        input: {
          styles: STYLES,
          ...(hasOwnParts(config) && { [PART_STYLES_ENTRY]: PART_STYLES }),
          ...componentEntries({ components: components.filter(({ hasStyles }) => hasStyles) }),
          ...Object.fromEntries(
            Object.keys(contentStyles(config)).map((name) => [classStylesEntry(name), classStylesName(name)]),
          ),
          ...Object.fromEntries(locales.map(({ mark }) => [shellEntry(mark), shellName(mark)])),
          ...Object.fromEntries(frames.map((type) => [frameEntry(type), FRAME_MODULE + type])),
          ...pages,
        },
        preserveEntrySignatures: 'exports-only',
        // Constants of our modules and of sites cost no bytes.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          comments: false,
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
              // Everything that the shell needs at once is one file, even if other entries import parts of
              // it.
              { name: nameShellChunk({ hasOneLocale: locales.length === 1 }), priority: 1 },
            ],
          },
        },
      },
    },
  }
}

function ssrEnvironment(pages: Entries, { config: { siteDir } }: Pick<BundleInput, 'config'>): Environment {
  return {
    // Packages may import styles, and Node would load React for them as it is installed there.
    resolve: { noExternal: true },
    build: {
      ...SHARED_OPTIONS,
      ssr: true,
      // For the positions of errors.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: pages,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // They are not written, see serverModules.ts.
          sourcemapExcludeSources: true,
          sourcemapPathTransform: (source, map) => relativePath(siteDir, resolve(dirname(map), source)),
        },
      },
    },
  }
}
