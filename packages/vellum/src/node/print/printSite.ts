// Prints the documentation of a built site as one HTML file: chooses its sidebars, reads their pages, joins them.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SidebarItem } from '../../shared/sidebar.js'
import { normalPath } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { attributeOf, findElement, type HtmlElement, parseHtml } from '../base/htmlTree.js'
import { nearestName } from '../base/nearestName.js'
import { outputPath } from '../output/outputPath.js'
import { allSidebars } from '../pageData/modelIndex.js'
import type { Site } from '../steps/loadSite.js'
import { bookDocument } from './bookDocument.js'
import { bookEntries } from './bookEntries.js'
import { bookCss, collectStyles, styleElement } from './bookStyles.js'
import { openBuiltFiles } from './builtFiles.js'
import { idsOf, type PrintedSection, pageContent, printedPage } from './printedPage.js'

/** What is printed. */
export interface PrintOptions {
  /** The docs set. @default 'default' */
  readonly docsId: string
  /** The version. @default the last one */
  readonly version: string | undefined
  /** The sidebar. @default all of the version */
  readonly sidebar: string | undefined
  /** Whether pages and headings have numbers. */
  readonly isNumbered: boolean
}

/** A document. */
export interface PrintedSite {
  readonly html: string
  readonly title: string
  readonly pages: number
}

interface ReadPage {
  readonly tree: HtmlElement
  readonly content: HtmlElement
}

/** Prints a site whose files are in a folder. */
export async function printSite(site: Site, dir: string, options: PrintOptions): Promise<PrintedSite> {
  const { data, config } = site
  const { baseUrl, title, tagline } = data
  const { sidebars, versionLabel } = chosenSidebars(site, options)
  const siteDir = join(dir, site.outPath)
  const pages = await readPages(sidebars, (path) =>
    join(siteDir, outputPath(path, { baseUrl, trailingSlash: config.trailingSlash })),
  )
  const entries = bookEntries(sidebars, {
    isPage: (path) => pages.has(normalPath(path)),
    baseUrl,
  })
  if (!entries.some(({ isPage }) => isPage)) {
    throw new VellumError('There is nothing to print: the sidebar has no page.', {
      code: 'nothing-to-print',
      hint: 'Name a sidebar with documents: `vellum print --sidebar <id>`.',
    })
  }
  const sections = new Map<string, PrintedSection>()
  for (const { path, id } of entries) {
    if (path === undefined || sections.has(normalPath(path))) continue
    const page = pages.get(normalPath(path))
    sections.set(normalPath(path), { id, ids: page ? idsOf(page.content) : new Set() })
  }
  const files = openBuiltFiles({ dir, baseUrl: config.assetBase })
  const styles = collectStyles({ baseUrl, files })
  const origin = new URL(data.locale.url ?? data.url).origin
  const printed = []
  for (const entry of entries) {
    const { path, isPage, id, depth, number } = entry
    const page = isPage && path !== undefined ? pages.get(normalPath(path)) : undefined
    if (!page || path === undefined) {
      printed.push({ ...entry, html: undefined })
      continue
    }
    await styles.add(page.tree)
    const html = await printedPage(page.content, {
      path,
      id,
      depth,
      number: options.isNumbered ? number : undefined,
      origin,
      sectionOf: (target) => sections.get(target),
      dataUrl: files.dataUrl,
    })
    printed.push({ ...entry, html })
  }
  const html = bookDocument({
    title,
    tagline,
    version: versionLabel,
    url: origin + baseUrl,
    lang: data.locale.htmlLang,
    direction: data.locale.direction,
    contentsLabel: site.context.labels.text('theme.docs.print.contents'),
    styles: `${styles.html()}\n${styleElement(bookCss(title))}`,
    isNumbered: options.isNumbered,
    sections: printed,
  })
  return { html, title, pages: printed.filter((section) => section.html !== undefined).length }
}

function chosenSidebars(
  { model, context, docs }: Site,
  { docsId, version: name, sidebar: id }: PrintOptions,
): { readonly sidebars: readonly (readonly SidebarItem[])[]; readonly versionLabel: string | undefined } {
  const set = docs.find((each) => each.id === docsId)
  if (!set) {
    throw unknown('docs set', docsId, { names: docs.map((each) => each.id), option: '--docs-id' })
  }
  const version =
    name === undefined
      ? (set.versions.find(({ isLast }) => isLast) ?? set.versions[0])
      : set.versions.find((each) => each.name === name || each.label === name)
  if (!version) {
    throw unknown('version', name ?? '', {
      names: set.versions.map((each) => each.name),
      option: '--docs-version',
    })
  }
  const ofVersion = allSidebars(context, model).filter(
    (each) => each.docsId === docsId && each.version === version.name,
  )
  const chosen = id === undefined ? ofVersion : ofVersion.filter((each) => each.id === id)
  if (chosen.length === 0 && id !== undefined) {
    throw unknown('sidebar', id, { names: ofVersion.map((each) => each.id), option: '--sidebar' })
  }
  return {
    sidebars: chosen.map(({ sidebar }) => sidebar.items),
    versionLabel: set.versions.length > 1 ? version.label : undefined,
  }
}

function unknown(
  what: 'docs set' | 'version' | 'sidebar',
  name: string,
  { names, option }: { readonly names: readonly string[]; readonly option: string },
): VellumError {
  const meant = nearestName(name, names)
  return new VellumError(`There is no ${what} "${name}" to print.`, {
    code: 'unknown-print-target',
    hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}\`${option}\` takes ${names.join(', ') || 'nothing: the site has none'}.`,
  })
}

/** The pages of sidebars that have a text. */
async function readPages(
  sidebars: readonly (readonly SidebarItem[])[],
  fileOf: (path: string) => string,
): Promise<ReadonlyMap<string, ReadPage>> {
  const pages = new Map<string, ReadPage>()
  const paths = new Set<string>()
  const collect = (items: readonly SidebarItem[]) => {
    for (const item of items) {
      if (item.type === 'html') continue
      const path = item.href?.replace(/[?#].*$/, '')
      if (path?.startsWith('/') && !path.startsWith('//')) paths.add(path)
      if (item.type === 'category') collect(item.items)
    }
  }
  for (const items of sidebars) collect(items)
  for (const path of paths) {
    let file: string
    try {
      file = fileOf(path)
    } catch {
      // A link to a path outside of the site.
      continue
    }
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html === undefined) continue
    const tree = parseHtml(html)
    const content = pageContent(tree)
    const isRedirect = findElement(tree, (element) => attributeOf(element, 'http-equiv') === 'refresh')
    if (content && !isRedirect) pages.set(normalPath(path), { tree, content })
  }
  return pages
}
