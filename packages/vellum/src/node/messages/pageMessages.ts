// What is wrong with the paths of pages and with social cards.

import { messageTable } from './message.js'

export const PAGE_MESSAGES = messageTable({
  'invalid-page-path': {
    texts: ['The page "<path>" cannot be written: <reason>.'],
    about: 'The path of a page becomes the name of a file, which cannot have every character.',
    fix: 'Change the `slug` of the page, or the name of its file.',
  },
  'static-file-conflict': {
    texts: [
      'A static file and a page are both written to <path>.',
      'Static files and pages are both written to <paths>.',
    ],
    about: 'A file in a static folder has the same path as a page, and only one of them can be served.',
    fix: 'Remove or rename the static file, or change the `slug` of the page.',
  },
  'invalid-card-font': {
    texts: [
      'The font of `socialCards` does not exist.',
      'The font of `socialCards` cannot be read.',
      'The font of `socialCards` cannot be used.',
    ],
    about: '`socialCards.font` is the path of a font file, which starts at the folder of the site.',
    fix: 'Correct the path, and use a file in the format TTF, OTF or WOFF2.',
  },
  'missing-card-characters': {
    texts: [
      'The font of `socialCards` has no "<character>", which the card of "<title>" needs.',
      'Pages in the locale "<locale>" have no social card, because Newsreader lacks characters of their titles or descriptions: <pages>.',
    ],
    about: 'The card of a page shows its title and description, and the font lacks some of their characters.',
    fix: 'Set `socialCards.font` to a font that has them, or set `image` in the front matter of the page.',
  },
})
