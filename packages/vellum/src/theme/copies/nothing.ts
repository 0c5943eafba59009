// Pieces of Docusaurus' theme that show nothing here: Node writes the tags in the head of pages.

/** Shows nothing. */
export function Nothing(): null {
  return null
}
