// The plugin: "Was this page helpful?" below documents, sent to a URL of the site's own.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'
import { LABELS } from './labels.js'

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Options of `feedback`. */
export interface FeedbackOptions {
  /**
   * Where answers are posted: a path on the host of the site, or a URL. It gets a form (`application/x-www-form-urlencoded`) with
   * `page`, the path of the page, `helpful`, which is `yes` or `no`, and `comment`.
   * @example '/api/feedback'
   */
  readonly action: string
  /**
   * Whether readers can add a comment.
   * @default false
   */
  readonly comment?: boolean | undefined
  /**
   * The pages that ask, as paths below the base URL, in which `*` stands for a name and `**` for any number of them.
   * @default all documents
   * @example ['/docs/**', '/blog/**']
   */
  readonly pages?: string | readonly string[] | undefined
}

/** Asks "Was this page helpful?" below documents. Nothing is sent before a reader answers. */
export function feedback(options: FeedbackOptions): Plugin {
  const { action, comment = false, pages } = checkedOptions(options)
  const origin = action.startsWith('/') ? undefined : new URL(action).origin
  return {
    name: 'vellum-feedback',
    config: {
      clientModules: [ours('./client/enhance.js')],
      theme: {
        pageCss: { 'vf-feedback': ours('./feedback.css') },
        slots: {
          'article:after': {
            component: ours('./client/FeedbackForm.js'),
            ...(pages !== undefined && { pages: typeof pages === 'string' ? pages : [...pages] }),
          },
        },
      },
      labels: LABELS,
      // The policy of every site allows its own host.
      ...(origin !== undefined && {
        contentSecurityPolicy: { 'connect-src': [origin], 'form-action': [origin] },
      }),
      vite: {
        define: {
          VELLUM_FEEDBACK_ACTION: JSON.stringify(action),
          VELLUM_FEEDBACK_COMMENT: JSON.stringify(comment),
          VELLUM_FEEDBACK_ALL_KINDS: JSON.stringify(pages !== undefined),
        },
      },
    },
  }
}

function checkedOptions(options: FeedbackOptions): FeedbackOptions {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError("feedback() needs a URL to post to, such as feedback({ action: '/api/feedback' }).")
  }
  const { action, comment, pages, ...unknown } = options
  const [name] = Object.keys(unknown)
  if (name !== undefined) {
    throw new TypeError(`feedback() has no option "${name}". Its options are action, comment and pages.`)
  }
  if (typeof action !== 'string' || !isTarget(action)) {
    throw new TypeError(
      "feedback(): `action` must be a path such as '/api/feedback', or a URL that starts with https://.",
    )
  }
  if (comment !== undefined && typeof comment !== 'boolean') {
    throw new TypeError('feedback(): `comment` must be true or false.')
  }
  if (pages !== undefined && [pages].flat().some((page) => typeof page !== 'string')) {
    throw new TypeError("feedback(): `pages` must be a path such as '/docs/**', or an array of them.")
  }
  return options
}

/** A path of the host, or a URL that browsers may post to. `//host/a` is a URL of another host. */
function isTarget(action: string): boolean {
  if (action.startsWith('/')) return !/^\/[/\\]/.test(action)
  return /^https?:\/\//.test(action) && URL.canParse(action)
}
