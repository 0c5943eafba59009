// The hooks of plugins for the whole site: its files, and what follows when everything is written. For builds and for
// development.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LABEL_TABLE } from '../../shared/labels/labelTable.js'
import type { Messages } from '../../shared/messages.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import type { NavbarData } from '../../shared/site.js'
import { withoutBase } from '../../shared/url.js'
import { didYouMean } from '../base/nearestName.js'
import { callHook } from '../base/pluginHook.js'
import type { Plugin, PluginSidebarItem, PluginSite, RenderedSite } from '../config/plugin.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { allSidebars } from '../pageData/modelIndex.js'
import type { Site } from './loadSite.js'

/** A page with the records of all plugins. */
export interface PageRecords {
  readonly path: string
  readonly records?: Readonly<Record<string, unknown>> | undefined
}

/** What plugins know of a site. */
export function pluginSite({ data, config }: Pick<Site, 'data' | 'config'>): PluginSite {
  const { title, tagline, url, baseUrl, navbar, locale } = data
  const logo = navbar.logo && logoFile(navbar.logo.src, config)
  return { title, name: navbar.title || title, tagline, logo, url, baseUrl, locale: locale.name }
}

/** The static file of the logo. */
function logoFile(src: string, { baseUrl, staticDirectories }: SiteConfig): string | undefined {
  const path = withoutBase(src, baseUrl)
  if (path === undefined) return undefined
  return staticDirectories.map((folder) => join(folder, path)).find((file) => existsSync(file))
}

/** The site as the hooks of one plugin see it. */
export function renderedSite(
  site: Site,
  plugin: Plugin,
  { pages, read }: { pages: readonly PageRecords[]; read: RenderedSite['read'] },
): RenderedSite {
  const { context, model } = site
  return {
    ...pluginSite(site),
    pages: pages.map(({ path, records }) => ({ path, record: records?.[plugin.name] })),
    sidebars: allSidebars(context, model).map(({ docsId, version, id, sidebar }) => ({
      docsId,
      version,
      id,
      label: navbarLabel({ docsId, id }, site.data.navbar),
      items: sidebar.items.map(sidebarItem),
    })),
    label: (id) => labelText(id, site.messages),
    read: (name) => read(name).catch((error: unknown) => Promise.reject(readError(error, name))),
  }
}

/** The text of a label; throws an error for an unknown id. */
function labelText(id: string, messages: Messages): string {
  const text = messages[id] ?? LABEL_TABLE[id]
  if (text !== undefined) return text
  throw Object.assign(new Error(`There is no label "${id}".`), {
    hint:
      didYouMean(String(id), Object.keys(LABEL_TABLE)) ??
      'The reference of labels lists all ids of the theme.',
  })
}

/** The error of a file that does not exist, without a path of the machine; others as they are. */
function readError(error: unknown, name: string): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isMissing) return error
  return Object.assign(new Error(`There is no file "${name}".`), {
    hint: 'Read names that `rendered` has in its `files`.',
  })
}

/** The label of the navbar item that opens a sidebar. */
function navbarLabel(
  { docsId, id }: { readonly docsId: string; readonly id: string },
  { items }: NavbarData,
): string | undefined {
  for (const item of items) {
    for (const link of item.type === 'dropdown' ? item.items : [item]) {
      if (link.type !== 'link') continue
      const { sidebar } = link.active ?? {}
      if (sidebar?.docsId === docsId && sidebar.id === id) return link.label
    }
  }
  return undefined
}

function sidebarItem(item: SidebarItem): PluginSidebarItem {
  if (item.type === 'html') return { type: 'html' }
  const { label, href } = item
  return item.type === 'link'
    ? { type: 'link', label, href: item.href }
    : { type: 'category', label, ...(href !== undefined && { href }), items: item.items.map(sidebarItem) }
}

/** The files of the site that plugins make, with functions that make them. */
export function pluginFiles(
  site: Site,
  { pages, read }: { pages: () => Promise<readonly PageRecords[]>; read: RenderedSite['read'] },
): { readonly name: string; readonly plugin: Plugin; readonly make: () => Promise<string | Uint8Array> }[] {
  return site.config.plugins.flatMap((plugin) =>
    Object.entries(plugin.files ?? {}).map(([name, make]) => ({
      name,
      plugin,
      make: async () => {
        const rendered = renderedSite(site, plugin, { pages: await pages(), read })
        return callHook(plugin.name, `files["${name}"]`, () => make(rendered))
      },
    })),
  )
}
