// How a site adds a type checker for its samples: part of the errors of a configuration and of content
// without one.

/** The fix, as a sentence. */
export const ADD_TYPE_CHECKER =
  'Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `plugins: [typedSamples()]`.'
