// @ts-check
// The files of a package that one of its files imports by a path. In: a path and its text. Out: paths. Reads no files.

import { posix } from 'node:path'

/**
 * For a declaration those of the declarations: `./a.js` is a.d.ts.
 * @param {string} path from the folder of the package
 * @param {string} text
 * @returns {string[]} paths from the folder of the package
 */
export function relativeImports(path, text) {
  const imports = path.endsWith('.css')
    ? [...text.matchAll(/@import (?:url\()?["'](\.[^"']+)["']/g)]
    : [
        ...withoutComments(text).matchAll(
          /(?:\bfrom |\bimport |\bimport\()["'](\.[^"'\n]+?\.(?:js|css))(?:\?\w+)?["']/g,
        ),
      ]
  return imports.map(([, name = '']) =>
    posix.join(posix.dirname(path), path.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name),
  )
}

/**
 * A script without its comments, whose examples import files, too.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
