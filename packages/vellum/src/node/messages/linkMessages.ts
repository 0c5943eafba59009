// What is wrong with links and images.

import { messageTable } from './message.js'

export const LINK_MESSAGES = messageTable({
  'broken-link': {
    texts: ['<count> broken links on <count> pages.', '1 broken link on one page.'],
    about:
      'A link goes to a path of this site that has no page. The report names the page, the link as it is written and as it was resolved, and the page that was probably meant.',
    fix: 'Correct the link. Link to other documents by their file, `./install.md`: such a link follows the document when its URL changes. Link to a file in a static folder with `pathname:///file.pdf`. `onBrokenLinks` sets whether a broken link is an error or a warning.',
    sample: {
      language: 'md',
      code: '[Install](./install.md) · [The guide](/docs/guide) · [PDF](pathname:///manual.pdf)',
    },
  },
  'broken-html-link': {
    texts: [
      '<count> broken links in HTML or JSX on <count> pages.',
      '1 broken link in HTML or JSX on one page.',
    ],
    about:
      'An `<a>` that the site has written as HTML or JSX goes to a path without a page, and `onBrokenHtmlLinks` reports it differently from other links. In a site that came from Docusaurus, which does not check such links, it is a warning: the path may be that of another program on the same host.',
    fix: 'Correct the link, or write it with `Link` or as Markdown. `data-noBrokenLinkCheck` on the element excludes it from the check; `onBrokenHtmlLinks` sets how such links are reported.',
    sample: { language: 'mdx', code: '<a href="/python/" data-noBrokenLinkCheck>API for Python</a>' },
  },
  'broken-anchor': {
    texts: ['<count> broken anchors on <count> pages.', '1 broken anchor on one page.'],
    about:
      'The page of a link exists, but no heading or element on it has the id after the `#`. Ids of headings are made from their text, so they change with it.',
    fix: 'Correct the part after the `#`, or give the heading an id that stays. `onBrokenAnchors` sets whether it is an error, a warning or ignored.',
    sample: { language: 'md', code: '## Install it {#install}' },
  },
  'broken-file-link': {
    texts: [
      'The link "<link>" names a file that does not exist.',
      'The link "<link>" names a file that is not a page.',
    ],
    about:
      'A link to a Markdown file must name a file that is a page. Drafts, files that start with `_` and files that the configuration excludes are not pages.',
    fix: "Correct the path, which starts at the folder of the file with the link, or with `@site/` at the folder of the site. `markdown.hooks.onBrokenMarkdownLinks: 'warn'` builds all the same.",
  },
  'broken-image': {
    texts: [
      'The image "<path>" does not exist.',
      'An image has no URL.',
      'The `image` of the front matter names the file "<file>", which does not exist.',
    ],
    about:
      'The path of an image starts at the Markdown file, or with `/` in a static folder, and there is no such file.',
    fix: "Correct the path, or add the file. `markdown.hooks.onBrokenMarkdownImages: 'warn'` builds all the same.",
    sample: { language: 'md', code: '![The dialog](./img/dialog.png)' },
  },
  'unreadable-image': {
    texts: ['The file of the image "<path>" is no image.'],
    about:
      'The file of a PNG, JPEG, GIF or WebP image has other content: a page of an error that was saved under its name, an empty file, or the pointer that Git LFS leaves. Browsers show the alternative text.',
    fix: 'Replace the file, or run `git lfs pull`.',
  },
  'duplicate-route': {
    texts: [
      'Several pages have the path `<path>`; only the first is built.',
      '<count> paths have several pages each; only the first is built.',
    ],
    about: 'Two files have the same URL, so one of them is not shown.',
    fix: 'Give one of them a different `slug`, or rename it. `onDuplicateRoutes` sets whether it is an error, a warning or ignored.',
  },
})
