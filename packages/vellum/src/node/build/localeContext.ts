// The data that all pages of a locale are rendered with: site data, messages, names of styles and scripts.
// Writes the files that pages load when they need more of it: sidebars and the data of docs.

import { hostNeeds } from 'vellum-host'
import { hashOf } from '../cache/diskCache.js'
import type { HostTarget } from '../hosting/hostTargets.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { inlineCss } from '../output/firstFlight.js'
import type { RenderContext } from '../render/renderContext.js'
import { renderSidebar } from '../render/siteFragments.js'
import type { Site } from '../steps/loadSite.js'
import { type Delivery, siteContext } from '../steps/siteContext.js'
import { policyInput } from '../steps/sitePolicy.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'

/** The context of a locale; its files are written. */
export async function localeContext(
  site: Site,
  { bundle, assets, target }: { bundle: BundledPages; assets: AssetWriter; target: HostTarget | undefined },
): Promise<RenderContext> {
  const { data, docs, messages, config, model, assetPath } = site
  const { theme } = bundle.locales.get(model.locale)!
  const prefix = model.locale === config.i18n.defaultLocale ? '' : `${model.locale}-`
  const write = async (name: string, text: string, extension: string) => {
    const file = `assets/${name}${hashOf(text).slice(0, 8)}.${extension}`
    await assets.write(assetPath + file, text)
    return config.assetBase + file
  }
  return siteContext(site, {
    theme,
    documents: await documents(site, {
      bundle,
      // A policy in a document cannot only report.
      hasMetaPolicy:
        target !== undefined && hostNeeds(target).metaPolicy === true && !site.config.reportsPolicy,
    }),
    listUrl: async ({ name, list }) => {
      const html = await renderSidebar(list, {
        site: data,
        messages,
        loadTheme: theme && (() => import(theme.url)),
      })
      return write(`sidebar-${prefix}${name.replace(/[^\w-]+/g, '-')}-`, html, 'txt')
    },
    docsUrl: () => write(`docs-${prefix}`, JSON.stringify(docs), 'json'),
  })
}

/** The parts of every document of a locale. */
async function documents(
  { data, config, model }: Site,
  { bundle, hasMetaPolicy }: { bundle: BundledPages; hasMetaPolicy: boolean },
): Promise<Delivery['documents']> {
  const { styles, classStyles, boot, locales } = bundle
  const { frames } = locales.get(model.locale)!
  const asset = (name: string) => config.assetBase + name
  const css = []
  for (const style of styles) css.push(await bundle.files.find(({ name }) => name === style)!.read())
  const early = earlyScripts(data, { ...config, boot: bootScript(data) })
  return {
    styles: styles.map((name) => config.assetBase + name),
    classStyles: Object.entries(classStyles).map(([className, names]) => ({
      className,
      hrefs: names.map((name) => config.assetBase + name),
    })),
    inlineCss: inlineCss(css.map(String)),
    scripts: [],
    ...(frames.size > 0 && {
      frames: Object.fromEntries(
        [...frames].map(([type, { script, styles }]) => [
          type,
          { script: asset(script), styles: styles.map(asset) },
        ]),
      ),
    }),
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
}
