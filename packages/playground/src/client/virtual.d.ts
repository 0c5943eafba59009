// The module that the plugin makes of its options, and what Vite sets.

declare module 'virtual:vellum-playground' {
  export const siteOptions: import('./siteOptions.js').SiteOptions
}

interface ImportMeta {
  readonly env: { readonly BASE_URL: string }
}
