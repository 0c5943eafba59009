// The demo API without Node: for pages, and for whoever brings a server.
// httpServer.ts is not part of it.

// The service
export { asFetch } from './asFetch'
export { DroppedConnection } from './droppedConnection'
export { endpoints } from './endpoints'
// What it speaks
export type { FieldErrors, ProblemBody } from './problem'
export type { Endpoint } from './route'
export type { Post, Role, User } from './seed'
export { createDemoApi, type DemoApi } from './service'
