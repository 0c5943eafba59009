// The modules that programs of the playground may load.

import type { PlaygroundModule } from 'vellum-playground'

/** Troth and those of its entries that need nothing but `fetch`. */
export const modules = [
  { name: 'troth', exampleExport: 'createClient' },
  { name: 'troth/mock', exampleExport: 'createMock' },
  { name: 'troth/sse', exampleExport: 'subscribe' },
] as const satisfies readonly PlaygroundModule[]
