// What is wrong with posts and their authors.

import { messageTable } from './message.js'

export const BLOG_MESSAGES = messageTable({
  'unknown-author': {
    texts: [
      'The post has the author "<key>", which <file> does not define.',
      'The post has the author "<key>", but there is no <file>.',
      'The post has the author "<key>", but <file> defines none.',
    ],
    about: 'A post names an author by a key, and the authors file does not have it.',
    fix: 'Correct the key, or define the author in the authors file.',
    sample: { language: 'yaml', code: 'ada:\n  name: Ada Lovelace\n  url: https://example.com/ada' },
  },
  'invalid-author': {
    texts: [
      'The author "<key>" has the unknown field "<field>".',
      'The author "<key>" has no name.',
      'The author "<key>" must have fields below it: <fields>.',
      'The image "<path>" of the author "<key>" must be a URL, or a path in a static folder.',
      '`<field>` of the author "<key>" must be a string.',
      '`socials` of the author "<key>" must be a list of `platform: name` lines.',
      'The author "<key>" is on "<platform>", whose URLs are not known.',
      '`page` of the author "<key>" must be true, false, or an object with a permalink.',
      'An author of the post has the unknown field "<field>".',
      'An author of the post has no name.',
    ],
    about:
      'An author has a field that is missing, unknown or of the wrong type. An author needs a `name` or an `image_url`.',
    fix: 'Correct the field at the line that the message names.',
    sample: {
      language: 'yaml',
      code: 'ada:\n  name: Ada Lovelace\n  title: Analyst\n  url: https://example.com/ada\n  image_url: /img/ada.png',
    },
  },
  'invalid-authors-file': {
    texts: ['The authors file must be a list of authors, each with its fields below its key.'],
    about: 'The authors file has one key for each author.',
    fix: 'Write it as below.',
    sample: { language: 'yaml', code: 'ada:\n  name: Ada Lovelace\n  url: https://example.com/ada' },
  },
  'inline-authors': {
    texts: [
      'The post "<id>" defines the author "<name>" itself.',
      'The post "<id>" defines the authors <names> itself.',
    ],
    about:
      'The author is written out in the front matter of the post. In the authors file it would be written once for all posts.',
    fix: 'Move the author to the authors file and name its key in the post, or set `blog.onInlineAuthors` to `"ignore"`.',
  },
  'mixed-author-keys': {
    texts: ['The post has both `authors` and the older keys that start with `author`.'],
    about:
      '`author`, `author_url`, `author_title` and `author_image_url` are an older way to write one author.',
    fix: 'Keep `authors` only.',
    sample: {
      language: 'md',
      code: '---\nauthors:\n  - name: Ada Lovelace\n    url: https://example.com/ada\n---',
    },
  },
  'untruncated-posts': {
    texts: [
      'Lists show the whole of a post without a truncate marker.',
      'Lists show the whole of <count> posts without a truncate marker.',
    ],
    about:
      'The list of posts shows what is above the truncate marker. A post without one is shown whole, which makes long lists.',
    fix: 'Write `<!-- truncate -->` after the first paragraphs, in MDX `{/* truncate */}`, or set `blog.onUntruncatedBlogPosts` to `"ignore"`.',
    sample: {
      language: 'md',
      code: 'The first paragraph is shown in lists.\n\n<!-- truncate -->\n\nThe rest is shown on the page of the post.',
    },
  },
  'invalid-post-date': {
    texts: ['The path of the post has the date "<date>", which does not exist.'],
    about: 'The date of a post is read from the name of its file or folder, such as `2026-02-28-release.md`.',
    fix: 'Rename the file to a real date, or write `date` in its front matter and remove the date from the name.',
  },
})
