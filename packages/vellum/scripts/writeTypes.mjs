// @ts-check
// Writes dist/types.d.ts: the types of everything that the code of a site may import and that TypeScript does not find by itself, which
// are the names of Docusaurus, Markdown, styles and files. In: the list of names in dist/node. Out: the declarations.

import { writeFileSync } from 'node:fs'
import { THEME_PARTS } from '../dist/node/base/themeParts.js'
import { ALIAS_NAMES, aliasModule } from '../dist/node/vite/docusaurusAliases.js'

/** Files whose import is their URL. */
const FILES = {
  images: [
    'apng',
    'avif',
    'bmp',
    'cur',
    'gif',
    'ico',
    'jfif',
    'jpeg',
    'jpg',
    'jxl',
    'pjp',
    'pjpeg',
    'png',
    'webp',
  ],
  media: ['aac', 'flac', 'm4a', 'mov', 'mp3', 'mp4', 'ogg', 'opus', 'vtt', 'wav', 'webm'],
  fonts: ['eot', 'otf', 'ttf', 'woff', 'woff2'],
  others: ['pdf', 'txt', 'webmanifest'],
}

const declaration = (/** @type {string} */ name, /** @type {string} */ body) =>
  `declare module '${name}' {\n${body.replace(/^/gm, '  ')}\n}\n`
const text = 'const value: string\nexport default value'
const classes = 'const classes: Readonly<Record<string, string>>\nexport default classes'
const picture =
  "import type { ReactElement, SVGProps } from 'react'\nexport default function Picture(props: SVGProps<SVGSVGElement> & { title?: string }): ReactElement"
const page = `import type { ReactElement } from 'react'
export const frontMatter: Readonly<Record<string, unknown>>
export const contentTitle: string | undefined
export const toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
export default function Content(props: Readonly<Record<string, unknown>>): ReactElement`
const SHEETS = ['css', 'scss', 'sass', 'less', 'styl', 'stylus']

const declarations = [
  '/// <reference types="vite/types/importMeta.d.ts" />\n',
  ...ALIAS_NAMES.map((name) => declaration(name, aliasModule(name) ?? '')),
  ...[...THEME_PARTS].flatMap(([name, { module, exported }]) =>
    ['@theme', '@theme-original', '@theme-init']
      .map((scope) => `${scope}/${name}`)
      .filter((part) => !ALIAS_NAMES.includes(part))
      .map((part) =>
        declaration(
          part,
          `const part: (typeof import('./theme/${module}.js'))['${exported}']\nexport default part`,
        ),
      ),
  ),
  ...SHEETS.flatMap((kind) => [declaration(`*.module.${kind}`, classes), `declare module '*.${kind}'\n`]),
  declaration('*.svg', picture),
  ...['md', 'mdx'].map((kind) => declaration(`*.${kind}`, page)),
  ...['raw', 'url', 'inline'].map((query) => declaration(`*?${query}`, text)),
  ...Object.values(FILES)
    .flat()
    .map((kind) => declaration(`*.${kind}`, text)),
]
writeFileSync(new URL('../dist/types.d.ts', import.meta.url), declarations.join('\n'))
