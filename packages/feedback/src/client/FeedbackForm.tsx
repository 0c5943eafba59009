// The form below a document. A form of HTML, which works without script; enhance.ts sends it without leaving the page.
// Rendered when the site is built: browsers do not load this file.

import { type SlotProps, translate } from 'vellum/client'

// The bundler replaces these with the options of the plugin.
declare const VELLUM_FEEDBACK_ACTION: string
declare const VELLUM_FEEDBACK_COMMENT: boolean
declare const VELLUM_FEEDBACK_ALL_KINDS: boolean

/** "Was this page helpful?" with two answers and, if the site wants it, a comment. */
export default function FeedbackForm({ page: { path, kind } }: SlotProps) {
  if (kind !== 'doc' && !VELLUM_FEEDBACK_ALL_KINDS) return null
  if (kind === 'not-found') return null
  const answers = [
    { value: 'yes', text: translate({ id: 'vellum.feedback.yes', message: 'Yes' }) },
    { value: 'no', text: translate({ id: 'vellum.feedback.no', message: 'No' }) },
  ]
  const question = translate({ id: 'vellum.feedback.question', message: 'Was this page helpful?' })
  return (
    // Neither the search nor the Markdown of the page reads an aside.
    <aside className="vf-feedback" aria-label={question}>
      <form
        className="vf-form"
        method="post"
        action={VELLUM_FEEDBACK_ACTION}
        data-thanks={translate({ id: 'vellum.feedback.thanks', message: 'Thank you for your feedback.' })}
        data-error={translate({
          id: 'vellum.feedback.error',
          message: 'Your feedback could not be sent.',
        })}
        data-retry={translate({ id: 'vellum.feedback.retry', message: 'Try again' })}
      >
        <input type="hidden" name="page" value={path} />
        <fieldset className="vf-question">
          <legend>{question}</legend>
          {answers.map(({ value, text }) =>
            VELLUM_FEEDBACK_COMMENT ? (
              <label key={value} className="vf-answer">
                <input type="radio" name="helpful" value={value} required /> {text}
              </label>
            ) : (
              <button key={value} type="submit" className="vf-answer" name="helpful" value={value}>
                {text}
              </button>
            ),
          )}
        </fieldset>
        {VELLUM_FEEDBACK_COMMENT && (
          <div className="vf-more">
            <label className="vf-comment">
              {translate({ id: 'vellum.feedback.comment', message: 'Anything to add? (optional)' })}
              <textarea name="comment" rows={3} maxLength={4000} />
            </label>
            <button type="submit" className="vf-answer">
              {translate({ id: 'vellum.feedback.send', message: 'Send' })}
            </button>
          </div>
        )}
      </form>
      <p className="vf-status" role="status" />
    </aside>
  )
}
