// `vellum print`: writes the document and, if there is a browser, a PDF of it. The caller builds the site.

import { statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from '../base/logger.js'
import { writeFile } from '../base/namedFiles.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { chosenLocales, loadSite } from '../steps/loadSite.js'
import { type PrintOptions, printSite } from './printSite.js'
import { findChromium, writePdf } from './writePdf.js'

/** Options of the command. */
export interface RunPrintOptions extends PrintOptions {
  readonly siteDir: string
  readonly configFile: string | undefined
  readonly baseUrl: string | undefined
  readonly locale: string | undefined
  /** The file of the document. @default print.html in the folder of the site */
  readonly output: string | undefined
  readonly pdf: boolean
  /** The folder of the built site. */
  readonly builtDir: string
  readonly logger: Logger
}

/** The document: beside a PDF that is named, and in a folder that is. */
export function outputFile({ siteDir, output }: Pick<RunPrintOptions, 'siteDir' | 'output'>): string {
  if (output === undefined) return resolve(siteDir, 'print.html')
  const file = resolve(output)
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? /[\\/]$/.test(output)
  return isFolder ? join(file, 'print.html') : file.replace(/\.pdf$/i, '.html')
}

/** Prints a built site; resolves to what the command says at its end. */
export async function runPrint(options: RunPrintOptions): Promise<string> {
  const { siteDir, configFile, baseUrl, locale, builtDir, logger } = options
  const chromium = options.pdf ? findChromium() : undefined
  const loaded = await loadSiteConfig(siteDir, { baseUrl, configFile })
  const [name = loaded.config.i18n.defaultLocale] =
    locale === undefined ? [] : chosenLocales(loaded.config, locale)
  const site = await loadSite(loaded, { production: true, locale: name })
  const { html, pages } = await printSite(site, builtDir, options)
  const htmlFile = outputFile(options)
  await mkdir(dirname(htmlFile), { recursive: true })
  await writeFile(htmlFile, html)
  const size = (Buffer.byteLength(html) / 2 ** 20).toFixed(1)
  const summary = `Printed ${pages} ${pages === 1 ? 'page' : 'pages'} to ${htmlFile} (${size} MB).`
  if (!options.pdf) return summary
  if (chromium === undefined) {
    return `${summary}\nNo PDF: there is no Chrome or Chromium on this machine. Name one in CHROME_PATH, or print the file with a browser.`
  }
  const pdfFile = htmlFile.replace(/(?:\.html?)?$/i, '.pdf')
  logger.info(`Making a PDF with ${chromium} …`)
  await rm(pdfFile, { force: true })
  await writePdf(chromium, htmlFile, pdfFile)
  return `${summary}\nPrinted it to ${pdfFile}.`
}
