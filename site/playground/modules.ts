// The modules that programs of the playground may load: Troth and its entries.

import type { PlaygroundModuleOptions } from 'vellum-playground'

/** Troth and its entries. */
export const modules = [
  { name: 'troth', exampleExport: 'createClient' },
  { name: 'troth/auth', exampleExport: 'bearer' },
  { name: 'troth/fetch', exampleExport: 'dedupe' },
  { name: 'troth/mock', exampleExport: 'createMock' },
  { name: 'troth/openapi', exampleExport: 'createApi' },
  { name: 'troth/progress', exampleExport: 'progressFetch' },
  { name: 'troth/sse', exampleExport: 'subscribe' },
] as const satisfies readonly PlaygroundModuleOptions[]
