// A label as a part of a URL: of a tag, or of an author.

// Characters that are not an ASCII letter with a diacritic.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
}

// What counts as a word in the URL of a tag: capitals up to the next word, a word, an ordinal number, a
// number, an emoji. Other scripts have no case here, and stay together.
const OTHER = String.raw`(?:(?![A-Za-z])[\p{L}\p{M}])`
const WORD = new RegExp(
  [
    String.raw`(?:[A-Z]|${OTHER})+(?=[A-Z](?:[a-z]|${OTHER})|[^\p{L}\p{M}\p{Nd}]|$)`,
    `[A-Z]?(?:[a-z]|${OTHER})+`,
    '[A-Z]+',
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?![\da-z])`,
    String.raw`\p{Nd}+`,
    String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*`,
  ].join('|'),
  'gu',
)

/**
 * `Hello World` → `hello-world`; `getAsync` → `get-async`; `v2.0` → `v-2-0`; `Été` → `ete`.
 * It splits words as Docusaurus does, so the URLs of tags stay the same.
 */
export function kebabCase(label: string): string {
  const plain = label
    .replace(/['’]/g, '')
    .replace(/[\u00c0-\u017f]/g, (letter) => PLAIN_LETTERS[letter] ?? letter.normalize('NFD'))
    .replace(/[\u0300-\u036f]/g, '')
  const words = (plain.match(WORD) ?? []).join('-').toLowerCase()
  // A tag without letters and digits has a page, too.
  return words || encodeURIComponent(label).replaceAll('%', '').toLowerCase()
}
