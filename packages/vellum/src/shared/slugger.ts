// Slugs by GitHub's rules, for the ids of headings and the URLs of generated category indexes.

/** Returns a function that makes unique slugs; a repeated one gets `-1`, `-2` and so on. */
export function createSlugger({ maintainCase = false } = {}): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const wanted = slugOf(text, maintainCase)
    let slug = wanted
    // `a`, `a`, `a-1`: the second becomes a-1, so the third is a-1-1, as on GitHub.
    while (taken.has(slug)) {
      const count = (taken.get(wanted) ?? 0) + 1
      taken.set(wanted, count)
      slug = `${wanted}-${count}`
    }
    taken.set(slug, 0)
    return slug
  }
}

/** `'What’s new in 2.0?'` → `whats-new-in-20`; a space before or after something that is no text counts. */
function slugOf(text: string, maintainCase: boolean): string {
  return (maintainCase ? text : text.toLowerCase())
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
