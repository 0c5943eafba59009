// One script for browsers from a module and its imports.

import type { Plugin } from 'rolldown'

/** Bundles a file, or a module by its code, to a classic script, minified: the same bytes for the same sources. */
export async function bundleScript(entry: string | { readonly code: string }): Promise<string> {
  // Imported here, so that threads that need the remark plugin alone load no bundler.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: typeof entry === 'string' ? entry : ENTRY,
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    transform: { target: 'es2022' },
    plugins: typeof entry === 'string' ? [] : [entryModule(entry.code)],
  })
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      minify: true,
      // The result is not bundled again, so annotations are useless; licences stay.
      comments: { annotation: false },
      codeSplitting: false,
    })
    return output[0].code
  } finally {
    await bundle.close()
  }
}

const ENTRY = '\0entry'

function entryModule(code: string): Plugin {
  return {
    name: 'vellum-playground:entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? code : null),
  }
}
