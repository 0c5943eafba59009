// What is wrong with the code and the styles of a site.

import { messageTable } from './message.js'

export const CODE_MESSAGES = messageTable({
  'import-not-found': {
    texts: [
      'The import "<name>" was not found.',
      'The import "<name>" cannot be resolved.',
      'The imported file "<name>" does not exist.',
      'The import "<name>" was not found: the package "<package>" does not export it.',
    ],
    about:
      'A file imports a file that does not exist, a package that is not installed, or a path that its package does not export.',
    fix: 'Correct the path, create the file, or install the package. A path that starts with `@site/` starts at the folder of the site.',
  },
  'unavailable-import': {
    texts: ['The import "<name>" is not available.'],
    about: 'The name is one of Docusaurus that Vellum does not have.',
    fix: 'Remove the import, or use what the message suggests.',
  },
  'blocked-code': {
    texts: [
      'The content security policy blocks code of the site: <what>.',
      'The content security policy would block code of the site: <what>.',
    ],
    about:
      'The scripts of the site have code that browsers do not run under the policy of the site: code in strings (`eval`, `new Function`), WebAssembly, or scripts that are loaded from another origin. The message names the files that it comes from. Files of packages may have such code for cases that never occur.',
    fix: 'If pages need it, allow it in `contentSecurityPolicy` as the message says. A site that came from Docusaurus has a policy that only reports until it sets that field.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  contentSecurityPolicy: { 'script-src': [\"'wasm-unsafe-eval'\"] },\n})",
    },
  },
  'missing-export': {
    texts: ['The name "<name>" is not exported by "<module>".'],
    about: 'An import has a name that the module does not export.',
    fix: 'Import a name that the module exports, or its default export: `import Name from`, without braces.',
  },
  'invalid-code': {
    texts: ['The code cannot be parsed: <reason>'],
    about:
      'A file of the site, such as a component or a client module, is not valid JavaScript or TypeScript. JSX needs the extension `.jsx` or `.tsx`.',
    fix: 'Fix the code at the position that the message names.',
  },
  'missing-tsconfig': {
    texts: ['A tsconfig.json extends <file>, which does not exist.'],
    about:
      'Code of the site is compiled as the `tsconfig.json` above it says, and that one extends a file which is not there: of a package that is not installed, or outside of the folders that were copied.',
    fix: 'Install the package, correct `extends`, or remove it.',
  },
  'invalid-css': {
    texts: ['A stylesheet of the site is not valid CSS: <reason>', 'A stylesheet cannot be read.'],
    about:
      'A stylesheet cannot be parsed. The position may be below the error: a missing brace moves everything that follows.',
    fix: 'Check the braces, semicolons and comments above the position.',
  },
  'missing-preprocessor': {
    texts: ['A stylesheet needs "<package>", which is not installed.'],
    about: 'Sass, Less and Stylus are packages of their own.',
    fix: 'Install the package, or write CSS, which has variables and nested rules.',
    sample: { language: 'sh', code: 'npm install --save-dev sass' },
  },
  'missing-style-file': {
    texts: ['A stylesheet names the file "<file>", which does not exist.'],
    about: 'A `url()` in a stylesheet, such as that of a font or an image, names a file that is not there.',
    fix: 'Correct the path, which starts at the stylesheet, or add the file. A path that starts with `/` is one in a static folder.',
  },
  'page-code-threw': {
    texts: [
      'The code of the page "<path>" threw an error when it was loaded.',
      'The code of the page throws an error while it is loaded.',
      'The code of the component `<name>` threw an error when it was loaded.',
      'The code of a part of the theme threw an error when it was loaded.',
    ],
    about:
      'A module that the page imports threw an error outside of a component. Pages are rendered in Node.js first, where `window` and `document` do not exist.',
    fix: 'Use what only browsers have in an effect or an event handler, or in a component that is loaded inside of `<BrowserOnly>`.',
    sample: {
      language: 'tsx',
      code: "useEffect(() => {\n  document.title = 'Inbox'\n}, [])",
    },
  },
  'page-not-rendered': {
    texts: [
      'The page "<path>" cannot be rendered.',
      'The page "<path>" cannot be rendered. Nor can <count> other pages.',
    ],
    about:
      'A component threw an error while the page was rendered. The cause is printed below the message. If all pages fail, it is in the navbar, the footer or a part of every page.',
    fix: 'Fix the component that the message names.',
  },
  'fragment-not-rendered': {
    texts: ['The <fragment> cannot be rendered.'],
    about:
      'A file that replaces a part of the footer or of the sidebar, or a component in it, threw an error. The cause is printed below the message.',
    fix: 'Fix the file that the message names.',
  },
  'part-without-default': {
    texts: ['A file for the theme has no default export.'],
    about:
      'A file in `src/theme`, in `theme.parts` or in a slot takes the place of a component, so its default export must be one.',
    fix: 'Export the component with `export default`.',
  },
  'no-page-component': {
    texts: [
      'The page "<path>" has no default export.',
      'The default export of the page "<path>" is not a component.',
    ],
    about:
      'A `.tsx` or `.jsx` file in `src/pages` is a page, and its default export is the component that is shown.',
    fix: 'Export a component. A file that is not a page belongs outside of `src/pages`, or has a name that starts with `_`.',
    sample: { language: 'tsx', code: 'export default function Page() {\n  return <h1>Team</h1>\n}' },
  },
  'no-content-component': {
    texts: ['`<name>` in `src/theme/MDXComponents` is not a component.'],
    about:
      'A page shows what `src/theme/MDXComponents` registers under that name, and the value there is not a React component: an import has no such export, or it is an element instead of a component.',
    fix: 'Register a component under the name: a function, or what `memo` and `forwardRef` return.',
    sample: {
      language: 'tsx',
      code: "import MDXComponents from '@theme-original/MDXComponents'\n\nfunction Highlight({ children }: { children?: unknown }) {\n  return <mark>{String(children)}</mark>\n}\n\nexport default { ...MDXComponents, Highlight }",
    },
  },
  'unread-components': {
    texts: ['Components for all pages cannot be read from the code.'],
    about:
      'Which components a site registers in `src/theme/MDXComponents` is read from the file without running it, so that a page gets the code of those that it shows, and no other. An object that a function returns, a computed name or an object from a package cannot be read.',
    fix: 'Write the object with the name of each component. Constants and default exports of other files of the site may be spread into it.',
    sample: {
      language: 'tsx',
      code: "import MDXComponents from '@theme-original/MDXComponents'\n\nfunction Highlight() {\n  return <mark>New</mark>\n}\n\nexport default { ...MDXComponents, Highlight }",
    },
  },
})
