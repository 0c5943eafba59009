// The plugin for the files that the site makes and hosts as they are.

import type { Plugin } from 'vellum'
import { hostFiles } from './hostFiles'

export function hosted(): Plugin {
  return {
    name: 'hosted',
    config: async ({ once }) => ({ staticDirectories: [await once('folder', () => hostFiles())] }),
  }
}
