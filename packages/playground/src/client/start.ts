// The client module that the plugin adds to a site. Runs on every page: loads the playground when a reader uses one.

import { startPlayground } from '../start.js'

startPlayground(() => import('./app.js').then(({ app }) => app))
