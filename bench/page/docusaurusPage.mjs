// @ts-check
// One document of ours for Docusaurus, which reads all of it but what the site's own
// plugins do: the directives that tables and examples are made from are left out.

/**
 * @param {string} _path below the docs folder
 * @param {string} text
 */
export function docusaurusPage(_path, text) {
  // Code may show what is left out elsewhere.
  return text
    .split(/^(```[\s\S]*?^```)/m)
    .map((part) =>
      part.startsWith('```') ? part : part.replaceAll(/^::[a-z][\w-]*(\[.*\])?(\{.*\})?$/gm, ''),
    )
    .join('')
}
