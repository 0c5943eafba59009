// Links that a site has written as `<a>`: Docusaurus checks none of them, Vellum all. The configuration says so in words, because
// the engine only follows Docusaurus while the site has traces of it.

import { propertyOf, resolved } from '../configTree.js'
import type { Draft } from './draft.js'

/** An `<a>` to the site itself, or to what code decides. */
const HTML_LINK = /<a\s[^<]{0,400}?\bhref=(?:\\?["'](?!\w+:|\/\/|#)|\{)/

/** Whether code or content has links that Docusaurus does not check. */
export function hasHtmlLinks(text: string): boolean {
  return HTML_LINK.test(text)
}

/** Adds `onBrokenHtmlLinks: 'warn'` if the site has such links and broken ones would fail its build. */
export function keepHtmlLinks(draft: Draft): void {
  const { config, program, source, facts, fields, findings } = draft
  if (!facts.hasHtmlLinks && !hasHtmlLinks(source.text)) return
  const severity = propertyOf(config, 'onBrokenLinks')
  // They are never more severe than others.
  if (severity && resolved(severity.value, program).value !== 'throw') return
  fields.set('onBrokenHtmlLinks', "'warn'")
  findings.add({
    code: 'html-links',
    outcome: 'changed',
    text: "`onBrokenHtmlLinks` is 'warn': broken links in `<a>` elements do not fail the build.",
  })
}
