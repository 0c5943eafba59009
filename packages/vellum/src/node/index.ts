// What other programs may use of the engine.

// What commands report
export { explainError, formatError, VellumError } from './base/errors.js'
// Plugins
export type { HtmlElement, HtmlNode } from './base/htmlTree.js'
export { createLogger, type Logger, silentLogger } from './base/logger.js'
// Commands
export {
  type BuildOptions,
  type BuildResult,
  build,
  createDevServer,
  type DevServer,
  type DevServerOptions,
  type ServedSite,
  type ServeOptions,
  serve,
  type WriteTranslationsOptions,
  type WrittenTranslations,
  writeTranslations,
} from './cli/commands.js'
// A site's configuration
export type { SampleChecker } from './config/markdownConfig.js'
export type {
  AddedFile,
  ContentInput,
  ContentText,
  ElementImage,
  ElementNode,
  ElementTools,
  FinishedPage,
  FinishedSite,
  MarkdownElements,
  NewFile,
  PageAdditions,
  Plugin,
  PluginConfig,
  PluginConfigInput,
  PluginContent,
  PluginContentPage,
  PluginDev,
  PluginPage,
  PluginSidebar,
  PluginSidebarItem,
  PluginSite,
  RecordedPage,
  RenderedPage,
  RenderedResult,
  RenderedSite,
  RenderTools,
  SourceFile,
} from './config/plugin.js'
export { type ConfigTools, defineConfig, type UserConfig } from './config/userConfig.js'
export type { Sidebars } from './content/sidebars/userSidebars.js'
// The program of a code block
export { fenceCode, type WrittenFence } from './markdown/code/fenceCode.js'
// The interface of a type checker for samples
export type { DeclarationStates, Declarations } from './markdown/samples/declarations.js'
export type {
  CheckedSample,
  CheckOutcome,
  Sample,
  SampleProblem,
  TypeChecker,
  TypeCheckerSetup,
  TypeHover,
  TypeNote,
} from './markdown/samples/types.js'
