// What is wrong with code blocks whose types are shown.

import { messageTable } from './message.js'

export const SAMPLE_MESSAGES = messageTable({
  'wrong-sample': {
    texts: [
      'The sample does not compile (TS<number>): <reason>',
      'The directive "@<name>" is unknown.',
      'The sample allows the error <number>, but the compiler does not report it.',
      'The query "^?" points at nothing that has a type.',
      'The marker "^|" is not supported.',
      'A "---cut-start---" or a "---cut-end---" has no partner.',
      'The sample cannot be checked: <reason>',
    ],
    about:
      'A code block whose types are shown is compiled, so that readers can trust it. This one has a compiler error, or a comment for the type checker that is wrong.',
    fix: 'Correct the sample, allow the error with `// @errors:` and its number, or write `no-twoslash` after the language.',
    sample: { language: 'md', code: '```ts\n// @errors: 2322\nconst count: number = "three"\n```' },
  },
  'no-type-checker': {
    texts: ['The code block has the word twoslash, but the site has no type checker.'],
    about:
      'The types of samples come from a package of their own, a plugin that the configuration does not name.',
    fix: 'Install `vellum-twoslash`, and add `typedSamples()` to `plugins`. Or remove the word.',
    sample: {
      language: 'ts',
      code: "import { defineConfig } from 'vellum'\nimport { typedSamples } from 'vellum-twoslash'\n\nexport default defineConfig({\n  title: 'My project',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n  plugins: [typedSamples()],\n})",
    },
  },
  'not-a-type-checker': {
    texts: ['`<field>` must be a type checker, or `false`.'],
    about: '`markdown.twoslash` is set by a plugin: by `typedSamples()` of the package `vellum-twoslash`.',
    fix: 'Remove the field, and add `typedSamples()` to `plugins`, with options if there are any.',
  },
  'no-types-in-language': {
    texts: ['Code blocks in <language> have no types: the word twoslash is for ts and tsx.'],
    about: 'Only code blocks in `ts` and `tsx` can show types.',
    fix: 'Remove the word, or write the block in TypeScript.',
  },
  'type-checker-not-loaded': {
    texts: [
      'The type checker in `markdown.twoslash` cannot be loaded.',
      'The module of the type checker in `markdown.twoslash` exports no `createTypeChecker`.',
    ],
    about:
      'The package of the type checker is not installed, is of a version that does not fit, or throws an error. The cause is printed below the message.',
    fix: 'Install `vellum-twoslash` in the version of your Vellum.',
    sample: { language: 'sh', code: 'npm install --save-dev vellum-twoslash' },
  },
  'type-checker-failed': {
    texts: ['<reason of the type checker>'],
    about:
      'The type checker cannot start: its options are wrong, or the TypeScript compiler is missing. The text is that of the checker.',
    fix: 'Do what the line below the message says. `markdown: { twoslash: false }` builds without types.',
  },
})
