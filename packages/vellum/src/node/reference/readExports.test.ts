import { expect, it } from 'vitest'
import { openDeclarations } from './declarationFiles.js'
import { readExports } from './readExports.js'
import { createFieldReader } from './readFields.js'

const FILES: Readonly<Record<string, string>> = {
  'index.d.ts': `export { Inner as Tabs, type TabsProps, useTabs, type Mode, LIST } from './tabs.js';`,
  'tabs.d.ts': `
export interface TabsProps extends ComponentProps<'div'> {
    /** The tabs. @default [] */
    readonly tabs?: readonly string[];
}
/** A row of tabs. @example <Tabs tabs={['a']} /> */
export declare function Inner({ tabs }: TabsProps): import("react").JSX.Element;
/** Selects one. */
export declare function useTabs(id: string, { lazy }?: { lazy: boolean }): readonly string[];
/** How. */
export type Mode = 'a' | 'b';
export declare const LIST: readonly string[];
`,
}

it('reads components with their props, functions with their signature, types and values', () => {
  const files = openDeclarations((path) => FILES[path]!)
  const exports = readExports('index.d.ts', files, createFieldReader(files, { isDeep: false }))
  expect(exports.map(({ name, type, signature }) => [name, type, signature])).toEqual([
    ['Tabs', 'component', 'TabsProps'],
    ['useTabs', 'function', 'useTabs(id: string, options?: { lazy: boolean }): string[]'],
    ['Mode', 'type', "type Mode = 'a' | 'b'"],
    ['LIST', 'value', 'const LIST'],
  ])
  expect(exports[0]).toMatchObject({
    description: 'A row of tabs.',
    example: "<Tabs tabs={['a']} />",
    inherits: ['div'],
    fields: [{ name: 'tabs', type: 'string[]', default: '[]', description: 'The tabs.', isRequired: false }],
  })
  expect(exports[3]?.description).toBe('')
})
