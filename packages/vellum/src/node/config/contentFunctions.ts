// `markdown.preprocessor` and `markdown.parseFrontMatter`: functions that change a Markdown file before it is read, as
// plugins with a `source` hook.

import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import type { ParsedFrontMatter, ParseFrontMatter, Preprocessor } from './markdownConfig.js'
import type { Plugin } from './plugin.js'
import { isFunction, isRecord } from './schemaKinds.js'

/** The plugins for the functions of `markdown`, in the order in which they run. */
export function contentFunctions(markdown: Readonly<Record<string, unknown>>, siteDir: string): Plugin[] {
  const { preprocessor, parseFrontMatter } = markdown
  return [
    ...(isFunction(preprocessor) ? [preprocessing(preprocessor as Preprocessor, siteDir)] : []),
    ...(isFunction(parseFrontMatter) ? [parsing(parseFrontMatter as ParseFrontMatter, siteDir)] : []),
  ]
}

function preprocessing(preprocessor: Preprocessor, siteDir: string): Plugin {
  return {
    name: 'markdown.preprocessor',
    source: ({ path, text }) => preprocessor({ filePath: join(siteDir, path), fileContent: text }),
  }
}

function parsing(parseFrontMatter: ParseFrontMatter, siteDir: string): Plugin {
  return {
    name: 'markdown.parseFrontMatter',
    source: async ({ path, text }) => {
      const written = await parseDefault({ fileContent: text })
      const parsed = await parseFrontMatter({
        filePath: join(siteDir, path),
        fileContent: text,
        defaultParseFrontMatter: parseDefault,
      })
      if (!isRecord(parsed?.frontMatter) || typeof parsed.content !== 'string') {
        throw new TypeError(
          '`markdown.parseFrontMatter` must return an object with `frontMatter` and `content`.',
        )
      }
      return isDeepStrictEqual(parsed, written) ? undefined : withFrontMatter(text, parsed, written)
    },
  }
}

async function parseDefault({ fileContent }: { readonly fileContent: string }): Promise<ParsedFrontMatter> {
  const { head, body } = splitFrontMatter(fileContent)
  const document = parseDocument(head ?? '')
  // A warning is about words that are not in the value, such as "!important".
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw problem
  const frontMatter: unknown = document.toJS()
  return { frontMatter: isRecord(frontMatter) ? frontMatter : {}, content: body.trim() }
}

/** The file with other front matter, in as many lines as it had: messages name lines of the file. */
function withFrontMatter(
  text: string,
  { frontMatter, content }: ParsedFrontMatter,
  written: ParsedFrontMatter,
): string {
  const { body, bodyLine } = splitFrontMatter(text)
  const blankLines = '\n'.repeat(Math.max(0, bodyLine - 4))
  const ownBody = content === written.content ? body : content
  return `---\n${JSON.stringify(frontMatter)}\n${blankLines}---\n${ownBody}`
}
