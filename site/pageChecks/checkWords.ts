// What a reader cannot use: images without a description, links that do not say where
// they go, placeholders, samples that nobody checks.

import type { Html, Nodes } from 'mdast'
import { readFences } from '../samples/fences'
import type { PageProblem } from './pageProblem'
import { findAll, lineOf, type ParsedPage, textOf } from './parsedPage'

/** The problems of images, links, placeholders and opt-outs. */
export function checkWords(page: ParsedPage): PageProblem[] {
  return [...checkImages(page), ...checkLinks(page), ...checkPlaceholders(page), ...checkOptOuts(page)]
}

function checkImages({ file, tree }: ParsedPage): PageProblem[] {
  const report = (line: number, source: string): PageProblem => ({
    file,
    line,
    message: `The image ${source} has no alternative text.`,
    hint: 'Describe what it shows: `![words](file)` or `<img alt="words">`.',
  })
  const images = findAll(tree, 'image', 'imageReference')
    .filter(({ alt }) => !alt?.trim())
    .map((image) => report(lineOf(image), image.type === 'image' ? image.url : `[${image.identifier}]`))
  return [...images, ...findAll(tree, 'html').flatMap((html) => htmlImages(html, report))]
}

function htmlImages(html: Html, report: (line: number, source: string) => PageProblem): PageProblem[] {
  return [...html.value.matchAll(/<img\b[^>]*>/gi)].flatMap(({ 0: tag, index }) => {
    if (/\balt=("[^"]*\S[^"]*"|'[^']*\S[^']*'|\{)/i.test(tag)) return []
    const line = lineOf(html) + html.value.slice(0, index).split('\n').length - 1
    return [report(line, /\bsrc=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '<img>')]
  })
}

const EMPTY_TEXTS = new Set(['here', 'click here', 'this', 'link', 'this link', 'more', 'read more'])

function checkLinks({ file, tree }: ParsedPage): PageProblem[] {
  return findAll(tree, 'link', 'linkReference').flatMap((link): PageProblem[] => {
    const text = textOf(link as Nodes).trim()
    const line = lineOf(link)
    if (text === '')
      return [{ file, line, message: 'A link has no text.', hint: 'Name the page that it links to.' }]
    if (EMPTY_TEXTS.has(text.toLowerCase()))
      return [
        {
          file,
          line,
          message: `The link text "${text}" does not say where it goes.`,
          hint: 'Name the page that it links to: links are also read out of their sentence.',
        },
      ]
    if (/^(https?:\/\/|www\.)\S+$/i.test(text))
      return [
        {
          file,
          line,
          message: `The link text "${text}" is a URL.`,
          hint: 'Name the page that it links to: `[its name](url)`.',
        },
      ]
    return []
  })
}

// Capitals for the first two: an API of todos is a fine example.
const PLACEHOLDER = /\b(?:TODO|TBD|[Ll]orem|[Cc]oming soon)\b/

function checkPlaceholders({ file, text }: ParsedPage): PageProblem[] {
  return text.split('\n').flatMap((content, at): PageProblem[] => {
    const word = PLACEHOLDER.exec(content)?.[0]
    if (word === undefined) return []
    const hint = 'Write the text, or leave it out until it is written.'
    return [{ file, line: at + 1, message: `"${word}" is a placeholder.`, hint }]
  })
}

function checkOptOuts({ file, text }: ParsedPage): PageProblem[] {
  return readFences(text)
    .filter(({ unchecked }) => unchecked?.trim() === '')
    .map(({ line }) => ({
      file,
      // That of the fence's own line, where the word is.
      line: line - 1,
      message: 'The sample is not checked, and no reason is given.',
      hint: 'Write `unchecked="why it cannot run"`, or have it checked.',
    }))
}
