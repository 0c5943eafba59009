// Text to the last part of a URL, by GitHub's rules as Docusaurus applies them: for the
// ids of headings and the pages of categories.

import GithubSlugger from 'github-slugger'

/**
 * Returns a function that makes a slug of each text: `'What’s new in 2.0?'` → `whats-new-in-20`.
 * A repeated slug gets `-1`, `-2` and so on.
 */
export function createSlugger({ maintainCase = false } = {}): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => slugger.slug(text, maintainCase)
}
