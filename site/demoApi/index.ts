// The demo API without Node: for pages, and for other servers.
// httpServer.ts is not part of it.

export { endpoints } from './endpoints'
// The service
export { API_ORIGIN } from './origin'
// What it speaks
export type { FieldErrors, ProblemBody } from './problem'
export type { Endpoint } from './route'
export type { Post, Role, User } from './seed'
export { createDemoApi } from './service'
