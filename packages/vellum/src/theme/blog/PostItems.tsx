import type { ComponentType } from 'react'
import type { PageBody } from '../../client/context/theme.js'
import type { ListedPost } from '../../shared/blogPage.js'
import { HAS_LIVE_PARTS } from '../../shared/features.js'
import type { ContentLanguage } from '../../shared/pageBase.js'
import { KEPT_TEXT } from '../frame/keptText.js'
import { PostItem } from './PostItem.js'

export interface PostItemsProps {
  readonly items: readonly ListedPost[]
  /** Their excerpts. */
  readonly body: PageBody
}

/** Posts in a list. */
export function PostItems({ items, body }: PostItemsProps) {
  return items.map((post, index) => (
    <PostItem key={post.href} post={post}>
      <Excerpt body={body} index={index} language={post.language} />
    </PostItem>
  ))
}

interface ExcerptProps {
  readonly body: PageBody
  readonly index: number
  readonly language: ContentLanguage | undefined
}

/** The excerpt of one post of a list. */
export function Excerpt({ body, index, language }: ExcerptProps) {
  const attributes = { ...language, className: 'markdown' }
  if (body.type === 'excerpts') {
    if (HAS_LIVE_PARTS && body.isKept) Object.assign(attributes, KEPT_TEXT)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: body.html[index] ?? '' }} />
  }
  if (body.type !== 'component') return null
  const Component = body.Component as ComponentType<{ index: number } & typeof attributes>
  return <Component index={index} {...attributes} />
}
