// How a site gets a checker of its samples: what configuration and content without one are told.

/** The fix, as a sentence. */
export const ADD_TYPE_CHECKER =
  'Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `markdown: { twoslash: typedSamples() }`.'
