// The page that is shown while a site has an error: its message, until the next change.

import { escapeAttribute, escapeText } from '../../shared/escapeHtml.js'
import { linkedParts } from '../../shared/linkedParts.js'

/** A document with the message; `scripts` are the URLs of the scripts that reload it. */
export function errorDocument(message: string, scripts: readonly string[]): string {
  return [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Something is wrong</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1.0">',
    ...scripts.map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`),
    '<style>body{margin:0;padding:2rem;background:#1d1512;color:#f6ede0;font:14px/1.5 ui-monospace,monospace}pre{white-space:pre-wrap}a{color:inherit}</style>',
    `</head><body><main><h1>Something is wrong</h1><pre id="vellum-error">${messageHtml(message)}</pre>`,
    '<p>Fix the error and save: this page reloads by itself.</p></main></body></html>\n',
  ].join('')
}

function messageHtml(message: string): string {
  return linkedParts(message)
    .map(({ text, href }) =>
      href === undefined
        ? escapeText(text)
        : `<a href="${escapeAttribute(href)}" target="_blank" rel="noreferrer">${escapeText(text)}</a>`,
    )
    .join('')
}
