// For the build of a site: the frame's document, and the remark plugin for pages.

export type { ModuleCode } from '../protocol.js'
export { buildFrame, type FrameOptions } from './buildFrame.js'
export { bundleScript } from './bundleScript.js'
export { type RemarkPlaygroundOptions, remarkPlayground } from './remarkPlayground.js'
