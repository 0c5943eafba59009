// The samples of the messages are right: code compiles, JSON is JSON, and Markdown builds without a message.

import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, silentLogger } from 'vellum'
import { MESSAGES } from 'vellum/messages'
import { expect, it, onTestFinished } from 'vitest'
import { tsc } from '../../scripts/tsc.mjs'

/** The samples in a language, by the code of their message. */
function samplesIn(language: string): [message: string, text: string][] {
  return Object.entries(MESSAGES).flatMap(([message, { sample }]): [string, string][] =>
    sample?.language === language ? [[message, sample.code]] : [],
  )
}

/** A folder below the manual, whose packages it finds, with these files. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const parent = fileURLToPath(new URL('../.vellum/', import.meta.url))
  await mkdir(parent, { recursive: true })
  const dir = mkdtempSync(join(parent, 'samples-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

it('code compiles', async () => {
  const components = samplesIn('tsx').map(([message, text]) => {
    const statement = text.startsWith('<') ? `export const shown = (name: string) => ${text}` : text
    return [
      `${message}.tsx`,
      `import Translate from '@docusaurus/Translate'\nimport { useEffect } from 'react'\nexport const used = [Translate, useEffect]\n${statement}\n`,
    ]
  })
  const modules = samplesIn('ts').map(([message, text]) => [`${message}.ts`, `${text}\nexport {}\n`])
  const dir = await folderWith({
    ...Object.fromEntries([...modules, ...components]),
    'tsconfig.json':
      '{ "extends": "vellum/tsconfig.json", "compilerOptions": { "types": ["vellum/types", "node"] }, "include": ["*.ts", "*.tsx"] }',
  })
  const { output } = await tsc(['-p', dir])
  expect(output.trim()).toBe('')
  expect(modules.length + components.length).toBeGreaterThan(10)
})

it('JSON is JSON', () => {
  for (const [, text] of samplesIn('json')) expect(() => JSON.parse(text)).not.toThrow()
})

it('Markdown builds without a message', async () => {
  const pages = ['md', 'mdx'].flatMap((language) =>
    samplesIn(language).map(([message, text]) => [`docs/${message}.${language}`, `${text}\n`]),
  )
  const dir = await folderWith({
    ...Object.fromEntries(pages),
    // What samples link to, import and show.
    'docs/install.md': '# Install\n',
    'docs/guide.md': '# Guide\n',
    'docs/img/dialog.png': 'GIF89a',
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'examples/order.ts': '// #region total\nexport const total = 2 * 40\n// #endregion\n',
    'data/plans.yml': '- name: Small\n  price: 20\n',
    'src/components/Chart.jsx': 'export default () => <p>A chart</p>\n',
    'vellum.config.mjs':
      "export default { title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenAnchors: 'throw' }\n",
  })
  const warnings: string[] = []
  const logger = { ...silentLogger, warn: (text: string) => void warnings.push(text) }
  const { pages: built } = await build({ siteDir: dir, outDir: join(dir, 'dist'), logger, write: false })
  expect(warnings).toEqual([])
  expect(built).toBeGreaterThan(pages.length)
})
