// The table of the whole service, in the order in which a reader meets it.

import { json } from './createResponse'
import { echoRoutes } from './echo'
import { faultRoutes } from './faults'
import { formatRoutes } from './formats'
import { orderRoutes } from './orders'
import { postRoutes } from './posts'
import type { Endpoint, Route } from './route'
import { sessionRoutes } from './session'
import { uploadRoutes } from './uploads'
import { userRoutes } from './users'

export const routes: readonly Route[] = [
  { method: 'GET', path: '/', description: 'This list.', handler: () => json(endpoints) },
  ...userRoutes,
  ...postRoutes,
  ...uploadRoutes,
  ...orderRoutes,
  ...sessionRoutes,
  ...echoRoutes,
  ...formatRoutes,
  ...faultRoutes,
]

/** Every endpoint, for lists in documentation. */
export const endpoints: readonly Endpoint[] = routes.map(({ method, path, description }) => ({
  method,
  path,
  description,
}))
