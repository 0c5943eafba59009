// `vellum/theme` as Node loads it for the code of sites, bundled with the theme that renders them.

export * from '../index.js'
