// Reads what facts are made of: Troth's sources, its package, the recorded benchmark and the limits of size.

import { basename } from 'node:path'
import clients from '../../bench/results/clients.json'
import { ENTRY_LIMITS, SIZE_LIMIT } from '../../bench/sizeLimits.mjs'
import workspace from '../../package.json'
import troth from '../../packages/troth/package.json'
import site from '../package.json'
import { type Reference, readReference } from '../reference/readReference'
import { entrySources, trothSources } from '../reference/trothFiles'
import { STUB_PACKAGES } from '../samples/stubPackages'
import { collectFacts, type Facts } from './facts'

/** The facts of this repository; a test passes another reference. */
export function readFacts(reference: Reference = readReference(trothSources())): Facts {
  return collectFacts({
    reference,
    entries: Object.fromEntries(entrySources().map((folder) => [basename(folder), readReference(folder)])),
    clients,
    limits: { troth: SIZE_LIMIT, ...ENTRY_LIMITS },
    versions: {
      'Node.js': troth.engines.node.replace('>=', ''),
      // The types are tested with it; a fix release makes no difference to readers.
      TypeScript: workspace.devDependencies.typescript.replace(/\.\d+$/, ''),
      // The versions of the projects in which the samples for frameworks and tools were run.
      MSW: STUB_PACKAGES.msw.version,
      'Next.js': STUB_PACKAGES.next.version,
      Nuxt: STUB_PACKAGES.nuxt.version,
      TanStack: workspace.devDependencies['@tanstack/react-query'].replace(/\.\d+$/, ''),
      Vue: site.devDependencies.vue.replace(/\.\d+$/, ''),
    },
  })
}
