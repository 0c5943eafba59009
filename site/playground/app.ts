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
    'bad-json': 'bad JSON',
    offline: 'offline',
  },
})
