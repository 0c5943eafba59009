// The modules that programs of the playground may load.

import type { PlaygroundModule } from 'vellum-playground'

export const modules: readonly PlaygroundModule[] = [{ name: 'troth', exampleExport: 'createClient' }]
