// @ts-check
// Writes dist/types.d.ts: the types of everything that the code of a site may import and that TypeScript does not find by itself, which
// are the names of Docusaurus, Markdown, styles and files. In: the list of names in dist/node. Out: the declarations.

import { writeFileSync } from 'node:fs'
import { MODULES_FOR_COPIES, THEME_PIECES } from '../dist/node/base/copiedParts.js'
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

/** @typedef {import('../dist/node/base/themeParts.js').ThemePart} ThemePart */

/** The type of a part. */
const typeOf = (/** @type {ThemePart} */ { original, ...part }) => {
  const { module, exported } = original ?? part
  return `(typeof import('./theme/${module}.js'))['${exported}']`
}

/** The props of a part, under the name that Docusaurus has for them. */
const propsOf = (/** @type {ThemePart} */ part) =>
  `export type Props = import('./partProps.js').PartProps<${typeOf(part)}>`

const declarations = [
  '/// <reference types="vite/types/importMeta.d.ts" />\n',
  ...ALIAS_NAMES.map((name) => {
    const part = THEME_PARTS.get(name.replace(/^@theme\//, ''))
    return declaration(name, [aliasModule(name) ?? '', ...(part ? [propsOf(part)] : [])].join('\n'))
  }),
  ...[...MODULES_FOR_COPIES.keys()]
    .filter((name) => !ALIAS_NAMES.includes(name))
    .map((name) => declaration(name, aliasModule(name) ?? '')),
  ...[...THEME_PIECES.keys()].flatMap((name) =>
    ['@theme', '@theme-original'].map((scope) =>
      declaration(`${scope}/${name}`, aliasModule(`${scope}/${name}`) ?? ''),
    ),
  ),
  ...[...THEME_PARTS].flatMap(([name, part]) =>
    ['@theme', '@theme-original', '@theme-init']
      .map((scope) => `${scope}/${name}`)
      .filter((module) => !ALIAS_NAMES.includes(module))
      .map((module) =>
        declaration(module, `const part: ${typeOf(part)}\nexport default part\n${propsOf(part)}`),
      ),
  ),
  declaration('@generated/*', 'const data: any\nexport default data'),
  declaration('@docusaurus/types', "export type { PartProps as WrapperProps } from './partProps.js'"),
  ...SHEETS.flatMap((kind) => [declaration(`*.module.${kind}`, classes), `declare module '*.${kind}'\n`]),
  declaration('*.svg', picture),
  ...['md', 'mdx'].map((kind) => declaration(`*.${kind}`, page)),
  ...['raw', 'url', 'inline'].map((query) => declaration(`*?${query}`, text)),
  ...Object.values(FILES)
    .flat()
    .map((kind) => declaration(`*.${kind}`, text)),
]
writeFileSync(new URL('../dist/types.d.ts', import.meta.url), declarations.join('\n'))
writeFileSync(
  new URL('../dist/partProps.d.ts', import.meta.url),
  `import type { ComponentProps, JSXElementConstructor } from 'react'
/** The props of a part of the theme. */
export type PartProps<Part> = Part extends () => unknown ? object : Part extends JSXElementConstructor<any> ? ComponentProps<Part> : never
`,
)
