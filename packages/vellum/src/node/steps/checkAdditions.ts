// Checks what the `page` hook of a plugin returns. Runs for every page: no more than needed to name what is wrong.

import { type HeadTag, isAttributeName, isTagName } from '../../shared/headTag.js'
import { checkFileName, checkList, checkResult, type HookName, resultError } from '../base/hookResult.js'
import { kindOf } from '../base/plainData.js'
import type { PageAdditions } from '../config/plugin.js'

/** What is the same for networks wherever the page is. */
const IMAGE = /^(?:\/|(?!file:)[a-z][a-z\d+.-]*:|$)/i

const FIELDS: readonly (keyof PageAdditions)[] = ['title', 'description', 'image', 'head', 'files']

/** The page that a hook was called for. */
interface PageName {
  readonly plugin: string
  readonly page: string
  /** The image that the page had before. */
  readonly image: string | undefined
}

/** Throws if the fields are not those of `PageAdditions`. */
export function checkAdditions(added: unknown, { plugin, page, image: before }: PageName): void {
  const name: HookName = { plugin, hook: 'page', page }
  checkResult(added, { ...name, known: FIELDS })
  const { head, files, ...texts } = added as Readonly<Record<string, unknown>>
  for (const [field, value] of Object.entries(texts)) {
    if (value !== undefined && typeof value !== 'string') throw wrongField(name, field, value, 'a string')
  }
  const { image } = texts
  if (typeof image === 'string' && image !== before && !IMAGE.test(image)) {
    throw resultError(
      name,
      `a URL or a path that starts with a slash in \`image\`, not ${JSON.stringify(image)}`,
      'Put the image into a static folder, and write its path below the base of the site: `/img/card.png`.',
    )
  }
  if (head !== undefined) {
    checkList(head, { ...name, field: 'head' })
    for (const [i, tag] of head.entries()) {
      if (!isTag(tag)) throw wrongField(name, `head[${i}]`, tag, 'a tag with `tagName` and `attributes`')
      const wrong = Object.keys(tag.attributes).find((attribute) => !isAttributeName(attribute))
      if (wrong === undefined) continue
      throw resultError(
        name,
        `names of attributes in \`head[${i}].attributes\`, not ${JSON.stringify(wrong)}`,
        "A name has no spaces, quotes, `<`, `>`, `/` and `=`: write `{ name: 'author', content: 'Ada' }`.",
      )
    }
  }
  if (files === undefined) return
  checkList(files, { ...name, field: 'files' })
  for (const file of files) checkFileName(file, name)
}

function isTag(value: unknown): value is HeadTag {
  if (typeof value !== 'object' || value === null) return false
  const { tagName, attributes, innerHTML } = value as Readonly<Record<string, unknown>>
  return (
    typeof tagName === 'string' &&
    isTagName(tagName) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.values(attributes).every((attribute) =>
      /^(?:string|number|boolean|undefined)$/.test(typeof attribute),
    ) &&
    (innerHTML === undefined || typeof innerHTML === 'string')
  )
}

function wrongField(name: HookName, field: string, value: unknown, expected: string): Error {
  return resultError(
    name,
    `${expected} in \`${field}\`, not ${kindOf(value)}`,
    field.startsWith('head')
      ? "A tag of the head is `{ tagName: 'meta', attributes: { name: 'author', content: 'Ada' } }`."
      : 'Leave the field out if there is nothing to add.',
  )
}
