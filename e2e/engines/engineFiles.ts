// Which engines there are, as `scripts/engines.mjs` has found them.

import type { WebKitFiles } from './webkit.js'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export interface EngineFiles {
  readonly chromium?: string
  readonly firefox?: string
  readonly webkit?: WebKitFiles
}

/** The files of the engines: JSON in the environment variable ENGINES. */
export function engineFiles(): EngineFiles {
  const text = process.env.ENGINES
  if (text === undefined) throw new Error('ENGINES is not set. Run these tests with `npm run test:engines`.')
  return JSON.parse(text)
}
