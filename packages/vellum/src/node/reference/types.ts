// What `vellum/reference` says about the engine: plain data, made from the sources when the package is built.

/** Everything that a site can write, name or set, with what is said about it. */
export interface Reference {
  /** The version of the engine. */
  readonly version: string
  /** Fields of `vellum.config.ts`; those of objects are in `fields` and `variants`. */
  readonly config: readonly Field[]
  /** Keys of front matter, by the kind of page. */
  readonly frontMatter: Readonly<Record<'docs' | 'pages' | 'posts', readonly Field[]>>
  /** Items of a sidebar, by their `type`. */
  readonly sidebarItems: readonly Variant[]
  /** Keys of `_category_.json` and `_category_.yml`. */
  readonly category: readonly Field[]
  /** Keys of an author in `authors.yml`. */
  readonly author: readonly Field[]
  /** Keys of a tag in `tags.yml`. */
  readonly tag: readonly Field[]
  readonly commands: readonly Command[]
  /** Options of commands. */
  readonly options: readonly CommandOption[]
  /** Names that `vellum/theme` exports: components with their props, and values. */
  readonly components: readonly Export[]
  /** Names that `vellum/client` exports. */
  readonly client: readonly Export[]
  /** Names that `vellum/client/hydration` exports. */
  readonly hydration: readonly Export[]
  /** Names that `vellum/client/compat` adds to those of `vellum/client`. */
  readonly compat: readonly Export[]
  /** Custom properties of the theme. */
  readonly tokens: readonly Token[]
  /** Texts of the interface. */
  readonly labels: readonly Label[]
  /** Headers that a host sends with the files of a site. */
  readonly headers: readonly Header[]
  /** Parts of the theme that a site can replace. */
  readonly parts: readonly Part[]
  /** The interface of plugins: their hooks, and the objects that these get and return. */
  readonly plugin: Readonly<Record<string, readonly Field[]>>
  /** Slots of the theme that components of a site fill. */
  readonly slots: readonly Part[]
  /** Modules of Docusaurus that pages and components can import: `@theme/Tabs`, `@docusaurus/Link`. */
  readonly docusaurusModules: readonly string[]
  /** Names that modules of Docusaurus export here for copies of its components, besides those of `compat`. @since 0.2.0 */
  readonly namesForCopies: readonly string[]
  /** What to do instead of a part that only Docusaurus has, by the start of its name. @since 0.2.0 */
  readonly unsupportedParts: Readonly<Record<string, string>>
  /** What to use instead of names that only modules of Docusaurus export. @since 0.2.0 */
  readonly unsupportedExports: Readonly<Record<string, string>>
}

/** A part of the theme that a site can replace, or a slot that it can fill. */
export interface Part extends Documented {
  readonly name: string
  /** `shell` parts are rendered in browsers, too; `content` is rendered when the site is built. */
  readonly place: 'shell' | 'content'
  /** The names of its props, with `?` for those that may be missing; a slot gets `page`. */
  readonly props: readonly string[]
}

/** What doc comments say of something. */
export interface Documented {
  /** Markdown; empty when nothing is said. */
  readonly description: string
  /** The first version that has it. */
  readonly since: string
  /** What to write instead. */
  readonly deprecated?: string
}

/** A field, a key or a prop. */
export interface Field extends Documented {
  readonly name: string
  /** As TypeScript; `{ … }` stands for an object that is described in `fields` or `variants`. */
  readonly type: string
  readonly isRequired: boolean
  /** As TypeScript, or in words. */
  readonly default?: string
  /** A value, as TypeScript. */
  readonly example?: string
  /** The fields of the value, when it is an object of one form. */
  readonly fields?: readonly Field[]
  /** The forms of the value, when it is an object of several. */
  readonly variants?: readonly Variant[]
  /** How the objects with these fields are contained in the value. */
  readonly within?: 'list' | 'dictionary'
}

/** One form of an object. */
export interface Variant extends Documented {
  /** The name of its type: `UserNavbarDoc` */
  readonly name: string
  readonly fields: readonly Field[]
}

/** A command of the command line. */
export interface Command extends Documented {
  readonly name: string
  /** What follows the name: `[siteDir]` */
  readonly takes: string
  /** The names of its options. */
  readonly options: readonly string[]
}

/** An option of commands. */
export interface CommandOption extends Documented {
  /** Without dashes. */
  readonly name: string
  /** As it is written: `--port <number>` */
  readonly usage: string
}

/** A name that a module exports. */
export interface Export extends Documented {
  readonly name: string
  readonly type: 'component' | 'function' | 'value' | 'type'
  /** Its declaration; for a component that of its props is in `fields`. */
  readonly signature: string
  /** The props of a component, the fields of an interface. */
  readonly fields?: readonly Field[]
  /** Names that a component has besides: `attributes of <a>` */
  readonly inherits?: readonly string[]
  readonly example?: string
  /** The import of Docusaurus that it stands for. */
  readonly docusaurus?: DocusaurusImport
}

/** Where Docusaurus has a name. */
export interface DocusaurusImport {
  /** `@docusaurus/theme-common` */
  readonly module: string
  /** Whether it is the default export of the module. */
  readonly isDefault: boolean
}

/** A custom property of the theme. */
export interface Token extends Documented {
  readonly name: string
  /** Its value in light mode. */
  readonly light: string
  /** Its value in dark mode, where it differs. */
  readonly dark?: string
  readonly type: 'colour' | 'font' | 'length' | 'shadow' | 'keyword'
  /** The colour in each mode as `#rrggbb` or `#rrggbbaa`, with the default values of the tokens that it is derived from. */
  readonly colours?: { readonly light: string; readonly dark: string }
}

/** A text of the interface. */
export interface Label extends Documented {
  readonly id: string
  readonly text: string
}

/** A header, with its value for each kind of file. */
export interface Header extends Documented {
  readonly name: string
  readonly values: readonly { readonly files: string; readonly value: string }[]
}
