import { expect, it } from 'vitest'
import { openDeclarations } from './declarationFiles.js'
import { readExports } from './readExports.js'
import { createFieldReader } from './readFields.js'

const FILES: Readonly<Record<string, string>> = {
  'index.d.ts': `export { Inner as Tabs, type TabsProps, useTabs, type Mode, LIST, Failure } from './tabs.js';`,
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
/** A tab that does not exist. */
export declare class Failure extends Error {
    readonly code: string;
}
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
    ['Failure', 'value', 'class Failure extends Error'],
  ])
  expect(exports[0]).toMatchObject({
    description: 'A row of tabs.',
    example: "<Tabs tabs={['a']} />",
    inherits: ['div'],
    fields: [{ name: 'tabs', type: 'string[]', default: '[]', description: 'The tabs.', isRequired: false }],
  })
  expect(exports[3]?.description).toBe('')
})

it('reads what a module declares itself, not what it keeps to itself', () => {
  const text = `/** Waits. */
export declare function whenReady(): Promise<void>;
interface Inner {}
export {};
`
  const files = openDeclarations(() => text)
  const exports = readExports('ready.d.ts', files, createFieldReader(files, { isDeep: false }))
  expect(exports.map(({ name, signature }) => [name, signature])).toEqual([
    ['whenReady', 'whenReady(): Promise<void>'],
  ])
})
