// The posts that wait for their date, and what a build says of them. Which posts these are is decided in post.ts.

import { formatMoment } from '../writtenDate.js'
import type { Post } from './post.js'

/** A post whose date is in the future. */
export interface ScheduledPost {
  /** Its file, relative to the site. */
  readonly source: string
  /** Milliseconds since 1970. */
  readonly date: number
}

/** The posts that wait, the next one first. */
export function scheduledPosts(posts: readonly Post[]): ScheduledPost[] {
  return posts
    .flatMap(({ source, date, scheduled }) => (scheduled && date !== undefined ? [{ source, date }] : []))
    .toSorted((one, other) => one.date - other.date)
}

/** What a build says of posts that it leaves out; undefined if there are none. */
export function scheduledReport([next, ...others]: readonly ScheduledPost[]): string | undefined {
  if (!next) return undefined
  const posts = others.length === 0 ? 'A post is' : `${others.length + 1} posts are`
  const name = others.length === 0 ? '' : 'The next one, '
  return `${posts} scheduled. ${name}${next.source}${name && ','} is published by the first build from ${formatMoment(next.date)} on.`
}
