// The configuration of Vercel for a built site: `vercel.json` in its folder.

import { type HostRules, hostLocations } from './hostRules.js'

/** Writes the configuration. */
export function vercelConfig(rules: HostRules): string {
  const headers = hostLocations(rules).map(({ path, isFolder, headers: values }) => ({
    source: `${escapePattern(path)}${isFolder ? '(.*)' : ''}`,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }))
  const redirects = [...rules.redirects].map(([from, { to, status }]) => ({
    source: escapePattern(from),
    destination: to,
    statusCode: status,
  }))
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, redirects }, null, 2)}\n`
}

/** A path as a pattern that matches it: `:` begins a parameter there. */
function escapePattern(path: string): string {
  return path.replace(/[:()*+?{}\\]/g, '\\$&')
}
