// The playgrounds of a site with the options of its plugin, loaded when a reader first uses one.

import { siteOptions, types } from 'virtual:vellum-playground'
import { createPlayground } from '../app/createPlayground.js'

const base = import.meta.env.BASE_URL
const { frame, programs, ...options } = siteOptions

export const app = createPlayground({
  ...options,
  frameUrl: base + frame,
  ...(programs !== undefined && { loadPrograms: () => loadPrograms(base + programs) }),
  types: types?.(base),
})

/** The complete programs of this page, from a file in a folder of the site. */
async function loadPrograms(folder: string): Promise<readonly string[]> {
  const page = location.pathname.slice(base.length).replace(/\/$/, '') || 'index'
  const response = await fetch(`${folder}${page}.json`)
  if (!response.ok) throw new Error(`No programs for ${page}: ${response.status}`)
  return response.json() as Promise<readonly string[]>
}
