// For the configuration of a site: the plugin.

export { bundleScript } from './bundleScript.js'
export { playground } from './plugin.js'
export type {
  PlaygroundLabels,
  PlaygroundModuleOptions,
  PlaygroundPluginOptions,
  PlaygroundTypesOptions,
} from './pluginOptions.js'
export { programTypes } from './programTypes.js'
export type { RunnableFence } from './remarkPlayground.js'
