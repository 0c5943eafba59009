// What is wrong with documents and the files beside them.

import { messageTable } from './message.js'

export const CONTENT_MESSAGES = messageTable({
  'pages-without-key': {
    texts: ['The document has `pages`, but no key in its name.'],
    about:
      'A document with `pages: ./errors.yml` in its front matter makes a page for each entry of that file.',
    fix: 'Rename the file: `[code].md` names each page by the `code` of its entry.',
  },
  'missing-pages-file': {
    texts: ['The data file "<path>" of `pages` does not exist.'],
    about: '`pages` in the front matter names a data file.',
    fix: 'Correct the path, which begins at the folder of the document, or with `@site/`.',
  },
  'invalid-pages-file': {
    texts: ['The data file of `pages` cannot be read: <reason>.'],
    about: 'The file that pages are made from has an error of its format.',
    fix: 'Correct the file at the line that the message names.',
  },
  'no-pages-entries': {
    texts: [
      'The data file of `pages` has no entries.',
      'The data file of `pages` has no entries at "<path>".',
    ],
    about: 'Pages are made from an array of objects, or from an object of objects, whose keys are `key`.',
    fix: 'Name where the entries are: `pages: ./data.yml#plans`.',
  },
  'pages-entry-without-key': {
    texts: ['The entry has no text "<key>", which names its page.'],
    about: 'The key in the brackets of the name of a document is missing in an entry of its data file.',
    fix: 'Add it to the entry, or rename the document.',
  },
  'pages-entry-name': {
    texts: ['The entry has the <key> "<name>", which cannot be the name of a page.'],
    about: 'The name of a page is a part of its URL.',
    fix: 'Use letters, numbers, spaces, dots and dashes.',
  },
  'pages-entry-twice': {
    texts: ['Two entries have the <key> "<name>", which names their page.'],
    about: 'Pages that are made from data would have one path.',
    fix: 'Change one of the entries.',
  },
  'missing-pages-value': {
    texts: ['The entries of `pages` have no text "<key>".'],
    about: '`:value[…]` in a document with `pages` is a text of the entry.',
    fix: 'Correct the key, or add it to all entries.',
  },
  'no-docs-folder': {
    texts: ['The docs folder "<folder>" does not exist.'],
    about: 'The Markdown files of the docs are expected in this folder.',
    fix: 'Create it, or set `docs.path` to the folder that has the Markdown files. For a site without docs set `docs: false`.',
  },
  'no-documents': {
    texts: [
      'The version "<version>" has no documents: "<folder>" has no Markdown files.',
      'The version "<version>" has no documents: all of "<folder>" are drafts.',
    ],
    about:
      'The folder is there, but it has nothing that could be a page. Files and folders that start with `_` are not pages, and drafts are left out of builds.',
    fix: 'Add a Markdown file, such as `intro.md`, publish a draft, or set `docs: false`.',
  },
  'duplicate-doc-id': {
    texts: ['Two documents have the same id "<id>".'],
    about:
      'The id of a document is its path without the extension and without numbers such as `01-`, so `01-intro.md` and `intro.mdx` have the same one. Sidebars name documents by their id.',
    fix: 'Rename one of the files, or give one of them a different `id` in its front matter.',
  },
  'front-matter-not-closed': {
    texts: ['The front matter is not closed.'],
    about: 'The file starts with `---`, and the line that ends the front matter is missing.',
    fix: 'Add a line of three dashes after the last key.',
    sample: { language: 'md', code: '---\ntitle: Install\n---\n\nThe text starts here.' },
  },
  'front-matter-misplaced': {
    texts: ['The front matter does not begin in the first line.'],
    about: 'Front matter counts only at the very start of a file. Here something is before it.',
    fix: 'Remove what is before the first `---`, including blank lines and spaces.',
  },
  'invalid-front-matter': {
    texts: [
      'The front matter is invalid: <problems>.',
      'The front matter must be a list of `key: value` lines.',
    ],
    about: 'A key has a value of the wrong type, or two keys contradict each other.',
    fix: 'Write each key as the message says. Put text with a colon, a `#` or quotes in quotes.',
    sample: {
      language: 'md',
      code: '---\ntitle: "Retries: when and how"\nsidebar_position: 2\ntags: [http, retry]\n---',
    },
  },
  'invalid-slug': {
    texts: [
      'The slug "<slug>" of the document "<id>" in the folder "<folder>" is not a path.',
      'The slug "<slug>" of the post is not a path.',
    ],
    about: '`slug` becomes part of the URL of the page, so it cannot have every character.',
    fix: 'Use letters, digits, `-`, `_`, `.` and `/`, without `?` and `#`. A slug that starts with `/` starts at the base of the docs, any other one at the folder of the document.',
    sample: { language: 'md', code: '---\nslug: /guides/install\n---' },
  },
  'invalid-yaml': {
    texts: ['<file> cannot be parsed: <reason>.', 'The front matter cannot be parsed: <reason>.'],
    about:
      'The text is not valid YAML. Most often a text with a colon is not in quotes, or lines are indented with tabs.',
    fix: 'Put the text in quotes, and indent with spaces.',
    sample: { language: 'yaml', code: 'title: "Errors: what they mean"' },
  },
  'invalid-json': {
    texts: ['<file> is not JSON.'],
    about: 'The file must be valid JSON, and is not.',
    fix: 'Check the commas, quotes and braces near the position that the message names.',
  },
  'invalid-utf8': {
    texts: ['The file is not valid UTF-8.'],
    about:
      'The file was saved in a different encoding, such as Windows-1252. Its umlauts and accents would be shown wrong.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
  'misnamed-page': {
    texts: [
      'A file is not read as a page because of its extension.',
      '<count> files are not read as pages because of their extensions.',
    ],
    about: 'Pages end in `.md` or `.mdx`, in lower case.',
    fix: 'Rename the files as the message says.',
  },
  'unknown-neighbour': {
    texts: ['`<key>` of the document "<id>" names the document "<other>", which does not exist.'],
    about:
      '`pagination_next` and `pagination_prev` name the document that the links at the end of a page go to.',
    fix: 'Write the id of a document of the same version, or `null` for no link.',
  },
  'undefined-tag': {
    texts: [
      'The document "<id>" has the tag "<tag>", which <file> does not define.',
      'The post "<id>" has the tags <tags>, which <file> does not define.',
    ],
    about: 'The site has a tags file, and this tag is not in it. Often it is misspelt.',
    fix: 'Correct the tag, define it in the tags file, or set `onInlineTags` to `"ignore"`.',
    sample: { language: 'yaml', code: 'retry:\n  label: Retries\n  description: How requests are retried' },
  },
  'invalid-tags-file': {
    texts: ['The tags file must be a list of tags, each with its fields below it.'],
    about: 'The tags file has one key for each tag.',
    fix: 'Write it as below.',
    sample: { language: 'yaml', code: 'retry:\n  label: Retries\n  description: How requests are retried' },
  },
  'invalid-tag-definition': {
    texts: [
      'The tag "<tag>" has the unknown field "<field>".',
      'The tag "<tag>" must have fields below it: label, permalink, description.',
      '`<field>` of the tag "<tag>" must be a string.',
      'The tags "<tag>" and "<other>" have the same permalink "<path>".',
    ],
    about:
      'A tag in the tags file has `label`, `permalink` and `description`, all optional, and each tag has a path of its own.',
    fix: 'Correct the tag at the line that the message names.',
  },
  'duplicate-part': {
    texts: ['Several files replace the part "<name>" of the theme.'],
    about:
      'A part is replaced by `src/theme/<part>.tsx` or by `src/theme/<part>/index.tsx`. Of several files one is used, and the others have no effect.',
    fix: 'Delete all but one.',
  },
  'misplaced-theme-files': {
    texts: ['Files with the names of parts of the theme are not in `src/theme`, so they replace none.'],
    about:
      'A folder such as `theme` beside `src`, or `src/Theme`, has a file with the name of a part of the theme. Only `src/theme` is read, in lower case.',
    fix: 'Move the files to `src/theme` in the folder of the site.',
  },
  'unused-theme-files': {
    texts: ['Files in `src/theme` replace no part of the theme.'],
    about:
      'A file in `src/theme` replaces the part of the theme that has its name. These names are those of no part.',
    fix: 'Correct the name: `vellum eject --list` lists all parts. Move components that pages import to another folder, such as `src/components`.',
    sample: {
      language: 'tsx',
      code: "import Footer from '@theme-original/Footer'\n\nexport default (props: object) => (\n  <>\n    <p>Made by hand</p>\n    <Footer {...props} />\n  </>\n)",
    },
  },
  'missing-static-folder': {
    texts: [
      'There is no static folder "<folder>".',
      'There is no static folder "<folder>", which the plugin "<name>" adds.',
    ],
    about:
      '`staticDirectories` of the configuration, or of what a plugin adds to it, names a folder that is not there, so nothing of it is copied. `static` is the folder of every site, and may be missing.',
    fix: 'Create the folder, correct its path, or remove it. Paths start at the folder of the site; those of plugins are absolute, or `file:` URLs.',
  },
  'unused-slot': {
    texts: ['No page has the path "<path>", for which `theme.slots["<slot>"]` has a component.'],
    about: '`pages` of a slot names paths that the site has no page for, so the component is shown nowhere.',
    fix: 'Correct the path. It starts below the base URL; `*` stands for a name, and `**` for any number of them.',
  },
  'unused-part-state': {
    texts: [
      'Items of the sidebar have state, effects or handlers, which do not run: the list is rendered when the site is built.',
    ],
    about:
      'The list of a sidebar is HTML, one file for all pages that show it: the code of `DocSidebarItem` and its parts is not sent, so that hooks and handlers in them never run.',
    fix: 'Categories open and close without code in the part, if it keeps the elements and classes of the original. Put what else is interactive into the slot `sidebar:before` or `sidebar:after`, or into a client module.',
  },
  'unused-prism-languages': {
    texts: ['`src/theme/prism-include-languages` has no effect: code is highlighted when the site is built.'],
    about:
      'In Docusaurus the file adds languages to Prism, which highlights code in browsers. Here the grammars of Shiki highlight code when the site is built; all of them are available without configuration.',
    fix: 'Delete the file. If the build reports a language as unknown, write one with the same syntax after the fence, or `text`.',
  },
  'unused-live-scope': {
    texts: ['`src/theme/ReactLiveScope` has no effect: no code block is run.'],
    about:
      'In Docusaurus the file names what the code of live code blocks may use. Here such blocks are shown as code.',
    fix: 'Delete the file. To run the code, put it into a component and import that.',
  },
})
