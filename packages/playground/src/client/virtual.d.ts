// The module that the plugin makes of its options, and what Vite sets.

declare module 'virtual:vellum-playground' {
  export const siteOptions: import('./siteOptions.js').SiteOptions
  /** Creates the types of a site below its base; undefined for a site without them, whose files then have no code for them. */
  export const types: ((base: string) => import('../app/types/createTypes.js').Types) | undefined
}

interface ImportMeta {
  readonly env: { readonly BASE_URL: string }
}
