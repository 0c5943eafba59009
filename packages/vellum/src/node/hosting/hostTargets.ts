// The hosts that a site can be built for, as the options of a build name them. What each of them needs is known by
// `vellum-host`, which is bundled: the engine's public types must not name it.

import { HOST_TARGETS as HOSTS, hostNeeds } from 'vellum-host'

/** A host that a site can be built for. */
export type HostTarget = 'cloudflare' | 'netlify' | 'vercel' | 'github-pages' | 'nginx' | 'caddy'

/** Their names, for messages. */
export const HOST_TARGETS: readonly HostTarget[] = HOSTS

/** The folder that a site is built into, below its own. */
export function outDirFor(target: HostTarget | undefined): string {
  return (target && hostNeeds(target).outDir) ?? 'dist'
}
