// What is wrong with redirects.

import { messageTable } from './message.js'

export const REDIRECT_MESSAGES = messageTable({
  'broken-redirect': {
    texts: ['The redirect "<path>" has the target "<target>", which is not a page of this site.'],
    about: 'The old URL would lead to a page that does not exist.',
    fix: 'Write the path of a page.',
  },
})
