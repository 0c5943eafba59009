// The files of an example app as tabs. They are what a page with `<Tabs>` in it is read to,
// imports included, so that the engine makes the same static markup of them.

import type { ImportDeclaration, Program } from 'estree'
import type { Code, Nodes } from 'mdast'
import type { ExampleFile } from './exampleFolders'

/** A component in a page. */
interface Jsx {
  readonly type: 'mdxJsxFlowElement'
  readonly name: string
  readonly attributes: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[]
  readonly children: readonly (Jsx | Code)[]
}

/** The imports of a page. */
interface Imports {
  readonly type: 'mdxjsEsm'
  readonly value: string
  readonly data: { readonly estree: Program }
}

/** Tabs for these files, and the imports that they need. */
export function fileTabs(files: readonly ExampleFile[]): Nodes[] {
  const items = inOrder(files).map((file) => jsx('TabItem', { value: file.path }, [fileBlock(file)]))
  return [imports('Tabs', 'TabItem'), jsx('Tabs', {}, items)] as unknown as Nodes[]
}

/** As editors list them: what is in folders first. */
function inOrder(files: readonly ExampleFile[]): ExampleFile[] {
  const isInFolder = ({ path }: ExampleFile) => path.includes('/')
  // Of each kind they are sorted already.
  return [...files.filter(isInFolder), ...files.filter((file) => !isInFolder(file))]
}

/** `npm run build` of the app checks its types, with the settings that are among the files. */
const META = 'no-twoslash'

function fileBlock({ path, text }: ExampleFile): Code {
  return { type: 'code', lang: languageOf(path), meta: META, value: text.replace(/\n$/, '') }
}

/** `src/main.ts` → `ts` */
function languageOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  return extension === 'mjs' ? 'js' : extension
}

function jsx(name: string, attributes: Readonly<Record<string, string>>, children: Jsx['children']): Jsx {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }
}

function imports(...names: string[]): Imports {
  const declarations = names.map((name): ImportDeclaration => {
    const source = `@theme/${name}`
    return {
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
      source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    }
  })
  return {
    type: 'mdxjsEsm',
    value: names.map((name) => `import ${name} from '@theme/${name}'`).join('\n'),
    data: { estree: { type: 'Program', sourceType: 'module', body: declarations, comments: [] } },
  }
}
