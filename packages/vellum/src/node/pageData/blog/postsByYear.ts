import type { BlogPost } from '../../content/blog/blog.js'

/** Groups successive posts of one year, in the order of the list. */
export function postsByYear<T>(
  posts: readonly BlogPost[],
  { yearOf, show }: { yearOf: (date: number) => string; show: (post: BlogPost) => T },
): { year: string; posts: T[] }[] {
  const years: { year: string; posts: T[] }[] = []
  for (const post of posts) {
    const year = yearOf(post.date)
    const last = years.at(-1)
    if (last?.year === year) last.posts.push(show(post))
    else years.push({ year, posts: [show(post)] })
  }
  return years
}
