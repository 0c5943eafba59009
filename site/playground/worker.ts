// The worker of this site's playgrounds, bundled into the frame.

import { startWorker } from 'vellum-playground/worker'
import { workerOptions } from './workerOptions'

startWorker(workerOptions)
