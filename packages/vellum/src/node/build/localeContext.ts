// What all pages of a locale are rendered with: data, messages, names of styles and scripts. Writes the files that
// pages load when they need more of it: sidebars and the data of docs.

import { hashOf } from '../cache/diskCache.js'
import { type HostTarget, needsOf } from '../hosting/targets.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { inlineCss } from '../output/firstFlight.js'
import { makeSiteHead } from '../pages/head/siteHead.js'
import { listFiles } from '../pages/modelIndex.js'
import type { RenderContext, SiteSidebar } from '../render/renderContext.js'
import { renderSidebar } from '../render/siteFragments.js'
import type { Site } from '../site/loadSite.js'
import { policyInput } from '../site/sitePolicy.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'

/** The context of a locale; its files are written. */
export async function localeContext(
  site: Site,
  { bundle, assets, target }: { bundle: BundledPages; assets: AssetWriter; target: HostTarget | undefined },
): Promise<RenderContext> {
  const sidebars = await writeLists(site, assets)
  const docsFile = await writeDocs(site, assets)
  const hasMetaPolicy = target !== undefined && needsOf(target).metaPolicy === true
  return renderContext({ site, bundle, sidebars, docsFile, hasMetaPolicy })
}

/** Writes each list that pages load; lists by their key. */
async function writeLists(
  { context, data, messages, model, config, assetPath }: Site,
  assets: AssetWriter,
): Promise<RenderContext['sidebars']> {
  const lists: Record<string, SiteSidebar> = {}
  for (const { key, name, id, list } of listFiles(context, model)) {
    const html = await renderSidebar(list, { site: data, messages })
    const plain = name.replace(/[^\w-]+/g, '-')
    const file = `assets/sidebar-${filePrefix(config, model.locale)}${plain}-${hashOf(html).slice(0, 8)}.txt`
    await assets.write(assetPath + file, html)
    lists[key] = { id, items: list.items, file: config.assetBase + file }
  }
  return lists
}

/** Writes the data of all docs as one file; only pages whose components use it load it. */
async function writeDocs(
  { docs, config, model, assetPath }: Site,
  assets: AssetWriter,
): Promise<string | undefined> {
  if (docs.length === 0) return undefined
  const text = JSON.stringify(docs)
  const name = `assets/docs-${filePrefix(config, model.locale)}${hashOf(text).slice(0, 8)}.json`
  await assets.write(assetPath + name, text)
  return config.assetBase + name
}

/** Begins the names of a locale's files. */
function filePrefix({ i18n }: Site['config'], locale: string): string {
  return locale === i18n.defaultLocale ? '' : `${locale}-`
}

function renderContext({
  site,
  bundle,
  sidebars,
  docsFile,
  hasMetaPolicy,
}: {
  site: Site
  bundle: BundledPages
  sidebars: RenderContext['sidebars']
  docsFile: string | undefined
  hasMetaPolicy: boolean
}): RenderContext {
  const { styles, boot, locales } = bundle
  const { data, docs, config, messages, model } = site
  const early = earlyScripts(data, { ...config, boot: bootScript(data) })
  const context = {
    site: data,
    messages,
    head: makeSiteHead(site, site.feeds),
    styles: styles.map((name) => config.assetBase + name),
    inlineCss: inlineCss(
      styles.map((style) => bundle.files.find(({ name }) => name === style)!.bytes.toString()),
    ),
    scripts: [],
    prepaint: early.prepaint,
    banner: early.banner,
    boot: {
      code: early.boot,
      src: config.assetBase + boot,
      load: locales
        .get(model.locale)!
        .shell.map((name) => config.assetBase + name)
        .join(' '),
    },
    ...(hasMetaPolicy && { metaPolicy: policyInput(config, [early]) }),
  }
  // The same for the same shell, whatever pages say and run: another id means that open tabs have an old one. The name of
  // a script changes with all that it loads.
  const buildId = hashOf(JSON.stringify(context)).slice(0, 12)
  return { ...context, docs, docsFile, sidebars, buildId }
}
