// The English labels of the blog: Node writes some of them as titles of pages, components show all.

/** The labels of the blog in English, by their id; plural forms are separated by `|`. */
export const BLOG_LABELS = {
  'theme.blog.archive.title': 'Archive',
  'theme.blog.archive.description': 'Archive',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
} as const

/** The id of a label of the blog. */
export type BlogLabelId = keyof typeof BLOG_LABELS
