// What is wrong with versions of the docs.

import { messageTable } from './message.js'

export const VERSION_MESSAGES = messageTable({
  'unknown-version': {
    texts: [
      '`<field>` names the version "<version>", which does not exist.',
      'The `docsVersionDropdown` item names the version "<version>", which does not exist.',
      '`<field>` is empty, and a site needs a version.',
      '`<field>` is "<version>", which `<field>` leaves out.',
    ],
    about:
      'An option or a navbar item names a version. Versions are the entries of `versions.json`, and `current` for the documents in the docs folder.',
    fix: 'Correct the name, or freeze the version with `vellum version <name>`.',
  },
  'no-version-left': {
    texts: [
      'No version of the documents is left: `<field>` is `false`, and "<file>" names none.',
      'No version of the documents is left: `<field>` is `false`, and `disableVersioning` is `true`.',
      'The docs set "<id>" has no version.',
    ],
    about:
      '`includeCurrentVersion: false` leaves out the documents in the docs folder, and there is no frozen version besides them.',
    fix: 'Remove the option, or freeze a version first.',
    sample: { language: 'sh', code: 'npx vellum version 1.0' },
  },
  'nothing-to-disable': {
    texts: ['`<field>` has nothing to disable: there is no "<file>".'],
    about: '`disableVersioning` hides frozen versions, and the docs have none.',
    fix: 'Remove the option.',
  },
  'duplicate-version-path': {
    texts: ['The versions "<version>" and "<other>" have the same path "<path>".'],
    about: 'Two versions would have their pages at the same URLs.',
    fix: 'Give one of them a different `path` in `docs.versions`.',
  },
  'invalid-version-list': {
    texts: ['"<file>" must be a list of names.', '"<file>" is invalid: <problem>.'],
    about: '`versions.json` has the names of the frozen versions, newest first.',
    fix: 'Write an array of strings, each name once.',
    sample: { language: 'json', code: '["2.0", "1.0"]' },
  },
  'missing-version-folder': {
    texts: ['The version "<version>" has no folder "<folder>".'],
    about: '`versions.json` lists a version whose documents are not there.',
    fix: 'Restore the folder from your repository, or remove the version from `versions.json`.',
  },
  'missing-version-sidebars': {
    texts: ['The version "<version>" has no sidebar file "<file>".'],
    about: 'A frozen version has its own sidebars, in `versioned_sidebars`, and this file is not there.',
    fix: 'Restore the file, write `{}` into it for a version without sidebars, or remove the version from `versions.json`.',
  },
  'invalid-version-name': {
    texts: [
      'The version cannot have this name: <problem>.',
      'A version cannot be called "current": the unreleased documents have this name.',
    ],
    about: 'The name of a version becomes part of folder names and URLs.',
    fix: 'Use a name such as `1.0`, `2.x` or `2025-03`, of at most 32 characters.',
  },
  'version-exists': {
    texts: [
      'The version "<version>" already exists.',
      'The files of the version already exist, but it is not in the list.',
    ],
    about: '`vellum version` never overwrites a frozen version.',
    fix: 'Pass a different name, or delete the files of the version and its name in `versions.json` first.',
  },
  'nothing-to-freeze': {
    texts: [
      'There is nothing to freeze: "<folder>" has no Markdown files.',
      'There is nothing to freeze: the folder "<folder>" does not exist.',
    ],
    about: '`vellum version` copies the documents in the docs folder, and there are none.',
    fix: 'Write a document first, or correct `docs.path`.',
  },
  'versioning-disabled': {
    texts: ['The version would not be shown: `docs.disableVersioning` is `true`.'],
    about: 'With this option the site shows no frozen version.',
    fix: 'Remove the option, then freeze the version.',
  },
  'docs-folder-taken': {
    texts: ['A version cannot be frozen: the documents are in the folder that versions are copied to.'],
    about:
      '`docs.path` is the folder of the site or contains it. Versions are copied into the folder of the site, so a copy would contain itself.',
    fix: 'Move the documents to a folder of their own, and set `docs.path` to it.',
  },
  'version-not-written': {
    texts: ['The version "<version>" could not be written; nothing was changed.'],
    about:
      'A file could not be copied or written. What had been written before is deleted again. The cause is printed below the message.',
    fix: 'Fix the cause, and run the command again.',
  },
})
