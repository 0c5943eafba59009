// Checks what the `page` hook of a plugin returns. Runs for every page: no more than needed to name what is wrong.

import { checkFileName, checkList, checkResult, type HookName, resultError } from '../base/hookResult.js'
import { kindOf } from '../base/plainData.js'
import type { PageAdditions } from '../config/plugin.js'

const FIELDS: readonly (keyof PageAdditions)[] = ['title', 'description', 'image', 'head', 'files']

/** Throws if the fields are not those of `PageAdditions`. */
export function checkAdditions(added: unknown, { plugin, page }: { plugin: string; page: string }): void {
  const name: HookName = { plugin, hook: 'page', page }
  checkResult(added, { ...name, known: FIELDS })
  const { head, files, ...texts } = added as Readonly<Record<string, unknown>>
  for (const [field, value] of Object.entries(texts)) {
    if (value !== undefined && typeof value !== 'string') throw wrongField(name, field, value, 'a string')
  }
  if (head !== undefined) {
    checkList(head, { ...name, field: 'head' })
    for (const [i, tag] of head.entries()) {
      if (!isTag(tag)) throw wrongField(name, `head[${i}]`, tag, 'a tag with `tagName` and `attributes`')
    }
  }
  if (files === undefined) return
  checkList(files, { ...name, field: 'files' })
  for (const file of files) checkFileName(file, name)
}

function isTag(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { tagName, attributes, innerHTML } = value as Readonly<Record<string, unknown>>
  return (
    typeof tagName === 'string' &&
    /^[a-z]+$/.test(tagName) &&
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
