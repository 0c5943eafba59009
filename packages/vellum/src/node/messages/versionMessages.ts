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
  'no-repository': {
    texts: ['The version "<version>" is read from Git, but <folder> is not in a repository.'],
    about:
      'A version has a `ref`, and its documents are read with `git`: the folder of the site is not in a clone, or Git is not installed.',
    fix: 'Build in a clone. A container needs the package `git` and the folder `.git`. Or freeze the version as a copy.',
    sample: { language: 'sh', code: 'npx vellum version 2.0' },
  },
  'unknown-ref': {
    texts: ['The version "<version>" has the ref "<ref>", which this repository does not have.'],
    about:
      'A branch, tag or commit that a version names is not in the clone. Clones in CI are often shallow: they have one commit, and no tags.',
    fix: 'Fetch it, or correct the name in `docs.versions`.',
    sample: { language: 'sh', code: 'git fetch --tags origin' },
  },
  'ref-without-docs': {
    texts: ['The version "<version>" has no documents: "<ref>" has no folder "<folder>".'],
    about: 'The documents of a version with a `ref` are expected in the folder in which they are today.',
    fix: 'If the site was in another folder then, name that folder in `refPath`, from the root of the repository.',
  },
  'ref-without-sidebars': {
    texts: ['The version "<version>" has no sidebars: "<ref>" has no file "<file>".'],
    about:
      'A version with a `ref` has the sidebars of that ref, from the file that `docs.sidebarPath` names, with any extension.',
    fix: 'If the file had another name then, write that name in `refSidebarPath` of the version. Otherwise choose a later ref, or freeze the version as a copy.',
  },
  'version-twice': {
    texts: [
      'The version "<version>" is there twice: it has a `ref`, and the folder "<folder>".',
      'The version "current" has a `ref`, but it is the documents in the docs folder.',
    ],
    about: 'A version is read either from Git or from a folder.',
    fix: 'Remove one of them, or give the version of the ref another name.',
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
