// The parts of Docusaurus' plugin interface that this package calls, as its documentation describes them.

/** The argument of a plugin. */
export interface LoadContext {
  readonly siteDir: string
  /** The folder of generated files. */
  readonly generatedFilesDir: string
  readonly siteConfig: Readonly<Record<string, unknown>>
  readonly outDir: string
  readonly baseUrl: string
  /** The version of the site's package. */
  readonly siteVersion: string | undefined
  readonly siteConfigPath: string
  /** The folder of the locale's translations. */
  readonly localizationDir: string
  readonly i18n: {
    readonly currentLocale: string
    readonly defaultLocale: string
    readonly locales: readonly string[]
    readonly path: string
    readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
  }
  readonly codeTranslations: Readonly<Record<string, string>>
}

/** A locale, as plugins read it. */
export interface LocaleConfig {
  readonly label: string
  readonly direction: string
  readonly htmlLang: string
  readonly calendar: string
  readonly path: string
}

/** A plugin: a function of the context and its options. */
export interface PluginModule {
  (context: LoadContext, options: Readonly<Record<string, unknown>>): unknown
  readonly validateOptions?: (input: {
    readonly options: unknown
    readonly validate: (schema: JoiSchema, options: unknown) => unknown
  }) => unknown
}

/** A schema of Joi, which plugins pass to `validate`. */
export interface JoiSchema {
  readonly validate: (
    value: unknown,
    options?: object,
  ) => { readonly value: unknown; readonly error?: Error | undefined }
}

/** What a plugin returns. */
export interface PluginInstance {
  readonly name: string
  readonly loadContent?: () => unknown
  readonly contentLoaded?: (input: {
    readonly content: unknown
    readonly actions: Actions
    readonly allContent: object
  }) => unknown
  readonly injectHtmlTags?: (input: { readonly content: unknown }) => HtmlTags | undefined
  readonly postBuild?: (input: object) => unknown
  readonly getPathsToWatch?: () => readonly string[]
  readonly getClientModules?: () => readonly string[]
  readonly getThemePath?: () => string
  readonly getTypeScriptThemePath?: () => string
  readonly configurePostCss?: (options: { plugins: unknown[] }) => { readonly plugins?: unknown } | undefined
  readonly configureWebpack?: (
    config: object,
    isServer: boolean,
    tools: object,
    content: unknown,
  ) => WebpackOptions | undefined
}

/** What `contentLoaded` calls. */
export interface Actions {
  readonly addRoute: (route: RouteConfig) => void
  readonly createData: (name: string, data: unknown) => Promise<string>
  readonly setGlobalData: (data: unknown) => void
}

/** A module of a route: its path, or an object with it. */
export type RouteModule = string | { readonly path: string; readonly query?: object }

/** Modules by the names of props, at any depth. */
export interface RouteModules {
  readonly [name: string]: RouteModule | RouteModules | readonly (RouteModule | RouteModules)[]
}

/** A page. */
export interface RouteConfig {
  readonly path: string
  readonly component: string
  readonly modules?: RouteModules | undefined
  readonly props?: Readonly<Record<string, unknown>> | undefined
  readonly routes?: readonly RouteConfig[] | undefined
}

/** An element, or HTML. */
export type HtmlTag =
  | string
  | {
      readonly tagName: string
      readonly attributes?: Readonly<Record<string, string | boolean | null | undefined>>
      readonly innerHTML?: string
    }

/** What `injectHtmlTags` returns. */
export interface HtmlTags {
  readonly headTags?: HtmlTag | readonly HtmlTag[] | undefined
  readonly preBodyTags?: HtmlTag | readonly HtmlTag[] | undefined
  readonly postBodyTags?: HtmlTag | readonly HtmlTag[] | undefined
}

/** What `configureWebpack` returns. */
export interface WebpackOptions {
  readonly [option: string]: unknown
}
