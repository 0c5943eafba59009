// What is wrong with the Markdown of a page.

import { messageTable } from './message.js'

export const MARKDOWN_MESSAGES = messageTable({
  'unclosed-tag': {
    texts: ['The tag <tag> is not closed.', 'The tag <tag> is not closed where it belongs.'],
    about:
      'Pages are MDX, where every tag is closed: in the same list item, quote or paragraph, with the same indentation. Elements without content end with `/>`.',
    fix: 'Close the tag, or write `\\<` for a `<` that is text.',
    sample: { language: 'mdx', code: '<br />\n\n<div>\n  A paragraph.\n</div>' },
  },
  'mismatched-tag': {
    texts: [
      'The closing tag <tag> does not match the opening tag <tag> in line <line>.',
      'The closing tag <tag> does not match the opening tag <tag>.',
    ],
    about: 'Elements must be closed in the opposite order in which they were opened.',
    fix: 'Close the inner element first.',
    sample: { language: 'mdx', code: '<b><i>both</i></b>' },
  },
  'stray-closing-tag': {
    texts: ['A closing tag has no opening tag.'],
    about:
      'There is a `</name>` without a `<name>` before it. The opening tag may be in another list item, quote or paragraph.',
    fix: 'Remove the closing tag, or open the element before. Write `\\<` for a `<` that is text.',
  },
  'unfinished-tag': {
    texts: ['A tag that begins with "<" does not end.'],
    about: 'The `>` of a tag, or the closing quote of one of its attributes, is missing.',
    fix: 'Add it, or write `\\<` for a `<` that is text.',
  },
  'invalid-tag': {
    texts: [
      'A tag contains "<character>", which is not allowed there.',
      'The value of an attribute begins with "<character>".',
      'A closing tag contains more than its name.',
    ],
    about:
      'The attributes of a tag are `name="value"`, `name={value}` or `name` alone, and a closing tag has none.',
    fix: 'Put the value in quotes, or write `\\<` for a `<` that is text.',
    sample: { language: 'mdx', code: '<img src="/img/logo.svg" alt="Logo" width="40" />' },
  },
  'tag-leaves-block': {
    texts: [
      'A tag leaves the list item or quote that it starts in.',
      'The code in braces leaves the list item or quote that it starts in.',
    ],
    about:
      'A tag or an expression of several lines starts in a list item or a quote, and a line of it is outside.',
    fix: 'Indent all its lines like the first one, or begin them with `>` in a quote.',
  },
  'url-as-tag': {
    texts: ['A URL in "<" and ">" is read as a tag.'],
    about: 'MDX has no links in angle brackets.',
    fix: 'Write the URL alone, or as a link.',
    sample: { language: 'md', code: 'https://example.com or [the example](https://example.com)' },
  },
  'less-than-sign': {
    texts: ['A "<" is followed by "<character>", which cannot begin a tag.', 'A "<" is followed by a space.'],
    about: 'In MDX a `<` begins a tag.',
    fix: 'Write `\\<` or `&lt;` for a `<` that is text, or put it in `code`.',
    sample: { language: 'md', code: 'Node.js \\< 20 is unsupported, so is `x < 20`.' },
  },
  'unclosed-comment': {
    texts: ['An HTML comment is not closed.'],
    about:
      'A comment starts with `<!--`, and its `-->` is missing or in another list item, quote or paragraph.',
    fix: 'Add the `-->`.',
  },
  'merge-conflict': {
    texts: ['The file has an unresolved merge conflict.'],
    about: 'git has left both sides of a conflict in the file.',
    fix: 'Keep one of the two sides, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  'unclosed-brace': {
    texts: ['A "{" is not closed.'],
    about: 'In MDX a `{` begins an expression.',
    fix: 'Add the closing `}`. Write `\\{` for a brace that is text, or put it in `code`.',
  },
  'invalid-expression': {
    texts: [
      'The code in braces is not valid JavaScript: <reason>.',
      'The code in braces is not valid JavaScript.',
      'The braces do not contain exactly one expression.',
    ],
    about: 'What is in braces is an expression of JavaScript, and this is not one.',
    fix: 'Correct the expression. Write `\\{` for a brace that is text, or put it in `code`.',
    sample: { language: 'mdx', code: 'There are {2 + 3} of them; \\{this\\} is text.' },
  },
  'invalid-import': {
    texts: [
      'The import or export is not valid JavaScript: <reason>.',
      'The import or export is not valid JavaScript.',
      'The lines after an import or export are neither.',
    ],
    about: 'A line that starts with `import` or `export` is code, up to the next blank line.',
    fix: 'Leave a blank line after imports and exports. Begin a line of text with a different word, or with `\\`.',
    sample: {
      language: 'mdx',
      code: "import Chart from '@site/src/components/Chart'\n\n<Chart year={2026} />",
    },
  },
  'page-not-compiled': {
    texts: ['The page cannot be compiled.', 'The page cannot be compiled: <reason>'],
    about:
      'The parser of Markdown stopped with an error that Vellum does not know. The cause is printed below the message.',
    fix: 'Remove parts of the page until it compiles: the last part that you removed has the error.',
  },
  'nested-too-deeply': {
    texts: ['The page is nested too deeply to be compiled.'],
    about: 'Lists, quotes or elements inside each other go thousands of levels deep. The line is a guess.',
    fix: 'Make them flatter.',
  },
  'unknown-component': {
    texts: ['The component <Name> is not defined.'],
    about: 'The page uses a component that it neither imports nor gets from the theme.',
    fix: 'Import the component, with a blank line before and after the import. Write `\\<` for a `<` that is text.',
    sample: { language: 'mdx', code: "import Chart from '@site/src/components/Chart'\n\n<Chart />" },
  },
  'unknown-admonition': {
    texts: ['There is no admonition of the type "<type>"; it is shown as "info".'],
    about: '`<Admonition>` has a `type` that is not one of the keywords of the site.',
    fix: 'Use `note`, `tip`, `info`, `warning` or `danger`, or add the keyword to `admonitions.keywords`.',
  },
  'unknown-directive': {
    texts: ['The directive "<name>" is unknown; it is shown as text.'],
    about:
      'Text such as `:name[text]`, `::name` or `:::name` is a directive, and neither Vellum nor a plugin of the site knows this one.',
    fix: 'Correct the name of the admonition, add it to `admonitions.keywords`, or write `\\:` for a colon that is text.',
    sample: { language: 'md', code: ':::tip[Faster]\n\nCache the response.\n\n:::' },
  },
  'spaced-directive': {
    texts: ['"<directive>" has a space after the colons, so it is shown as text.'],
    about:
      'An admonition begins with three colons and its keyword, without a space between them. VitePress writes a space.',
    fix: 'Remove the space. Write `\\:::` for colons that are text.',
    sample: { language: 'md', code: ':::tip[Faster]\n\nCache the response.\n\n:::' },
  },
  'unclosed-directive': {
    texts: ['The directive "<name>" has no end.'],
    about:
      'A directive that begins with `:::` contains everything up to a line with the same number of colons.',
    fix: 'Write the line below its text.',
    sample: { language: 'md', code: ':::tip[Faster]\n\nCache the response.\n\n:::' },
  },
  'stray-colons': {
    texts: ['"<colons>" ends nothing and is shown as text.'],
    about:
      'A line of colons ends the directive that begins with as many. Here that has ended before: a directive inside of it has the same number.',
    fix: 'Begin and end the outer directive with more colons.',
    sample: { language: 'md', code: '::::note\n\n:::tip\n\nCache the response.\n\n:::\n\n::::' },
  },
  'unknown-admonition-attribute': {
    texts: ['The admonition "<name>" has the attribute "<attribute>", which has no effect.'],
    about: 'Admonitions have the attributes `title`, `class` and `id`.',
    fix: 'Remove the attribute, or correct its name.',
  },
  'quote-not-alert': {
    texts: [
      'A quote begins with "<mark>", which is no alert of GitHub.',
      'A quote begins with "<mark>" and more text in its first line, so it is no alert.',
    ],
    about:
      'GitHub has the alerts `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` and `[!CAUTION]`, alone in the first line of a quote. Other quotes are shown as they are, there and here.',
    fix: 'Correct the first line, or write an admonition, which has any keyword and title.',
    sample: { language: 'md', code: '> [!WARNING]\n> Requests are sent again.' },
  },
  'other-engine-syntax': {
    texts: [
      '<Syntax> is shown as text.',
      '<Syntax> has no effect.',
      'A comment with "@include:" of VitePress includes nothing.',
    ],
    about: 'The page has syntax of another engine, such as Material for MkDocs, VitePress or Fumadocs.',
    fix: 'Write it as the hint says. With a backslash before its first character it is text.',
  },
  'component-in-commonmark': {
    texts: ['The component <Name> is in a page of CommonMark, where it is an unknown element of HTML.'],
    about:
      'Components work in MDX. In a page that is read as CommonMark, browsers get an element that they do not know.',
    fix: 'Rename the file to `.mdx`, or write `format: mdx` below `mdx:` in its front matter.',
  },
  'other-code-option': {
    texts: ['`<option>` is an option of code blocks in another engine, and has no effect here.'],
    about: 'The word after the language is an option of another engine.',
    fix: 'Write the option that the hint names, or remove it.',
    sample: {
      language: 'md',
      code: '```js title="src/client.js" showLineNumbers {2}\nconst timeout = 5000\n```',
    },
  },
  'unknown-language': {
    texts: ['The language "<language>" of a code block is unknown; the code is shown without colours.'],
    about: 'The word after the three backticks is not a language that Vellum can highlight.',
    fix: 'Correct the name, or write `text` for code without colours.',
  },
  'unknown-code-notation': {
    texts: ['The code notation "<notation>" is unknown; it is shown as text.'],
    about:
      'A comment in a code block has the form of code notation, with a name that does not exist. The names are `++`, `--`, `focus`, `highlight`, `error`, `warning` and `word:…`.',
    fix: 'Correct the name. To show notation as text, write a second exclamation mark: `[!!code ++]`.',
    sample: { language: 'js', code: 'const timeout = 5000 // [!code ++]' },
  },
  'misplaced-code-notation': {
    texts: [
      'The code notation "<notation>" is not in a comment at the end of its line; it is shown as text.',
    ],
    about: 'Code notation is read in a comment that ends its line, or that has a line of its own.',
    fix: 'Move the comment to the end of the line. To show notation as text, write `[!!code ++]`.',
  },
  'missing-code-word': {
    texts: ['The code block highlights "<word>", which is not in its code.'],
    about: 'A word between two slashes after the language is highlighted in the code.',
    fix: 'Correct the word, or remove it.',
  },
  'collapse-range': {
    texts: ['The code block collapses the lines {<lines>}, but it has <count>.'],
    about: '`collapse={3-12}` after the language hides these lines until a reader opens them.',
    fix: 'Write lines that the block has. They are counted as they are shown, without lines that have only notation.',
  },
  'missing-code-file': {
    texts: ['The code block takes its code from "<path>", which does not exist.'],
    about: 'An empty code block with `file=` after the language shows the text of that file.',
    fix: 'Correct the path, which begins at the folder of the page, or with `@site/`.',
    sample: { language: 'md', code: '```ts file=@site/examples/order.ts#total\n```' },
  },
  'code-file-unused': {
    texts: ['The code block has `file=<path>` and code of its own; the file is not shown.'],
    about: 'Only an empty code block with `file=` after the language shows the text of that file.',
    fix: 'Remove the code to show that of the file. To name the file above the code, write `title=` instead of `file=`.',
    sample: { language: 'md', code: '```ts file=@site/examples/order.ts#total\n```' },
  },
  'missing-code-region': {
    texts: ['The file "<path>" has no region "<name>".'],
    about: 'What follows `#` in `file=` is the name of a region of the file, or its lines.',
    fix: 'Correct the name, or mark the region in the file.',
    sample: { language: 'ts', code: '// #region total\nexport const total = 2 * 40\n// #endregion' },
  },
  'open-code-region': {
    texts: ['The region "<name>" of the file "<path>" has no end.'],
    about: 'A region ends with the comment `#endregion`, or `#endregion` and its name.',
    fix: 'Add the comment after the last line of the region.',
  },
  'missing-code-lines': {
    texts: ['The file "<path>" does not have the lines "<lines>".'],
    about: '`#L3-L9` after a path in `file=` are lines that the file does not have.',
    fix: 'Correct the numbers, or mark a region in the file, which stays right when the file changes.',
  },
  'missing-data-file': {
    texts: ['The data file "<path>" does not exist.'],
    about: '`::table{file="…"}` and `:value[…]{file="…"}` show data of a file.',
    fix: 'Correct the path, which begins at the folder of the page, or with `@site/`.',
    sample: { language: 'md', code: '::table{file="@site/data/plans.yml" columns="name, price"}' },
  },
  'unknown-data-format': {
    texts: ['The file "<path>" has no format of data.'],
    about: 'The extension of a data file says how it is read.',
    fix: 'Name a `.json`, `.yml`, `.yaml`, `.csv` or `.tsv` file.',
  },
  'invalid-data-file': {
    texts: ['The data file "<path>" cannot be read: <reason>.'],
    about: 'The file that a page shows data of has an error of its format.',
    fix: 'Correct the file at the line that the message names.',
  },
  'no-data-rows': {
    texts: ['The data file "<path>" has no rows that a table could show.'],
    about: 'The rows of a table are an array of objects, or an object, whose keys are the column `key`.',
    fix: 'Name the rows inside of the file with `path="…"`.',
  },
  'missing-data-column': {
    texts: ['The data file "<path>" has no column "<column>".'],
    about: 'A name in `columns` is one that no row of the file has.',
    fix: 'Correct the name. Its heading follows a colon: `columns="name, price: Price"`.',
  },
  'nested-data-column': {
    texts: ['The column "<column>" of the data file "<path>" is not a text, but has keys of its own.'],
    about: 'A cell shows one value, or several plain ones.',
    fix: 'Choose the value with a dot: `columns="name, price.month"`.',
  },
  'missing-data-value': {
    texts: ['The data file "<path>" has no value "<key>".'],
    about:
      'A part of the path between the brackets of `:value[…]`, or of `path="…"`, does not exist in the file.',
    fix: 'Correct the path. Items of an array have numbers, from 0: `:value[plans.0.price]{file="…"}`.',
  },
  'no-data-text': {
    texts: ['The value "<key>" of the data file "<path>" is not a text, but has keys of its own.'],
    about: '`:value[…]` shows one value, or several plain ones.',
    fix: 'Add the key of the value that you want.',
  },
  'empty-code-group': {
    texts: ['The code group has no code blocks; its content is shown without tabs.'],
    about: 'The code blocks between `:::code-group` and `:::` become tabs, and there is none.',
    fix: 'Put two or more code blocks into it.',
    sample: {
      language: 'md',
      code: ':::code-group\n\n```sh [npm]\nnpm install acme\n```\n\n```sh [pnpm]\npnpm add acme\n```\n\n:::',
    },
  },
  'code-group-content': {
    texts: ['The code group contains something else than code blocks; it is shown above the tabs.'],
    about: 'Each tab of a code group is one code block.',
    fix: 'Move the text out of the code group, or write `<Tabs>`.',
  },
  'code-group-name': {
    texts: ['The code group has more than one tab with the name "<name>".'],
    about:
      'A tab is named by `[name]` after the language, else by the title of the code block, else by its language.',
    fix: 'Write a name for each in brackets after the language.',
  },
  'live-code-block': {
    texts: ['`live` has no effect after the language of a code block: the code is shown, not run.'],
    about: 'Docusaurus has an editor for code blocks with the word `live`. Vellum shows the code.',
    fix: 'Remove the word. To run the code, put it into a component and import that.',
  },
  'no-magic-comment': {
    texts: ['The code block highlights the lines {<lines>}, but no magic comment is configured.'],
    about: '`themeConfig.prism.magicComments` is empty, so highlighted lines would have no class.',
    fix: 'Remove the option for the default, or add an entry to it.',
  },
  'invalid-tabs': {
    texts: [
      'The <Tabs> have no <TabItem>.',
      'Tab <number> of the <Tabs> has no value.',
      'The <Tabs> have more than one tab with the value "<value>".',
      'The <Tabs> have the default value "<value>", but no such tab.',
      'The <Tabs> have a `queryString` but no `groupId`, which would be its name.',
      'The <Tabs> contain <element> that is in no <TabItem>.',
    ],
    about: '`<Tabs>` contains nothing but `<TabItem>`s, each with a `value` of its own.',
    fix: 'Correct the tabs as the message says.',
    sample: {
      language: 'mdx',
      code: '<Tabs groupId="package-manager" defaultValue="npm">\n  <TabItem value="npm">npm install vellum</TabItem>\n  <TabItem value="pnpm">pnpm add vellum</TabItem>\n</Tabs>',
    },
  },
  'invalid-head': {
    texts: ['The <head> of the page contains more than HTML elements.'],
    about: 'A `<head>` in a page is copied into the document, so it can have plain elements only.',
    fix: 'Write elements with literal attributes, or use `<Head>` of `@docusaurus/Head` for values.',
    sample: { language: 'mdx', code: '<head>\n  <meta name="robots" content="noindex" />\n</head>' },
  },
  'partial-front-matter': {
    texts: ['The partial has front matter, which is ignored.'],
    about: 'A partial is a Markdown file that other pages import. Only pages have front matter.',
    fix: 'Remove the front matter from the partial.',
  },
  'circular-partials': {
    texts: ['Partials import each other in a circle.'],
    about: 'A Markdown file imports another one that imports the first, directly or through others.',
    fix: 'Remove one of the imports that the message lists.',
  },
  'plugin-threw': {
    texts: [
      'A plugin of the site threw an error: <plugin>.',
      'A plugin of the site threw an error: <plugin>. The same happens on <count> other pages.',
      'Code of the configuration threw an error that nothing waited for.',
      'The Vite plugin "<name>" threw an error: <text>.',
      'A PostCSS plugin threw an error: <text>.',
    ],
    about:
      'A remark, rehype, Vite or PostCSS plugin of the configuration threw an error, or something that it has started did. The cause is printed below the message.',
    fix: 'Fix the plugin, or remove it from the configuration. A plugin that does something later returns a promise.',
  },
  'rejected-by-plugin': {
    texts: ['<reason of the plugin>'],
    about:
      'A remark or rehype plugin of the configuration reported an error at a position of the page. The text is that of the plugin; the hint names it.',
    fix: 'Correct the page, or the plugin.',
  },
  'reported-by-plugin': {
    texts: ['<reason of the plugin>'],
    about:
      'A remark or rehype plugin of the configuration warned of something in the page, with `file.message`. The text is that of the plugin; the hint names it.',
    fix: 'Correct the page, or the plugin.',
  },
})
