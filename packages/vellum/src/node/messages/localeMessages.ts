// What is wrong with locales and translations.

import { messageTable } from './message.js'

export const LOCALE_MESSAGES = messageTable({
  'unknown-locale': {
    texts: ['The site has no locale "<locale>".'],
    about: '`--locale` names a locale that is not in `i18n.locales`.',
    fix: 'Use one of the locales that the message lists, or add the locale to `i18n.locales`.',
  },
  'invalid-locale': {
    texts: ['`<field>` is "<locale>", which is not a language tag.'],
    about:
      'The name of a locale is a language tag: it is written into `<html lang>`, and browsers and search engines read it.',
    fix: 'Write a tag of two or three letters, such as `fr`, with a dash before the region, such as `pt-BR`. The name that readers see is `label` in `i18n.localeConfigs`.',
  },
  'unlisted-locale': {
    texts: [
      '`<field>` is "<locale>", but `i18n.locales` has <locales> only.',
      '`<field>` describes a locale that is not in use: `i18n.locales` has <locales> only.',
    ],
    about: '`i18n.defaultLocale` and the keys of `i18n.localeConfigs` are names in `i18n.locales`.',
    fix: 'Add the locale to `i18n.locales`, or remove it from the field.',
  },
  'duplicate-locale-url': {
    texts: ['The locales "<locale>" and "<other>" have the same URL, <url>.'],
    about: 'Two locales would be written to the same folder.',
    fix: 'Give one of them a different `baseUrl` or `url` in `i18n.localeConfigs`, or remove both: each locale then has its own path.',
  },
  'untranslated-locale': {
    texts: ['The locale "<locale>" has no translations: its pages are copies of those of "<locale>".'],
    about: 'The locale is in `i18n.locales`, and its folder in `i18n` has no files.',
    fix: 'Write the files of its messages, and translate documents. Or remove the locale, or set `translate: false` in `i18n.localeConfigs` if copies are what you want.',
    sample: { language: 'sh', code: 'npx vellum write-translations --locale fr' },
  },
  'unused-locale-files': {
    texts: [
      'The folder of the locale "<locale>" has a file that is not read.',
      'The folder of the locale "<locale>" has files that are not read.',
    ],
    about:
      'Translations are read from certain folders and files in `i18n/<locale>`, and these are others. Often a name is misspelt.',
    fix: 'Rename or move the files to one of the folders that the message lists, or delete them.',
  },
  'orphaned-translation': {
    texts: [
      'A translation has no effect: the file that it translates does not exist.',
      '<count> translations have no effect: the files that they translate do not exist.',
    ],
    about:
      'A translated file has the path of the original, below the folder of its locale. Often the original was renamed or moved.',
    fix: 'Rename or move the translation like the original, or delete it.',
  },
  'invalid-translations': {
    texts: [
      'A file of translations must hold one object.',
      'The translation of "<id>" has no `message`.',
      'The translation of "<id>" has a `message` that is not a string.',
      'The translation of "<id>" is not an object with a `message`.',
    ],
    about: 'A file of translated messages has one entry for each message, with its text in `message`.',
    fix: 'Correct the entry, or let `vellum write-translations` make the file.',
    sample: { language: 'json', code: '{\n  "home.title": { "message": "Bienvenue" }\n}' },
  },
  'locale-not-translated': {
    texts: ['Translations of the locale "<locale>" are disabled.'],
    about: '`vellum write-translations` writes nothing for a locale with `translate: false`.',
    fix: 'Remove `translate` from `i18n.localeConfigs`, or choose another locale with `--locale`.',
  },
  'unreadable-source-messages': {
    texts: ['The messages of the file cannot be read.'],
    about:
      '`vellum write-translations` looks for `<Translate>` and `translate()` in the code of the site, and this file cannot be read.',
    fix: 'Fix the cause that is printed below the message. Messages of other files are written.',
  },
  'untranslatable-message': {
    texts: [
      'The first argument of `translate()` must be an object literal.',
      'The argument of `translate()` must have its fields written out.',
      'The `<field>` of `translate()` must be a plain string.',
      'The attributes of `<Translate>` must be written out.',
      'The `<name>` of `<Translate>` must be a plain string.',
      'The child of `<Translate>` must be one plain string.',
      '`translate()` needs an id or a message.',
      '`<Translate>` needs an id or a message.',
    ],
    about:
      '`vellum write-translations` reads messages without running the code, so a message must be a plain string.',
    fix: 'Write the text as a string, and values as `{name}` with `values`.',
    sample: {
      language: 'tsx',
      code: '<Translate id="home.hello" values={{ name }}>\n  {\'Hello {name}\'}\n</Translate>',
    },
  },
})
