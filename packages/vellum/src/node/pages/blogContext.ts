// The blog as far as its pages need it: posts looked up instead of searched, words in the
// language of the site.

import { BLOG_LABELS, type BlogLabelId } from '../../shared/blogLabels.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Blog, BlogPost } from '../content/blog/loadBlog.js'
import type { SiteModel } from '../content/loadSiteModel.js'

/** A blog and its words. */
export interface BlogContext {
  readonly blog: Blog
  readonly post: (id: string) => BlogPost
  /** The year of a date, in UTC, in the calendar of the locale. */
  readonly yearOf: (date: number) => string
  /** A word for titles; with a count the form that belongs to it (TR-5). */
  readonly word: (
    id: BlogLabelId,
    values?: Readonly<Record<string, string | number>>,
    count?: number,
  ) => string
}

/** Makes the context of a blog. */
export function blogContext({
  config,
  model,
  blog,
}: {
  config: SiteConfig
  model: Pick<SiteModel, 'locale'>
  blog: Blog
}): BlogContext {
  const posts = new Map(blog.posts.map((post) => [post.id, post]))
  const { calendar = 'gregory' } = config.i18n.localeConfigs[model.locale] ?? {}
  const yearOf = new Intl.DateTimeFormat(model.locale, { year: 'numeric', timeZone: 'UTC', calendar }).format
  return {
    blog,
    post: (id) => {
      const post = posts.get(id)
      if (!post) throw new Error(`The model has no post ${id}, which a route names.`)
      return post
    },
    yearOf,
    word: (id, values = {}, count) => {
      const message = BLOG_LABELS[id]
      const form = count === undefined ? message : pluralForm(message, count, model.locale)
      return form.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    },
  }
}

/** The form for a count; the last one when the language has more forms than the message. */
function pluralForm(forms: string, count: number, locale: string): string {
  const parts = forms.split('|')
  const rules = new Intl.PluralRules(locale)
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
  const own = rules.resolvedOptions().pluralCategories
  const index = order.filter((name) => own.includes(name)).indexOf(rules.select(count))
  return parts[index] ?? parts.at(-1) ?? ''
}
