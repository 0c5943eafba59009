// The playgrounds of this site, loaded when a reader first uses one.

import { createPlayground } from 'vellum-playground'
import { API_ORIGIN } from '../demoApi/origin'
import { modules } from './modules'

export const app = createPlayground({
  frameUrl: `${import.meta.env.BASE_URL}playground-frame.html`,
  modules,
  apiOrigin: API_ORIGIN,
  faultLabels: {
    none: 'none',
    stall: 'stalled body',
    drop: 'dropped connection',
    'bad-json': 'invalid JSON',
    offline: 'offline',
  },
  loadPrograms,
})

/** Hosted for each page that has samples with hidden lines: see `hosted/samplePrograms.ts`. */
async function loadPrograms(): Promise<readonly string[]> {
  const base = import.meta.env.BASE_URL
  const page = location.pathname.slice(base.length).replace(/\/$/, '') || 'index'
  const response = await fetch(`${base}samples/${page}.json`)
  if (!response.ok) throw new Error(`No programs for ${page}: ${response.status}`)
  return response.json() as Promise<readonly string[]>
}
