// One page to HTML. For Node alone: it loads this file by its path, and browsers
// never see it.

import { renderToString } from 'react-dom/server'
import type { HeadTag } from '../shared/headTag.js'
import { App, type AppProps } from './App.js'
import { type Messages, setMessages } from './translate.js'

/** All that goes into a page. */
export interface RenderInput extends Omit<AppProps, 'collect'> {
  /** Translations of the site's language; the defaults are English (TR-2). */
  readonly messages?: Messages
}

/** A rendered page. */
export interface RenderedPage {
  /** What stands inside of the root element. */
  readonly html: string
  /** What components asked for in the head, in the order of rendering; later ones win (SEO-6). */
  readonly head: readonly HeadTag[]
}

/** Renders a page. An error of a component is thrown as it is (RE-8). */
export function renderPage({ messages = {}, ...props }: RenderInput): RenderedPage {
  const head: HeadTag[] = []
  setMessages(messages)
  const html = renderToString(<App {...props} collect={(tag) => head.push(tag)} />)
  return { html: withoutPreloads(html), head }
}

// React puts a preload before the markup for every image that is not lazy. The images are
// in the same document a few bytes later, so that only adds weight.
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}
