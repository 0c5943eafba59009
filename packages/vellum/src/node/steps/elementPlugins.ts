// The `elements` hooks of plugins: they change the elements of Markdown files, and add files to the site, which are kept
// between builds. What a hook makes is cached with the page; the files are beside it, by the hashes of their content.

import { join } from 'node:path'
import { withoutBase } from '../../shared/url.js'
import { checkFileContent, checkFileName, checkList } from '../base/hookResult.js'
import { callHook } from '../base/pluginHook.js'
import { type DiskCache, hashOf, openDiskCache } from '../cache/diskCache.js'
import { type ObjectStore, openObjectStore } from '../cache/objectStore.js'
import type { AddedFile, ElementTools, MarkdownElements, NewFile, Plugin } from '../config/plugin.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { type CompileContext, sourceFrame, sourcePosition } from '../markdown/compile/compileContext.js'
import type { TransformElements } from '../markdown/compile/compileMarkdown.js'
import type { Asset } from '../markdown/compile/types.js'
import { assetName } from '../pageData/links/assetFiles.js'
import { checkElements, checkNoTree } from './checkElements.js'
import { PLUGIN_CACHE } from './pagePlugins.js'

/** The hooks of a site. */
export interface ElementHooks {
  readonly transform: TransformElements
  /** What their results depend on besides the page. */
  readonly fingerprint: string
  /** Whether the files among these that plugins made are still there. */
  readonly hasFiles: (assets: readonly Asset[]) => boolean
}

/** What the hooks need of a command. */
interface ElementHooksInput {
  readonly cacheDir: string
  readonly production: boolean
  /** The configuration and its imports: they count for plugins without a key. */
  readonly configHash: string
}

/** The folder of files that plugins made, in the folder of caches. */
export function madeFilesDir(cacheDir: string): string {
  return join(cacheDir, 'plugin-files')
}

/** Makes the functions that call the hooks; undefined if there is none. */
export function createElementHooks(
  site: Pick<SiteConfig, 'plugins' | 'assetBase' | 'baseUrl'>,
  { cacheDir, production, configHash }: ElementHooksInput,
): ElementHooks | undefined {
  const hooked = site.plugins.filter(({ elements }) => elements)
  if (hooked.length === 0) return undefined
  const store = openObjectStore(madeFilesDir(cacheDir))
  const made = createMadeFiles(openDiskCache(join(cacheDir, PLUGIN_CACHE)), store)
  return {
    transform: async (tree, context) => {
      for (const plugin of hooked) {
        const page = { tree, source: context.input.source, production } as unknown as MarkdownElements
        const name = { plugin: plugin.name, page: context.input.source }
        await callHook(
          plugin.name,
          'elements',
          async (keepAlive) => {
            const tools = elementTools(plugin, { context, made, site, keepAlive })
            const result: unknown = await plugin.elements?.(page, tools)
            if (result !== tree) checkNoTree(result, name)
            checkElements(tree, name)
          },
          { page: name.page },
        )
      }
    },
    fingerprint: hashOf(
      JSON.stringify([production, hooked.map(({ name, cacheKey }) => [name, cacheKey ?? configHash])]),
    ),
    hasFiles: (assets) => assets.every(({ made }) => made === undefined || store.has(made)),
  }
}

function elementTools(
  plugin: Plugin,
  {
    context,
    made,
    site,
    keepAlive,
  }: {
    context: CompileContext
    made: MadeFiles
    site: Pick<SiteConfig, 'assetBase' | 'baseUrl'>
    keepAlive: () => void
  },
): ElementTools {
  return {
    image: async (url) => {
      const known = [...context.images.values()].find((image) => image.type === 'asset' && image.src === url)
      const resolved = known ?? (await context.input.resolver.image(withoutBase(url, site.baseUrl) ?? url))
      if (resolved.type !== 'asset') return undefined
      const { asset, width, height } = resolved
      return { file: asset.file, width, height }
    },
    files: async (key, make) => {
      const ownKey = hashOf(plugin.name, 'files', key)
      const files = await made(ownKey, async () => {
        const newFiles = await make()
        const hook = { plugin: plugin.name, hook: 'elements', page: context.input.source }
        checkList(newFiles, { ...hook, field: 'make' })
        for (const { name, content } of newFiles) {
          checkFileName(name, hook)
          checkFileContent(content, { ...hook, file: name })
        }
        return newFiles
      })
      keepAlive()
      context.pluginKeys.add(ownKey)
      return files.map(({ asset, name, size }): AddedFile => {
        context.assets.set(asset.name, asset)
        return { name, url: site.assetBase + asset.name, size }
      })
    },
    warn: (message, { node = {}, hint } = {}) => {
      const position = sourcePosition(node as Parameters<typeof sourcePosition>[0], context)
      context.problems.push({
        type: 'plugin',
        code: 'plugin-warning',
        message: `The plugin "${plugin.name}" warns: ${message}`,
        ...(hint !== undefined && { hint }),
        frame: sourceFrame(context.input, position),
        ...position,
      })
    },
  }
}

/** A file that a plugin made: its name as the plugin gave it, its bytes, and what is copied into the site. */
interface MadeFile {
  readonly name: string
  readonly size: number
  readonly asset: Asset
}

/** The files of a key: kept ones, or made now and kept. */
type MadeFiles = (
  key: string,
  make: () => PromiseLike<readonly NewFile[]> | readonly NewFile[],
) => Promise<readonly MadeFile[]>

/** A file in the cache: its name, the name of its content, its size. */
type FileRecord = readonly [name: string, object: string, size: number]

function createMadeFiles(records: DiskCache, store: ObjectStore): MadeFiles {
  // Two pages may need the same files at once.
  const running = new Map<string, Promise<readonly FileRecord[]>>()
  return async (key, make) => {
    const files = running.get(key) ?? findOrMake(key, make)
    running.set(key, files)
    try {
      return (await files).map(([name, object, size]) => ({
        name,
        size,
        asset: {
          file: store.path(object),
          name: assetName(name, { folder: folderOf(name), hash: object.slice(0, 8) }),
          made: object,
        },
      }))
    } finally {
      running.delete(key)
    }
  }

  async function findOrMake(key: string, make: Parameters<MadeFiles>[1]): Promise<readonly FileRecord[]> {
    const value = await records.read(key)
    const kept = value && (JSON.parse(value.toString('utf8')) as readonly FileRecord[])
    if (kept?.every(([, object]) => store.has(object))) return kept
    const files = (await make()).map(({ name, content }): FileRecord => {
      const bytes = Buffer.from(content)
      return [name, store.put(bytes), bytes.length]
    })
    await records.write(key, Buffer.from(JSON.stringify(files)))
    return files
  }
}

function folderOf(name: string): 'images' | 'files' {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) ? 'images' : 'files'
}
