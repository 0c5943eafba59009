// Posts of a future date: Docusaurus publishes them at once, Vellum on their date. The configuration says so in words, because
// the engine only follows Docusaurus while the site has traces of it.

import { propertyOf, resolved } from '../configTree.js'
import { addFields } from '../objectEdits.js'
import type { Node } from '../sourceText.js'
import type { Draft } from './draft.js'
import { type Preset, presetOption, shiftOf } from './rewritePreset.js'

const FIELD = `futurePosts: 'publish'`

/** The options of one of several blogs, with the field. */
export function withFuturePosts(options: string): string {
  if (options.includes('futurePosts')) return options
  if (!options.startsWith('{')) return `{ ${FIELD}, ...${options} }`
  return options.replace(/^\{\s*/, `{ ${FIELD}, `).replace(/, \}$/, ' }')
}

/** Adds `futurePosts: 'publish'` to the blog, if there is one. */
export function keepFuturePosts(draft: Draft, preset: Preset | undefined): void {
  if (!addField(draft, preset)) return
  draft.findings.add({
    code: 'future-posts',
    outcome: 'changed',
    text: "`blog.futurePosts` is 'publish': posts of a future date are published at once, as before.",
  })
}

function addField(draft: Draft, preset: Preset | undefined): boolean {
  const { source, program, fields, facts, removed } = draft
  // A blog of a plugin.
  const options = fields.get('blog')
  if (options !== undefined) {
    if (options.startsWith('[')) return options.includes(FIELD)
    if (!options.startsWith('{') || options.includes('futurePosts')) return false
    fields.set('blog', withFuturePosts(options))
    return true
  }
  const own = presetOption(draft, preset, 'blog')
  if (!own) {
    if (!preset || !facts.hasBlog) return false
    fields.set('blog', `{ ${FIELD} }`)
    return true
  }
  const object = resolved(own, program)
  if (object.type !== 'ObjectExpression' || propertyOf(object, 'futurePosts')) return false
  const properties = (object.properties as Node[]).filter((property) => !removed.has(property))
  const isInPreset = preset?.options && object.start > preset.options.start && object.end < preset.options.end
  addFields(
    source,
    { ...object, properties } as unknown as Node,
    [FIELD],
    preset && isInPreset ? shiftOf(draft, preset) : 0,
  )
  return true
}
