// Highlights words in a line of code that is HTML already: `<mark>` around each, inside of the elements of the line.

/** The HTML of a line with its words highlighted; `text` is the same line without elements. */
export function highlightWords(html: string, text: string, words: readonly string[]): string {
  const isMarked = markedCharacters(text, words)
  if (!isMarked) return html
  let marked = ''
  let isOpen = false
  let position = 0
  for (const [piece] of html.matchAll(PIECES)) {
    const isTag = piece.startsWith('<')
    const wanted = !isTag && isMarked[position] === true
    if (isOpen && !wanted) marked += '</mark>'
    if (!isOpen && wanted) marked += '<mark class="vl-word">'
    isOpen = wanted
    marked += piece
    if (!isTag) position += 1
  }
  return isOpen ? `${marked}</mark>` : marked
}

/** Tags, escaped characters, and characters. */
const PIECES = /<[^>]*>|&[a-z]+;|[\s\S]/g

/** Which characters of a line are in one of the words; undefined if none is. */
function markedCharacters(text: string, words: readonly string[]): boolean[] | undefined {
  let marks: boolean[] | undefined
  for (const word of words.filter(Boolean)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      marks ??= new Array<boolean>(text.length).fill(false)
      marks.fill(true, at, at + word.length)
    }
  }
  return marks
}
