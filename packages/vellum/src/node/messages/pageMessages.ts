// What is wrong with the paths of pages.

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
})
