// What is wrong with the files and folders that commands read and write.

import { messageTable } from './message.js'

export const FILE_MESSAGES = messageTable({
  'output-folder-not-empty': {
    texts: ['The output folder "<folder>" has files that vellum did not write.'],
    about: 'A build replaces the whole output folder, so it does not touch one with files of yours.',
    fix: 'Empty the folder first, or choose another one with `--out-dir`.',
  },
  'output-folder-has-sources': {
    texts: [
      'The output folder "<folder>" holds the site\'s own files.',
      'The output folder "<folder>" holds "<source>", which the site is made from.',
    ],
    about: 'A build replaces the whole output folder: your files in it would be deleted.',
    fix: 'Choose another folder with `--out-dir`, such as `build`.',
  },
  'output-folder-copied': {
    texts: ['The output folder "<folder>" is inside of "<source>", which is copied into it.'],
    about: 'The output would contain itself.',
    fix: 'Choose a folder outside of the static folders with `--out-dir`.',
  },
  'output-folder-is-file': {
    texts: [
      'The output folder "<folder>" is a file.',
      '"<folder>" cannot be a folder: a part of its path is a file.',
    ],
    about: 'Something else has the name of the output folder.',
    fix: 'Rename or delete the file, or choose another folder with `--out-dir`.',
  },
  'output-folder-in-use': {
    texts: ['Cannot move the finished site to "<folder>".', 'Cannot replace the folder "<folder>".'],
    about:
      'The site is built beside the output folder and moved there at the end. Another program has a file of the folder open, which Windows does not allow.',
    fix: 'Close what uses the folder, such as a server, a terminal or an editor, and build again.',
  },
  'file-outside-output': {
    texts: ['The file "<path>" would be outside of the output folder.'],
    about: 'The path of a page or of a file has `..` in it.',
    fix: 'Change the name of the file, or the `slug` of the page.',
  },
  'file-written-twice': {
    texts: ['The file "<path>" is written twice.'],
    about: 'Two pages or files of the site have the same path.',
    fix: 'Rename one of them, or give one page a different `slug`.',
  },
  'no-built-site': {
    texts: ['There is no built site in "<folder>".', 'There is no folder "<folder>".'],
    about: '`vellum serve` and `--keep-assets` read a site that was built before.',
    fix: 'Run `vellum build` first, or correct the folder. For the first deployment leave out `--keep-assets`.',
  },
  'cache-folder-taken': {
    texts: ['The folder <folder> belongs to another user, or is not a folder.'],
    about:
      "The site's folder cannot be written to, so the cache is in the temporary folder of the system, where the name is taken.",
    fix: 'Delete the folder, or set the environment variable `TMPDIR` to another one.',
  },
  'broken-symlink': {
    texts: [
      'A symbolic link has no target, so its file is not part of the site.',
      '<count> symbolic links have no target, so their files are not part of the site.',
    ],
    about: 'The file that a symbolic link names does not exist.',
    fix: 'Correct the link, or delete it.',
  },
  'circular-symlink': {
    texts: ['The folder "<folder>" is a link to a folder that contains it.'],
    about: 'Reading the folder would never end.',
    fix: 'Remove the link, or rename it so that it starts with `_`.',
  },
  'symlink-outside-site': {
    texts: [
      'A symbolic link in a static folder points outside of the site and is left out.',
      '<count> symbolic links in static folders point outside of the site and are left out.',
    ],
    about:
      'Static folders are published whole. A link to somewhere else on the disk could publish private files by accident.',
    fix: 'Copy the files into the site, or add the folder of the target to `staticDirectories`.',
  },
  'disk-full': {
    texts: [
      'The disk is full: cannot write "<file>" (ENOSPC).',
      'Your disk quota is used up: cannot write "<file>" (EDQUOT).',
    ],
    about: 'There is no space left for the output or the cache.',
    fix: 'Free some space. The cache in `.vellum` can always be deleted.',
  },
  'read-only-disk': {
    texts: ['The file system is read-only: cannot write "<file>" (EROFS).'],
    about: 'The disk or container is mounted without write access.',
    fix: 'Mount it with write access, or choose a folder on another disk with `--out-dir`.',
  },
  'no-permission': {
    texts: ['No permission to <verb> "<file>" (<code>).'],
    about:
      'The user that runs the command may not read or write the file. Often it was made by another user, such as root in a container.',
    fix: 'Change the permissions or the owner of the file and of its folder.',
  },
  'file-in-path': {
    texts: [
      'Cannot <verb> "<file>": "<part>" is a file, not a folder (ENOTDIR).',
      'Cannot <verb> "<file>": a part of its path is a file, not a folder (ENOTDIR).',
    ],
    about: 'A folder was expected where there is a file.',
    fix: 'Rename or delete that file.',
  },
  'file-exists': {
    texts: [
      'Cannot create the folder "<folder>": a file has this name (EEXIST).',
      'Cannot create "<file>": it already exists (EEXIST).',
    ],
    about: 'Something else has the name of a file or folder that Vellum creates.',
    fix: 'Rename or delete it.',
  },
  'file-is-folder': {
    texts: ['Cannot <verb> "<file>": it is a folder, not a file (EISDIR).'],
    about: 'A file was expected where there is a folder.',
    fix: 'Rename or delete that folder.',
  },
  'too-many-open-files': {
    texts: ['Too many files are open: cannot <verb> "<file>" (<code>).'],
    about: 'The system limits how many files a program may have open.',
    fix: 'Close other programs, or raise the limit.',
    sample: { language: 'sh', code: 'ulimit -n 4096' },
  },
})
