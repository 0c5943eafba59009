// The interface of playgrounds: a site creates it once, when a reader first uses one.

export type { PlaygroundModule } from '../program/moduleNames.js'
export { type Action, createPlayground, type PlaygroundApp } from './createPlayground.js'
export type { PlaygroundOptions } from './options.js'
export type { FaultLabels } from './texts.js'
