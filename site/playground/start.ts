// Runs on every page: loads the playground when a reader uses one.

import { startPlayground } from 'vellum-playground/start'

startPlayground(() => import('./app').then(({ app }) => app))
