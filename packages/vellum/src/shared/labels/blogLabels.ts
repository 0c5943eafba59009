// The English labels of the blog: Node writes some of them as titles of pages, components show all.

/** The labels of the blog in English, by their id; plural forms are separated by `|`. */
export const BLOG_LABELS = {
  /** Title of the archive. */
  'theme.blog.archive.title': 'Archive',
  /** Description of the archive. */
  'theme.blog.archive.description': 'Archive',
  /** Title of the list of authors. */
  'theme.blog.authorsList.pageTitle': 'Authors',
  /** Link from the page of an author to the list of authors. */
  'theme.blog.authorsList.viewAll': 'View all authors',
  /** Title of the page of an author; `{nPosts}` is `theme.blog.post.plurals`. */
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  /** Text on the page of an author without posts. */
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  /** Name of the links between pages of the list of posts for screen readers. */
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  /** Link to the previous page of the list. */
  'theme.blog.paginator.newerEntries': 'Newer entries',
  /** Link to the next page of the list. */
  'theme.blog.paginator.olderEntries': 'Older entries',
  /** Name of the links between posts for screen readers. */
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  /** Above the title of the newer post. */
  'theme.blog.post.paginator.newerPost': 'Newer post',
  /** Above the title of the older post. */
  'theme.blog.post.paginator.olderPost': 'Older post',
  /** How many posts there are. */
  'theme.blog.post.plurals': 'One post|{count} posts',
  /** Link from an excerpt to the post. */
  'theme.blog.post.readMore': 'Read more',
  /** Name of that link for screen readers. */
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  /** How long a post takes to read. */
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
  /** Name of the list of recent posts for screen readers. */
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  /** Title of the page of a tag; `{nPosts}` is `theme.blog.post.plurals`. */
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
} as const

/** The id of a label of the blog. */
export type BlogLabelId = keyof typeof BLOG_LABELS
