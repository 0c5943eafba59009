// The tags that a plugin adds to every page, as fields of the configuration.

import type { PluginConfig } from 'vellum'
import type { HtmlTag, HtmlTags } from './docusaurusTypes.js'
import type { Unsupported } from './unsupported.js'

type HeadTags = NonNullable<PluginConfig['headTags']>
type Scripts = NonNullable<PluginConfig['scripts']>

/** Tags of the head, and scripts at the end of the body. */
export function tagFields(
  { headTags, preBodyTags, postBodyTags }: HtmlTags,
  unsupported: Unsupported,
): Pick<PluginConfig, 'headTags' | 'scripts'> {
  const head: HeadTags = []
  const scripts: Scripts = []
  for (const tag of listOf(headTags)) {
    if (typeof tag === 'string') {
      unsupported.add(`the tag ${shortened(tag)}`, 'Add it to `headTags` of the configuration as an object.')
    } else {
      const { tagName, attributes = {}, innerHTML } = tag
      head.push({ tagName, attributes: definedIn(attributes), ...(innerHTML !== undefined && { innerHTML }) })
    }
  }
  for (const tag of [...listOf(preBodyTags), ...listOf(postBodyTags)]) {
    const src = typeof tag === 'string' ? undefined : tag.attributes?.src
    if (typeof tag !== 'string' && tag.tagName === 'script' && typeof src === 'string') {
      scripts.push({ ...definedIn(tag.attributes ?? {}), src })
    } else {
      const name = typeof tag === 'string' ? shortened(tag) : `<${tag.tagName}>`
      unsupported.add(
        `the tag ${name} in the body`,
        'Render it in `src/theme/Root`, or in a part of the theme.',
      )
    }
  }
  return { headTags: head, scripts }
}

function listOf(tags: HtmlTags['headTags']): readonly HtmlTag[] {
  return tags === undefined ? [] : ([tags].flat() as readonly HtmlTag[])
}

function definedIn(attributes: Readonly<Record<string, unknown>>): Record<string, string | boolean> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as Record<string, string | boolean>
}

function shortened(html: string): string {
  return html.length > 40 ? `${html.slice(0, 40)}…` : html
}
