// One script for browsers from a module and its imports.

/** Bundles a file to a classic script, minified: the same bytes for the same sources. */
export async function bundleScript(file: string): Promise<string> {
  // Imported here, so that threads that need the remark plugin alone load no bundler.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    transform: { target: 'es2022' },
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
