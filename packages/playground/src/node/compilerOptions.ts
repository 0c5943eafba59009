// The compiler options of programs when a site sets none, as in a `tsconfig.json`: those that typed samples of pages have, too.

export const DEFAULT_COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  strict: true,
  skipLibCheck: true,
  // JavaScript has completions, and no type errors.
  allowJs: true,
  checkJs: false,
  noEmit: true,
} as const
