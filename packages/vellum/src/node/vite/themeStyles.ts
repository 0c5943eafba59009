// The stylesheets of the theme that a site uses.

/** A stylesheet, by the name that hostModules.ts knows. */
export type ThemeStyle = 'vellum/theme.css' | 'vellum/versions.css' | 'vellum/blog.css' | 'vellum/infima.css'

/** The stylesheets, in the order of the cascade. */
export function themeStyles({
  hasVersions,
  hasBlog,
  infima,
}: {
  readonly hasVersions: boolean
  readonly hasBlog: boolean
  readonly infima: boolean
}): ThemeStyle[] {
  return [
    'vellum/theme.css',
    ...(hasVersions ? (['vellum/versions.css'] as const) : []),
    ...(hasBlog ? (['vellum/blog.css'] as const) : []),
    ...(infima ? (['vellum/infima.css'] as const) : []),
  ]
}
