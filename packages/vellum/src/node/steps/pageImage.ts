// The image that a page's front matter names by a relative path.

import { readFile } from 'node:fs/promises'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import type { CompiledMarkdown, MarkdownProblem, PageResolver } from '../markdown/compile/types.js'

/** The page with the image that its front matter names by a relative path. */
export async function withImage(
  page: CompiledMarkdown,
  { frontMatter, file }: { readonly frontMatter: Readonly<Record<string, unknown>>; readonly file: string },
  resolver: PageResolver,
): Promise<{ page: CompiledMarkdown; image: string | undefined }> {
  const { image: url } = frontMatter
  if (typeof url !== 'string' || !/^(\.{1,2}\/|@site\/)/.test(url)) return { page, image: undefined }
  const resolved = await resolver.image(url)
  switch (resolved.type) {
    case 'asset':
      return { page: { ...page, assets: [...page.assets, resolved.asset] }, image: resolved.src }
    case 'external':
      return { page, image: resolved.src }
    case 'missing': {
      const problem: MarkdownProblem = {
        type: 'broken-image',
        code: 'broken-image',
        message: `The \`image\` of the front matter names the file "${url}", which does not exist.`,
        ...(resolved.meant !== undefined && { hint: `Did you mean "${resolved.meant}"?` }),
        line: await lineOfImage(file),
        column: 1,
      }
      return { page: { ...page, problems: [...page.problems, problem] }, image: undefined }
    }
  }
}

/** The line of a file's front matter that names the image; the first one if it is not found. */
async function lineOfImage(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const { head = '' } = splitFrontMatter(text)
  const index = head.split('\n').findIndex((line) => /^(['"]?)image\1[ \t]*:/.test(line))
  // The head starts in the second line of the file.
  return index === -1 ? 1 : index + 2
}
